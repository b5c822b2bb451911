/** The quest's traps in NextLevel: their kinds, what is known of them, and how they change. */
import type { State, World } from '@oubliette/classic/extend';
import { withoutSquare, withSquares } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import { nextTrap } from '../content/traps.ts';
import type { NextTrapKind } from '../content/traps.ts';
import { setupOf } from '../setup.ts';
import type { NextState } from '../state.ts';

/** A pit of any depth: shown by a tile, stepped over, fallen into. */
export function isPit(kind: NextTrapKind): boolean {
  return nextTrap(kind).fall === true;
}

/** The trap of a kind on a square, by index of the quest; -1 for none. */
export function trapAt({ quest }: World, { next }: NextState, kind: NextTrapKind, square: Square): number {
  return quest.traps.findIndex(
    ({ squares }, index) => next.trapKinds[index] === kind && squares.includes(square),
  );
}

/** The known trap on a square, by index of the quest; -1 if none is found, or it is open. */
export function foundAt({ quest }: World, { traps }: NextState, square: Square): number {
  return quest.traps.findIndex(({ squares }, index) => traps[index] === 'found' && squares.includes(square));
}

/** The kind of pit under a square: deep if the quest says so. */
export function pitKindAt(world: World, state: NextState, square: Square): 'pit' | 'deepPit' {
  return trapAt(world, state, 'deepPit', square) >= 0 ? 'deepPit' : 'pit';
}

/** Whether a search can reveal it (NXT-TRS-02, NXT-TRP-10). */
export function isDetectable(world: World, kind: NextTrapKind): boolean {
  return nextTrap(kind).detectable && !setupOf(world).options.hiddenTraps.includes(kind);
}

export function withTrapState(state: NextState, index: number, condition: State['traps'][number]): NextState {
  return index < 0 ? state : { ...state, traps: state.traps.with(index, condition) };
}

/** Known from now on; a pit shows its tile (NXT-DWF-06). */
export function withTrapShown(
  world: World,
  state: NextState,
  kind: NextTrapKind,
  squares: readonly Square[],
): NextState {
  const shown = withTrapState(state, trapAt(world, state, kind, squares[0]!), 'found');
  return isPit(kind) ? { ...shown, pits: withSquares(shown.pits, squares) } : shown;
}

/** Off the board, with its tile. */
export function withoutTrap(
  world: World,
  state: NextState,
  kind: NextTrapKind,
  squares: readonly Square[],
): NextState {
  const gone = withTrapState(state, trapAt(world, state, kind, squares[0]!), 'gone');
  return isPit(kind) ? { ...gone, pits: squares.reduce(withoutSquare, gone.pits) } : gone;
}
