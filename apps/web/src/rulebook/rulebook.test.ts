import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GAMES } from '@oubliette/shelf';
import { GAME_FILES } from '@oubliette/shelf/node';
import { TABLE_RULES } from '@oubliette/kernel';
import { checkMessages } from '@oubliette/words';
import {
  booksOf,
  chapterOf,
  closedOf,
  contentsAt,
  gameAt,
  isContents,
  makeBook,
  neighbourOf,
  withReferences,
} from './book.ts';
import type { RuleBook } from './book.ts';
import { isClosed, rememberTable, standing, tableBehind } from './here.ts';
import { excerpt, makeFinder, markWords, plain } from './search.ts';
import { RULEBOOK } from './words.ts';

/** As the screen fetches it. */
function bookAt(at: string | null): RuleBook {
  const books = booksOf(gameAt(at)).map((game) => ({ game, rules: GAME_FILES[game].rulebook() }));
  return makeBook(books, { en: 'The table', fr: 'La table' });
}

const book = bookAt(null);
const finder = makeFinder(book);
const rule = (id: string) => book.byId.get(id)!;
const ids = (query: string, language: 'en' | 'fr') =>
  finder.find(query, language).map((found) => found.rule.id);

test('the book has the chapters of the classic game in order, and the table’s own rules last', () => {
  assert.equal(book.chapters[0]!.id, 'roles');
  assert.deepEqual(
    book.chapters.at(-1)!.rules.map(({ id }) => id),
    TABLE_RULES.map(({ id }) => id),
  );
  assert.equal(book.rules.length, book.byId.size);
  assert.equal(chapterOf(book, rule('CLS-MOV-05')).title.fr, 'Le déplacement');
});

test('next and previous cross the end of a chapter and stop at the end of the book', () => {
  assert.equal(neighbourOf(book, rule('CLS-GEN-08'), 1)!.id, 'CLS-CMP-01');
  assert.equal(neighbourOf(book, rule('CLS-CMP-01'), -1)!.id, 'CLS-GEN-08');
  assert.equal(neighbourOf(book, book.rules[0]!, -1), null);
  assert.equal(neighbourOf(book, book.rules.at(-1)!, 1), null);
});

test('ids in a text become references, unknown ones stay text', () => {
  assert.deepEqual(withReferences(book, 'See CLS-MOV-05, TBL-UNDO and CLS-MOV-99.'), [
    { text: 'See ' },
    { text: 'CLS-MOV-05', rule: 'CLS-MOV-05' },
    { text: ', ' },
    { text: 'TBL-UNDO', rule: 'TBL-UNDO' },
    { text: ' and ' },
    { text: 'CLS-MOV-99' },
    { text: '.' },
  ]);
});

test('texts are printed as their language prints them', () => {
  assert.equal(rule('CLS-TUR-03').title.en, 'A hero’s turn');
  assert.match(rule('CLS-TRP-31').title.fr, /lances\u202f!/);
});

test('a rule is found by its title, by beginnings, without accents and with a slip', () => {
  assert.equal(ids('same square twice', 'en')[0], 'CLS-MOV-05');
  assert.equal(ids('deux fois la meme case', 'fr')[0], 'CLS-MOV-05');
  assert.ok(ids('diagon', 'en').includes('CLS-MOV-04'));
  assert.ok(ids('oublliette', 'fr').includes('CLS-TRP-06'));
  assert.ok(ids('l’éboulis', 'fr').includes('CLS-TRP-21'));
  assert.deepEqual(ids('xyzzyplugh', 'en'), []);
});

test('a rule is found by its id, however it is written', () => {
  for (const query of ['CLS-MOV-05', 'cls-mov-05', 'mov 5', 'MOV5', 'mov-05'])
    assert.equal(ids(query, 'en')[0], 'CLS-MOV-05', query);
  assert.equal(ids('tbl-undo', 'fr')[0], 'TBL-UNDO');
  assert.equal(new Set(ids('CLS-MOV-05', 'en')).size, ids('CLS-MOV-05', 'en').length);
});

test('a language is searched in its own words', () => {
  assert.ok(!ids('bouclier', 'en').some((id) => id.startsWith('CLS-CBT')));
  assert.ok(ids('bouclier', 'fr').some((id) => id.startsWith('CLS-CBT')));
});

test('words found are marked where they stand, accents or none', () => {
  assert.equal(plain('Évêché'), 'eveche');
  assert.deepEqual(markWords('Le dé, les dés.', ['de']), [
    { text: 'Le ', hit: false },
    { text: 'dé', hit: true },
    { text: ', les dés.', hit: false },
  ]);
  assert.deepEqual(markWords('Whole.', []), [{ text: 'Whole.', hit: false }]);
});

test('an excerpt holds the word and is cut between words', () => {
  const text = `${'lorem ipsum '.repeat(20)}skull ${'dolor sit '.repeat(20)}`.trim();
  const cut = excerpt(text, ['skull'], 60);
  assert.match(cut, /^… .*\bskull\b.* …$/);
  assert.ok(cut.length <= 66);
  assert.equal(excerpt('short', ['short']), 'short');
});

