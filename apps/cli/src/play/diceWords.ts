/** Real dice in words: who rolls how many of what for what, and what was typed, in either language. */
import type { Face, WantedDie } from '@oubliette/kernel';
import { LANGUAGES } from '@oubliette/words';
import type { Language, Mention } from '@oubliette/words';
import type { PlayBook } from './book.ts';
import { plainOf } from './keys.ts';
import { ui } from './words.ts';

/** Letters on combat dice; both languages have a b, which is another shield in each. */
const LETTERS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { s: 'skull', w: 'whiteShield', b: 'blackShield' },
  fr: { c: 'skull', b: 'whiteShield', n: 'blackShield' },
};

/** Typed by its letters, its words or its numbers; any other die has its faces listed. */
export function isPlain({ die }: WantedDie): boolean {
  return die.id === 'combat' || die.faces.every((face) => typeof face === 'number');
}

/** What the roll is part of, as far as the people here may know. */
export interface Purpose {
  /** "Attack Orc 1 (3 combat dice)"; null if there is no order, or one they may not see. */
  readonly order: string | null;
  /** The figure that rolls, and "to hit the orc"; null if not known here. */
  readonly who: Mention | null;
  readonly purpose: string | null;
  /** The title of the rule that asks for it. */
  readonly title: string | null;
}

/** "The heroes roll 3 combat dice. Attack Orc 1 … · How many attack dice (CLS-CBT-05)." */
export function askText(
  { by, rule, die }: WantedDie,
  count: number,
  purpose: Purpose,
  telling: PlayBook['telling'],
  language: Language,
): string {
  const dice = [
    ui(language, 'dice', { dice: { noun: telling.die(die.id), count } }),
    ...(purpose.purpose === null ? [] : [purpose.purpose]),
  ].join(' ');
  const roll =
    purpose.who === null
      ? ui(language, 'rollDice', { seat: by, dice })
      : ui(language, 'figureRolls', { figure: purpose.who, dice });
  const told = purpose.purpose === null ? [purpose.order, purpose.title] : [];
  const why = told.flatMap((each) => each ?? []).join(' · ');
  return [roll, ...(why === '' ? [`(${rule})`] : [`${why} (${rule}).`])].join(' ');
}

/** How to type the roll. */
export function howText(wanted: WantedDie, language: Language): string {
  if (wanted.die.id === 'combat') return ui(language, 'combatFaces', {});
  if (!isPlain(wanted)) return ui(language, 'listedFaces', {});
  return ui(language, 'numberFaces', { most: wanted.die.faces.length });
}

export type Read =
  | { readonly ok: true; readonly faces: readonly Face[] }
  | { readonly ok: false; readonly wrong: string };

/** "2 skulls, 1 white shield", « crâne crâne bouclier blanc », `2s 1w`, `ssw`, `4 6`. */
export function readFaces(line: string, { die }: WantedDie, book: PlayBook, language: Language): Read {
  const names = namesOf(die.id, die.faces, book);
  const listed = isPlain({ die } as WantedDie) ? null : [...new Set(die.faces)];
  const words = plainOf(line)
    .split(/[\s,;+.]+/u)
    .filter((word) => word !== '' && !AND.includes(word));
  const faces: Face[] = [];
  for (let at = 0; at < words.length;) {
    const found =
      phraseAt(words, at, names) ?? tokenAt(words, at, { die: die.id, faces: die.faces, listed, language });
    if (found === null) return { ok: false, wrong: words[at]! };
    faces.push(...found.faces);
    at += found.words;
  }
  return faces.length === 0 ? { ok: false, wrong: line.trim() } : { ok: true, faces };
}

const AND: readonly string[] = ['and', 'et'];

interface Found {
  readonly faces: readonly Face[];
  readonly words: number;
}

/** Names of faces as printed, in both languages, without their plural. */
function namesOf(die: string, faces: readonly Face[], book: PlayBook): ReadonlyMap<string, Face> {
  const names = new Map<string, Face>();
  for (const face of new Set(faces))
    for (const language of LANGUAGES)
      names.set(singular(plainOf(book.telling.face(die, face, { language }))), face);
  return names;
}

function singular(words: string): string {
  return words
    .split(/[\s,;+.]+/u)
    .map((word) => word.replace(/(?<=..)[sx]$/u, ''))
    .join(' ');
}

/** The longest name that begins here, with or without a number before it. */
function phraseAt(words: readonly string[], at: number, names: ReadonlyMap<string, Face>): Found | null {
  for (let length = Math.min(8, words.length - at); length > 0; length -= 1) {
    const whole = names.get(singular(words.slice(at, at + length).join(' ')));
    if (whole !== undefined && !/^\d+$/u.test(words[at]!)) return { faces: [whole], words: length };
    if (whole !== undefined && length > 1) return { faces: [whole], words: length };
    if (length < 2 || !/^\d$/u.test(words[at]!)) continue;
    const counted = names.get(singular(words.slice(at + 1, at + length).join(' ')));
    if (counted !== undefined && typeof counted !== 'number')
      return { faces: Array.from({ length: Number(words[at]) }, () => counted), words: length };
  }
  return null;
}

interface DiceAsked {
  readonly die: string;
  readonly faces: readonly Face[];
  readonly listed: readonly Face[] | null;
  readonly language: Language;
}

/** A number, a letter, or letters and their numbers in one word. */
function tokenAt(
  words: readonly string[],
  at: number,
  { die, faces, listed, language }: DiceAsked,
): Found | null {
  const word = words[at]!;
  if (listed !== null) {
    const face = /^\d+$/u.test(word) ? listed[Number(word) - 1] : undefined;
    return face === undefined ? null : { faces: [face], words: 1 };
  }
  const same = faces.find((face) => String(face).toLowerCase() === word);
  if (same !== undefined) return { faces: [same], words: 1 };
  if (die !== 'combat' || !/^(?:\d?[a-z])+$/u.test(word)) return null;
  const read = [...word.matchAll(/(\d?)([a-z])/gu)].flatMap(([, count = '', letter = '']) =>
    Array.from({ length: count === '' ? 1 : Number(count) }, () => LETTERS[language][letter] ?? null),
  );
  return read.length === 0 || read.includes(null) ? null : { faces: read as Face[], words: 1 };
}

/** "2 skulls, white shield": what was understood. */
export function understood(faces: readonly Face[], die: string, book: PlayBook, language: Language): string {
  const counted = [...Map.groupBy(faces, (face) => face)];
  return counted
    .map(
      ([face, all]) =>
        `${all.length > 1 ? `${all.length} × ` : ''}${book.telling.face(die, face, { language })}`,
    )
    .join(', ');
}
