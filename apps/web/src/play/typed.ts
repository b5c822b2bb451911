/** A typed text as a choice: "move F7", "attack orc 2", « chercher trésor ». Both languages are always understood. */
import { parseSquare } from '@oubliette/dungeon';
import type { Size, Square } from '@oubliette/dungeon';
import { LANGUAGES } from '@oubliette/words';
import type { Language } from '@oubliette/words';

export type Typed<Command> =
  | { readonly is: 'goal'; readonly square: Square }
  | { readonly is: 'command'; readonly command: Command }
  | { readonly is: 'several'; readonly labels: readonly string[] }
  | { readonly is: 'confirm' | 'cancel' | 'undo' | 'unknown' }
  | { readonly is: 'noSquare'; readonly text: string };

/** First words, and the kinds of command they stand for. */
export type Verbs<Type extends string> = readonly (readonly [
  words: readonly string[],
  types: readonly Type[],
])[];

/** The names of a game's commands. */
export interface Dialect<Command extends { readonly type: string }> {
  readonly verbs: Verbs<Command['type']>;
  readonly board: Size;
  readonly language: Language;
  label(command: Command, language: Language): string;
  /** Whether it is meant when nothing else is said. */
  isPlain(command: Command): boolean;
  /** Words that tell one command of a kind from another, whatever its label. */
  readonly hints?: Readonly<Record<string, (command: Command) => boolean>>;
}

const CONFIRM = ['confirm', 'ok', 'yes', 'y', 'go', 'confirmer', 'oui'];
const CANCEL = ['cancel', 'no', 'stop', 'annuler', 'non'];
const UNDO = ['undo', 'takeback', 'defaire'];
const MOVE = ['move', 'go', 'walk', 'goto', 'aller', 'va', 'avancer', 'marcher'];

const FILLERS = new Set(
  'to the at on with for le la les l un une en a au sur avec de des du d turn tour and et'.split(' '),
);

export function readTyped<Command extends { readonly type: string }>(
  dialect: Dialect<Command>,
  text: string,
  moves: readonly Command[],
): Typed<Command> {
  const { board } = dialect;
  const words = plain(text);
  const [verb = '', ...rest] = words;
  if (rest.length === 0 && CONFIRM.includes(verb)) return { is: 'confirm' };
  if (rest.length === 0 && CANCEL.includes(verb)) return { is: 'cancel' };
  if (rest.length === 0 && UNDO.includes(verb)) return { is: 'undo' };
  if (MOVE.includes(verb)) return readGoal(rest, board);
  const bare = words.length === 1 ? parseSquare(board, verb) : null;
  if (bare !== null) return { is: 'goal', square: bare };
  const types = typesOf(dialect, verb);
  const candidates = types === null ? moves : moves.filter(({ type }) => types.includes(type));
  return chosen(dialect, candidates, telling(types === null ? words : rest));
}

/** Of the possible wishes, the first one meant, and whether it was singled out; null without a known verb. */
export function readWish<Command extends { readonly type: string }>(
  dialect: Dialect<Command>,
  text: string,
  wishes: readonly Command[],
): { readonly command: Command; readonly isNamed: boolean } | null {
  const [verb = '', ...rest] = plain(text);
  const types = typesOf(dialect, verb) ?? [];
  const wanted = telling(rest);
  const [command] = meant(
    dialect,
    wishes.filter(({ type }) => types.includes(type)),
    wanted,
  );
  return command === undefined ? null : { command, isNamed: wanted.length > 0 };
}

/** The kinds of command for a first word; null if it is no verb. */
function typesOf<Command extends { readonly type: string }>(
  { verbs }: Dialect<Command>,
  verb: string,
): readonly Command['type'][] | null {
  return verbs.find(([forms]) => forms.includes(verb))?.[1] ?? null;
}

/** The words that tell one command from another. */
function telling(words: readonly string[]): readonly string[] {
  return words.filter((word) => !FILLERS.has(word));
}

function readGoal(rest: readonly string[], board: Size): Typed<never> {
  const wanted = telling(rest);
  const square = parseSquare(board, wanted.join(''));
  return square === null ? { is: 'noSquare', text: wanted.join(' ') } : { is: 'goal', square };
}

/** The one command whose label has all the words; several if they are ambiguous. */
function chosen<Command extends { readonly type: string }>(
  dialect: Dialect<Command>,
  candidates: readonly Command[],
  wanted: readonly string[],
): Typed<Command> {
  const { label, isPlain, language } = dialect;
  const found = meant(dialect, candidates, wanted);
  if (found.length === 0) return { is: 'unknown' };
  const plainest = found.filter((command) => isPlain(command));
  const [only, ...others] = plainest.length > 0 ? plainest : found;
  if (others.length === 0) return { is: 'command', command: only! };
  return { is: 'several', labels: [only!, ...others].map((command) => label(command, language)) };
}

/** Commands whose label has all the words, as whole words if any label does. */
function meant<Command extends { readonly type: string }>(
  dialect: Dialect<Command>,
  candidates: readonly Command[],
  wanted: readonly string[],
): readonly Command[] {
  const { hints = {} } = dialect;
  const scored = candidates.map((command) => ({ command, words: wordsOf(dialect, command) }));
  const matching = scored.filter(({ command, words }) =>
    wanted.every((word) => hints[word]?.(command) ?? words.some((other) => fits(word, other))),
  );
  const exact = matching.filter(({ words }) => wanted.every((word) => words.includes(word) || word in hints));
  return (exact.length > 0 ? exact : matching).map(({ command }) => command);
}

function fits(word: string, other: string): boolean {
  return other === word || (word.length > 2 && other.startsWith(word));
}

/** A label's words in both languages, without the number of dice. */
function wordsOf<Command extends { readonly type: string }>(
  { label }: Dialect<Command>,
  command: Command,
): string[] {
  return LANGUAGES.flatMap((language) => plain(label(command, language).replace(/\(\d+ [^)]*\)/u, '')));
}

/** The words, in lower case without accents. */
function plain(text: string): string[] {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
