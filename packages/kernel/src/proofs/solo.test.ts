/**
 * No game master at all: a table decides for the monsters, and an event card strikes at once. The rules are the same;
 * the two decisions a master would take are named, and replaced (ADV-SOLO-01: all other rules stay as they are).
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BaseEvent, Seat, SeatId, Waiting } from '../contract.ts';
import { newDeck, topCard, withCardAside, withoutCard } from '../deck.ts';
import type { Deck } from '../deck.ts';
import { D12 } from '../dice.ts';
import type { Resolution } from '../resolution.ts';
import type { Stream } from '../stream.ts';
import { lookUp } from '../table.ts';
import { ALWAYS, checkProperties } from '../testing/index.ts';
import type { Subject } from '../testing/index.ts';
import { toySystem } from '../testing/toy.ts';
import { Scene } from './scene.ts';

type Hero = 'ana' | 'ugo';
const HEROES: readonly Hero[] = ['ana', 'ugo'];
const SKILL = { ana: 5, ugo: 5 } as const satisfies Record<Hero, number>;
const STRATEGIES = [
  { upTo: 1, result: 'reinforcements' },
  { upTo: 6, result: 'moveThenAttack' },
  { upTo: 12, result: 'attackThenMove' },
] as const; // ADV-SOLO-24, all with hand-to-hand weapons

interface Camp {
  readonly round: number;
  readonly turn: Hero | 'monsters';
  readonly wounds: Readonly<Record<Hero, number>>;
  readonly monsters: number;
  /** Monsters that have attacked in this phase. */
  readonly attacked: number;
  readonly events: Deck;
  /** The master's hidden hand; without a master, the cards that wait for their first moment. */
  readonly hand: readonly string[];
}
type Command =
  | { readonly type: 'fight' | 'search' | 'endPhase' }
  | { readonly type: 'strike'; readonly target: Hero }
  | { readonly type: 'play'; readonly card: string; readonly on: Hero };
type Event = BaseEvent &
  (
    | { readonly type: 'fought'; readonly face: number; readonly killed: number }
    | { readonly type: 'eventDrawn'; readonly card: string }
    | { readonly type: 'eventPlayed'; readonly card: string; readonly on: Hero; readonly wounds: number }
    | {
        readonly type: 'strategyRolled';
        readonly face: number;
        readonly strategy: (typeof STRATEGIES)[number]['result'];
      }
    | { readonly type: 'monsterCame' }
    | { readonly type: 'struck'; readonly on: Hero; readonly wounds: number }
    | { readonly type: 'turnPassed'; readonly to: Camp['turn'] }
  );
type Now = Resolution<Camp, Event>;

/** What a game master decides. */
interface Mastery {
  readonly id: string;
  readonly seats: readonly Seat[];
  /** The monsters' phase and a drawn card, where no master decides. */
  readonly phase: ((now: Now) => void) | null;
  readonly drawn: ((now: Now, by: Hero) => void) | null;
  readonly moves: (state: Camp) => Command[];
}

const heroSeats = HEROES.map((id): Seat => ({ id, role: 'hero' }));
const standing = ({ wounds }: Camp) => HEROES.filter((hero) => wounds[hero] > 0);
const isOver = (state: Camp) => state.round > 4 || standing(state).length === 0 || state.monsters === 0;

const byMaster: Mastery = {
  id: 'proof-master',
  seats: [...heroSeats, { id: 'gm', role: 'gamemaster' }],
  phase: null, // it waits for the master's commands
  drawn: null, // into the hand, unseen
  moves: (state) => {
    const targets = state.attacked < state.monsters ? standing(state) : [];
    const cards = [...new Set(state.hand)].flatMap((card) =>
      standing(state).map((on): Command => ({ type: 'play', card, on })),
    );
    return [
      ...targets.map((target): Command => ({ type: 'strike', target })),
      ...cards,
      { type: 'endPhase' },
    ];
  },
};

const byTable: Mastery = {
  ...byMaster,
  id: 'proof-solo',
  seats: heroSeats,
  phase(now) {
    const face = now.roll(D12, 'ana', 'ADV-SOLO-24');
    const strategy = lookUp(STRATEGIES, face);
    now.emit({ type: 'strategyRolled', face, strategy, rules: ['ADV-SOLO-24'], news: true });
    if (strategy === 'reinforcements') now.emit({ type: 'monsterCame', rules: ['ADV-SOLO-25'] });
    while (now.state.attacked < now.state.monsters && standing(now.state).length > 0)
      strike(now, 'ana', targetByRule(now), 'ADV-SOLO-37');
    endPhase(now);
  },
  /** Played at once, on the hero whose action drew it (EXP-SOL-03, -04). */
  drawn(now, by) {
    const card = now.state.hand.at(-1)!;
    now.emit({ type: 'eventPlayed', card, on: by, wounds: 1, rules: ['EXP-SOL-03', 'EXP-SOL-04'] });
  },
  moves: () => [],
};

