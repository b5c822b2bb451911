/** A game master's corrections by hand, with a reason every player reads. */
import { DIRECTIONS } from '@oubliette/dungeon';
import type { Direction, Square } from '@oubliette/dungeon';
import { refuse, TABLE } from '@oubliette/kernel';
import type { Decision, Refusal, SeatId } from '@oubliette/kernel';
import { z } from 'zod';
import { groundOf } from './board.ts';
import { settleZones } from './combat/zones.ts';
import { monsterNamed } from './content/bestiary.ts';
import { isItem } from './content/items.ts';
import { areHidden, woundsSeen } from './encounter/disguise.ts';
import type { AdvancedEvent } from './events.ts';
import { doorAt } from './explore/doors.ts';
import {
  figureAt,
  figureOf,
  findFigure,
  findSheet,
  levelOf,
  sheetOf,
  squaresOf,
  withFigure,
  withLevel,
  withSheet,
} from './figures.ts';
import { layer } from './generate/doors.ts';
import type { EventWith } from './kit.ts';
import { Play } from './play.ts';
import { MASTER } from './setup.ts';
import type { Figure, FigureId, State } from './state.ts';
import type { TurnFacts } from './turns/types.ts';
import type { World } from './world.ts';

const figure = z.string();
const count = z.int().min(0);

const correction = z.discriminatedUnion('tag', [
  z.strictObject({ tag: z.literal('setWounds'), figure, wounds: z.int().min(1) }),
  z.strictObject({ tag: z.literal('setSquare'), figure, square: count }),
  z.strictObject({ tag: z.literal('setDoor'), at: count, side: z.int().min(0).max(3), open: z.boolean() }),
  z.strictObject({ tag: z.literal('setGold'), figure, gold: count }),
  z.strictObject({ tag: z.literal('setItems'), figure, items: z.array(z.string()) }),
  z.strictObject({
    tag: z.literal('setCount'),
    figure,
    of: z.enum(['fate', 'arrows', 'bolts']),
    number: count,
  }),
  z.strictObject({ tag: z.literal('removeFigure'), figure }),
]);

export type Correction = z.infer<typeof correction>;

const NO_DICE = {
  roll(): never {
    throw new Error('a correction rolls no dice');
  },
};

export function override(
  world: World,
  state: State,
  seat: SeatId,
  given: unknown,
  reason: string,
): Decision<State, AdvancedEvent> {
  const parsed = correction.safeParse(given);
  const refusal = refusalOf(world, state, seat, parsed.success ? parsed.data : null);
  if (refusal !== null || !parsed.success)
    return { ok: false, refusal: refusal ?? refuse('unknownChange', TABLE.override) };
  const play = new Play(world, state, NO_DICE);
  const change = parsed.data;
  play.reveal('corrected', { change, reason, ...seeming(world, state, change) }, [TABLE.override]);
  if (play.state.turn.mode === 'combat') settleZones(play);
  return play.done();
}

/** The wounds others see a monster have (ADV-ENC-22, ADV-HTH-16). */
function seeming({ setup }: World, state: State, change: Correction): { seems?: number | null } {
  if (change.tag !== 'setWounds') return {};
  const found = { ...figureOf(state, change.figure), wounds: change.wounds };
  if (areHidden(setup, found)) return { seems: null };
  return found.disguise === null ? {} : { seems: woundsSeen(found) };
}

/** A correction as a seat hears of it. */
export function correctedAsSeen(
  { seems, ...event }: EventWith<'corrected', TurnFacts['corrected']>,
  seat: SeatId,
): EventWith<'corrected', TurnFacts['corrected']> {
  if (seat === MASTER || seems === undefined || event.change.tag !== 'setWounds') return event;
  return { ...event, change: { ...event.change, wounds: seems } };
}

