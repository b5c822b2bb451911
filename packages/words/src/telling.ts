/** How a game words everything at its table: one value for screen, terminal, replay and print. */
import type { Deed } from './deeds.ts';
import type { Language, Mention, Noun, Subject } from './noun.ts';
import type { LinkedText } from './sentence.ts';
import type { NamedRefusal } from './tableRefusals.ts';

/** What every event has. */
interface Happening {
  readonly type: string;
  readonly rules: readonly string[];
}

/** One line of the log. */
export interface LogLine<Event = Happening> {
  readonly text: string;
  /** The same text in stretches, each with its figure or square. */
  readonly parts: readonly LinkedText[];
  readonly rules: readonly string[];
  readonly events: readonly Event[];
  /** Bookkeeping: true if the line will not be missed. */
  readonly quiet: boolean;
}

/** The reader: their language, the names they know, and their view. */
export interface Reader<View, Names> {
  readonly language: Language;
  readonly names: Names;
  readonly view: View;
}

type Speaking = Pick<Reader<never, never>, 'language'>;
type Knowing<Names> = Pick<Reader<never, Names>, 'language' | 'names'>;

/**
 * Each member takes a thing to word and its reader. Names are plain data: how this table calls its figures,
 * read from a view and updated by events. Methods, so that a book may ask for its own views and commands.
 */
export interface Telling<View, Command, Names> {
  /** The names in a view. */
  namesIn(view: View): Names;
  /** The names before any figure has come to this table. */
  nobodyYet(view: View): Names;
  /** The names after these events, including the figures they brought. */
  learn(events: readonly Happening[], names: Names): Names;
  /** What one command caused, in lines; `after` knows every figure the events brought to the table. */
  log<E extends Happening>(
    events: readonly E[],
    to: Knowing<Names>,
  ): { readonly lines: readonly LogLine<E>[]; readonly after: Names };
  refusal(refusal: NamedRefusal, to: Knowing<Names>): string;
  /** What the table waits for, said to the awaited player. */
  prompt(code: string, to: Speaking): string;
  /** The same in a few words, for everybody else. */
  reason(code: string, to: Speaking): string;
  /** The name of a command. */
  label(command: Command, to: Reader<View, Names>): string;
  /** A face of a die, or a drawn card. */
  face(die: string, face: unknown, to: Speaking): string;
  /** The name of a kind of die, or of a pile's card. */
  die(die: string): Noun;
  /** What a die is rolled for, and at whom: "to hit the orc"; null if no die is known for the rule. */
  roll(rule: string, whom: string | undefined, to: Knowing<Names>): string | null;
  /** What an event counts for in the tale of the match. */
  deeds(event: Happening): readonly Deed[];
  /** A figure as sentences mention it. */
  figure(id: string, names: Names): Mention;
  /** The players on a seat. */
  seat(id: string, names: Names): Subject;
  /** The player behind the screen. */
  readonly master: Noun;
}