/** The lowest weapon skill; on a tie, at random: the die's faces are the heroes (ADV-SOLO-38). */
function targetByRule(now: Now): Hero {
  const heroes = standing(now.state);
  const lowest = Math.min(...heroes.map((hero) => SKILL[hero]));
  const tied = heroes.filter((hero) => SKILL[hero] === lowest);
  return tied.length === 1
    ? tied[0]!
    : now.roll({ id: 'target', faces: tied, seen: 'nobody' }, 'ana', 'ADV-SOLO-38');
}

function strike(now: Now, by: SeatId, on: Hero, rule: string): void {
  now.emit({
    type: 'struck',
    on,
    wounds: now.roll(D12, by, rule) >= 7 ? 1 : 0,
    rules: [rule],
    news: true,
  });
}

function endPhase(now: Now): void {
  const [to] = standing(now.state);
  if (to !== undefined) now.emit({ type: 'turnPassed', to, rules: ['ADV-SOLO-01'] });
}

const campWith = (mastery: Mastery) =>
  toySystem<Camp, Command, Event, null>({
    id: mastery.id,
    seats: mastery.seats,
    refusal: 'ADV-SOLO-01',
    lay: () => ({
      round: 1,
      turn: 'ana',
      wounds: { ana: 2, ugo: 2 },
      monsters: 2,
      attacked: 0,
      events: newDeck('events', ['draught', 'rockfall', 'snare']),
      hand: [],
    }),
    moves: (state, seat) => {
      if (isOver(state)) return [];
      if (state.turn === 'monsters') return seat === 'gm' ? mastery.moves(state) : [];
      return seat === state.turn ? [{ type: 'fight' }, { type: 'search' }] : [];
    },
    play: (now, seat, command) => play(mastery, now, seat, command),
    apply,
    waiting: (state): Waiting[] => {
      if (isOver(state)) return [];
      return [{ seat: state.turn === 'monsters' ? 'gm' : state.turn, prompt: 'act', rules: ['ADV-SOLO-01'] }];
    },
    ending: (state) => (isOver(state) ? { winners: [], outcome: 'over' } : null),
    view: ({ hand, events, ...open }, seat) => {
      const cards = {
        hand: seat === 'gm' ? hand : hand.length,
        pile: events.pile.length,
        aside: events.aside,
      };
      return { ...open, ...cards };
    },
    redact: (event, seat) =>
      event.type === 'eventDrawn' && seat !== 'gm'
        ? { type: 'eventDrawn', card: 'hidden', rules: event.rules }
        : event,
  });

function play(mastery: Mastery, now: Now, seat: SeatId, command: Command): void {
  switch (command.type) {
    case 'fight': {
      const face = now.roll(D12, seat, 'ADV-SOLO-01');
      now.emit({ type: 'fought', face, killed: face >= 9 ? 1 : 0, rules: ['ADV-SOLO-01'], news: true });
      return passTurn(mastery, now, seat as Hero);
    }
    case 'search': {
      const card = topCard(now.state.events, now, seat, 'EXP-EVT-11');
      if (card !== null) {
        now.emit({ type: 'eventDrawn', card, rules: ['EXP-EVT-11'], news: true });
        mastery.drawn?.(now, seat as Hero);
      }
      return passTurn(mastery, now, seat as Hero);
    }
    case 'strike':
      return strike(now, seat, command.target, 'CLS-GEN-02');
    case 'play': {
      const { card, on } = command;
      return now.emit({ type: 'eventPlayed', card, on, wounds: 1, rules: ['EXP-EVT-02'], news: true });
    }
    case 'endPhase':
      return endPhase(now);
  }
}

function passTurn(mastery: Mastery, now: Now, by: Hero): void {
  if (isOver(now.state)) return;
  const next = standing(now.state).find((hero) => HEROES.indexOf(hero) > HEROES.indexOf(by));
  now.emit({ type: 'turnPassed', to: next ?? 'monsters', rules: ['ADV-SOLO-01'] });
  if (next === undefined && !isOver(now.state)) mastery.phase?.(now);
}

