/** What a seat knows of a match of NextLevel: classic's view, and what `state.next` declares. */
import { viewOf as classics } from '@oubliette/classic/extend';
import type { View, World } from '@oubliette/classic/extend';
import type { Square } from '@oubliette/dungeon';
import type { CommonFields, OwnFields, SeatId } from '@oubliette/kernel';
import type { NextTrapKind } from './content/traps.ts';
import { pieceAt } from './furniture.ts';
import { isAltar, isSearchable } from './search/pieces.ts';
import { turnSeen } from './knowledge.ts';
import type { Eyes } from './knowledge.ts';
import { setupOf } from './setup.ts';
import type { CheckedNextSetup } from './setup.ts';
import { levelMeant } from './sheets.ts';
import { NEXT } from './state.ts';
import type { Next, NextState } from './state.ts';

type NextWords = (typeof NEXT)['words'];

export interface NextView extends View {
  readonly next: CommonFields<Next, NextWords> & {
    /** Behind the screen. */
    readonly screen: OwnFields<Next, NextWords> | null;
    readonly options: CheckedNextSetup['options'];
    /** Before heroes are chosen: each one's progress, and the level of those not listed. */
    readonly gathered: { readonly level: number; readonly progress: CheckedNextSetup['progress'] } | null;
    /** Traps found or sprung that still matter, by their NextLevel kinds. */
    readonly traps: readonly KnownNextTrap[];
    /** Furniture, in the order of `furniture`: whether it is an altar, can be searched, and has been. */
    readonly pieces: readonly {
      readonly altar: boolean;
      readonly searchable: boolean;
      readonly searched: boolean;
    }[];
  };
}

export interface KnownNextTrap {
  readonly kind: NextTrapKind;
  /** A figure has fallen into it. */
  readonly open?: true;
  readonly squares: readonly Square[];
}

export function viewOf(world: World, state: NextState, seat: SeatId): NextView {
  const classic = classics(world, state, seat);
  const isMorcar = classic.screen !== null;
  const eyes = eyesOn(state, isMorcar);
  return {
    ...classic,
    turn: turnSeen(state, eyes),
    next: {
      ...NEXT.common(state.next, eyes),
      screen: isMorcar ? (NEXT.theirs(state.next, eyes) as OwnFields<Next, NextWords>) : null,
      options: setupOf(world).options,
      gathered: classic.gathered === null ? null : gathered(world),
      traps: knownTraps(world, state),
      pieces: state.furniture.map(({ squares }) => {
        const piece = pieceAt(world, state, squares[0]!);
        return {
          altar: isAltar(world, piece),
          searchable: isSearchable(world, piece),
          searched: state.next.searchedPieces.includes(piece),
        };
      }),
    },
  };
}

function gathered(world: World): NextView['next']['gathered'] {
  return { level: levelMeant(world), progress: setupOf(world).progress };
}

let last: { readonly before: Eyes; readonly behind: Eyes } | null = null;

/** The same for every hero, so that a state is examined once for all of them. */
function eyesOn(state: NextState, isMorcar: boolean): Eyes {
  if (last?.before.state !== state)
    last = { before: { isMorcar: false, state }, behind: { isMorcar: true, state } };
  return isMorcar ? last.behind : last.before;
}

/** In square order, like classic's. */
function knownTraps({ quest }: World, { traps, next }: NextState): KnownNextTrap[] {
  return quest.traps
    .flatMap(({ squares }, index) => {
      const condition = traps[index];
      const known = { kind: next.trapKinds[index]!, squares };
      if (condition === 'open') return [{ ...known, open: true } as const];
      return condition === 'found' ? [known] : [];
    })
    .sort((a, b) => a.squares[0] - b.squares[0]);
}
