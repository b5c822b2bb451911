/** The rulebook: chapters in order, rules by id, and links between them. */
import type { RuleEntry } from '@oubliette/kernel/node';
import { TABLE_RULES } from '@oubliette/kernel';
import { gameOfRule, GAMES } from '@oubliette/shelf';
import type { ClosedChapters, GameId, GameManifest } from '@oubliette/shelf';
import type { LocalText } from '@oubliette/table';
import { typeset, withApostrophes } from '@oubliette/words';
import type { Language } from '@oubliette/words';

export interface Rule {
  readonly id: string;
  readonly chapter: string;
  readonly title: LocalText;
  readonly text: LocalText;
  /** The ruling where the book is silent, and why. */
  readonly ruling: LocalText | null;
  /** Why it is left to the players. */
  readonly waived: LocalText | null;
}

export interface Chapter {
  readonly id: string;
  readonly title: LocalText;
  readonly rules: readonly Rule[];
  /** For the game master: closed to hero players until they insist (CLS-QBK-12). */
  readonly forMaster: boolean;
}

export interface RuleBook {
  /** The game it belongs to, even if it builds on another. */
  readonly game: string;
  readonly chapters: readonly Chapter[];
  /** In reading order. */
  readonly rules: readonly Rule[];
  readonly byId: ReadonlyMap<string, Rule>;
  /** Every rule there is, fetched or not. */
  readonly known: ReadonlySet<string>;
}

export const TABLE_CHAPTER = 'table';

/** A game's book is found by its id, which also prefixes its chapters' ids: chapters of two games may share a name. */
const FIRST = GAMES[0]!;

/** The game of this rule, chapter or contents; by default the first. */
export function gameAt(at: string | null): GameManifest & { readonly id: GameId } {
  if (at === null) return FIRST;
  return gameOfRule(at) ?? GAMES.find(({ id }) => at === id || at.startsWith(`${id}-`)) ?? FIRST;
}

/** The address of a game's contents. */
export function contentsAt(game: string): string | null {
  return game === FIRST.id ? null : game;
}

export function isContents(at: string | null): boolean {
  return at === null || GAMES.some(({ id }) => id === at);
}

/** A game's own book, and the books it stands on. */
export function booksOf({ id, parent }: GameManifest & { readonly id: GameId }): readonly GameId[] {
  const under = GAMES.find((game) => game.id === parent);
  return under === undefined ? [id] : [id, ...booksOf(under)];
}

/** How a game closes the master's chapters to hero players. */
export function closedOf(game: GameManifest): ClosedChapters | null {
  if (game.closed !== undefined) return game.closed;
  const parent = GAMES.find(({ id }) => id === game.parent);
  return parent === undefined ? null : closedOf(parent);
}

export interface GameRules {
  readonly game: string;
  readonly rules: readonly RuleEntry[];
}

/** The rules of some games in order, then those of every table. */
export function makeBook(books: readonly GameRules[], tableTitle: LocalText): RuleBook {
  const entries = books.flatMap(({ game, rules }) =>
    rules.map((entry) => ({
      ...entry,
      chapter: game === FIRST.id ? entry.chapter : `${game}-${entry.chapter}`,
    })),
  );
  const own = [...Map.groupBy(entries, ({ chapter }) => chapter)].map(([id, rules]): Chapter => ({
    id,
    title: printed(rules[0]!.chapterTitle),
    rules: rules.map(ruleOf),
    forMaster: rules[0]!.forMaster === true,
  }));
  const table: Chapter = {
    id: TABLE_CHAPTER,
    title: tableTitle,
    rules: TABLE_RULES.map((rule) => ruleOf({ ...rule, chapter: TABLE_CHAPTER })),
    forMaster: false,
  };
  const chapters = [...own, table];
  const rules = chapters.flatMap((chapter) => chapter.rules);
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  return { game: books[0]!.game, chapters, rules, byId, known: new Set(byId.keys()) };
}

function ruleOf(entry: Omit<RuleEntry, 'chapterTitle'>): Rule {
  const { id, chapter, title, en, fr, ruling, waived } = entry;
  return {
    id,
    chapter,
    title: printed(title),
    text: printed({ en, fr }),
    ruling: ruling === undefined ? null : printed(ruling),
    waived: waived === undefined ? null : printed(waived),
  };
}

function printed({ en, fr }: LocalText): LocalText {
  return { en: print('en', en), fr: print('fr', fr) };
}

function print(language: Language, text: string): string {
  return typeset(language, withApostrophes(text));
}

export function chapterOf(book: RuleBook, rule: Rule): Chapter {
  return book.chapters.find(({ id }) => id === rule.chapter)!;
}

/** The rule before or after, across chapters; null at either end. */
export function neighbourOf(book: RuleBook, rule: Rule, by: -1 | 1): Rule | null {
  const index = book.rules.indexOf(rule) + by;
  return index < 0 ? null : (book.rules[index] ?? null);
}

/** A piece of text, with the rule it names if any. */
export interface Stretch {
  readonly text: string;
  readonly rule?: string;
}

/** The same text, split at the ids of existing rules. */
export function withReferences({ known }: RuleBook, text: string): readonly Stretch[] {
  return text
    .split(/\b([A-Z]{3}-[A-Z]+(?:-\d{2})?)\b/)
    .filter((piece) => piece !== '')
    .map((piece) => (known.has(piece) ? { text: piece, rule: piece } : { text: piece }));
}