function apply(state: Camp, event: Event): Camp {
  const wound = (hero: Hero, wounds: number) => ({
    ...state.wounds,
    [hero]: state.wounds[hero] - wounds,
  });
  switch (event.type) {
    case 'fought':
      return { ...state, monsters: state.monsters - event.killed };
    case 'eventDrawn':
      return { ...state, events: withoutCard(state.events, event.card), hand: [...state.hand, event.card] };
    case 'eventPlayed': {
      const hand = state.hand.toSpliced(state.hand.indexOf(event.card), 1);
      return {
        ...state,
        hand,
        events: withCardAside(state.events, event.card),
        wounds: wound(event.on, event.wounds),
      };
    }
    case 'strategyRolled':
      return state;
    case 'monsterCame':
      return { ...state, monsters: state.monsters + 1 };
    case 'struck':
      return { ...state, attacked: state.attacked + 1, wounds: wound(event.on, event.wounds) };
    case 'turnPassed': {
      const round = state.turn === 'monsters' ? state.round + 1 : state.round;
      return { ...state, turn: event.to, attacked: 0, round };
    }
  }
}

const RULES = [
  'ADV-SOLO-01',
  'ADV-SOLO-24',
  'ADV-SOLO-25',
  'ADV-SOLO-37',
  'ADV-SOLO-38',
  'EXP-SOL-03',
  'EXP-SOL-04',
  'CLS-GEN-02',
  'EXP-EVT-02',
  'EXP-EVT-11',
];

/** To all but the master, any of the cards not seen yet may be in the hand. */
function otherHand(setup: null, state: Camp, seat: SeatId, stream: Stream) {
  if (seat === 'gm') return null;
  const unseen = [...state.events.pile, ...state.hand];
  const hand = state.hand.map(() => unseen.splice(stream.below(unseen.length), 1)[0]!);
  return { setup, state: { ...state, hand, events: { ...state.events, pile: unseen.sort() } } };
}

const subjectWith = (mastery: Mastery): Subject<Camp, Command, Event, unknown, null> => ({
  system: campWith(mastery),
  setup: () => null,
  rules: new Set(RULES),
  bound: 60,
  census: ({ hand, events, monsters, wounds }) => ({
    cards: hand.length + events.pile.length + events.aside.length,
    monsters,
    wounds: wounds.ana + wounds.ugo,
  }),
  ledger: (event) => {
    if (event.type === 'struck' || event.type === 'eventPlayed') return { wounds: -event.wounds };
    return event.type === 'fought'
      ? { monsters: -event.killed }
      : event.type === 'monsterCame'
        ? { monsters: 1 }
        : {};
  },
  disguise: mastery === byMaster ? otherHand : null,
  secretRoll: ({ die }, seat) => mastery === byMaster && die.id === 'events' && seat !== 'gm',
});

test('solo: nobody is awaited in the monsters’ phase; the tables decide (ADV-SOLO-24, -38)', () => {
  const scene = new Scene(campWith(byTable), null);
  scene.play('ana', { type: 'fight' }, 2);
  // Ugo's die, the strategy, then a target by lot and a die for each of the two.
  scene.play('ugo', { type: 'fight' }, 3, 8, 'ugo', 12, 'ana', 1);
  assert.deepEqual([scene.state.wounds, scene.state.round], [{ ana: 2, ugo: 1 }, 2]);
  assert.deepEqual(scene.awaited(), ['ana: act']);
  scene.replays();
});

test('solo: an event drawn strikes at once whoever drew it (EXP-SOL-03, -04)', () => {
  const scene = new Scene(campWith(byTable), null);
  assert.deepEqual(scene.play('ana', { type: 'search' }, 'snare'), [
    'eventDrawn',
    'eventPlayed',
    'turnPassed',
  ]);
  assert.deepEqual([scene.state.wounds.ana, scene.state.hand], [1, []]);
  scene.replays();
});

test('solo: the same rules with a master: the card goes unseen into the hand, and the master strikes', () => {
  const scene = new Scene(campWith(byMaster), null);
  assert.deepEqual(scene.play('ana', { type: 'search' }, 'snare'), ['eventDrawn', 'turnPassed']);
  assert.deepEqual(scene.heardBy('ugo')[0], { type: 'eventDrawn', card: 'hidden', rules: ['EXP-EVT-11'] });
  scene.play('ugo', { type: 'fight' }, 3);
  assert.deepEqual(scene.awaited(), ['gm: act']);
  scene.play('gm', { type: 'strike', target: 'ugo' }, 12);
  scene.play('gm', { type: 'play', card: 'snare', on: 'ana' });
  scene.play('gm', { type: 'endPhase' });
  scene.replays();
});

for (const mastery of [byTable, byMaster]) {
  test(`solo: the seven properties (${mastery.id})`, () => {
    checkProperties(subjectWith(mastery), { matches: 100, seed: 'solo', rates: ALWAYS });
  });
}
