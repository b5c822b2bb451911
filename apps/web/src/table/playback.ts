/** Rows received but not yet shown: played back one after the other, in order. */
import type { BaseEvent } from '@oubliette/kernel';
import type { Present } from '@oubliette/table';
import type { KnownTable } from '../net/link.ts';
import { isTold } from '../play/byHand.ts';
import type { Cue } from '../play/gameUi.ts';

/** This many rows behind, playback skips to the present. */
export const FAR_BEHIND = 100;

/** With so many steps still to be shown each is shown at twice its speed: a stroll of a whole party takes two seconds. */
const STROLL = 4;

/** Rows that lead from one known present to the next; usually one. */
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
  /** Which view it is; another view starts over. */
  readonly eyes: string;
  /** The last row taken in, shown or not. */
  readonly seq: number;
  /** The match after the last row shown. */
  readonly shown: Present;
  readonly shownSeq: number;
  readonly playing: Playing | null;
  readonly queue: readonly Step[];
}

/** Turns events into cues. */
export type MakeCues = (events: readonly BaseEvent[], before: Present, after: Present) => readonly Cue[];

export interface Pace {
  /** Shows only texts to be read aloud, not each move. */
  readonly instant: boolean;
  /** And moments to come. */
  readonly moments?: true;
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

/** For a first look at a table: its present, with the opening text still to be read while there is something to play. */
export function openPlayback(table: KnownTable, makeCues: MakeCues): Playback {
  const playback = beginPlayback(table);
  if (table.earlier || table.present.ending !== null) return playback;
  const events = table.batches.flatMap((batch) => batch.events);
  const { seq, present } = table;
  const first = makeCues(events, present, present).find(({ readAloud }) => readAloud !== undefined);
  if (first === undefined) return playback;
  return { ...playback, playing: { step: { seq, events, after: present }, cues: [first], at: 0 } };
}

/** Takes in the newly received rows. */
export function feed(playback: Playback, table: KnownTable, makeCues: MakeCues, pace: Pace): Playback {
  if (playback.eyes !== table.eyes || table.seq < playback.seq) return beginPlayback(table);
  const steps = stepsSince(playback.seq, table);
  // Rows that do not join on cannot be played back.
  if (steps === null || table.seq - playback.shownSeq > FAR_BEHIND) return beginPlayback(table);
  const fed = withNewest({ ...playback, seq: table.seq, queue: [...playback.queue, ...steps] }, table);
  const idle = fed.playing === null ? advance(fed, makeCues, pace) : fed;
  // Half-typed dice are no row: their present is the newest.
  return idle.playing === null && idle.queue.length === 0 ? { ...idle, shown: table.present } : idle;
}

/** What is called for meanwhile, which is no row, comes with the last row still to be shown. */
function withNewest(playback: Playback, { seq, present }: KnownTable): Playback {
  const { playing, queue } = playback;
  const last = queue.at(-1);
  const renewed = (step: Step): Step => (step.seq === seq ? { ...step, after: present } : step);
  if (last !== undefined) return { ...playback, queue: [...queue.slice(0, -1), renewed(last)] };
  if (playing === null || playing.step.after === present) return playback;
  return { ...playback, playing: { ...playing, step: renewed(playing.step) } };
}

function stepsSince(seq: number, table: KnownTable): Step[] | null {
  const steps: Step[] = [];
  let events: BaseEvent[] = [];
  let next = seq + 1;
  for (const batch of table.batches) {
    if (batch.seq <= seq) continue;
    if (batch.seq !== next) return null;
    next += 1;
    if (isTold(batch)) events.push(...batch.events);
    const after = table.presents.get(batch.seq);
    if (after === undefined) continue;
    steps.push({ seq: batch.seq, events, after });
    events = [];
  }
  return next === table.seq + 1 && events.length === 0 ? steps : null;
}

/** Ends the current cue and starts the next. */
export function stepOn(playback: Playback, makeCues: MakeCues, pace: Pace): Playback {
  const { playing } = playback;
  if (playing === null) return playback;
  const at = nextCue(playing.cues, playing.at + 1, pace);
  if (at !== null) return { ...playback, playing: { ...playing, at } };
  return advance(settle(playback, playing.step), makeCues, pace);
}

/** Skips to the next text to be read aloud, which stays, or to the next moment. */
export function skip(playback: Playback, makeCues: MakeCues): Playback {
  if (cueOf(playback)?.readAloud !== undefined) return playback;
  return stepOn(playback, makeCues, { instant: true, moments: true });
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

/** How much faster than usual the present cue is shown: only walking is hurried, and the more the longer the queue. */
export function haste(playback: Playback): number {
  return cueOf(playback)?.sound?.id === 'step' ? 1 + playback.queue.length / STROLL : 1;
}

/** The present whose view is on the board now. */
export function presentShown(playback: Playback): Present {
  return cueOf(playback)?.shows === 'after' ? playback.playing!.step.after : playback.shown;
}

/** The last row the log may tell: it must not reveal dice about to be shown. */
export function seqTold({ shownSeq }: Playback): number {
  return shownSeq;
}

export function isStill({ playing, queue }: Playback): boolean {
  return playing === null && queue.length === 0;
}

/** With nothing playing: starts the next row that has something to show. */
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

function nextCue(cues: readonly Cue[], from: number, { instant, moments }: Pace): number | null {
  const at = cues.findIndex(
    ({ readAloud, card }, index) =>
      index >= from &&
      (!instant || readAloud !== undefined || (moments === true && card?.weight === 'moment')),
  );
  return at === -1 ? null : at;
}
