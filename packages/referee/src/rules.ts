/** A rule book as a whole: every chapter taken together, with how the match goes from one choice to the next. */
import type { BaseCommand, Dice, Refusal, RuleId, SeatId, Waiting } from '@oubliette/kernel';
import type { Ask, Chapter, FrameKind, Handler, Kinds, Offers, Playing } from './kit.ts';
import type { Fields } from './shape.ts';

export type Applier<K extends Kinds> = (
  state: K['State'],
  event: K['Event'],
  world: K['World'],
) => K['State'];
export type Reaction<K extends Kinds> = (play: K['Play'], event: K['Event']) => void;
export type Redaction<K extends Kinds> = (event: K['Event'], seat: SeatId) => K['Event'] | null;

/** What only the game itself can say of the way a match goes. */
export interface Course<K extends Kinds> {
  /** A command begins to be resolved. */
  play(world: K['World'], state: K['State'], dice: Dice): Playing<K>;
  /** What lies on top of all that is under way. */
  top(state: K['State']): K['Frame'] | undefined;
  isOver(state: K['State']): boolean;
  /** Why this is not the moment, or not this seat's. Nothing is under way. */
  guard(state: K['State'], seat: SeatId, moment: K['Moment']): Refusal | null;
  /** With nothing under way: takes the match on by itself, or says that somebody has something to do. */
  advance(play: Playing<K>): boolean;
  /** Whom the match waits for while nothing is under way. */
  idle(world: K['World'], state: K['State']): readonly Waiting[];
  /** Answers for a seat at which nobody sits; false where somebody does. */
  standIn(play: Playing<K>, ask: Ask): boolean;
  /** What refusals and waits name where no frame does. */
  readonly rules: {
    /** Who may act when. */
    readonly turns: RuleId;
    /** When it is over. */
    readonly end: RuleId;
  };
}

export interface Rules<K extends Kinds> extends Course<K> {
  readonly shapes: Readonly<Record<string, Fields>>;
  readonly handlers: Readonly<Record<string, Handler<K, BaseCommand>>>;
  readonly appliers: Readonly<Record<string, Applier<K>>>;
  readonly frames: Readonly<Record<string, FrameKind<K, K['Frame']>>>;
  readonly reactions: Readonly<Record<string, readonly Reaction<K>[]>>;
  readonly redactions: Readonly<Record<string, Redaction<K>>>;
  readonly offers: Offers<K>;
  readonly always: Offers<K>;
}

/** A chapter of which only the names of its commands, events and frames matter. */
type AnyChapter<K extends Kinds> = Chapter<K, never, Record<never, never>, never>;

/** In the order of the book: where two chapters react to the same event, the earlier one goes first. */
export function compose<K extends Kinds>(chapters: readonly object[], course: Course<K>): Rules<K> {
  const all = chapters as readonly AnyChapter<K>[];
  const offers = all.flatMap((chapter) => chapter.offers ?? []);
  const always = all.flatMap((chapter) => chapter.always ?? []);
  return {
    ...course,
    shapes: union(all, ({ shapes }) => shapes),
    handlers: union(all, ({ handlers }) => handlers),
    appliers: union(all, ({ appliers }) => appliers),
    frames: union(all, ({ frames }) => frames),
    redactions: union(all, ({ redacts }) => redacts),
    reactions: reactionsOf(all),
    offers: (world, state, seat) => offers.flatMap((offer) => offer(world, state, seat)),
    always: (world, state, seat) => always.flatMap((offer) => offer(world, state, seat)),
  };
}

function union<K extends Kinds, T>(
  chapters: readonly AnyChapter<K>[],
  pick: (chapter: AnyChapter<K>) => object | undefined,
): Record<string, T> {
  const all: Record<string, T> = {};
  for (const chapter of chapters)
    for (const [name, value] of Object.entries(pick(chapter) ?? {})) {
      if (name in all) throw new Error(`two chapters have ${name}`);
      all[name] = value as T;
    }
  return all;
}

function reactionsOf<K extends Kinds>(chapters: readonly AnyChapter<K>[]): Record<string, Reaction<K>[]> {
  const all: Record<string, Reaction<K>[]> = {};
  for (const { reacts } of chapters)
    for (const [type, reaction] of Object.entries<Reaction<K>>((reacts ?? {}) as never))
      (all[type] ??= []).push(reaction);
  return all;
}
