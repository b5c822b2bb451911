/** A rule book as a whole: all its chapters, and how the match goes from one choice to the next. */
import type { BaseCommand, Dice, Refusal, RuleId, SeatId, Waiting } from '@oubliette/kernel';
import type { AnyHandler, Ask, Chapter, FrameKind, Kinds, Offers, Playing } from './kit.ts';
import type { Fields } from './shape.ts';

export type Applier<K extends Kinds> = (
  state: K['State'],
  event: K['Event'],
  world: K['World'],
) => K['State'];
type Follow<K extends Kinds> = (
  state: K['State'],
  event: K['Event'],
  world: K['World'],
  before: K['State'],
) => K['State'];
export type Reaction<K extends Kinds> = (play: K['Play'], event: K['Event']) => void;
export type Redaction<K extends Kinds> = (event: K['Event'], seat: SeatId) => K['Event'] | null;

/** The parts of a match's course that only the game itself knows. */
export interface Course<K extends Kinds> {
  /** Who may act when: cited by refusals of a command's shape, and by waits of no frame. */
  readonly turns: RuleId;
  /** Whether commands allowed at any moment are offered before all others, or after. */
  readonly offersFirst: 'always' | 'answers';
  /** A command begins to be resolved. */
  play(world: K['World'], state: K['State'], dice: Dice): Playing<K>;
  /** The frame on top of all that is under way. */
  top(state: K['State']): K['Frame'] | undefined;
  isOver(state: K['State']): boolean;
  /** Why a command is refused now, or for this seat. */
  guard(state: K['State'], seat: SeatId, when: K['When'], asked: Asked<K>): Refusal | null;
  /** Settles what must come before any question; true while there is more. */
  unsettled?(play: Playing<K>): boolean;
  /** With nothing under way: takes the match on by itself, or says that a seat has something to do. */
  advance(play: Playing<K>): boolean;
  /** The seats the match waits for while nothing is under way. */
  idle(world: K['World'], state: K['State']): readonly Waiting[];
  /** Who else may act, where that is not simply every seat with a command allowed at any moment. */
  others?(world: K['World'], state: K['State'], awaited: readonly Waiting[]): readonly Waiting[];
  /** To what commands are offered for a seat, in this order. */
  actors(state: K['State'], seat: SeatId): readonly K['Actor'][];
  /** Other forms of a legal command. */
  variants?(world: K['World'], state: K['State'], command: BaseCommand): readonly BaseCommand[];
  /** Answers for an empty seat; false where a player sits there. */
  standIn(play: Playing<K>, ask: Ask): boolean;
  /** Tidies the state after every event, of any chapter. */
  afterEach?(world: K['World'], before: K['State'], state: K['State'], event: K['Event']): K['State'];
}

/** The top frame, and the seat it asks. */
export interface Asked<K extends Kinds> {
  readonly top: K['Frame'] | undefined;
  readonly ask: Ask | null;
}

/** One book's share of the offers: by a command's type, or as a chapter lists it. */
type Layer<K extends Kinds> = readonly (string | Offers<K, K['Actor']>)[];

export interface Rules<K extends Kinds> extends Course<K> {
  readonly shapes: Readonly<Record<string, Fields>>;
  readonly handlers: Readonly<Record<string, AnyHandler<K>>>;
  readonly appliers: Readonly<Record<string, Applier<K>>>;
  readonly frames: Readonly<Record<string, FrameKind<K, K['Frame']>>>;
  readonly reactions: Readonly<Record<string, readonly Reaction<K>[]>>;
  readonly redactions: Readonly<Record<string, Redaction<K>>>;
  /** A book that builds on another offers its own first. */
  readonly layers: readonly Layer<K>[];
  /** By the type of a command, or as a chapter lists it. */
  readonly always: readonly (string | Offers<K, SeatId>)[];
}

/** A chapter of which only the names of its commands, events and frames matter. */
type AnyChapter<K extends Kinds> = Partial<Chapter<K, never, Record<never, never>, never>>;

/**
 * In the order of the book: where two chapters react to the same event, the earlier goes first. The base is
 * a course, or the rules of another book; everything in it stays that no chapter names.
 */