test('CLS-TRN-04: at a training table, spells and searches are marked as not in force', () => {
  const training = { role: 'hero', training: true, dice: 'app' } as const;
  assert.equal(standing(rule('CLS-TRN-04'), training), 'in');
  assert.equal(standing(rule('CLS-SPL-05'), training), 'out');
  assert.equal(standing(rule('CLS-CBT-01'), training), 'plain');
  const full = { ...training, training: false };
  assert.equal(standing(rule('CLS-TRN-04'), full), 'out');
  assert.equal(standing(rule('CLS-SPL-05'), full), 'plain');
  assert.equal(standing(rule('CLS-SPL-05'), null), 'plain');
});

test('TBL-DICE: typed dice are in force where people roll', () => {
  const here = { role: 'hero', training: false, dice: 'hand' } as const;
  assert.equal(standing(rule('TBL-DICE'), here), 'in');
  assert.equal(standing(rule('TBL-DICE'), { ...here, dice: 'app' }), 'out');
  assert.equal(standing(rule('TBL-UNDO'), here), 'in');
});

test('the rulebook remembers the table it was opened from', (t) => {
  t.after(() => rememberTable(null));
  assert.equal(tableBehind(), null);
  rememberTable({ role: 'gamemaster', training: false, dice: 'app' });
  assert.equal(tableBehind()?.role, 'gamemaster');
});

test('CLS-QBK-12: the master’s chapter is closed for everyone else until they insist', () => {
  const questBook = chapterOf(book, rule('CLS-QBK-05'));
  const hero = { role: 'hero', training: false, dice: 'app' } as const;
  assert.ok(questBook.forMaster);
  assert.ok(!chapterOf(book, rule('CLS-MOV-05')).forMaster);
  assert.ok(isClosed(true, hero, false));
  assert.ok(isClosed(true, null, false));
  assert.ok(!isClosed(true, hero, true));
  assert.ok(!isClosed(true, { ...hero, role: 'gamemaster' }, false));
  assert.ok(!isClosed(false, hero, false));
});

test('its words are sound in both languages', () => assert.deepEqual(checkMessages(RULEBOOK), []));

test('a book that extends another goes before it, and its traps and techniques are for the master', () => {
  assert.deepEqual(booksOf(gameAt('nextlevel')), ['nextlevel', 'classic']);
  const both = bookAt('nextlevel');
  assert.equal(both.chapters[0]!.id, 'nextlevel-scope');
  assert.equal(both.rules.length, both.byId.size);
  assert.equal(chapterOf(both, both.byId.get('NXT-TRP-06')!).forMaster, true);
  assert.equal(chapterOf(both, both.byId.get('CLS-TRP-06')!).forMaster, false);
  assert.deepEqual(
    ['NXT-ATK-01', 'nxt-atk-01', 'nextlevel', 'nextlevel-scope', 'CLS-ATK-01', 'movement', null].map(
      (at) => gameAt(at).id,
    ),
    ['nextlevel', 'nextlevel', 'nextlevel', 'nextlevel', 'classic', 'classic', 'classic'],
  );
});

test('every game’s book has its contents, and says for whom its closed chapters are', () => {
  for (const game of GAMES) {
    const own = bookAt(game.id);
    assert.equal(own.game, game.id);
    assert.ok(isContents(contentsAt(game.id)));
    assert.equal(gameAt(contentsAt(game.id)).id, game.id);
    for (const { id, rules } of own.chapters.slice(0, -1))
      for (const { id: ruleId } of rules) assert.equal(gameAt(ruleId).id, gameAt(id).id, ruleId);
    if (own.chapters.some(({ forMaster }) => forMaster)) assert.notEqual(closedOf(game), null);
  }
  assert.equal(contentsAt('classic'), null);
});

test('ADV-GM-06: of an expedition’s book, what the game master alone reads is closed, but not its cards', () => {
  const advanced = bookAt('advanced');
  const closed = advanced.chapters.filter(({ forMaster }) => forMaster).map(({ id }) => id);
  assert.deepEqual(
    closed,
    ['gameMaster', 'counters', 'monsterCharacters', 'hazards', 'treasure', 'magicTreasure', 'traps'].map(
      (id) => `advanced-${id}`,
    ),
  );
  assert.deepEqual(
    ['ADV-GM-06', 'NXT-TRP-06', 'CLS-QBK-05'].map((id) => closedOf(gameAt(id))?.openCards),
    [true, false, false],
  );
  const find = makeFinder(advanced);
  assert.equal(find.find('hth 15', 'fr')[0]?.rule.id, 'ADV-HTH-15');
  assert.ok(find.find('zone mortelle', 'fr').some(({ rule: { id } }) => id.startsWith('ADV-CMB')));
  assert.ok(find.find('death zone', 'en').some(({ rule: { id } }) => id.startsWith('ADV-CMB')));
});
