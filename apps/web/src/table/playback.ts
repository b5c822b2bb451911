/** What has been received but not yet been shown: rows are played back one after the other, never out of order. */
import type { BaseEvent } from '@oubliette/kernel';
import type { Present } from '@oubliette/table';
import type { KnownTable } from '../net/link.ts';
import type { Cue } from '../play/gameUi.ts';

/** So many rows behind, nobody wants to see them all: the table is shown as it stands. */
export const FAR_BEHIND = 40;

/** Some rows that lead from one known present to the next; mostly one. */
interface Step {
  readonly seq: number;
  readonly events: readonly BaseEvent[];
  readonly after: Present;
}

interface Playing {
  readonly step: Step;
  readonly cues: readonly Cue[];
  readonly at: number;
}

export interface Playback {
  /** Whose eyes see it: through others, everything begins anew. */
  readonly eyes: string;
  /** The last row that was taken in, shown or not. */
  readonly seq: number;
  /** How the match stood after the last row that has been shown. */
  readonly shown: Present;
  readonly shownSeq: number;
  readonly playing: Playing | null;
  readonly queue: readonly Step[];
}

/** Makes what is shown of some events. */
export type MakeCues = (events: readonly BaseEvent[], before: Present, after: Present) => readonly Cue[];

export interface Pace {
  /** Nothing is shown move by move: only what is to be read aloud. */
  readonly instant: boolean;
}

export function beginPlayback(table: KnownTable): Playback {
  return {
    eyes: table.eyes,
    seq: table.seq,
    shown: table.present,
    shownSeq: table.seq,
    playing: null,
    queue: [],
  };
}

/** For somebody who sees the table for the first time: how it stands, with the text that opened it still to be read. */
export function openPlayback(table: KnownTable, makeCues: MakeCues): Playback {
  const playback = beginPlayback(table);
  if (table.earlier) return playback;
  const events = table.batches.flatMap((batch) => batch.events);
  const { seq, present } = table;
  const first = makeCues(events, present, present).find(({ readAloud }) => readAloud !== undefined);
  if (first === undefined) return playback;
  return { ...playback, playing: { step: { seq, events, after: present }, cues: [first], at: 0 } };
}

/** Takes in what has come since. */
export function feed(playback: Playback, table: KnownTable, makeCues: MakeCues, pace: Pace): Playback {
  if (playback.eyes !== table.eyes || table.seq < playback.seq) return beginPlayback(table);
  const steps = stepsSince(playback.seq, table);
  // Rows that do not join on to what was taken in: there is nothing to play them from.
  if (steps === null || table.seq - playback.shownSeq > FAR_BEHIND) return beginPlayback(table);
  const fed = { ...playback, seq: table.seq, queue: [...playback.queue, ...steps] };
  const idle = fed.playing === null ? advance(fed, makeCues, pace) : fed;
  // Half-typed dice are no row: the present they belong to is the newest.
  return idle.playing === null && idle.queue.length === 0 ? { ...idle, shown: table.present } : idle;
}

function stepsSince(seq: number, table: KnownTable): Step[] | null {
  const steps: Step[] = [];
  let events: BaseEvent[] = [];
  let next = seq + 1;
  for (const batch of table.batches) {
    if (batch.seq <= seq) continue;
    if (batch.seq !== next) return null;
    next += 1;
    events.push(...batch.events);
    const after = table.presents.get(batch.seq);
    if (after === undefined) continue;
    steps.push({ seq: batch.seq, events, after });
    events = [];
  }
  return next === table.seq + 1 && events.length === 0 ? steps : null;
}

/** The cue that is over makes room for the next one. */
export function stepOn(playback: Playback, makeCues: MakeCues, pace: Pace): Playback {
  const { playing } = playback;
  if (playing === null) return playback;
  const at = nextCue(playing.cues, playing.at + 1, pace);
  if (at !== null) return { ...playback, playing: { ...playing, at } };
  return advance(settle(playback, playing.step), makeCues, pace);
}

/** Passes over everything up to the next text that is to be read aloud, which stays. */
export function skip(playback: Playback, makeCues: MakeCues): Playback {
  if (cueOf(playback)?.readAloud !== undefined) return playback;
  return stepOn(playback, makeCues, { instant: true });
}

/** Shows the table as it stands. */
export function catchUp(playback: Playback): Playback {
  const last = playback.queue.at(-1) ?? playback.playing?.step;
  if (last === undefined) return playback;
  return { ...playback, shown: last.after, shownSeq: last.seq, playing: null, queue: [] };
}

export function cueOf({ playing }: Playback): Cue | null {
  return playing?.cues[playing.at] ?? null;
}

/** The present whose view is on the board now. */
export function presentShown(playback: Playback): Present {
  return cueOf(playback)?.shows === 'after' ? playback.playing!.step.after : playback.shown;
}

/** The last row whose story may be told: the log does not give away what the dice are about to show. */
export function seqTold({ shownSeq }: Playback): number {
  return shownSeq;
}

export function isStill({ playing, queue }: Playback): boolean {
  return playing === null && queue.length === 0;
}

/** From where nothing is playing: starts the next row that has something to show. */
function advance(playback: Playback, makeCues: MakeCues, pace: Pace): Playback {
  let now: Playback = playback;
  for (const step of playback.queue) {
    const cues = step.events.length === 0 ? [] : makeCues(step.events, now.shown, step.after);
    const at = nextCue(cues, 0, pace);
    const queue = now.queue.slice(1);
    if (at !== null) return { ...now, queue, playing: { step, cues, at } };
    now = settle({ ...now, queue }, step);
  }
  return now;
}

function settle(playback: Playback, step: Step): Playback {
  return { ...playback, shown: step.after, shownSeq: step.seq, playing: null };
}

function nextCue(cues: readonly Cue[], from: number, { instant }: Pace): number | null {
  const at = cues.findIndex((cue, index) => index >= from && (!instant || cue.readAloud !== undefined));
  return at === -1 ? null : at;
}
