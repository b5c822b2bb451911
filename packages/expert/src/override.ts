/** A game master's corrections by hand, with a reason every player reads. */
import { enterable } from '@oubliette/dungeon';
import { refuse, TABLE } from '@oubliette/kernel';
import type { Decision, Refusal, SeatId } from '@oubliette/kernel';
import { z } from 'zod';
import type { ExpertEvent } from './events.ts';
import { figureAt, findFigure, fullBody, isMonster, withFigure, withHero } from './figures.ts';
import { groundOf } from './ground.ts';
import type { Appliers } from './kit.ts';
import { Play } from './play.ts';
import { GM } from './setup.ts';
import type { State } from './state.ts';
import type { World } from './world.ts';

const figure = z.string();
const count = z.int().min(0);

const correction = z.discriminatedUnion('tag', [
  z.strictObject({ tag: z.literal('setBody'), figure, body: z.int().min(1) }),
  z.strictObject({ tag: z.literal('setSquare'), figure, square: count }),
  z.strictObject({ tag: z.literal('setGold'), figure, gold: count }),
  z.strictObject({ tag: z.literal('setDoor'), door: count, open: z.boolean() }),
  z.strictObject({ tag: z.literal('setClock'), rounds: z.int().min(1) }),
  z.strictObject({ tag: z.literal('removeFigure'), figure }),
]);

export type Correction = z.infer<typeof correction>;

export interface CorrectionFacts {
  corrected: { change: Correction; reason: string };
}

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
): Decision<State, ExpertEvent> {
  const parsed = correction.safeParse(given);
  const refusal = refusalOf(world, state, seat, parsed.success ? parsed.data : null);
  if (refusal !== null || !parsed.success)
    return { ok: false, refusal: refusal ?? refuse('unknownChange', TABLE.override) };
  const play = new Play(world, state, NO_DICE);
  play.reveal('corrected', { change: parsed.data, reason }, [TABLE.override]);
  return play.done();
}

/** Only by the game master, with nothing under way. */
function refusalOf(world: World, state: State, seat: SeatId, change: Correction | null): Refusal | null {
  if (!world.setup.options.corrections) return refuse('overridesForbidden', TABLE.override);
  if (seat !== GM || !world.hasGm) return refuse('onlyTheGm', TABLE.override);
  if (state.stage !== 'play' || state.stack.length > 0) return refuse('notNow', TABLE.override);
  if (change === null) return refuse('unknownChange', TABLE.override);
  const refusal = checkChange(world, state, change);
  if (refusal !== null) return refusal;
  // What the rules would do at once they must be left to do.
  return world.referee.waiting(world, corrected(state, change), []).length === 0
    ? refuse('notNow', TABLE.override)
    : null;
}

function checkChange(world: World, state: State, change: Correction): Refusal | null {
  if (change.tag === 'setClock') return state.quest.clock === null ? refuse('noClock', TABLE.override) : null;
  if (change.tag === 'setDoor')
    return change.door < state.doors.length ? null : refuse('noDoor', TABLE.override);
  const found = findFigure(state, change.figure);
  if (found === undefined) return refuse('notOnBoard', TABLE.override, { figure: change.figure });
  switch (change.tag) {
    case 'setBody': {
      const most = fullBody(found);
      return change.body <= most ? null : refuse('outOfRange', TABLE.override, { most });
    }
    case 'setSquare': {
      const { square } = change;
      const isFree = enterable(groundOf(world, state), square) && figureAt(state, square) === undefined;
      return isFree ? null : refuse('notFree', TABLE.override, { square });
    }
    case 'setGold':
      return state.heroes.some(({ id }) => id === found.id)
        ? null
        : refuse('notAHero', TABLE.override, { figure: found.id });
    case 'removeFigure':
      if (!isMonster(found)) return refuse('notAMonster', TABLE.override, { figure: found.id });
      // The last creature ends the fight, and that is for the rules to do.
      return state.figures.filter(isMonster).length > 1 && state.turn.act?.figure !== found.id
        ? null
        : refuse('notNow', TABLE.override);
  }
}

function corrected(state: State, change: Correction): State {
  switch (change.tag) {
    case 'setBody':
      return withFigure(state, change.figure, { body: change.body });
    case 'setSquare':
      return withFigure(state, change.figure, { square: change.square });
    case 'setGold': {
      const { id } = state.heroes.find((hero) => hero.id === change.figure)!;
      return withHero(state, id, { gold: change.gold });
    }
    case 'setDoor':
      return { ...state, doors: state.doors.with(change.door, change.open ? 'open' : 'closed') };
    case 'setClock':
      return { ...state, quest: { ...state.quest, clock: change.rounds } };
    case 'removeFigure':
      return { ...state, figures: state.figures.filter(({ id }) => id !== change.figure) };
  }
}

export const correctionAppliers: Appliers<CorrectionFacts> = {
  corrected: (state, { change }) => corrected(state, change),
};
