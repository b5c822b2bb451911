/**
 * A blow changes after its wounds are known: by a hero's fate point, or the game master's hidden counter.
 * The wounds wait in the state as `blow` until every seat that could change them has answered.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BaseEvent, Seat, SeatId } from '../contract.ts';
import { D12 } from '../dice.ts';
import type { Resolution } from '../resolution.ts';
import { ALWAYS, checkProperties } from '../testing/index.ts';
import type { Subject } from '../testing/index.ts';
import { toySystem } from '../testing/toy.ts';
import { Scene } from './scene.ts';

type Figure = 'dwarf' | 'ogre';
type Counter = 'fate' | 'ambush';
interface Setup {
  readonly counters: readonly Counter[];
}
interface Fight {
  readonly turn: Figure;
  readonly round: number;
  readonly wounds: Readonly<Record<Figure, number>>;
  readonly fate: number;
  /** The game master's counters: hidden until played (ADV-TOK-05). */
  readonly counters: readonly Counter[];
  readonly blow: { readonly on: Figure; readonly wounds: number } | null;
}
type Command = { readonly type: 'attack' | 'spendFate' | 'playFateCounter' | 'accept' };
type Event = BaseEvent &
  (
    | {
        readonly type: 'damageRolled';
        readonly on: Figure;
        readonly faces: readonly number[];
        readonly wounds: number;
      }
    | { readonly type: 'fateSpent' }
    | { readonly type: 'counterPlayed'; readonly counter: Counter }
    | { readonly type: 'woundsSuffered'; readonly on: Figure; readonly wounds: number }
    | { readonly type: 'died'; readonly figure: Figure }
    | { readonly type: 'turnPassed' }
  );

const SEATS: readonly Seat[] = [
  { id: 'lea', role: 'hero' },
  { id: 'gm', role: 'gamemaster' },
];
const playerOf = (figure: Figure): SeatId => (figure === 'dwarf' ? 'lea' : 'gm');
const isOver = ({ wounds, round }: Fight) => wounds.dwarf <= 0 || wounds.ogre <= 0 || round > 6;

/** The seat asked about a blow. Sheets are open, so only heroes with points; hands are not, so any master. */
function asked(state: Fight): SeatId | null {
  if (state.blow === null || state.blow.wounds === 0) return null;
  return state.blow.on === 'ogre' ? 'gm' : state.fate > 0 ? 'lea' : null;
}

function moves(state: Fight, seat: SeatId): Command[] {
  if (isOver(state)) return [];
  if (state.blow === null) return seat === playerOf(state.turn) ? [{ type: 'attack' }] : [];
  if (seat !== asked(state)) return [];
  if (seat === 'lea') return [{ type: 'spendFate' }, { type: 'accept' }];
  return state.counters.includes('fate')
    ? [{ type: 'playFateCounter' }, { type: 'accept' }]
    : [{ type: 'accept' }];
}

function play(now: Resolution<Fight, Event>, seat: SeatId, { type }: Command): void {
  if (type === 'attack') {
    const on = now.state.turn === 'dwarf' ? 'ogre' : 'dwarf';
    const faces = now.rollAll(2, D12, seat, 'ADV-FATE-04');
    const wounds = faces.filter((face) => face >= 7).length;
    now.emit({ type: 'damageRolled', on, faces, wounds, rules: ['ADV-FATE-04'], news: true });
    if (asked(now.state) !== null) return; // the blow waits for an answer
  }
  if (type === 'spendFate') now.emit({ type: 'fateSpent', rules: ['ADV-FATE-08', 'ADV-FATE-12'] });
  if (type === 'playFateCounter')
    now.emit({ type: 'counterPlayed', counter: 'fate', rules: ['ADV-TOK-17'], news: true });
  settle(now);
}

function settle(now: Resolution<Fight, Event>): void {
  const { on, wounds } = now.state.blow!;
  if (wounds > 0) now.emit({ type: 'woundsSuffered', on, wounds, rules: ['ADV-FATE-03'] });
  if (now.state.wounds[on] <= 0) now.emit({ type: 'died', figure: on, rules: ['ADV-DEATH-01'] });
  now.emit({ type: 'turnPassed', rules: ['ADV-FATE-01'] });
}

function apply(state: Fight, event: Event): Fight {
  switch (event.type) {
    case 'damageRolled':
      return { ...state, blow: { on: event.on, wounds: event.wounds } };
    case 'fateSpent':
      return { ...state, fate: state.fate - 1, blow: { on: 'dwarf', wounds: 0 } };
    case 'counterPlayed': {
      const counters = state.counters.toSpliced(state.counters.indexOf(event.counter), 1);
      return { ...state, counters, blow: { on: 'ogre', wounds: 0 } };
    }
    case 'woundsSuffered':
      return { ...state, wounds: { ...state.wounds, [event.on]: state.wounds[event.on] - event.wounds } };
    case 'died':
      return state;
    case 'turnPassed':
      return {
        ...state,
        blow: null,
        turn: state.turn === 'dwarf' ? 'ogre' : 'dwarf',
        round: state.round + 1,
      };
  }
}

