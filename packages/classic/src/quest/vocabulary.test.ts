/** A book built on classic may add monsters and traps, and have quests that name them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MONSTERS } from '../content/monsters.ts';
import { noun } from '../content/names.ts';
import { checkQuest } from './check.ts';
import { drawQuest } from './draw.ts';
import { example } from './example.ts';
import type { Quest } from './quest.ts';
import { plainProblem } from './problem.ts';
import type { QuestVocabulary } from './vocabulary.ts';

const TROLL = { ...MONSTERS.orc, attack: 5, defence: 4, body: 6 };
const BEYOND: QuestVocabulary = {
  book: 'beyond',
  monsters: { ...MONSTERS, troll: TROLL, fimir: { ...MONSTERS.fimir, attack: 4 } },
  traps: {
    noose: { laidAs: 'spear', noun: noun('noose', 'collet', 'm') },
    well: { laidAs: 'pit', noun: noun('well', 'puits', 'm', { fr: 'puits' }) },
  },
};

const written = example({
  book: 'beyond',
  level: 2,
  wandering: 'troll',
  monsters: [
    { kind: 'orc', at: 'K4', id: 'chief' },
    { kind: 'troll', at: 'G3' },
    { kind: 'fimir', at: 'G4', body: 3 },
  ],
  traps: [
    { kind: 'noose', at: 'H3' },
    { kind: 'well', at: ['H4', 'I4'] },
    { kind: 'spear', at: 'H2' },
  ],
});

function played(source: unknown): Quest {
  const checked = checkQuest(source, BEYOND);
  assert.ok(checked.ok, JSON.stringify(checked));
  return checked.quest;
}

test('a quest may name what only its own book knows', () => {
  const quest = played(written);
  assert.deepEqual([quest.book, quest.level, quest.wandering], ['beyond', 2, 'troll']);
  assert.deepEqual(
    quest.monsters.map(({ kind }) => kind),
    ['orc', 'troll', 'fimir'],
  );
});

test('a trap of the book’s own is laid as one of the box, and keeps its name', () => {
  const { traps } = played(written);
  assert.deepEqual(
    traps.map((trap) => [trap.kind, trap.sort, trap.squares.length]),
    [
      ['spear', 'noose', 1],
      ['pit', 'well', 2],
      ['spear', null, 1],
    ],
  );
});

test('what a quest leaves of a monster’s figures is as on the card of the book that plays it', () => {
  const [, , fimir] = played(written).monsters;
  assert.deepEqual([fimir!.strength!.attack, fimir!.strength!.body], [4, 3]);
  const classic = checkQuest(example({ monsters: [{ kind: 'fimir', at: 'K4', id: 'chief', body: 3 }] }));
  assert.ok(classic.ok);
  assert.equal(classic.quest.monsters[0]!.strength!.attack, MONSTERS.fimir.attack);
});

test('the map names them', () => {
  const map = drawQuest(played(written));
  assert.match(map, /noose \(1\): H3/);
  assert.match(map, /troll \(1\): G3/);
});

test('a quest of the box is played by any book, one written for a book by no other', () => {
  assert.equal(played(example({})).book, null);
  const checked = checkQuest(written);
  assert.ok(!checked.ok);
  assert.deepEqual(checked.problems.map(plainProblem), [
    {
      path: 'quest.book',
      message: 'this quest is written for the book beyond',
      remedy: 'play it by the rules of beyond',
    },
  ]);
});

test('without its book, an unknown monster or trap is named with those that are known', () => {
  const problemsOf = (source: unknown) => {
    const checked = checkQuest(source);
    return checked.ok ? [] : checked.problems.map(({ path, remedy }) => [path, remedy.en]);
  };
  const kinds = Object.keys(MONSTERS);
  assert.deepEqual(problemsOf(example({ monsters: [{ kind: 'gorgon', at: 'K4', id: 'chief' }] })), [
    ['quest.monsters[0].kind', `write ${kinds.slice(0, -1).join(', ')} or ${kinds.at(-1)!}`],
  ]);
  assert.deepEqual(problemsOf(example({ traps: [{ kind: 'noose', at: 'H3' }] })), [
    ['quest.traps[0].kind', 'write pit, rockfall, spear or chest'],
  ]);
});
