/** What carries over from one expedition to the next (ADV-SET-07). */
import assert from 'node:assert/strict';
import { streamFromSeed } from '@oubliette/kernel';
import type { Waiting } from '@oubliette/kernel';
import { rule } from '@oubliette/kernel/testing';
import { HEROES, henchman } from '../content/heroes.ts';
import { PLAIN_PLAN } from '../scenario/plain.ts';
import { DEFAULT_OPTIONS } from '../setup.ts';
import type { Setup } from '../setup.ts';
import type { Sheet, State } from '../state.ts';
import { advanced } from '../system.ts';
import { expeditionMap } from './expeditionMap.ts';
import { nextExpedition } from './nextExpedition.ts';

const { heinrich, magnus, rogar, telor } = HEROES;
const SETUP: Setup = {
  players: [
    { seat: 'ann', sheets: ['heinrich', 'otto'] },
    { seat: 'bob', sheets: ['magnus', 'kurt'] },
  ],
  master: true,
  sheets: [
    heinrich,
    magnus,
    henchman('manAtArms', { id: 'otto', name: 'Otto', serves: 'heinrich' }),
    henchman('manAtArms', { id: 'kurt', name: 'Kurt', serves: 'magnus' }),
  ],
  dungeon: { ...PLAIN_PLAN, aims: ['bell', 'book', 'slain:x'], characters: ['x', 'y', 'z'] },
  map: null,
  options: DEFAULT_OPTIONS,
};

function gameOf(setup: Setup) {
  const opened = advanced.open(JSON.parse(JSON.stringify(setup)) as Setup);
  if (!opened.ok) assert.fail(JSON.stringify(opened.problems));
  return opened.game;
}

/** By default, all are home with twelve crowns, a rope and the bell, without fate. */
function homeFrom(sheets: Readonly<Record<string, Partial<Sheet>>>, state: Partial<State> = {}): State {
  const begun = gameOf(SETUP).start(streamFromSeed('home')).state;
  return {
    ...begun,
    stage: 'over',
    ending: { winners: [], outcome: 'returned' },
    sheets: begun.sheets.map((sheet): Sheet => ({
      ...sheet,
      where: 'left',
      fate: 0,
      gold: 12,
      items: ['rope', 'bell'],
      ...sheets[sheet.id],
    })),
    ...state,
  };
}

function next(sheets: Parameters<typeof homeFrom>[0] = {}, state: Partial<State> = {}): Setup {
  return (
    nextExpedition(SETUP, homeFrom(sheets, state), Object.values(HEROES)) ?? assert.fail('nobody goes again')
  );
}

rule('ADV-SET-07', 'an unfinished dungeon is entered again by its map, and a finished one is not', () => {
  const state = homeFrom({});
  assert.deepEqual(next().map, expeditionMap(state));
  const ended = (outcome: string) =>
    nextExpedition(SETUP, { ...state, ending: { winners: [], outcome } }, []);
  assert.notEqual(ended('home'), null);
  for (const outcome of ['won', 'failed', 'lost']) assert.equal(ended(outcome), null);
  assert.equal(nextExpedition(SETUP, { ...state, ending: null }, []), null);
});

rule('ADV-SET-07', 'heroes and henchmen go in again with what they have, their fate points back', () => {
  const { sheets, players } = next({ heinrich: { startFate: 1, marks: ['lostHand'] } });
  assert.deepEqual(
    sheets.map(({ id, gold, fate }) => [id, gold, fate]),
    [
      ['heinrich', 12, 1],
      ['magnus', 12, magnus.startFate],
      ['otto', 12, 0],
      ['kurt', 12, 0],
    ],
  );
  assert.deepEqual(sheets[0]!.marks, ['lostHand']);
  assert.deepEqual(players, SETUP.players);
});

rule('ADV-SET-07', 'what was done of the quest is done: it stays at home and is not asked for again', () => {
  const { sheets, dungeon } = next({}, { achieved: ['slain:x'] });
  assert.deepEqual(dungeon.aims, ['book']);
  for (const { items } of sheets) assert.deepEqual(items, ['rope']);
});

rule('ADV-SET-07', 'characters who were killed are not there again', () => {
  const { master } = homeFrom({});
  const { dungeon } = next({}, { master: { ...master, characters: ['z'], escaped: ['y'] } });
  assert.deepEqual(dungeon.characters, ['z', 'y']);
});

rule('ADV-SET-07', 'for the fallen others come, wizard for wizard; the fallen’s men go home', () => {
  const dead = { where: 'dead' } as const;
  const { sheets, players } = next({ magnus: dead, heinrich: { where: 'lost' } });
  assert.deepEqual(sheets, [HEROES.sven, telor]);
  assert.deepEqual(players, [
    { seat: 'ann', sheets: ['sven'] },
    { seat: 'bob', sheets: ['telor'] },
  ]);
  const alone = nextExpedition(SETUP, homeFrom({ magnus: dead }), [heinrich, magnus])!;
  assert.deepEqual(alone.players, [{ seat: 'ann', sheets: ['heinrich', 'otto'] }]);
  const other = nextExpedition(SETUP, homeFrom({ magnus: dead }), [rogar])!;
  assert.deepEqual(other.players[1], { seat: 'bob', sheets: ['rogar'] });
});

rule('ADV-SET-07', 'the next expedition can be begun: everybody well, on the stairs they know', () => {
  const setup = next({ magnus: { where: 'dead' } });
  const game = gameOf(setup);
  const dice = streamFromSeed('again');
  let { state } = game.start(dice);
  while (state.stage === 'setup') {
    const [{ seat }] = game.waiting(state) as [Waiting];
    const decided = game.decide(state, seat, game.moves(state, seat)[0]!, dice);
    if (!decided.ok) assert.fail(decided.refusal.code);
    ({ state } = decided);
  }
  assert.deepEqual(
    Object.fromEntries(state.figures.map(({ id, wounds }) => [id, wounds])),
    Object.fromEntries(setup.sheets.map(({ id, startWounds }) => [id, startWounds])),
  );
  assert.deepEqual(state.levels[0]!.layout, setup.map![0]!.layout);
});

rule(
  'ADV-SET-07',
  'nobody but the master learns from the map what is in a chest or who is no common monster',
  () => {
    const { levels } = homeFrom({});
    const area = Object.keys(levels[0]!.places)[0]!;
    const monsters = { ratman: 1, ratmanChampion: 1 };
    const group = { id: 1, area, monsters, characters: [], gold: 30 };
    const chest = {
      id: 'c',
      tag: 'chest',
      square: 5,
      state: 'closed',
      found: null,
      holds: ['bell'],
    } as const;
    const known = { ...levels[0]!, groups: [group], things: [chest] };
    const game = gameOf(next({}, { levels: [known] }));
    const { state, events } = game.start(streamFromSeed('again'));
    const told = (seat: string): string =>
      JSON.stringify([game.view(state, seat).levels, events.map((event) => game.redact(event, seat))]);
    for (const secret of ['ratmanChampion', 'bell']) {
      assert.ok(told('master').includes(secret));
      assert.ok(!told('ann').includes(secret), secret);
    }
  },
);