/** Only by the master, alone by the leader's player (ADV-SOLO-16); nothing under way; no dead end after. */
function refusalOf(world: World, state: State, seat: SeatId, change: Correction | null): Refusal | null {
  if (!world.setup.options.corrections) return refuse('overridesForbidden', TABLE.override);
  if (state.stage !== 'play' || state.stack.length > 0) return refuse('notNow', TABLE.override);
  if (seat !== layer(state)) return refuse('onlyTheMaster', TABLE.override);
  if (change === null) return refuse('unknownChange', TABLE.override);
  const refusal = checkChange(world, state, change);
  if (refusal !== null) return refusal;
  return world.referee.waiting(world, corrected(world, state, change), []).length === 0
    ? refuse('notNow', TABLE.override)
    : null;
}

function checkChange(world: World, state: State, change: Correction): Refusal | null {
  switch (change.tag) {
    case 'setWounds': {
      const found = findFigure(state, change.figure);
      if (found === undefined) return notThere(change.figure);
      const most = mostWounds(state, found);
      return change.wounds <= most ? null : refuse('outOfRange', TABLE.override, { most });
    }
    case 'setSquare': {
      const found = findFigure(state, change.figure);
      if (found === undefined) return notThere(change.figure);
      return isFree(world, state, found, change.square)
        ? null
        : refuse('notFree', TABLE.override, { square: change.square });
    }
    case 'setDoor': {
      const side = DIRECTIONS[change.side]!;
      const door = isLaid(world, state, change.at) ? doorAt(world, state, change.at, side) : null;
      // Only the rules reveal what is behind an unopened door.
      if (door === null || door.exit !== null) return refuse('noDoor', TABLE.override);
      return null;
    }
    case 'setGold':
    case 'setCount':
      return isInside(state, change.figure) ? null : notThere(change.figure);
    case 'setItems':
      if (!isInside(state, change.figure)) return notThere(change.figure);
      return change.items.every(isItem) ? null : refuse('unknownItem', TABLE.override);
    case 'removeFigure': {
      const found = findFigure(state, change.figure);
      if (found === undefined) return notThere(change.figure);
      return found.kind === 'hero' ? refuse('notAHero', TABLE.override) : null;
    }
  }
}

function notThere(id: FigureId): Refusal {
  return refuse('notOnBoard', TABLE.override, { figure: id });
}

function mostWounds(state: State, { id, of }: Figure): number {
  return findSheet(state, id)?.startWounds ?? monsterNamed(of).wounds;
}

function isInside(state: State, id: FigureId): boolean {
  const where = findSheet(state, id)?.where;
  return where === 'inside' || where === 'below';
}

function isLaid(world: World, state: State, square: Square): boolean {
  return (groundOf(world, state).board.areaOf[square] ?? -1) >= 0;
}

function isFree(world: World, state: State, moved: Figure, square: Square): boolean {
  const { board } = groundOf(world, state);
  return squaresOf(board, { square, size: moved.size }).every((one) => {
    const other = one < 0 ? undefined : figureAt(state, one);
    return one >= 0 && isLaid(world, state, one) && (other === undefined || other.id === moved.id);
  });
}

/** The corrected state. */
export function corrected(world: World, state: State, change: Correction): State {
  switch (change.tag) {
    case 'setWounds':
      return withFigure(state, change.figure, { wounds: change.wounds });
    case 'setSquare':
      return withFigure(state, change.figure, { square: change.square });
    case 'setDoor': {
      const { door } = doorAt(world, state, change.at, change.side as Direction)!;
      return withLevel(state, { doors: levelOf(state).doors.with(door!, change.open ? 'open' : 'closed') });
    }
    case 'setGold':
      return withSheet(state, change.figure, { gold: change.gold });
    case 'setItems':
      return withSheet(state, change.figure, { items: change.items });
    case 'setCount':
      return withSheet(state, change.figure, { [change.of]: change.number });
    case 'removeFigure': {
      const figures = state.figures.filter(({ id }) => id !== change.figure);
      const gone = { ...state, figures };
      return findSheet(state, change.figure) === undefined
        ? gone
        : withSheet(gone, sheetOf(state, change.figure).id, { where: 'lost' });
    }
  }
}
