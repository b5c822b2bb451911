/**
 * A figure is not a seat. The game master takes over a hero for six turns; a captive who is freed changes sides.
 * One function says whose figure it is now; moves, prompts and shields all ask it. Nothing else changes.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BaseEvent, Seat, SeatId, Waiting } from '../contract.ts';
import type { Die } from '../dice.ts';
import type { Resolution } from '../resolution.ts';
import { ALWAYS, checkProperties } from '../testing/index.ts';
import type { Subject } from '../testing/index.ts';
import { toySystem } from '../testing/toy.ts';
import { Scene } from './scene.ts';

const FIGURES = ['mia', 'leo', 'maiden', 'orc'] as const;
type Figure = (typeof FIGURES)[number];
type Side = 'party' | 'monsters';
type Shield = 'hit' | 'heroShield' | 'monsterShield';
const SHIELD: Die<Shield> = {
  id: 'shield',
  faces: ['hit', 'hit', 'hit', 'heroShield', 'heroShield', 'monsterShield'],
  seen: 'all',
};
const CONTROLLED_TURNS = 6; // ADV-TRAP-33

interface Yard {
  readonly turn: number;
  readonly phase: Side;
  readonly acted: readonly Figure[];
  readonly at: Readonly<Record<Figure, number>>;
  readonly wounds: Readonly<Record<Figure, number>>;
  readonly captive: boolean;
  readonly trapSet: boolean;
  /** The hero whose mind is stolen, and the turns left. */
  readonly stolen: { readonly hero: Figure; readonly turns: number } | null;
}
type Command =
  | { readonly type: 'move'; readonly figure: Figure; readonly to: number }
  | { readonly type: 'attack'; readonly figure: Figure; readonly target: Figure }
  | { readonly type: 'free' | 'rest'; readonly figure: Figure }
  | { readonly type: 'springTrap'; readonly hero: Figure };
type Event = BaseEvent &
  (
    | { readonly type: 'moved'; readonly figure: Figure; readonly to: number; readonly by: SeatId }
    | {
        readonly type: 'attacked';
        readonly figure: Figure;
        readonly target: Figure;
        readonly face: Shield;
        readonly by: SeatId;
      }
    | {
        readonly type: 'wounded' | 'freed' | 'rested' | 'mindStolen' | 'mindReturned';
        readonly figure: Figure;
      }
    | { readonly type: 'phaseBegan'; readonly phase: Side }
  );
type Now = Resolution<Yard, Event>;

const SEATS: readonly Seat[] = [
  { id: 'mia', role: 'hero' },
  { id: 'leo', role: 'hero' },
  { id: 'gm', role: 'gamemaster' },
];
const alive = (state: Yard, figure: Figure) => state.wounds[figure] > 0;
const isOver = (state: Yard) =>
  state.turn > 9 || !alive(state, 'maiden') || (!alive(state, 'mia') && !alive(state, 'leo'));

/** The side a figure fights on now. */
function sideOf(state: Yard, figure: Figure): Side {
  if (figure === 'orc' || (figure === 'maiden' && state.captive)) return 'monsters';
  return state.stolen?.hero === figure ? 'monsters' : 'party';
}

/** The seat that moves it now. The leader moves a freed captive (ADV-HAZ-08). */
function controllerOf(state: Yard, figure: Figure): SeatId {
  if (sideOf(state, figure) === 'monsters') return 'gm';
  return figure === 'mia' ? 'mia' : 'leo';
}

function toAct(state: Yard): Figure[] {
  if (isOver(state)) return [];
  return FIGURES.filter(
    (figure) =>
      alive(state, figure) && sideOf(state, figure) === state.phase && !state.acted.includes(figure),
  );
}

