/** Two monsters trample a table as they come past it (NXT-MON-11). */
import { checkActor, chooseActor, findFigure } from '@oubliette/classic/extend';
import type { Figure, FigureId, World } from '@oubliette/classic/extend';
import type { Square } from '@oubliette/dungeon';
import { refuse } from '@oubliette/kernel';
import { plightOf, withPlight } from '../changes.ts';
import { isBesidePiece, standingOn } from '../furniture.ts';
import type { NextHandler } from '../kit.ts';
import { isSeen } from '../search/furniture.ts';
import type { NextState } from '../state.ts';

export interface Smash {
  readonly type: 'smash';
  readonly figure: FigureId;
  readonly piece: number;
  readonly with: FigureId;
}

export const SMASH: NextHandler<Smash> = {
  check(world, state, seat, { figure, piece, with: other }) {
    const no = checkActor(state, seat, figure);
    if (no !== null) return no;
    if (!isSeen(world, state, piece)) return refuse('noSuchPiece', 'NXT-MON-11', { piece });
    if (world.quest.furniture[piece]!.kind !== 'table') return refuse('tablesOnly', 'NXT-MON-11', { piece });
    const pair = other !== figure && findFigure(state, other)?.side === 'morcar';
    if (!pair || ![figure, other].every((id) => hasPassed(state, id, piece)))
      return refuse('takesTwo', 'NXT-MON-11', { piece });
    return standingOn(world, state, piece).length === 0
      ? null
      : refuse('somebodyOnIt', 'NXT-MON-12', { piece });
  },
  perform(play, { figure, piece, with: other }) {
    chooseActor(play, figure);
    play.emit({ type: 'tableSmashed', rules: ['NXT-MON-11'], figure, with: other, piece });
  },
};

function hasPassed(state: NextState, id: FigureId, piece: number): boolean {
  return plightOf(state, id, 'trampling')?.pieces.includes(piece) === true;
}

/** A monster remembers, for this Morcar turn, the tables its steps have passed. */
export function passTables(
  world: World,
  state: NextState,
  id: FigureId,
  squares: readonly Square[],
): NextState {
  if (findFigure(state, id)?.side !== 'morcar') return state;
  const before = plightOf(state, id, 'trampling')?.pieces ?? [];
  const passed = world.quest.furniture.flatMap(({ kind }, piece) =>
    kind === 'table' &&
    !before.includes(piece) &&
    isSeen(world, state, piece) &&
    squares.some((square) => isBesidePiece(world, state, square, piece))
      ? [piece]
      : [],
  );
  return passed.length === 0
    ? state
    : withPlight(state, id, { tag: 'trampling', pieces: [...before, ...passed] });
}

export function smashesOf(state: NextState, { id: figure }: Figure): Smash[] {
  const pieces = plightOf(state, figure, 'trampling')?.pieces ?? [];
  return pieces.flatMap((piece) =>
    state.figures.map(({ id }): Smash => ({ type: 'smash', figure, piece, with: id })),
  );
}
