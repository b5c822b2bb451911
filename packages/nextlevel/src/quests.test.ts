/** The quests written for NextLevel: sound, well written, and together using what it adds. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { MONSTERS, warnings } from '@oubliette/classic/extend';
import type { Quest } from '@oubliette/classic/extend';
import { problemText } from '@oubliette/classic/node';
import { assertWellWritten, monstersIn } from '@oubliette/classic/testing';
import { rule } from '@oubliette/kernel/testing';
import { BESTIARY } from './content/bestiary.ts';
import { MAX_LEVEL } from './content/levels.ts';
import { NEXT_TRAP_KINDS } from './content/traps.ts';
import { readNextLessons, readNextQuestBook, readOwnQuests } from './node/index.ts';
import { NEXTLEVEL_QUESTS } from './quests.ts';
import { nextlevel } from './system.ts';
import { table } from './testing/index.ts';

const OWN = readOwnQuests();
const LESSONS = readNextLessons();

test('its own quests come first, from level 1 upwards, and classic’s after them', () => {
  const book = readNextQuestBook();
  assert.ok(
    LESSONS.every(({ id }) => book.every((quest) => quest.id !== id)),
    'lessons stand beside it',
  );
  assert.ok(OWN.length >= 3);
  assert.deepEqual(
    book.slice(0, OWN.length).map(({ id }) => id),
    OWN.map(({ id }) => id),
  );
  assert.equal(new Set(book.map(({ id }) => id)).size, book.length, 'each has an id of its own');
  const levels = OWN.map(({ quest }) => quest.level!);
  assert.equal(levels[0], 1);
  assert.deepEqual(
    levels,
    levels.toSorted((a, b) => a - b),
  );
  for (const { id, quest } of book) {
    assert.equal(quest.book, OWN.some((own) => own.id === id) ? 'nextlevel' : null);
    assert.ok(quest.level !== null && quest.level <= MAX_LEVEL, `${id} says for which level it is meant`);
  }
});

for (const { id, quest, source } of [...OWN, ...LESSONS])
  test(`${id} can be laid out, is written properly in both languages, and opens`, () => {
    assert.equal(
      warnings(quest)
        .map((problem) => problemText(problem, 'en'))
        .join('\n'),
      '',
    );
    assertWellWritten(quest);
    const count = monstersIn(quest);
    const [least, most] = LESSONS.some((lesson) => lesson.id === id) ? [4, 8] : [10, 45];
    assert.ok(count >= least && count <= most, `${count} monsters`);
    const opened = nextlevel.open({
      quest: source,
      seats: [
        { id: 'heroes', plays: ['barbarian'] },
        { id: 'morcar', plays: 'morcar' },
      ],
      heroes: [{ kind: 'barbarian' }],
    });
    assert.ok(opened.ok, JSON.stringify(opened));
  });

test('between them they have the box’s monsters and NextLevel’s, every sort of trap, altars to find scrolls on', () => {
  const quests: readonly Quest[] = OWN.map(({ quest }) => quest);
  const kinds = new Set(quests.flatMap(({ monsters }) => monsters.map(({ kind }) => kind)));
  for (const kind of Object.keys(BESTIARY).filter((one) => MONSTERS[one]?.count !== 0))
    assert.ok(kinds.has(kind), `no ${kind}`);
  const traps = new Set(quests.flatMap((quest) => quest.traps.map(({ kind, sort }) => sort ?? kind)));
  for (const kind of NEXT_TRAP_KINDS) assert.ok(traps.has(kind), `no ${kind}`);
  for (const { id, furniture } of quests)
    assert.ok(
      furniture.some((piece) => piece.id?.startsWith('altar')),
      `${id} has no altar`,
    );
});

const HALL = `
  +-+-+-+-+-+-+
  |E . . . . .|
  +-+-+-+-+-+-+`;

function laid(book: 'nextlevel' | null, options: Record<string, unknown>) {
  const traps = [
    { kind: 'steelJaw', at: 'C1' },
    { kind: 'spear', at: 'D1' },
    { kind: 'deepPit', at: 'E1' },
  ];
  const quest = { traps, ...(book === null ? {} : { book }) };
  return table(HALL, { E: { kind: 'elf' } }, { quest, next: { options } }).state.next.trapKinds;
}

rule(
  'NXT-TRP-01',
  'a trap the quest names by NextLevel’s word is that one, whatever the table varies',
  () => {
    assert.deepEqual(laid('nextlevel', { traps: 'varied' }), ['steelJaw', 'spear', 'deepPit']);
    assert.deepEqual(laid('nextlevel', { traps: 'printed' }), ['steelJaw', 'spear', 'deepPit']);
    assert.deepEqual(laid(null, { traps: 'varied' }), ['steelJaw', 'steelJaw', 'deepPit']);
  },
);

rule('NXT-MON-20', 'a quest written for NextLevel has its ogres where it names them, and no others', () => {
  const LAIR = `
    +-+-+-+-+-+-+
    |. Bd. . . .|
    +-+-+-+-+-+-+`;
  const met = (book: object) => {
    const monsters = [
      { kind: 'orc', at: 'C1' },
      { kind: 'orc', at: 'D1' },
      { kind: 'bugbear', at: 'F1' },
    ];
    const t = table(
      LAIR,
      { B: { kind: 'barbarian' } },
      {
        turn: { of: 'B', left: 6 },
        dark: true,
        quest: { monsters, ...book },
        next: { options: { ogres: true } },
      },
    );
    t.do({ type: 'openDoor', figure: 'B', door: 'B1-C1' });
    return t.state.figures.flatMap(({ side, kind }) => (side === 'morcar' ? [kind] : [])).toSorted();
  };
  assert.deepEqual(met({ book: 'nextlevel' }), ['bugbear', 'orc', 'orc']);
  assert.deepEqual(met({}), ['bugbear', 'ogre', 'orc']);
});

rule('NXT-MON-20', 'what a quest leaves unsaid of a foe it names comes from the Bestiary', () => {
  const DEN = `
    +-+-+-+
    |. Bd.|
    +-+-+-+`;
  const name = { en: 'Captain Sarn', fr: 'Capitaine Sarn', gender: 'm' };
  for (const book of [{}, { book: 'nextlevel' }]) {
    const monsters = [{ kind: 'chaosWarrior', at: 'C1', id: 'sarn', name, body: 2 }];
    const t = table(
      DEN,
      { B: { kind: 'barbarian' } },
      { turn: { of: 'B', left: 6 }, dark: true, quest: { monsters, ...book } },
    );
    t.do({ type: 'openDoor', figure: 'B', door: 'B1-C1' });
    const { attack, defence, body } = t.figure('sarn');
    assert.deepEqual([attack, defence, body], [4, 4, 2], 'on the classic card it attacks with 3');
  }
});

rule('NXT-HRO-02', 'heroes of whom nothing is said begin at the level the quest is meant for', () => {
  const level = (quest: { readonly level?: number }) =>
    table(HALL, { E: { kind: 'elf' } }, { quest: { ...quest } }).state.next.sheets.elf!.level;
  assert.deepEqual([level({ level: 1 }), level({ level: 5 }), level({ level: 9 }), level({})], [1, 5, 6, 3]);
});

test('docs/quests.md names every monster and trap that only NextLevel has', () => {
  const doc = readFileSync(new URL('../../../docs/quests.md', import.meta.url), 'utf8');
  const { monsters, traps } = NEXTLEVEL_QUESTS;
  for (const word of [...Object.keys(monsters), ...Object.keys(traps)])
    assert.ok(doc.includes(`\`${word}\``), `docs/quests.md does not mention ${word}`);
});
