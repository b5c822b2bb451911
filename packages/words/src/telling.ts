/** How a game tells people what goes on at its table: one value a game brings, for screen, terminal, replay and print. */
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
  /** The same text in stretches, each with the figure or square it speaks of. */
  readonly parts: readonly LinkedText[];
  readonly rules: readonly string[];
  readonly events: readonly Event[];
  /** Bookkeeping: true where nobody misses the line. */
  readonly quiet: boolean;
}

/** Who is told something: in which language, with which names, and what they see. */
export interface Reader<View, Names> {
  readonly language: Language;
  readonly names: Names;
  readonly view: View;
}

type Speaking = Pick<Reader<never, never>, 'language'>;
type Knowing<Names> = Pick<Reader<never, Names>, 'language' | 'names'>;

/**
 * Every member takes what is told and who is told. Names are plain data: how this table calls its figures, learned
 * from a view and kept up to date by events. Methods, so that a book may ask for its own views and commands.
 */
export interface Telling<View, Command, Names> {
  /** The names a view tells. */
  namesIn(view: View): Names;
  /** The names before anybody has come to this table. */
  nobodyYet(view: View): Names;
  /** The names after these events: those they brought to the table are known from now on. */
  learn(events: readonly Happening[], names: Names): Names;
  /** What one command brought about, in lines; `after` knows everyone the events brought to the table. */
  log<E extends Happening>(
    events: readonly E[],
    to: Knowing<Names>,
  ): { readonly lines: readonly LogLine<E>[]; readonly after: Names };
  /** Why not. */
  refusal(refusal: NamedRefusal, to: Knowing<Names>): string;
  /** What the table waits for, said to whoever is awaited. */
  prompt(code: string, to: Speaking): string;
  /** The same in a few words for everybody else. */
  reason(code: string, to: Speaking): string;
  /** What giving a command is called. */
  label(command: Command, to: Reader<View, Names>): string;
  /** What a die shows, or a card that is drawn. */
  face(die: string, face: unknown, to: Speaking): string;
  /** What a sort of die is called, or a card of a pile. */
  die(die: string): Noun;
  /** What a die is rolled for, and at whom: "to hit the orc"; null for a rule no die is known for. */
  roll(rule: string, whom: string | undefined, to: Knowing<Names>): string | null;
  /** A figure as sentences speak of it. */
  figure(id: string, names: Names): Mention;
  /** Those who sit on a seat. */
  seat(id: string, names: Names): Subject;
  /** Whoever sits behind the screen. */
  readonly master: Noun;
}
