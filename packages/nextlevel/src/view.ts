/** What a seat knows of a match of NextLevel, built field by field. */
import { viewOf as classics } from '@oubliette/classic/extend';
import type { View, World } from '@oubliette/classic/extend';
import type { Square } from '@oubliette/dungeon';
import type { OwnFields, SeatId, Shown } from '@oubliette/kernel';
import type { NextTrapKind } from './content/traps.ts';
import { pieceAt } from './furniture.ts';
import { isAltar, isSearchable } from './search/pieces.ts';
import { setupOf } from './setup.ts';
import type { CheckedNextSetup } from './setup.ts';
import { NEXT } from './state.ts';
import type { Next, NextState } from './state.ts';

type NextWords = (typeof NEXT)['words'];

export interface NextView extends View {
  readonly next: Omit<Shown<Next, NextWords>, keyof OwnFields<Next, NextWords>> & {
    /** Behind the screen. */
    readonly screen: OwnFields<Next, NextWords> | null;
    readonly options: CheckedNextSetup['options'];
    /** Traps that have been found or have gone off and still matter, as NextLevel calls them. */
    readonly traps: readonly KnownNextTrap[];
    /** Furniture, in the order of `furniture`: by which number commands call it, whether it is an altar, and whether it can be searched. */
    readonly pieces: readonly {
      readonly piece: number;
      readonly altar: boolean;
      readonly searchable: boolean;
    }[];
  };
}

export interface KnownNextTrap {
  readonly kind: NextTrapKind;
  readonly squares: readonly Square[];
}

export function viewOf(world: World, state: NextState, seat: SeatId): NextView {
  const classic = classics(world, state, seat);
  const open = NEXT.show(state.next, { isMorcar: classic.screen !== null, state });
  const { trapKinds, alerted } = state.next;
  return {
    ...classic,
    next: {
      facing: open.facing,
      newcomers: open.newcomers,
      plights: open.plights,
      engaged: open.engaged,
      turn: open.turn,
      sheets: open.sheets,
      barricades: open.barricades,
      searchedRooms: open.searchedRooms,
      searchedPieces: open.searchedPieces,
      wrecked: open.wrecked,
      dwarfTraps: open.dwarfTraps,
      litter: open.litter,
      spheres: open.spheres,
      mists: open.mists,
      gases: open.gases,
      lastStrike: open.lastStrike,
      blows: open.blows,
      shown: open.shown,
      asked: open.asked,
      screen: classic.screen === null ? null : { trapKinds, alerted },
      options: setupOf(world).options,
      traps: knownTraps(world, state),
      pieces: state.furniture.map(({ squares }) => {
        const piece = pieceAt(world, state, squares[0]!);
        return { piece, altar: isAltar(world, piece), searchable: isSearchable(world, piece) };
      }),
    },
  };
}

function knownTraps({ quest }: World, { traps, next }: NextState): KnownNextTrap[] {
  return quest.traps.flatMap(({ squares }, index) => {
    const condition = traps[index];
    return condition === 'found' || condition === 'open' ? [{ kind: next.trapKinds[index]!, squares }] : [];
  });
}
