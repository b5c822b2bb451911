/** What somebody typed, as a choice: "move F7", "attack orc 2", « chercher trésor ». Both languages are always understood. */
import type { Command, View } from '@oubliette/classic';
import { parseSquare } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import { LANGUAGES } from '@oubliette/words';
import type { Reader, PlayKit } from '../kit.ts';

export type Typed =
  | { readonly is: 'goal'; readonly square: Square }
  | { readonly is: 'command'; readonly command: Command }
  | { readonly is: 'several'; readonly labels: readonly string[] }
  | { readonly is: 'confirm' | 'cancel' | 'undo' | 'unknown' }
  | { readonly is: 'noSquare'; readonly text: string };

const CONFIRM = ['confirm', 'ok', 'yes', 'y', 'go', 'confirmer', 'oui'];
const CANCEL = ['cancel', 'no', 'stop', 'annuler', 'non'];
const UNDO = ['undo', 'takeback', 'defaire'];
const MOVE = ['move', 'go', 'walk', 'goto', 'aller', 'va', 'avancer', 'marcher'];

/** Words that tell one command of a kind from another, whatever its label says. */
const HINTS: Readonly<Record<string, (command: Command) => boolean>> = {
  treasure: ({ type }) => type === 'searchTreasure',
  tresor: ({ type }) => type === 'searchTreasure',
  tresors: ({ type }) => type === 'searchTreasure',
  traps: ({ type }) => type === 'searchSecrets',
  doors: ({ type }) => type === 'searchSecrets',
  secret: ({ type }) => type === 'searchSecrets',
  pieges: ({ type }) => type === 'searchSecrets',
  portes: ({ type }) => type === 'searchSecrets',
};

const FILLERS = new Set([
  'to',
  'the',
  'at',
  'on',
  'with',
  'for',
  'le',
  'la',
  'les',
  'l',
  'un',
  'une',
  'en',
  'a',
  'au',
  'sur',
  'avec',
  'de',
  'des',
  'du',
  'd',
  'turn',
  'tour',
  'and',
  'et',
]);

export function readCommand(kit: PlayKit, text: string, moves: readonly Command[], reader: Reader): Typed {
  const { view } = reader;
  const words = plain(text);
  const [verb = '', ...rest] = words;
  if (rest.length === 0 && CONFIRM.includes(verb)) return { is: 'confirm' };
  if (rest.length === 0 && CANCEL.includes(verb)) return { is: 'cancel' };
  if (rest.length === 0 && UNDO.includes(verb)) return { is: 'undo' };
  if (MOVE.includes(verb)) return readGoal(rest, view);
  const bare = words.length === 1 ? parseSquare(view.board, verb) : null;
  if (bare !== null) return { is: 'goal', square: bare };
  const kind = kit.verbs.find(([forms]) => forms.includes(verb));
  const candidates = kind === undefined ? moves : moves.filter(({ type }) => kind[1].includes(type));
  const wanted = (kind === undefined ? words : rest).filter((word) => !FILLERS.has(word));
  return chosen(kit, candidates, wanted, reader);
}

function readGoal(rest: readonly string[], view: View): Typed {
  const wanted = rest.filter((word) => !FILLERS.has(word));
  const square = parseSquare(view.board, wanted.join(''));
  return square === null ? { is: 'noSquare', text: wanted.join(' ') } : { is: 'goal', square };
}

/** The one command whose label has all the words; several where they do not tell. */
function chosen(
  kit: PlayKit,
  candidates: readonly Command[],
  wanted: readonly string[],
  reader: Reader,
): Typed {
  const scored = candidates.map((command) => ({ command, words: wordsOf(kit, command, reader) }));
  const matching = scored.filter(({ command, words }) =>
    wanted.every((word) => HINTS[word]?.(command) ?? words.some((other) => fits(word, other))),
  );
  const exact = matching.filter(({ words }) => wanted.every((word) => words.includes(word) || word in HINTS));
  const found = (exact.length > 0 ? exact : matching).map(({ command }) => command);
  if (found.length === 0) return { is: 'unknown' };
  const plainest = found.filter(kit.isPlain);
  const [only, ...others] = plainest.length > 0 ? plainest : found;
  if (others.length === 0) return { is: 'command', command: only! };
  return {
    is: 'several',
    labels: [only!, ...others].map((command) => kit.label(command, reader)),
  };
}

function fits(word: string, other: string): boolean {
  return other === word || (word.length > 2 && other.startsWith(word));
}

/** A label's words in both languages, without the number of dice. */
function wordsOf(kit: PlayKit, command: Command, reader: Reader): string[] {
  return LANGUAGES.flatMap((language) =>
    plain(kit.label(command, { ...reader, language }).replace(/\(\d+ [^)]*\)/u, '')),
  );
}

/** Small letters without accents, in words. */
function plain(text: string): string[] {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