function movesOf(state: Yard, figure: Figure): Command[] {
  if (figure === 'maiden' && state.captive) return [{ type: 'rest', figure }];
  const near = (other: Figure) =>
    other !== figure && alive(state, other) && Math.abs(state.at[other] - state.at[figure]) <= 1;
  // The master picks the targets of a stolen mind (ADV-TRAP-33); she never attacks (ADV-HAZ-08).
  const targets =
    figure === 'maiden'
      ? []
      : FIGURES.filter((other) => near(other) && sideOf(state, other) !== sideOf(state, figure));
  const isHero = figure === 'mia' || figure === 'leo';
  const steps = [state.at[figure] - 1, state.at[figure] + 1].filter((to) => to >= 0 && to <= 5);
  return [
    ...steps.map((to): Command => ({ type: 'move', figure, to })),
    ...targets.map((target): Command => ({ type: 'attack', figure, target })),
    ...(isHero && state.phase === 'party' && state.captive && near('maiden')
      ? [{ type: 'free', figure } as const]
      : []),
    { type: 'rest', figure },
  ];
}

function moves(state: Yard, seat: SeatId): Command[] {
  const own = toAct(state).filter((figure) => controllerOf(state, figure) === seat);
  const trap = (['mia', 'leo'] as const).filter(
    (hero) => alive(state, hero) && state.trapSet && own.length > 0 && seat === 'gm',
  );
  return [
    ...own.flatMap((figure) => movesOf(state, figure)),
    ...trap.map((hero): Command => ({ type: 'springTrap', hero })),
  ];
}

function play(now: Now, seat: SeatId, command: Command): void {
  switch (command.type) {
    case 'move':
      now.emit({ type: 'moved', figure: command.figure, to: command.to, by: seat, rules: ['ADV-TURN-11'] });
      break;
    case 'attack': {
      const { figure, target } = command;
      const face = now.roll(SHIELD, controllerOf(now.state, target), 'EXP-DIC-04');
      now.emit({ type: 'attacked', figure, target, face, by: seat, rules: ['EXP-DIC-04'], news: true });
      const shield = sideOf(now.state, target) === 'party' ? 'heroShield' : 'monsterShield';
      if (face !== shield) now.emit({ type: 'wounded', figure: target, rules: ['EXP-DIC-03', 'EXP-DIC-04'] });
      break;
    }
    case 'free':
      now.emit({ type: 'freed', figure: command.figure, rules: ['ADV-HAZ-08'] });
      break;
    case 'rest':
      now.emit({ type: 'rested', figure: command.figure, rules: ['ADV-TURN-11'] });
      break;
    case 'springTrap':
      now.emit({ type: 'mindStolen', figure: command.hero, rules: ['ADV-TRAP-33'], news: true });
  }
  while (!isOver(now.state) && toAct(now.state).length === 0) nextPhase(now);
}

function nextPhase(now: Now): void {
  const { phase, stolen } = now.state;
  now.emit({ type: 'phaseBegan', phase: phase === 'party' ? 'monsters' : 'party', rules: ['ADV-TURN-05'] });
  // At the end of the sixth turn the player has the hero back (ADV-TRAP-33).
  if (phase === 'monsters' && stolen?.turns === 1)
    now.emit({ type: 'mindReturned', figure: stolen.hero, rules: ['ADV-TRAP-33'] });
}

function apply(state: Yard, event: Event): Yard {
  const acted = (figure: Figure) => ({ ...state, acted: [...state.acted, figure] });
  switch (event.type) {
    case 'moved':
      return { ...acted(event.figure), at: { ...state.at, [event.figure]: event.to } };
    case 'attacked':
    case 'rested':
      return acted(event.figure);
    case 'wounded':
      return { ...state, wounds: { ...state.wounds, [event.figure]: state.wounds[event.figure] - 1 } };
    case 'freed':
      return { ...acted(event.figure), captive: false };
    case 'mindStolen':
      return { ...state, stolen: { hero: event.figure, turns: CONTROLLED_TURNS }, trapSet: false };
    case 'mindReturned':
      return { ...state, stolen: null };
    case 'phaseBegan': {
      if (event.phase === 'monsters') return { ...state, phase: 'monsters', acted: [] };
      const stolen = state.stolen === null ? null : { ...state.stolen, turns: state.stolen.turns - 1 };
      return { ...state, phase: 'party', acted: [], turn: state.turn + 1, stolen };
    }
  }
}

