/** What may be typed, in either language at any time. */
import type { Direction } from '@oubliette/dungeon';
import type { Language } from '@oubliette/words';

/** By direction: north, east, south, west. */
export const KEYS: Readonly<Record<Language, readonly [string, string, string, string]>> = {
  en: ['n', 'e', 's', 'w'],
  fr: ['n', 'e', 's', 'o'],
};

const WORDS = {
  go: ['go', 'move', 'aller', 'va'],
  follow: ['follow', 'suivre', 'suivez'],
  hint: ['hint', 'suggest', 'conseil', 'suggestion'],
  undo: ['undo', 'u', 'annuler'],
  why: ['why', 'pourquoi'],
  rule: ['rule', 'regle'],
  log: ['log', 'journal'],
  choices: ['choices', 'choix'],
  map: ['map', 'plan', 'carte'],
  reach: ['reach', 'portee'],
  sheet: ['sheet', 'sheets', 'fiche', 'fiches'],
  help: ['help', 'h', '?', 'aide'],
  lang: ['lang', 'langue', 'language'],
  save: ['save', 'sauver', 'enregistrer'],
  quit: ['quit', 'q', 'exit', 'quitter'],
  roll: ['r', 'roll', 'des'],
  end: ['end', 'fin'],
} as const satisfies Record<string, readonly string[]>;

export type Word = keyof typeof WORDS;

export type Typed =
  | { readonly is: 'nothing' }
  | { readonly is: 'step'; readonly direction: Direction }
  /** `then` says which of that choice: its number, its square or its name. */
  | { readonly is: 'number'; readonly number: number; readonly then: string | null }
  | { readonly is: 'word'; readonly word: Word; readonly rest: string }
  | { readonly is: 'text'; readonly text: string };

export function readLine(line: string): Typed {
  const text = line.trim();
  if (text === '') return { is: 'nothing' };
  const plain = plainOf(text);
  const direction = Math.max(KEYS.en.indexOf(plain), KEYS.fr.indexOf(plain));
  if (direction >= 0) return { is: 'step', direction: direction as Direction };
  const [, first, then = null] = /^(\d+)(?:[ .]+(.+))?$/u.exec(text) ?? [];
  if (first !== undefined) return { is: 'number', number: Number(first), then };
  const [head = '', ...rest] = text.split(/\s+/u);
  const words = Object.entries(WORDS) as [Word, readonly string[]][];
  const found = words.find(([, forms]) => forms.includes(plainOf(head)));
  if (found !== undefined) return { is: 'word', word: found[0], rest: rest.join(' ') };
  return { is: 'text', text };
}

/** Small letters without accents, and plain spaces: « règle » may be typed without its accent. */
export function plainOf(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('’', "'")
    .replaceAll('…', '...')
    .replaceAll(/[\u00a0\u202f]/gu, ' ')
    .toLowerCase();
}

/** Whether a line is just this word, in either language. */
export function isWord(line: string, word: Word): boolean {
  return (WORDS[word] as readonly string[]).includes(plainOf(line.trim()));
}
