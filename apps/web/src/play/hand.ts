/** What the person at this screen has in hand: the action chosen, what is staged, what is looked at. Never the game's state. */
import type { Square } from '@oubliette/dungeon';
import type { BaseCommand } from '@oubliette/kernel';
import type { Camera } from '../board/light.ts';

export type Inspected = { readonly figure: string } | { readonly square: Square };

/** What is to be confirmed: a command, or a way to walk, which is the game's matter. */
export type DeskStaged<Command = unknown> =
  | { readonly is: 'command'; readonly command: Command }
  | { readonly is: 'path' | 'walk' };

/** What every game's table has in hand. */
export interface DeskHand<Staged extends DeskStaged = DeskStaged, ActionId extends string = string> {
  /** The action whose targets are lit. */
  readonly mode: ActionId | null;
  /** The spell, weapon, figure or sort of answer picked for it. */
  readonly means: string | null;
  readonly staged: Staged | null;
  /** The turn ends when what is staged has been done, unless something comes to light. */
  readonly thenEnd: boolean;
  /** The next square tapped bends the path instead of ending it. */
  readonly bending: boolean;
  /** The figure turned to. */
  readonly focus: string | null;
  readonly inspected: Inspected | null;
  readonly camera: Camera;
  readonly dialog: 'more' | 'override' | null;
  /** Something was given, and what comes of it is not known yet: a command, a path, the computer's moves. */
  readonly acting: boolean;
}

export const EMPTY_HAND: DeskHand<never, never> = {
  mode: null,
  means: null,
  staged: null,
  thenEnd: false,
  bending: false,
  focus: null,
  inspected: null,
  camera: { at: 'whole', key: 0 },
  dialog: null,
  acting: false,
};

/** An action taken up: whatever was in hand is put down. */
export function takeUp<Hand extends DeskHand>(hand: Hand, mode: Hand['mode']): Hand {
  return { ...hand, mode, means: null, staged: null, thenEnd: false, bending: false, inspected: null };
}

export function stageIn<Hand extends DeskHand>(hand: Hand, staged: DeskStaged): Hand {
  return { ...hand, staged, bending: false, inspected: null };
}

/** Esc: first what was looked at, then what was staged, then the means, then the action; the same where nothing of it is in hand. */
export function putDown<Hand extends DeskHand>(hand: Hand): Hand {
  if (hand.inspected !== null) return { ...hand, inspected: null };
  if (hand.bending) return { ...hand, bending: false };
  if (hand.staged !== null) return { ...hand, staged: null, thenEnd: false };
  if (hand.means !== null) return { ...hand, means: null };
  return hand.mode === null ? hand : { ...hand, mode: null };
}

export function inspectedFigure({ inspected }: Pick<DeskHand, 'inspected'>): string | null {
  return inspected !== null && 'figure' in inspected ? inspected.figure : null;
}

export function isAmong<Command extends BaseCommand>(moves: readonly Command[], command: Command): boolean {
  const wanted = JSON.stringify(command);
  return moves.some((move) => move.type === command.type && JSON.stringify(move) === wanted);
}

/** The square is in the middle, and the board's cursor on it. */
export function lookAtSquare<Hand extends DeskHand>(hand: Hand, square: Square): Hand {
  return { ...hand, camera: { at: 'square', square, key: hand.camera.key + 1 } };
}

/** The first stays in sight even where there are too many to see at once. */
export function lookAtSquares<Hand extends DeskHand>(hand: Hand, squares: readonly Square[]): Hand {
  const [keep] = squares;
  if (keep === undefined) return hand;
  return { ...hand, camera: { at: 'squares', squares, keep, key: hand.camera.key + 1 } };
}

/** A plain store, for React and for tests. */
export class HandStore<Hand> {
  #hand: Hand;
  readonly #listeners = new Set<() => void>();

  constructor(empty: Hand) {
    this.#hand = empty;
  }

  readonly get = (): Hand => this.#hand;

  readonly set = (next: Hand): void => {
    if (next === this.#hand) return;
    this.#hand = next;
    for (const listener of this.#listeners) listener();
  };

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => void this.#listeners.delete(changed);
  };
}