const system = toySystem<Yard, Command, Event, null>({
  id: 'proof-control',
  seats: SEATS,
  refusal: 'ADV-TURN-11',
  lay: () => ({
    turn: 1,
    phase: 'party',
    acted: [],
    at: { mia: 0, leo: 1, maiden: 2, orc: 4 },
    wounds: { mia: 3, leo: 3, maiden: 2, orc: 1 },
    captive: true,
    trapSet: true,
    stolen: null,
  }),
  moves,
  play,
  apply,
  waiting: (state): Waiting[] => {
    const seats = new Set(toAct(state).map((figure) => controllerOf(state, figure)));
    return [...seats].map((seat) => ({ seat, prompt: 'act', rules: ['ADV-TURN-11'] }));
  },
  ending: (state) => (isOver(state) ? { winners: [], outcome: 'over' } : null),
  view: (state) => state,
});

const subject: Subject<Yard, Command, Event, unknown, null> = {
  system,
  setup: () => null,
  rules: new Set(['ADV-TRAP-33', 'ADV-HAZ-08', 'ADV-TURN-05', 'ADV-TURN-11', 'EXP-DIC-03', 'EXP-DIC-04']),
  bound: 100,
  census: ({ wounds }) => ({ wounds: FIGURES.reduce((sum, figure) => sum + wounds[figure], 0) }),
  ledger: ({ type }) => (type === 'wounded' ? { wounds: -1 } : {}),
  disguise: null,
};

const rest = (figure: Figure): Command => ({ type: 'rest', figure });

test('control: the master moves a hero for six turns, then the player has her back (ADV-TRAP-33)', () => {
  const scene = new Scene(system, null);
  scene.play('mia', rest('mia'));
  scene.play('leo', rest('leo'));
  scene.play('gm', { type: 'springTrap', hero: 'mia' });
  assert.deepEqual(scene.awaited(), ['gm: act']);
  scene.play('gm', { type: 'attack', figure: 'mia', target: 'leo' }, 'monsterShield');
  assert.equal(scene.state.wounds.leo, 2, 'a friend attacked by her still defends as a hero');
  for (let turn = 1; turn <= 5; turn += 1) {
    for (const figure of ['maiden', 'orc'] as const) scene.play('gm', rest(figure));
    assert.deepEqual(scene.awaited(), ['leo: act'], `turn ${turn}: mia’s player is not asked`);
    scene.refused('mia', rest('mia'));
    scene.play('leo', rest('leo'));
    scene.play('gm', rest('mia'));
  }
  for (const figure of ['maiden', 'orc'] as const) scene.play('gm', rest(figure));
  assert.deepEqual(scene.awaited(), ['mia: act', 'leo: act']);
  scene.replays();
});

test('control: a captive freed fights on the other side, shields and all (EXP-DIC-04)', () => {
  const scene = new Scene(system, null);
  scene.play('leo', { type: 'free', figure: 'leo' });
  assert.ok(
    scene.match.game.moves(scene.state, 'leo').some((move) => 'figure' in move && move.figure === 'maiden'),
  );
  scene.play('leo', { type: 'move', figure: 'maiden', to: 3 });
  scene.play('mia', rest('mia'));
  scene.play('gm', { type: 'attack', figure: 'orc', target: 'maiden' }, 'heroShield');
  assert.equal(scene.state.wounds.maiden, 2);
  scene.replays();
});

test('control: the seven properties', () => {
  checkProperties(subject, { matches: 100, seed: 'control', rates: ALWAYS });
});
