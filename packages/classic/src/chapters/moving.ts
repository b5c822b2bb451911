/** Movement: the dice, steps, jumps, and passing others (CLS-MOV, CLS-TRP-14). */
import { DIRECTIONS, hasSquare, neighbour, withSquare } from '@oubliette/dungeon';
import { climbedOut, mapFigure, shifted, withCondition, withoutConditions } from '../changes.ts';
import type { MovingCommand } from '../commands.ts';
import type { MovingFacts } from '../events.ts';
import { figureAt, figureOf, isHero, seatOf } from '../figures.ts';
import { asking, forFigures } from '../kit.ts';
import type { Chapter } from '../kit.ts';
import {
  answerPassage,
  checkAnswerPassage,
  checkRoll,
  checkStep,
  jump,
  rollMovement,
  step,
} from '../movement.ts';
import type { Figure, FigureId, State } from '../state.ts';
import { checkJump, jumpIn } from '../traps.ts';
import type { World } from '../world.ts';

export const MOVING: Chapter<MovingCommand, MovingFacts, 'passage'> = {
  shapes: {
    rollMovement: { figure: 'text' },
    step: { figure: 'text', to: 'number' },
    jump: { figure: 'text', to: 'number' },
    answerPassage: { allow: 'flag' },
  },
  handlers: {
    rollMovement: {
      foreseen: true,
      check: checkRoll,
      perform: rollMovement,
      offers: forFigures((_world, state, { id }) =>
        isToRoll(state, id) ? [{ type: 'rollMovement', figure: id }] : [],
      ),
    },
    step: { check: checkStep, perform: step, offers: forFigures(stepOffers) },
    jump: { foreseen: true, check: checkJump, perform: jump, offers: forFigures(jumpOffers) },
    answerPassage: { check: checkAnswerPassage, perform: answerPassage },
  },
  appliers: {
    movementRolled: (state, { figure, total, boons, used }) => ({
      ...withoutConditions(state, figure, used),
      turn: { ...state.turn, left: total, boons },
    }),
    stepped: (state, { figure, to, news }) => {
      const { turn } = state;
      // A step within the same pit: still at its bottom (CLS-TRP-12).
      const inPit = hasSquare(state.pits, to);
      const moved = mapFigure(state, figure, (mover) => ({
        ...(inPit ? mover : climbedOut(mover)),
        square: to,
      }));
      // A pit under a figure stays shut for figures passing through.
      const probed = news === true && figureAt(state, to) === undefined;
      const safe = probed ? withSquare(state.safe, to) : state.safe;
      return { ...moved, safe, turn: { ...turn, left: turn.left! - 1, path: [...turn.path, to] } };
    },
    passageAsked: (state, { figure, through, to }) => ({
      ...state,
      pending: { tag: 'passage', figure, through, to },
    }),
    passageAnswered: (state, { through, allowed }) => ({
      ...state,
      pending: null,
      turn: allowed ? state.turn : { ...state.turn, denied: [...state.turn.denied, through] },
    }),
    jumped: (state, { figure, over, to }) => {
      const { turn } = state;
      const moved = mapFigure(state, figure, (mover) => ({ ...climbedOut(mover), square: to }));
      return {
        ...moved,
        turn: { ...turn, left: turn.left! - over.length - 1, path: [...turn.path, ...over, to] },
      };
    },
    fellIntoPit: (state, { figure, square, cost }) => {
      const fallen = mapFigure(state, figure, (victim) => ({ ...withCondition(victim, 'pit'), square }));
      const opened = { ...fallen, pits: withSquare(fallen.pits, square) };
      if (state.turn.actor !== figure) return opened;
      const left = Math.max(0, (state.turn.left ?? 0) - cost);
      const path = state.turn.path.at(-1) === square ? state.turn.path : [...state.turn.path, square];
      return { ...opened, turn: { ...state.turn, left, moveOver: true, path } };
    },
    figureMoved: (state, { figure, to }) => shifted(state, figure, to),
  },
  frames: {
    passage: asking(
      'letPass',
      ['CLS-MOV-07'],
      (_world, state, { through }) => seatOf(state, figureOf(state, through)),
      () => [true, false].map((allow) => ({ type: 'answerPassage', allow })),
    ),
  },
};

/** Heroes roll before they walk. */
function isToRoll({ turn }: State, id: FigureId): boolean {
  return isHero(id) && turn.left === null;
}

function stepOffers(world: World, state: State, { id, square }: Figure): MovingCommand[] {
  if (isToRoll(state, id)) return [];
  return DIRECTIONS.map((direction) => neighbour(world.board, square, direction))
    .filter((to) => to >= 0)
    .map((to) => ({ type: 'step', figure: id, to }));
}

function jumpOffers(world: World, state: State, { id, square }: Figure): MovingCommand[] {
  if (isToRoll(state, id)) return [];
  const list: MovingCommand[] = [];
  for (const direction of DIRECTIONS) {
    const over = jumpIn(world, state, square, direction);
    if (over !== null) list.push({ type: 'jump', figure: id, to: over.to });
  }
  return list;
}
