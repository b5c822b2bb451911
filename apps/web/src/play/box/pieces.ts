/** What stands on the cardboard beside a screen, and what people have to do there when it has changed. */
import type { Size, Square } from '@oubliette/dungeon';
import type { SeatId } from '@oubliette/kernel';
import type { Throw } from '@oubliette/table';
import type { Language, Mention, Noun } from '@oubliette/words';
import type { PaperMap } from '../../board/paperMap.ts';

export interface BoxPiece {
  /** The same for the same piece before and after. */
  readonly key: string;
  readonly what: Mention;
  readonly squares: readonly Square[];
  /** A door stands between its two squares. */
  readonly isBetween?: true;
  /** Where a tile joins another that lies there already. */
  readonly joins?: { readonly to: Noun; readonly at: Square };
  /** There is only one of it: the Elf, not an Elf. */
  readonly isOne?: true;
  readonly isOpen?: boolean;
  /** The seat that moves it. */
  readonly by?: SeatId;
}

export interface BoxBoard {
  /** Another board, or level, is laid from nothing. */
  readonly ground: string;
  readonly size: Size;
  readonly pieces: readonly BoxPiece[];
}

/** What a game brings to a table beside its box: all of it from what the view knows. */
export interface BoxUi<View = unknown> {
  /** Null while nothing is to be laid yet. */
  board(view: View, language: Language): BoxBoard | null;
  /** What these dice show need not be said: where a figure stops says enough. */
  isUnsaid?(thrown: Pick<Throw, 'rule'>): boolean;
  map(view: View, language: Language): PaperMap;
  /** Each hero in a few numbers, read across the table. */
  party(view: View, language: Language): readonly PartyMember[];
}

export interface PartyMember {
  readonly id: string;
  readonly name: string;
  readonly numbers: string;
  readonly isOnTurn: boolean;
}

export const DEEDS = ['put', 'open', 'shut', 'move', 'take', 'stand'] as const;
export type BoxDeed = (typeof DEEDS)[number];

export interface BoxChange {
  readonly deed: BoxDeed;
  readonly piece: BoxPiece;
  /** Where a moved piece stood. */
  readonly from?: readonly Square[];
}

export interface BoxNews {
  /** The whole board is laid from nothing. */
  readonly isFresh: boolean;
  readonly changes: readonly BoxChange[];
}

/**
 * What is to be done so that the cardboard shows what the view does. People move their own figures: where these
 * have stopped is told only beside other news.
 */
export function newsOn(
  stood: BoxBoard | null,
  now: BoxBoard,
  isMovedByPeople: (by: SeatId) => boolean,
): BoxNews {
  const isFresh = stood === null || stood.ground !== now.ground;
  const before = new Map(isFresh ? [] : stood.pieces.map((piece) => [piece.key, piece]));
  const after = new Set(now.pieces.map(({ key }) => key));
  const changes = now.pieces.flatMap((piece): BoxChange[] => {
    const was = before.get(piece.key);
    if (was === undefined) return [{ deed: 'put', piece }];
    if (was.isOpen !== piece.isOpen) return [{ deed: piece.isOpen === true ? 'open' : 'shut', piece }];
    if (was.squares.join() === piece.squares.join()) return [];
    const isTheirs = piece.by !== undefined && isMovedByPeople(piece.by);
    return [{ deed: isTheirs ? 'stand' : 'move', piece, from: was.squares }];
  });
  const gone = [...before.values()].filter(({ key }) => !after.has(key));
  const all = [...changes, ...gone.map((piece): BoxChange => ({ deed: 'take', piece }))];
  return { isFresh, changes: all.every(({ deed }) => deed === 'stand') ? [] : all };
}

/** Something comes to the board, or somebody else moves on it: more than a glance is needed. */
export function needsHands({ changes }: BoxNews): boolean {
  return changes.some(({ deed }) => deed === 'put' || deed === 'move');
}

/** The squares of what has changed and is still there. */
export function freshSquares({ changes }: BoxNews): readonly Square[] {
  return changes.flatMap(({ deed, piece }) => (deed === 'take' ? [] : piece.squares));
}
