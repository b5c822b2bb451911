/** Two monsters trample a table as they come past it (NXT-MON-11). */
import { checkActor, chooseActor, findFigure } from '@oubliette/classic/extend';
import type { Figure, FigureId, World } from '@oubliette/classic/extend';
import type { Square } from '@oubliette/dungeon';
import { refuse } from '@oubliette/kernel';
import { plightOf, withPlight } from '../changes.ts';
import { isBesidePiece, pieceNamed, standingOn, upperLeft } from '../furniture.ts';
import type { NextHandler } from '../kit.ts';
import type { NextState } from '../state.ts';

export interface Smash {
  readonly type: 'smash';
  readonly figure: FigureId;
  /** The table's upper left corner. */
  readonly square: Square;
  readonly with: FigureId;
}

export const SMASH: NextHandler<Smash> = {
  check(world, state, seat, { figure, square, with: other }) {
    const no = checkActor(state, seat, figure);
    if (no !== null) return no;
    const piece = pieceNamed(world, state, square);
    if (piece < 0) return refuse('noSuchPiece', 'NXT-MON-11', { square });
    if (world.quest.furniture[piece]!.kind !== 'table') return refuse('tablesOnly', 'NXT-MON-11', { square });
    const pair = other !== figure && findFigure(state, other)?.side === 'morcar';
    if (!pair || ![figure, other].every((id) => hasPassed(state, id, square)))
      return refuse('takesTwo', 'NXT-MON-11', { square });
    return standingOn(world, state, piece).length === 0
      ? null
      : refuse('somebodyOnIt', 'NXT-MON-12', { square });
  },
  perform(play, { figure, square, with: other }) {
    chooseActor(play, figure);
    play.emit({ type: 'tableSmashed', rules: ['NXT-MON-11'], figure, with: other, square });
  },
};

function hasPassed(state: NextState, id: FigureId, table: Square): boolean {
  return plightOf(state, id, 'trampling')?.tables.includes(table) === true;
}

/** A monster remembers, for this Morcar turn, the tables its steps have passed. */
export function passTables(
  world: World,
  state: NextState,
  id: FigureId,
  squares: readonly Square[],
): NextState {
  if (findFigure(state, id)?.side !== 'morcar') return state;
  const before = plightOf(state, id, 'trampling')?.tables ?? [];
  const passed = state.furniture.flatMap(({ kind, squares: covered }) =>
    kind === 'table' &&
    !before.includes(upperLeft(covered)) &&
    squares.some((square) => isBesidePiece(world, state, square, covered))
      ? [upperLeft(covered)]
      : [],
  );
  return passed.length === 0
    ? state
    : withPlight(state, id, { tag: 'trampling', tables: [...before, ...passed] });
}

export function smashesOf(state: NextState, { id: figure }: Figure): Smash[] {
  const tables = plightOf(state, figure, 'trampling')?.tables ?? [];
  return tables.flatMap((square) =>
    state.figures.map(({ id }): Smash => ({ type: 'smash', figure, square, with: id })),
  );
}
