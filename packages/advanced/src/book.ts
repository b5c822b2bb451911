/** The book as a whole: every chapter, taken together. */
import type { BaseCommand, SeatId, Waiting } from '@oubliette/kernel';
import { combatChapter } from './combat/chapter.ts';
import { counterChapter } from './counters/chapter.ts';
import { encounterChapter } from './encounter/chapter.ts';
import type { AdvancedEvent } from './events.ts';
import { exploreChapter } from './explore/chapter.ts';
import { flow } from './flow.ts';
import type { Frame } from './frames.ts';
import { gearChapter } from './gear/chapter.ts';
import { generateChapter } from './generate/chapter.ts';
import { hazardChapter } from './hazards/chapter.ts';
import type { Chapter, FrameKind, Handler } from './kit.ts';
import { magicChapter } from './magic/chapter.ts';
import type { Play } from './play.ts';
import { soloAnswer } from './solo/answer.ts';
import { soloChapter } from './solo/chapter.ts';
import type { State } from './state.ts';
import { trapChapter } from './traps/chapter.ts';
import { treasureChapter } from './treasure/chapter.ts';
import { turnChapter } from './turns/chapter.ts';
import { advance, idle } from './turns/phases.ts';
import type { World } from './world.ts';

type Applier = (state: State, event: AdvancedEvent, world: World) => State;
type Reaction = (play: Play, event: AdvancedEvent) => void;
type Redaction = (event: AdvancedEvent, seat: SeatId) => AdvancedEvent | null;

export interface Book {
  readonly handlers: Readonly<Record<string, Handler<BaseCommand>>>;
  readonly appliers: Readonly<Record<string, Applier>>;
  readonly frames: Readonly<Record<string, FrameKind<Frame>>>;
  readonly reactions: Readonly<Record<string, readonly Reaction[]>>;
  readonly redactions: Readonly<Record<string, Redaction>>;
  readonly shapes: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  offers(world: World, state: State, seat: SeatId): BaseCommand[];
  always(world: World, state: State, seat: SeatId): BaseCommand[];
  /** With nothing under way: takes the match to its next phase, or says that somebody has something to do. */
  advance(play: Play): boolean;
  /** Whom the match waits for while nothing is under way. */
  idle(world: World, state: State): Waiting[];
  /** Decides for a master who is not there, by the solo tables. */
  soloAnswer(play: Play): void;
}

// Chapters differ in the commands, events and frames they are about; here only the names of these matter.
type AnyChapter = Chapter<never, Record<never, never>, never>;

const CHAPTERS = [
  turnChapter,
  exploreChapter,
  generateChapter,
  encounterChapter,
  counterChapter,
  combatChapter,
  magicChapter,
  trapChapter,
  treasureChapter,
  hazardChapter,
  gearChapter,
  soloChapter,
] as unknown as readonly AnyChapter[];

function union<T>(pick: (chapter: AnyChapter) => object | undefined): Record<string, T> {
  const all: Record<string, T> = {};
  for (const chapter of CHAPTERS)
    for (const [name, value] of Object.entries(pick(chapter) ?? {})) {
      if (name in all) throw new Error(`two chapters have ${name}`);
      all[name] = value as T;
    }
  return all;
}

function reactions(): Record<string, Reaction[]> {
  const all: Record<string, Reaction[]> = {};
  for (const { reacts } of CHAPTERS)
    for (const [type, reaction] of Object.entries(reacts ?? {})) (all[type] ??= []).push(reaction);
  return all;
}

export const BOOK: Book = {
  handlers: union((chapter) => chapter.handlers),
  appliers: {
    ...union<Applier>((chapter) => chapter.appliers),
    ...(flow as unknown as Record<string, Applier>),
  },
  frames: union((chapter) => chapter.frames),
  reactions: reactions(),
  redactions: union((chapter) => chapter.redacts),
  shapes: union((chapter) => chapter.shapes),
  offers: (world, state, seat) => CHAPTERS.flatMap((chapter) => chapter.offers?.(world, state, seat) ?? []),
  always: (world, state, seat) => CHAPTERS.flatMap((chapter) => chapter.always?.(world, state, seat) ?? []),
  advance,
  idle,
  soloAnswer,
};
