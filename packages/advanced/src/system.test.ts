/** A setup from outside is opened, or its problems are named. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rule } from '@oubliette/kernel/testing';
import { HEROES, henchman } from './content/heroes.ts';
import { MATRICES } from './content/matrices.ts';
import { DEFAULT_OPTIONS } from './setup.ts';
import type { Setup } from './setup.ts';
import { advanced } from './system.ts';

const text = { en: 'A dungeon', fr: 'Un donjon' };

const SETUP: Setup = {
  players: [
    { seat: 'ann', sheets: ['heinrich', 'otto'] },
    { seat: 'ben', sheets: ['magnus'] },
  ],
  master: true,
  sheets: [
    HEROES.heinrich,
    HEROES.magnus,
    henchman('manAtArms', { id: 'otto', name: 'Otto', serves: 'heinrich' }),
  ],
  dungeon: {
    id: 'test',
    title: text,
    intro: text,
    matrices: MATRICES.ratmen,
    levels: [{ tag: 'random', down: 'none' }],
    characters: [],
    aims: [],
  },
  map: null,
  options: DEFAULT_OPTIONS,
};

function problemsOf(setup: unknown): string[] {
  const opened = advanced.open(setup as Setup);
  return opened.ok ? [] : opened.problems.map(({ path, message }) => `${path}: ${message}`);
}

rule('ADV-SET-03', 'a player for each hero, and one game master', () => {
  const opened = advanced.open(SETUP);
  assert.ok(opened.ok);
  assert.deepEqual(opened.game.seats, [
    { id: 'ann', role: 'hero' },
    { id: 'ben', role: 'hero' },
    { id: 'master', role: 'gamemaster' },
  ]);
  assert.deepEqual(problemsOf({ ...SETUP, players: [...SETUP.players, { seat: 'cat', sheets: [] }] }), [
    'players[2].sheets: this player has no hero (ADV-SET-03)',
  ]);
});

rule(
  'ADV-SET-04',
  'exactly one player decides for a figure, and the same for a hero and the henchmen in its service',
  () => {
    assert.deepEqual(problemsOf({ ...SETUP, players: [{ seat: 'ann', sheets: ['heinrich', 'otto'] }] }), [
      'players: exactly one player decides for magnus (ADV-SET-04)',
    ]);
    const crossed = [
      { seat: 'ann', sheets: ['heinrich'] },
      { seat: 'ben', sheets: ['magnus', 'otto'] },
    ];
    assert.deepEqual(problemsOf({ ...SETUP, players: crossed }), [
      'sheets[2].serves: a henchman serves a hero of the same player (ADV-SET-04)',
    ]);
  },
);

test('without a master nobody sits there', () => {
  const opened = advanced.open({ ...SETUP, master: false });
  assert.ok(opened.ok);
  assert.equal(opened.game.seats.length, 2);
});

test('what is misspelt or missing is named with its path', () => {
  assert.deepEqual(problemsOf({ ...SETUP, master: 'yes' }).length, 1);
  assert.deepEqual(problemsOf(null).length, 1);
  assert.deepEqual(problemsOf({ ...SETUP, more: 1 }).length, 1);
  const [first] = problemsOf({
    ...SETUP,
    sheets: [{ ...HEROES.heinrich, gold: -3 }, ...SETUP.sheets.slice(1)],
  });
  assert.match(first!, /^sheets\[0\]\.gold: /);
});

test('gear nobody knows is refused', () => {
  const armed = {
    ...HEROES.heinrich,
    weapons: ['laser'],
    armour: ['tinfoil'],
    items: ['toaster'],
    spells: ['hocusPocus'],
  };
  assert.deepEqual(problemsOf({ ...SETUP, sheets: [armed, ...SETUP.sheets.slice(1)] }), [
    'sheets[0].weapons: nobody knows laser',
    'sheets[0].armour: nobody knows tinfoil',
    'sheets[0].items: nobody knows toaster',
    'sheets[0].spells: nobody knows hocusPocus',
  ]);
});

test('a dungeon whose tables or maps do not hold is refused', () => {
  const dungeon = (change: object) => ({ ...SETUP, dungeon: { ...SETUP.dungeon, ...change } });
  const short = { ...MATRICES.ratmen, lair: [{ upTo: 11, monsters: { ratman: 1 } }] };
  assert.deepEqual(problemsOf(dungeon({ matrices: short })), [
    'dungeon.matrices.lair: the rows do not cover a D12',
  ]);
  const strange = { ...MATRICES.ratmen, quest: [{ upTo: 12, monsters: { unicorn: 1 } }] };
  assert.deepEqual(problemsOf(dungeon({ matrices: strange })), [
    'dungeon.matrices.quest: there is no monster unicorn',
  ]);
  const hazards = [{ upTo: 11, hazard: 'draught' }];
  assert.deepEqual(problemsOf(dungeon({ hazards })), [
    'dungeon.hazards: the rows do not cover a D12',
    'dungeon.hazards: there is no hazard draught',
  ]);
  const piece = { id: 'hall', section: 'ballroom', at: [1, 1], turns: 0 };
  assert.deepEqual(problemsOf(dungeon({ levels: [{ tag: 'prepared', pieces: [piece] }] })), [
    'dungeon.levels[0].pieces: there are no stairs to start from (ADV-STAIR-01)',
    'dungeon.levels[0].pieces[0].section: there is no section ballroom',
  ]);
  const strangers = {
    id: 'hall',
    section: 'stairs',
    at: [1, 1],
    turns: 0,
    stairs: 'out',
    monsters: { unicorn: 1 },
    characters: ['ratman'],
    hazard: 'draught',
    traps: [{ at: [1, 1], trap: 'banana' }],
    chests: [{ at: [1, 1], trap: 'spring' }],
  };
  assert.deepEqual(
    problemsOf(dungeon({ levels: [{ tag: 'prepared', pieces: [strangers] }] })).map(
      (problem) => problem.split('pieces[0].')[1],
    ),
    [
      'monsters: there is no monster unicorn',
      'characters: there is no monster character ratman',
      'hazard: there is no hazard draught',
      'traps: there is no trap banana',
      'traps: there is no trap spring',
    ],
  );
});

test('players who share a seat, or sit in the master’s', () => {
  const seats = (...ids: string[]) => SETUP.players.map((player, i) => ({ ...player, seat: ids[i]! }));
  assert.deepEqual(
    problemsOf({ ...SETUP, players: seats('ann', 'ann') })[0],
    'players: two players have the same seat',
  );
  assert.deepEqual(problemsOf({ ...SETUP, players: seats('ann', 'master') }), [
    'players[1].seat: "master" is not a hero player\'s seat',
  ]);
});