const system = toySystem<Fight, Command, Event, Setup>({
  id: 'proof-fate',
  seats: SEATS,
  refusal: 'ADV-FATE-01',
  lay: ({ counters }) => ({
    turn: 'dwarf',
    round: 1,
    wounds: { dwarf: 2, ogre: 3 },
    fate: 1,
    counters,
    blow: null,
  }),
  moves,
  play,
  apply,
  waiting: (state) => {
    if (isOver(state)) return [];
    const seat = asked(state) ?? playerOf(state.turn);
    return [{ seat, prompt: state.blow === null ? 'attack' : 'changeFate', rules: ['ADV-FATE-08'] }];
  },
  ending: (state) => (isOver(state) ? { winners: [], outcome: 'fought' } : null),
  view: ({ counters, ...open }, seat) =>
    seat === 'gm' ? { ...open, counters } : { ...open, counters: counters.length },
});

const subject: Subject<Fight, Command, Event, unknown, Setup> = {
  system,
  setup: (stream) => ({
    counters: Array.from({ length: stream.below(3) }, () => (stream.below(2) === 0 ? 'fate' : 'ambush')),
  }),
  rules: new Set([
    'ADV-FATE-01',
    'ADV-FATE-03',
    'ADV-FATE-04',
    'ADV-FATE-08',
    'ADV-FATE-12',
    'ADV-TOK-17',
    'ADV-DEATH-01',
  ]),
  bound: 30,
  census: ({ wounds, fate, counters }) => ({
    wounds: wounds.dwarf + wounds.ogre,
    fate,
    counters: counters.length,
  }),
  ledger: (event) => {
    if (event.type === 'woundsSuffered') return { wounds: -event.wounds };
    if (event.type === 'fateSpent') return { fate: -1 };
    return event.type === 'counterPlayed' ? { counters: -1 } : {};
  },
  disguise: (setup, state, seat, stream) => {
    if (seat === 'gm') return null;
    const counters = state.counters.map((): Counter => (stream.below(2) === 0 ? 'fate' : 'ambush'));
    return { setup, state: { ...state, counters } };
  },
};

test('fate: a hero sees the wounds of a killing blow, then cancels them (ADV-FATE-04, -12)', () => {
  const scene = new Scene(system, { counters: [] });
  scene.play('lea', { type: 'attack' }, 1, 1);
  assert.deepEqual(scene.play('gm', { type: 'attack' }, 9, 12), ['damageRolled']);
  assert.deepEqual(scene.awaited(), ['lea: changeFate']);
  assert.deepEqual(scene.state.blow, { on: 'dwarf', wounds: 2 }, 'what is asked about is in the state');
  assert.deepEqual(scene.play('lea', { type: 'spendFate' }), ['fateSpent', 'turnPassed']);
  assert.deepEqual([scene.state.wounds.dwarf, scene.state.fate], [2, 0]);
  scene.play('lea', { type: 'attack' }, 1, 1);
  assert.deepEqual(scene.play('gm', { type: 'attack' }, 9, 12), [
    'damageRolled',
    'woundsSuffered',
    'died',
    'turnPassed',
  ]);
  scene.replays();
});

test('fate: a monster’s wounds are cancelled too, by a counter hidden until then (ADV-TOK-17)', () => {
  const scene = new Scene(system, { counters: ['ambush', 'fate'] });
  scene.play('lea', { type: 'attack' }, 8, 8);
  assert.deepEqual(scene.movesOf('gm'), ['playFateCounter', 'accept']);
  assert.deepEqual(scene.play('gm', { type: 'playFateCounter' }), ['counterPlayed', 'turnPassed']);
  assert.equal(scene.state.wounds.ogre, 3);
  scene.replays();
});

test('fate: the master is asked after every wound alike, with a counter or without (ADV-TOK-05)', () => {
  const [without, withOne] = [[], ['fate' as const]].map((counters) => {
    const scene = new Scene(system, { counters });
    scene.play('lea', { type: 'attack' }, 8, 1);
    return scene;
  });
  assert.deepEqual(without!.awaited(), ['gm: changeFate']);
  assert.deepEqual(without!.awaited(), withOne!.awaited());
  assert.deepEqual(without!.movesOf('gm'), ['accept']);
});

test('fate: the seven properties', () => {
  checkProperties(subject, { matches: 100, seed: 'fate', rates: ALWAYS });
});
