/** Dice rolled by hand and typed: `2s 1w`, `2c 1b`, `4 6`. */
import type { Face } from '@oubliette/kernel';

type TypedDice =
  | { readonly ok: true; readonly faces: readonly Face[] }
  /** The word that matches no face, or several. */
  | { readonly ok: false; readonly word: string };

/** Each different face of a die once. */
export function distinct(faces: readonly Face[]): readonly Face[] {
  return [...new Set(faces)];
}

/** `named` is a face's name in the reader's language. */
export function parseDice(text: string, die: readonly Face[], named: (face: Face) => string): TypedDice {
  const known = namesOf(distinct(die), named);
  const faces: Face[] = [];
  for (const word of plain(text)
    .split(/[\s,;+]+/)
    .filter(Boolean)) {
    const read = readWord(word, known);
    if (read === null) return { ok: false, word };
    faces.push(...read);
  }
  return { ok: true, faces };
}

/** An example of what to type for a die: `4 2`, `2s 1w`. */
export function exampleFor(die: readonly Face[], named: (face: Face) => string, count = 1): string {
  const faces = distinct(die);
  if (faces.every((face) => typeof face === 'number'))
    return faces.slice(-Math.min(count, 2)).reverse().join(' ');
  const [first, second] = [...namesOf(faces, named).values()].map((names) => names[0]?.[0] ?? '?');
  if (count === 1) return first ?? '';
  return second === undefined ? (first ?? '') : `2${first} 1${second}`;
}

type Names = ReadonlyMap<Face, readonly string[]>;

function readWord(word: string, known: Names): readonly Face[] | null {
  const whole = faceCalled(word, known);
  if (whole !== null) return [whole];
  const counted = /^(\d{1,2})\s*[x×*]?\s*(.+)$/.exec(word);
  const face = counted === null ? null : faceCalled(counted[2]!, known);
  // 25 is not "two fives": on a die of numbers every number is a face.
  return face === null || typeof face === 'number'
    ? null
    : Array.from({ length: Number(counted![1]) }, () => face);
}

function faceCalled(word: string, known: Names): Face | null {
  for (const [face] of known) if (String(face).toLowerCase() === word) return face;
  if (/^\d/.test(word)) return null;
  const fitting = [...known].filter(([, names]) => names.some((name) => name.startsWith(word)));
  return fitting.length === 1 ? fitting[0]![0] : null;
}

/** The words that tell a face from the others: both shields are shields, one is white. */
function namesOf(faces: readonly Face[], named: (face: Face) => string): Names {
  const words = new Map(
    faces.map((face) => [face, [...new Set(plain(named(face)).split(/[^\p{L}\p{N}]+/u))]]),
  );
  const count = Map.groupBy([...words.values()].flat(), (word) => word);
  return new Map(
    [...words].map(([face, all]) => [
      face,
      all.filter((word) => word !== '' && count.get(word)!.length === 1),
    ]),
  );
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
