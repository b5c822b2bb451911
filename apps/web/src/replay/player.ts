/** Where a replay stands and how it moves on: by rows, and within a row by the cues that show it. */
import type { Cue } from '../play/gameUi.ts';

export interface Playhead {
  /** The row that is shown, or is being shown. */
  readonly row: number;
  /** The row before, while its successor is being played in. */
  readonly from: number;
  readonly cues: readonly Cue[];
  /** Which of them is shown now. */
  readonly cue: number;
  /** Goes on by itself. */
  readonly running: boolean;
}

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type ReplaySpeed = (typeof SPEEDS)[number];

/** Between two rows, so that the eye can rest. */
const PAUSE_MS = 450;
/** A text that is read aloud stands as long as it takes to read. */
const READING_MS_PER_LETTER = 45;

export function restAt(row: number, running = false): Playhead {
  return { row, from: row, cues: [], cue: 0, running };
}

export function playIn(before: Playhead, row: number, cues: readonly Cue[]): Playhead {
  return { row, from: cues.length > 0 ? before.row : row, cues, cue: 0, running: before.running };
}

export function currentCue({ cues, cue }: Playhead): Cue | null {
  return cues[cue] ?? null;
}

/** The row whose view is shown: a cue may show how things stood before. */
export function rowShown(head: Playhead): number {
  return currentCue(head)?.shows === 'before' ? head.from : head.row;
}

export function nextCue(head: Playhead): Playhead {
  return head.cue + 1 < head.cues.length ? { ...head, cue: head.cue + 1 } : restAt(head.row, head.running);
}

/** How long what is shown now stands before it moves on; null when it does not. */
export function standsFor(head: Playhead, last: number, speed: ReplaySpeed): number | null {
  const cue = currentCue(head);
  if (cue !== null) {
    const reading = (cue.readAloud?.text.length ?? 0) * READING_MS_PER_LETTER;
    return Math.max(cue.ms, reading) / speed;
  }
  return head.running && head.row < last ? PAUSE_MS / speed : null;
}
