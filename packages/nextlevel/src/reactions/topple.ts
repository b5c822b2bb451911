/** Toppling cupboards and bookcases onto the figures in front of them (NXT-TOP). */
import {
  checkActor,
  chooseActor,
  countFaces,
  figureOf,
  groundOf,
  harm,
  pieceSquares,
  seatOf,
} from '@oubliette/classic/extend';
import type { Figure, FigureId, FurnitureKind, World } from '@oubliette/classic/extend';
import { adjacent, crossable, directionTo, DIRECTIONS, neighbour, opposite } from '@oubliette/dungeon';
import type { Direction, Ground, Square } from '@oubliette/dungeon';
import { refuse } from '@oubliette/kernel';
import type { Refusal, RuleId, SeatId } from '@oubliette/kernel';
import { checkNormal } from '../actions.ts';
import { acted } from '../attack/appliers.ts';
import type { CombatFace } from '../content/dice.ts';
import { pieceAt, pieceNamed, upperLeft, withoutPiece } from '../furniture.ts';
import { HIGH } from '../heights.ts';
import type { Appliers } from '../kit.ts';
import type { NextPlay } from '../play.ts';
import type { NextState } from '../state.ts';

/** How far from its wall a fallen piece reaches. */
const DEPTH = 2;
const UNDER_IT = 3;
const ON_TOP = 1;

export interface Topple {
  readonly type: 'topple';
  readonly figure: FigureId;
  /** The piece's upper left corner. */
  readonly square: Square;
}

export interface ToppleFacts {
  /** `square`: the piece's upper left corner; `squares`: what it falls on. */
  toppled: { figure: FigureId; square: Square; kind: FurnitureKind; squares: readonly Square[] };
  /** Unstoppable dice, for figures under the piece or falling with it. */
  crushed: { figure: FigureId; faces: readonly CombatFace[]; skulls: number };
}

export const TOPPLE_APPLIERS: Appliers<ToppleFacts> = {
  toppled: (state, { figure, square }, world) =>
    withoutPiece(world, acted(state, figure), pieceAt(world, state, square)),
  crushed: (state) => state,
};

/** The seen pieces that are high enough to topple (NXT-TOP-01), by their upper left corners. */
export function highPieces({ furniture }: NextState): Square[] {
  return furniture.filter(({ kind }) => HIGH.includes(kind)).map(({ squares }) => upperLeft(squares));
}

export function checkTopple(
  world: World,
  state: NextState,
  seat: SeatId,
  { figure, square }: Topple,
): Refusal | null {
  const no = checkActor(state, seat, figure);
  if (no !== null) return no;
  const toppler = figureOf(state, figure);
  const not = checkNormal(state, toppler, 'attack');
  if (not !== null) return not;
  const piece = pieceNamed(world, state, square);
  if (piece < 0) return refuse('noSuchPiece', 'NXT-TOP-01', { square });
  const { kind } = world.quest.furniture[piece]!;
  const squares = pieceSquares(world, state, piece);
  if (!HIGH.includes(kind)) return refuse('tooLow', 'NXT-TOP-01', { square });
  const ground = groundOf(world, state);
  const front = frontOf(ground, squares);
  if (front === null) return refuse('standsFree', 'NXT-TOP-01', { square });
  if (toppler.kind === 'goblin')
    return squares.includes(toppler.square) ? null : refuse('tooLight', 'NXT-TOP-03', { figure });
  return isAtTheSide(ground, squares, front, toppler.square)
    ? null
    : refuse('notAtTheSide', 'NXT-TOP-01', { square });
}

/** The direction away from the wall along one of its long sides; null if it has no such wall, or two. */
export function frontOf(ground: Ground, squares: readonly Square[]): Direction | null {
  const inside = (square: Square, direction: Direction) =>
    squares.includes(neighbour(ground.board, square, direction));
  const across = DIRECTIONS.filter((direction) => !squares.some((square) => inside(square, direction)));
  const walled = across.filter((direction) =>
    squares.every((square) => !crossable(ground, square, direction)),
  );
  return walled.length === 1 ? opposite(walled[0]!) : null;
}

/** Next to one of its ends: neither in front nor behind. */
export function isAtTheSide(
  ground: Ground,
  squares: readonly Square[],
  front: Direction,
  square: Square,
): boolean {
  return squares.some((at) => {
    const direction = directionTo(ground.board, at, square);
    return adjacent(ground, at, square) && direction !== front && direction !== opposite(front);
  });
}

/** The two squares in front of each of its own, up to a wall. */
export function fallsOn(ground: Ground, squares: readonly Square[], front: Direction): Square[] {
  return squares.flatMap((square) => {
    const covered: Square[] = [];
    for (let at = square; covered.length < DEPTH && crossable(ground, at, front);) {
      at = neighbour(ground.board, at, front);
      covered.push(at);
    }
    return covered;
  });
}

export function topple(play: NextPlay, { figure, square: corner }: Topple): void {
  chooseActor(play, figure);
  const { world, state } = play;
  const piece = pieceNamed(world, state, corner);
  const ground = groundOf(world, state);
  const { kind } = world.quest.furniture[piece]!;
  const stood = pieceSquares(world, state, piece);
  const squares = fallsOn(ground, stood, frontOf(ground, stood)!);
  const on = (area: readonly Square[]) => state.figures.filter(({ square }) => area.includes(square));
  const rules: RuleId[] = ['NXT-TOP-01'];
  if (figureOf(state, figure).kind === 'goblin') rules.push('NXT-TOP-03');
  if (!state.next.searchedPieces.includes(piece)) rules.push('NXT-TOP-05');
  play.emit({ type: 'toppled', rules, figure, square: corner, kind, squares });
  for (const goblin of on(stood)) crush(play, goblin, ON_TOP, ['NXT-TOP-04', 'NXT-MON-14'], figure);
  for (const victim of on(squares)) crush(play, victim, UNDER_IT, ['NXT-TOP-02'], figure);
}

function crush(
  play: NextPlay,
  { id }: Figure,
  dice: number,
  rules: readonly [RuleId, ...RuleId[]],
  by: FigureId,
): void {
  const seat = seatOf(play.state, figureOf(play.state, id));
  const faces = play.combatDice(dice, seat, rules[0], { who: id });
  const skulls = countFaces(faces, 'skull');
  play.emit({ type: 'crushed', rules: [...rules, 'NXT-DIC-02'], news: true, figure: id, faces, skulls });
  harm(play, id, skulls, rules, by);
}