export function compose<K extends Kinds>(base: Course<K> | Rules<K>, chapters: readonly object[]): Rules<K> {
  const under: Rules<K> = { ...NO_RULES, ...base };
  const all = chapters as readonly AnyChapter<K>[];
  const dropped = new Set(all.flatMap(({ drops = [] }) => drops));
  const replaced = union<AnyHandler<K>>(
    'replaces',
    all.map(({ replaces }) => replaces),
  );
  const handlers = union(
    'handlers',
    all.map((chapter) => chapter.handlers),
    under.handlers,
  );
  const listed = all.flatMap(({ lists = [] }) => lists);
  const isListed = (one: Layer<K>[number]) => typeof one === 'string' && listed.includes(one);
  for (const type of [...dropped, ...listed, ...Object.keys(replaced)]) mustHave(under.handlers, type);
  const rules: Rules<K> = {
    ...under,
    shapes: without(
      union(
        'shapes',
        all.map(({ shapes }) => shapes),
        under.shapes,
      ),
      dropped,
    ),
    handlers: without({ ...handlers, ...replaced }, dropped),
    appliers: followed(
      all,
      union(
        'appliers',
        all.map(({ appliers }) => appliers),
        under.appliers,
      ),
    ),
    frames: union(
      'frames',
      all.map(({ frames }) => frames),
      under.frames,
    ),
    redactions: union(
      'redacts',
      all.map(({ redacts }) => redacts),
      under.redactions,
    ),
    reactions: reactionsOf(all, under.reactions),
    layers: [all.flatMap(layerOf), ...under.layers.map((layer) => layer.filter((one) => !isListed(one)))],
    always: [...all.flatMap(alwaysOf), ...under.always],
  };
  return { ...rules, ...refinedBy(all, rules) };
}

const NO_RULES = {
  shapes: {},
  handlers: {},
  appliers: {},
  frames: {},
  redactions: {},
  reactions: {},
  layers: [],
  always: [],
};

function layerOf<K extends Kinds>({ handlers = {}, offers }: AnyChapter<K>): Layer<K> {
  const types = Object.entries<AnyHandler<K>>(handlers).flatMap(([type, handler]) =>
    handler.offers === undefined ? [] : [type],
  );
  return offers === undefined ? types : [...types, offers];
}

function alwaysOf<K extends Kinds>({ handlers = {}, always }: AnyChapter<K>): Rules<K>['always'] {
  const types = Object.entries<AnyHandler<K>>(handlers).flatMap(([type, handler]) =>
    handler.always === undefined ? [] : [type],
  );
  return always === undefined ? types : [...types, always];
}

function mustHave(names: object, name: string): void {
  if (!Object.hasOwn(names, name)) throw new Error(`there is no ${name} to be done otherwise`);
}

function without<T>(all: Readonly<Record<string, T>>, names: ReadonlySet<string>): Record<string, T> {
  return Object.fromEntries(Object.entries(all).filter(([name]) => !names.has(name)));
}

/** All entries of one kind from all chapters, added to the existing ones. */
function union<T>(
  kind: string,
  chapters: readonly (object | undefined)[],
  under: Readonly<Record<string, T>> = {},
): Record<string, T> {
  const all: Record<string, T> = { ...under };
  for (const brought of chapters)
    for (const [name, value] of Object.entries(brought ?? {})) {
      if (Object.hasOwn(all, name)) throw new Error(`two chapters have ${name} among their ${kind}`);
      all[name] = value as T;
    }
  return all;
}

/** Changes that follow a change of state are made with it. */
function followed<K extends Kinds>(
  chapters: readonly AnyChapter<K>[],
  appliers: Readonly<Record<string, Applier<K>>>,
): Record<string, Applier<K>> {
  const all = { ...appliers };
  for (const { follows = {} } of chapters)
    for (const [type, follow] of Object.entries<Follow<K>>(follows)) {
      mustHave(all, type);
      const applied = all[type]!;
      all[type] = (before, event, world) => follow(applied(before, event, world), event, world, before);
    }
  return all;
}

function reactionsOf<K extends Kinds>(
  chapters: readonly AnyChapter<K>[],
  under: Rules<K>['reactions'],
): Rules<K>['reactions'] {
  const all: Record<string, readonly Reaction<K>[]> = { ...under };
  for (const { reacts = {} } of chapters)
    for (const [type, reaction] of Object.entries<Reaction<K>>(reacts))
      all[type] = [...(all[type] ?? []), reaction];
  return all;
}

function refinedBy<K extends Kinds>(
  chapters: readonly AnyChapter<K>[],
  { shapes, handlers }: Rules<K>,
): Pick<Rules<K>, 'shapes' | 'handlers'> {
  const refined = { shapes: { ...shapes }, handlers: { ...handlers } };
  for (const { refines = {} } of chapters)
    for (const [type, { fields, refined: refine }] of Object.entries(refines)) {
      mustHave(handlers, type);
      refined.shapes[type] = { ...refined.shapes[type], ...fields };
      refined.handlers[type] = refine(refined.handlers[type]!);
    }
  return refined;
}
