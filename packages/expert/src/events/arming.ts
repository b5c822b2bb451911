/** What the game master sets in secret: cards that play themselves, and when to be asked (EXP-EVT-02, EXP-EVT-07). */
import { distances, enterable } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import { refuse } from '@oubliette/kernel';
import { eventCard } from '../content/events.ts';
import type { EventId } from '../content/events.ts';
import { groundOf } from '../ground.ts';
import type { Handler } from '../kit.ts';
import type { MomentName } from '../moments/types.ts';
import { WATCHES } from '../moments/watching.ts';
import { GM } from '../setup.ts';
import type { Armed, FigureId, State } from '../state.ts';
import { heroesInside } from '../turns/acts.ts';
import type { World } from '../world.ts';
import type { EventCommand } from './types.ts';

type Of<T extends EventCommand['type']> = Extract<EventCommand, { type: T }>;

/** How far from the heroes a cell can be set: about as far as one walks. */
const REACH = 5;

function isSame(a: Armed, b: Armed): boolean {
  return a.card === b.card && a.moment === b.moment && a.figure === b.figure && a.at === b.at;
}

/** Whose moments a card can be set for: one hero's, or anybody's. */
function figuresFor(state: State, moment: MomentName): readonly (FigureId | null)[] {
  const isHeroes = moment === 'turnStart' || moment === 'turnEnd' || moment === 'entered';
  return isHeroes ? [null, ...heroesInside(state).map(({ id }) => id)] : [null];
}

const near = new WeakMap<State, ReadonlySet<Square>>();

/** Where heroes may soon walk, and no trap has been played yet (EXP-EVT-04). Found once for each state. */
function cellsNear(world: World, state: State): ReadonlySet<Square> {
  const known = near.get(state);
  if (known !== undefined) return known;
  const ground = groundOf(world, state);
  const heroes = state.figures.filter(({ side }) => side === 'heroes').map(({ square }) => square);
  const steps = distances(ground, heroes, (square) => enterable(ground, square));
  const cells = new Set<Square>();
  for (const [at, far] of steps.entries())
    if (far > 0 && far <= REACH && !state.trapped.includes(at)) cells.add(at);
  near.set(state, cells);
  return cells;
}

/** A copy of the card is not set yet, and not so. */
function isLeft({ gm: { hand, armed } }: State, card: EventId): boolean {
  const count = (cards: readonly EventId[]): number => cards.filter((one) => one === card).length;
  return count(hand) > count(armed.map((one) => one.card));
}

function isTrigger(world: World, state: State, { card, moment, figure, at }: Armed): boolean {
  if (!eventCard(card).moments.includes(moment)) return false;
  if (at !== null) return moment === 'entered' && figure === null && cellsNear(world, state).has(at);
  return figuresFor(state, moment).includes(figure);
}

/** Every way this card could be set. */
function triggersOf(world: World, state: State, card: EventId): readonly Armed[] {
  return eventCard(card).moments.flatMap((moment): Armed[] => {
    const figures = figuresFor(state, moment).map((figure) => ({ card, moment, figure, at: null }));
    if (moment !== 'entered') return figures;
    return [...figures, ...[...cellsNear(world, state)].map((at) => ({ card, moment, figure: null, at }))];
  });
}

export const armEvent: Handler<Of<'armEvent'>> = {
  when: 'always',
  check(world, state, seat, { type: _type, ...wanted }) {
    if (seat !== GM) return refuse('notYours', 'EXP-EVT-07');
    const one = wanted as Armed;
    if (!state.gm.hand.includes(one.card)) return refuse('notHeld', 'EXP-EVT-06');
    const isSet = !isLeft(state, one.card) || state.gm.armed.some((other) => isSame(one, other));
    return !isSet && isTrigger(world, state, one) ? null : refuse('notSo', 'EXP-EVT-02', { card: one.card });
  },
  perform(play, { card, moment, figure, at }) {
    play.tell('eventArmed', { card: card as EventId, moment, figure, at }, ['EXP-EVT-02'], {
      audience: [GM],
    });
  },
  always: (world, state, seat) =>
    seat === GM
      ? [...new Set(state.gm.hand)]
          .filter((card) => isLeft(state, card))
          .flatMap((card) => triggersOf(world, state, card))
          .map((one) => ({ type: 'armEvent', ...one }))
      : [],
};

export const disarmEvent: Handler<Of<'disarmEvent'>> = {
  when: 'always',
  check(_world, state, seat, { type: _type, ...wanted }) {
    if (seat !== GM) return refuse('notYours', 'EXP-EVT-07');
    return state.gm.armed.some((one) => isSame(one, wanted as Armed))
      ? null
      : refuse('notArmed', 'EXP-EVT-02');
  },
  perform(play, { card, moment, figure, at }) {
    play.tell('eventDisarmed', { card: card as EventId, moment, figure, at }, ['EXP-EVT-02'], {
      audience: [GM],
    });
  },
  always: (_world, state, seat) =>
    seat === GM ? state.gm.armed.map((one) => ({ type: 'disarmEvent', ...one })) : [],
};

export const watch: Handler<Of<'watch'>> = {
  when: 'always',
  check(_world, state, seat, { moment, on }) {
    if (seat !== GM) return refuse('notYours', 'EXP-EVT-07');
    return state.gm.watch.includes(moment) === on ? refuse('asItIs', 'EXP-EVT-02') : null;
  },
  perform: (play, { moment, on }) => play.tell('watched', { moment, on }, ['EXP-EVT-02'], { audience: [GM] }),
  always: (_world, state, seat) =>
    seat === GM
      ? WATCHES.map((moment) => ({ type: 'watch', moment, on: !state.gm.watch.includes(moment) }))
      : [],
};

export const hold: Handler<Of<'hold'>> = {
  when: 'always',
  check(_world, state, seat, { on }) {
    if (seat !== GM) return refuse('notYours', 'EXP-EVT-07');
    return state.gm.hold === on ? refuse('asItIs', 'EXP-EVT-02') : null;
  },
  perform: (play, { on }) => play.tell('held', { on }, ['EXP-EVT-02'], { audience: [GM] }),
  always: (_world, state, seat) => (seat === GM ? [{ type: 'hold', on: !state.gm.hold }] : []),
};
