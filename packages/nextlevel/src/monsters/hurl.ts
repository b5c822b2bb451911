/** Furniture thrown by major monsters (NXT-MON-08, NXT-MON-09). */
import { checkActor, chooseActor, figureOf, groundOf, pieceSquares } from '@oubliette/classic/extend';
import type { Figure, FigureId, FurnitureKind, World } from '@oubliette/classic/extend';
import {
  apart,
  clearLine,
  footprint,
  hasSquare,
  isSquare,
  isUnbroken,
  squaresWithin,
  xOf,
  yOf,
} from '@oubliette/dungeon';
import type { Size, Square } from '@oubliette/dungeon';
import { refuse } from '@oubliette/kernel';
import type { Refusal } from '@oubliette/kernel';
import { checkNormal } from '../actions.ts';
import { areFoes } from '../arms.ts';
import { newStrike, resume } from '../attack/strike.ts';
import { turnTowards } from '../attack/turning.ts';
import { isBesidePiece, mayStillHold, pieceNamed, standingOn, upperLeft } from '../furniture.ts';
import type { NextHandler } from '../kit.ts';
import { isMisty } from '../mist.ts';
import type { NextPlay } from '../play.ts';
import type { NextState, Striker } from '../state.ts';
import { isMajor } from './sweep.ts';

export interface Hurl {
  readonly type: 'hurl';
  readonly figure: FigureId;
  /** The piece's upper left corner. */
  readonly square: Square;
  /** The upper left square where it lands. */
  readonly to: Square;
  /** It lands a quarter turn from how it stood. */
  readonly turned?: true;
}

export const HURLED: readonly FurnitureKind[] = ['table', 'cupboard', 'rack', 'treasureChest', 'throne'];
export const HURL_RANGE = 3;
/** Dice that may be defended against, and dice that may not. */
const DICE = 5;
const UNSTOPPABLE = 3;

export const HURL: NextHandler<Hurl> = {
  check(world, state, seat, command) {
    const no = checkActor(state, seat, command.figure);
    if (no !== null) return no;
    const monster = figureOf(state, command.figure);
    if (!isMajor(monster)) return refuse('majorOnly', 'NXT-MON-08', { figure: monster.id });
    return (
      checkNormal(state, monster, 'attack') ??
      checkPiece(world, state, monster, command.square) ??
      checkLanding(world, state, monster, command)
    );
  },
  perform(play, command) {
    const { figure, square } = command;
    chooseActor(play, figure);
    const squares = landing(play.world, play.state, command)!;
    const victims = under(play.state, squares).map(({ id }) => id);
    const foe = victims.find((id) => areFoes(figureOf(play.state, figure), figureOf(play.state, id)))!;
    turnTowards(play, figure, foe);
    const piece = pieceNamed(play.world, play.state, square);
    const { kind } = play.world.quest.furniture[piece]!;
    const spills = mayStillHold(play.world, play.state, piece);
    const rules = spills ? ['NXT-MON-08', 'NXT-MON-09', 'CLS-MON-08'] : ['NXT-MON-08', 'NXT-MON-09'];
    play.emit({ type: 'hurled', rules, figure, square, kind, squares, victims, spills });
  },
};

function checkPiece(world: World, state: NextState, monster: Figure, square: Square): Refusal | null {
  const piece = pieceNamed(world, state, square);
  if (piece < 0) return refuse('noSuchPiece', 'NXT-MON-08', { square });
  if (!HURLED.includes(world.quest.furniture[piece]!.kind))
    return refuse('cannotBeHurled', 'NXT-MON-08', { square });
  if (!isBesidePiece(world, state, monster.square, pieceSquares(world, state, piece)))
    return refuse('notBesideIt', 'NXT-MON-08', { square });
  return standingOn(world, state, piece).length === 0
    ? null
    : refuse('somebodyOnIt', 'NXT-MON-12', { square });
}

/** Entirely within three squares, in sight, on floor nothing else covers, and on at least one foe. */
function checkLanding(world: World, state: NextState, monster: Figure, command: Hurl): Refusal | null {
  const { to, square: corner } = command;
  const squares = landing(world, state, command);
  if (squares === null) return refuse('noRoomToLand', 'NXT-MON-08', { to });
  if (squares.some((square) => apart(world.board, monster.square, square) > HURL_RANGE))
    return refuse('tooFar', 'NXT-MON-08', { to });
  const ground = groundOf(world, state);
  const cleared = pieceSquares(world, state, pieceNamed(world, state, corner));
  const isFloor = (square: Square) =>
    square !== monster.square &&
    isSquare(world.board, square) &&
    hasSquare(state.revealed, square) &&
    !hasSquare(ground.rubble, square) &&
    (!hasSquare(ground.furniture, square) || cleared.includes(square)) &&
    clearLine(ground, monster.square, square);
  if (!squares.every(isFloor) || !isUnbroken(ground, squares))
    return refuse('noRoomToLand', 'NXT-MON-08', { to });
  const victims = under(state, squares);
  if (!victims.some((victim) => areFoes(monster, victim))) return refuse('nobodyThere', 'NXT-MON-08', { to });
  return victims.some((victim) => isMisty(world, state, monster, victim))
    ? refuse('blackMist', 'NXT-FIM-07', { to })
    : null;
}

/** The squares it lands on; null off the board, or for a turn that changes nothing. */
function landing(world: World, state: NextState, { square, to, turned }: Hurl): Square[] | null {
  const { board } = world;
  const size = sizeOf(board, pieceSquares(world, state, pieceNamed(world, state, square)));
  if (to < 0 || (turned === true && size.width === size.height)) return null;
  return footprint(board, size, to, turned === true ? 1 : 0);
}

function sizeOf(board: Size, squares: readonly Square[]): Size {
  const across = squares.map((square) => xOf(board, square));
  const down = squares.map((square) => yOf(board, square));
  return {
    width: Math.max(...across) - Math.min(...across) + 1,
    height: Math.max(...down) - Math.min(...down) + 1,
  };
}

/** Friend and foe alike (NXT-MON-09). */
function under({ figures }: NextState, squares: readonly Square[]): Figure[] {
  return figures.filter(({ square }) => squares.includes(square));
}

/** Five dice and three unstoppable ones, rolled for each victim. */
export function crush(play: NextPlay, figure: FigureId, target: FigureId): void {
  const dice = Array.from({ length: DICE }, () => 'combat' as const);
  const striker: Striker = {
    figure,
    arm: 'magic',
    dice,
    extra: UNSTOPPABLE,
    bite: false,
    ranged: true,
    spell: true,
  };
  resume(play, { ...newStrike([striker], target, 'spell'), stage: 'surprised' });
}

export function hurlsOf(world: World, state: NextState, monster: Figure): Hurl[] {
  if (!isMajor(monster)) return [];
  return state.furniture
    .map(({ squares }) => upperLeft(squares))
    .filter((square) => checkPiece(world, state, monster, square) === null)
    .flatMap((square) =>
      squaresWithin(world.board, monster.square, HURL_RANGE).flatMap((to): Hurl[] => [
        { type: 'hurl', figure: monster.id, square, to },
        { type: 'hurl', figure: monster.id, square, to, turned: true },
      ]),
    );
}
