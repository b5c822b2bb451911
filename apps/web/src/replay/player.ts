/** A replay's position and how it advances: by rows, and within a row by cues. */
import type { Cue } from '../play/gameUi.ts';

export interface Playhead {
  /** The row shown, or being shown. */
  readonly row: number;
  /** The previous row, while this one is played in. */
  readonly from: number;
  readonly cues: readonly Cue[];
  /** The index of the current cue. */
  readonly cue: number;
  /** Goes on by itself. */
  readonly running: boolean;
}

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type ReplaySpeed = (typeof SPEEDS)[number];

/** A pause between two rows, for the eye. */
const PAUSE_MS = 450;
/** A text read aloud stays as long as it takes to read. */
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

/** The row whose view is shown: a cue may still show the state before. */
export function rowShown(head: Playhead): number {
  return currentCue(head)?.shows === 'before' ? head.from : head.row;
}

export function nextCue(head: Playhead): Playhead {
  return head.cue + 1 < head.cues.length ? { ...head, cue: head.cue + 1 } : restAt(head.row, head.running);
}

/** How long the current cue or row stays; null for no limit. */
export function standsFor(head: Playhead, last: number, speed: ReplaySpeed): number | null {
  const cue = currentCue(head);
  if (cue !== null) {
    const reading = (cue.readAloud?.text.length ?? 0) * READING_MS_PER_LETTER;
    return Math.max(cue.ms, reading) / speed;
  }
  return head.running && head.row < last ? PAUSE_MS / speed : null;
}
