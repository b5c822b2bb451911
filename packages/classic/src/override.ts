/** Corrections the Morcar player makes by hand, with a reason everybody reads. */
import { refuse, TABLE } from '@oubliette/kernel';
import type { Decision, Refusal, SeatId } from '@oubliette/kernel';
import { cardsOf, isCard } from './cards.ts';
import type { DoorKey } from './commands.ts';
import type { ClassicEvent, Override } from './events.ts';
import { findFigure } from './figures.ts';
import { isFree } from './monsters.ts';
import type { State } from './state.ts';
import { lookAround, revealBeyond } from './visibility.ts';
import type { World } from './world.ts';

const NO_DICE = {
  roll(): never {
    throw new Error('a correction rolls no dice');
  },
};

export function override(
  world: World,
  state: State,
  seat: SeatId,
  change: Override,
  reason: string,
): Decision<State, ClassicEvent> {
  const refusal = checkOverride(world, state, seat, change);
  if (refusal !== null) return { ok: false, refusal };
  const play = world.referee.rules.play(world, state, NO_DICE);
  play.emit({ type: 'overridden', rules: [TABLE.override], news: true, change, reason });
  const moved = change.tag === 'setSquare' ? findFigure(play.state, change.figure) : undefined;
  if (moved?.side === 'heroes') lookAround(play, moved);
  if (change.tag === 'openDoor') revealBeyond(play, null, world.doorIndex.get(change.door)!);
  world.referee.settle(play);
  return play.done();
}

type OverrideOf<T extends Override['tag']> = Extract<Override, { tag: T }>;

const SHAPES: {
  readonly [T in Override['tag']]: {
    readonly [F in Exclude<keyof OverrideOf<T>, 'tag'>]: 'string' | 'number';
  };
} = {
  openDoor: { door: 'string' },
  removeFigure: { figure: 'string' },
  addCard: { hero: 'string', card: 'string' },
  dropCard: { hero: 'string', card: 'string' },
  setBody: { figure: 'string', body: 'number' },
  setMind: { figure: 'string', mind: 'number' },
  setGold: { hero: 'string', gold: 'number' },
  setSquare: { figure: 'string', square: 'number' },
};

/** A correction from outside may have any shape: it must have exactly its tag's fields. */
function isChange(change: unknown): change is Override {
  if (typeof change !== 'object' || change === null || !('tag' in change)) return false;
  const { tag, ...rest } = change;
  if (typeof tag !== 'string' || !Object.hasOwn(SHAPES, tag)) return false;
  const shape: Readonly<Record<string, string>> = SHAPES[tag as Override['tag']];
  const fields = Object.entries(rest);
  return (
    fields.length === Object.keys(shape).length &&
    fields.every(([field, value]) => Object.hasOwn(shape, field) && typeof value === shape[field])
  );
}

function checkOverride(world: World, state: State, seat: SeatId, change: Override): Refusal | null {
  if (!world.setup.overrides) return refuse('overridesForbidden', TABLE.override);
  if (seat !== state.morcar) return refuse('onlyTheMaster', TABLE.override);
  if (state.phase !== 'play' || state.pending !== null) return refuse('notNow', TABLE.override);
  if (!isChange(change)) return refuse('unknownChange', TABLE.override);
  switch (change.tag) {
    case 'setBody':
    case 'setMind': {
      const figure = findFigure(state, change.figure);
      if (figure === undefined) return refuse('notOnBoard', TABLE.override, { figure: change.figure });
      const [value, most] =
        change.tag === 'setBody' ? [change.body, figure.maxBody] : [change.mind, figure.maxMind];
      return Number.isInteger(value) && value >= 1 && value <= most
        ? null
        : refuse('outOfRange', TABLE.override, { most });
    }
    case 'setGold':
      return checkGold(state, change);
    case 'setSquare':
      if (findFigure(state, change.figure) === undefined)
        return refuse('notOnBoard', TABLE.override, { figure: change.figure });
      return isFree(world, state, change.square)
        ? null
        : refuse('notFree', TABLE.override, { square: change.square });
    case 'openDoor':
      return checkDoor(world, state, change.door);
    case 'removeFigure':
      return findFigure(state, change.figure)?.side === 'morcar'
        ? null
        : refuse('notOnBoard', TABLE.override, { figure: change.figure });
    case 'addCard':
    case 'dropCard':
      return checkCard(state, change);
  }
}

function checkGold(state: State, { hero, gold }: OverrideOf<'setGold'>): Refusal | null {
  if (!isPlaying(state, hero)) return refuse('notOnBoard', TABLE.override, { figure: hero });
  return Number.isInteger(gold) && gold >= 0 ? null : refuse('outOfRange', TABLE.override);
}

function checkDoor(world: World, state: State, key: DoorKey): Refusal | null {
  const door = world.doorIndex.get(key);
  if (door === undefined || !state.seenDoors.includes(door))
    return refuse('noSuchDoor', TABLE.override, { door: key });
  return state.doors[door] === 'closed' ? null : refuse('alreadyOpen', TABLE.override, { door: key });
}

function checkCard(state: State, { tag, hero, card }: OverrideOf<'addCard' | 'dropCard'>): Refusal | null {
  const holder = state.heroes.find(({ id }) => id === hero);
  if (holder === undefined || !isPlaying(state, hero))
    return refuse('notOnBoard', TABLE.override, { figure: hero });
  const isThere = tag === 'addCard' ? isCard(card) : cardsOf(holder).includes(card);
  return isThere ? null : refuse('noSuchCard', TABLE.override);
}

function isPlaying({ heroes }: State, hero: string): boolean {
  return heroes.some(({ id, fate }) => id === hero && fate === 'playing');
}
