/** What this screen's player has in hand: the chosen action, what is staged or inspected. Never the game's state. */
import type { Square } from '@oubliette/dungeon';
import type { BaseCommand } from '@oubliette/kernel';
import type { Camera } from '../board/light.ts';

export type Inspected = { readonly figure: string } | { readonly square: Square };

/** What is to be confirmed: a command, or a path or starting squares, which only the game understands. */
export type DeskStaged<Command = unknown> =
  | { readonly is: 'command'; readonly command: Command }
  | { readonly is: 'path' | 'walk' | 'starts' };

/** The hand at any game's table. */
export interface DeskHand<Staged extends DeskStaged = DeskStaged, ActionId extends string = string> {
  /** The action whose targets are lit. */
  readonly mode: ActionId | null;
  /** The spell, weapon, figure or sort of answer picked for it. */
  readonly means: string | null;
  readonly staged: Staged | null;
  /** What is staged was not chosen, but offered as the next thing to do. */
  readonly offer: Staged | null;
  /** The turn in which such an offer was taken back. */
  readonly declined: string | null;
  /** Ends the turn after the staged command, unless it brings news. */
  readonly thenEnd: boolean;
  /** The next square tapped bends the path instead of ending it. */
  readonly bending: boolean;
  /** The selected figure. */
  readonly focus: string | null;
  readonly inspected: Inspected | null;
  readonly camera: Camera;
  readonly dialog: 'more' | 'override' | null;
  /** Something was given, and its result is not known yet: a command, a path, the computer's moves. */
  readonly acting: boolean;
  /** A question passes by itself in a moment, unless one wants to think. */
  readonly beating: boolean;
}

export const EMPTY_HAND: DeskHand<never, never> = {
  mode: null,
  means: null,
  staged: null,
  offer: null,
  declined: null,
  thenEnd: false,
  bending: false,
  focus: null,
  inspected: null,
  camera: { at: 'whole', key: 0 },
  dialog: null,
  acting: false,
  beating: false,
};

/** Takes up an action and puts down whatever was in hand. */
export function takeUp<Hand extends DeskHand>(hand: Hand, mode: Hand['mode']): Hand {
  return { ...hand, mode, means: null, staged: null, thenEnd: false, bending: false, inspected: null };
}

export function stageIn<Hand extends DeskHand>(hand: Hand, staged: DeskStaged): Hand {
  return { ...hand, staged, bending: false, inspected: null };
}

/** Esc puts down, in order: the inspected thing, the staged one, the means, the action; unchanged if none is in hand. */
export function putDown<Hand extends DeskHand>(hand: Hand): Hand {
  if (hand.inspected !== null) return { ...hand, inspected: null };
  if (hand.bending) return { ...hand, bending: false };
  // Starting squares stay: they have to be somewhere.
  if (hand.staged !== null && hand.staged.is !== 'starts') return { ...hand, staged: null, thenEnd: false };
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

/** Centres the square, and puts the board's cursor on it. */
export function lookAtSquare<Hand extends DeskHand>(hand: Hand, square: Square): Hand {
  return { ...hand, camera: { at: 'square', square, key: hand.camera.key + 1 } };
}

/** The first stays in sight even if there are too many to see at once. */
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
