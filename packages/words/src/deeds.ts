/** What an event counts for in the tale of a match: each game names its own events, `taleOf` adds them up. */
import type { Noun } from './noun.ts';

export type Deed =
  /** A blow, a shot or a spell: the wounds that follow on its target are its work. */
  | { readonly deed: 'blow'; readonly by: string; readonly at: string }
  /** A trap, a fall, a curse: what follows is nobody's blow. */
  | { readonly deed: 'peril' }
  /** `by` where the event names who did it; else whoever's blow it is. */
  | { readonly deed: 'hurt'; readonly whom: string; readonly wounds: number; readonly by?: string | null }
  | { readonly deed: 'slain'; readonly whom: string; readonly by: string | null }
  /** What is laid down again counts against it. */
  | { readonly deed: 'gold'; readonly by: string; readonly amount: number }
  | { readonly deed: 'found'; readonly by: string; readonly what: Noun }
  | ({ readonly deed: 'dice'; readonly by: string } & Fortune);

/** How dice fell: what they were worth to whoever rolled them, and what they are worth on average. */
export interface Fortune {
  readonly worth: number;
  readonly mean: number;
  readonly variance: number;
}

/** Dice thrown for somebody: `worth` says what a face is good for. */
export function diceThrown<F>(
  by: string,
  rolled: readonly F[],
  faces: readonly F[],
  worth: (face: F) => number,
): Deed {
  const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
  const mean = sum(faces.map(worth)) / faces.length;
  const variance = sum(faces.map((face) => (worth(face) - mean) ** 2)) / faces.length;
  return {
    deed: 'dice',
    by,
    worth: sum(rolled.map(worth)),
    mean: mean * rolled.length,
    variance: variance * rolled.length,
  };
}
