/** What may be a name, and what may be printed: all text written by people goes through here. */

/** Controls a terminal, ends a line, or is no character at all. */
const CONTROLS = /[\p{Cc}\p{Cs}\u2028\u2029\uFFF9-\uFFFB\uFFFE\uFFFF]/gu;
/** Changes its neighbours' direction, or is invisible: marks, overrides, isolates, joiners, tags. */
const UNSEEN = /(?!\u200C|\u200D|\uFE0E|\uFE0F)\p{Default_Ignorable_Code_Point}|\u2800/gu;
/** Joiners that join nothing: between letters or parts of an emoji they belong. */
const LOOSE_JOINERS =
  /(?<![\p{L}\p{M}\p{Extended_Pictographic}\uFE0F])[\u200C\u200D]|[\u200C\u200D](?![\p{L}\p{M}\p{Extended_Pictographic}])/gu;
/** More marks on one letter climb over the lines above. */
const PILES = /(\p{M}{4})\p{M}+/gu;

/** Text safe to show to others: on one line, in its own direction, with nothing invisible. */
export function printable(text: string): string {
  return text
    .replaceAll(/[\t\n\r\v\f\u0085\u2028\u2029]+/gu, ' ')
    .replaceAll(CONTROLS, '\uFFFD')
    .replaceAll(UNSEEN, '')
    .replaceAll(LOOSE_JOINERS, '')
    .replaceAll(PILES, '$1');
}

/** A name as stored: without invisible characters, blanks single. May be empty. */
export function plainName(text: string): string {
  return printable(text.normalize('NFC')).replaceAll('\uFFFD', '').replaceAll(/\s+/gu, ' ').trim();
}

/** Chat as stored: line breaks stay. May be empty. */
export function plainText(text: string): string {
  const lines = text.split(/\r\n|[\n\r\u0085\u2028\u2029]/u);
  return lines
    .map((line) => printable(line).replaceAll('\uFFFD', ''))
    .join('\n')
    .trim();
}

/** All text that people wrote into a piece of JSON, except keys, as it may be shown. */
export function plainJson<T>(value: T): T {
  return walk(value) as T;
}

function walk(value: unknown): unknown {
  if (typeof value === 'string') return printableLines(value);
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(walk);
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, walk(each)]));
}

/** Like `printable`, line by line. */
export function printableLines(text: string): string {
  // Most text has nothing to remove.
  return /^[\n -~]*$/u.test(text) ? text : text.split('\n').map(printable).join('\n');
}

/** Letters of other alphabets, and digits, that look like Latin letters. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  α: 'a',
  ɑ: 'a',
  в: 'b',
  β: 'b',
  с: 'c',
  ϲ: 'c',
  ԁ: 'd',
  е: 'e',
  ε: 'e',
  є: 'e',
  ɡ: 'g',
  н: 'h',
  һ: 'h',
  η: 'h',
  і: 'i',
  ι: 'i',
  ı: 'i',
  ӏ: 'l',
  ј: 'j',
  к: 'k',
  κ: 'k',
  м: 'm',
  μ: 'm',
  п: 'n',
  ν: 'v',
  о: 'o',
  ο: 'o',
  σ: 'o',
  օ: 'o',
  р: 'p',
  ρ: 'p',
  ԛ: 'q',
  г: 'r',
  ѕ: 's',
  т: 't',
  τ: 't',
  υ: 'u',
  ս: 'u',
  ѵ: 'v',
  ԝ: 'w',
  х: 'x',
  χ: 'x',
  у: 'y',
  γ: 'y',
  з: 'z',
  ζ: 'z',
  0: 'o',
  1: 'l',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '|': 'l',
  i: 'l',
  '!': 'l',
  '@': 'a',
  $: 's',
};

/** Names that look alike share a key: case, accents, blanks, punctuation and other alphabets do not count. */
export function nameKey(name: string): string {
  const folded = printable(name).normalize('NFKD').toUpperCase().toLowerCase().normalize('NFKD');
  const letters = Array.from(folded, (letter) => LOOKALIKES[letter] ?? letter).join('');
  return letters
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll(/[^\p{L}\p{N}\p{Extended_Pictographic}]/gu, '');
}

/** The table's own words for seats and players: no name may be one of them. */
const RESERVED: ReadonlySet<string> = new Set(
  [
    'Game master',
    'GM',
    'Maître du jeu',
    'Maîtresse du jeu',
    'Meneur de jeu',
    'Meneuse de jeu',
    'MJ',
    'Computer',
    'The computer',
    'Computer player',
    'Ordinateur',
    'L’ordinateur',
    'Bot',
    'Evil wizard',
    'Sorcier maléfique',
    'Server',
    'Serveur',
    'Oubliette',
    'Spectator',
    'Spectateur',
  ].map(nameKey),
);

/** It is visible, and not one of the table's own words. */
export function mayBeName(name: string): boolean {
  const key = nameKey(name);
  return key !== '' && !RESERVED.has(key);
}
