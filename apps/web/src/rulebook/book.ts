/** The rulebook as it is read: chapters in order, rules by id, and what leads from one to the next. */
import type { RuleEntry } from '@oubliette/kernel/node';
import { TABLE_RULES } from '@oubliette/kernel';
import type { LocalText } from '@oubliette/table';
import { typeset, withApostrophes } from '@oubliette/words';
import type { Language } from '@oubliette/words';

export interface Rule {
  readonly id: string;
  readonly chapter: string;
  readonly title: LocalText;
  readonly text: LocalText;
  /** What was decided where the book is silent, and why. */
  readonly ruling: LocalText | null;
  /** Why it is left to the players. */
  readonly waived: LocalText | null;
}

export interface Chapter {
  readonly id: string;
  readonly title: LocalText;
  readonly rules: readonly Rule[];
  /** For whoever sits behind the screen: it stays closed for hero players until they insist (CLS-QBK-12). */
  readonly forMaster: boolean;
}

export interface Book {
  readonly chapters: readonly Chapter[];
  /** In reading order. */
  readonly rules: readonly Rule[];
  readonly byId: ReadonlyMap<string, Rule>;
}

export const TABLE_CHAPTER = 'table';

/** Where NextLevel's contents are found, and what the ids of its chapters begin with: classic's may be called alike. */
export const NEXTLEVEL = 'nextlevel';

/** The same for Advanced. */
export const ADVANCED = 'advanced';

/** Traps and techniques are for heroes to meet, not to read of (NXT-GM-02, NXT-GM-03). */
const MASTER_CHAPTERS: ReadonlySet<string> = new Set([
  'questBook',
  ...['traps', 'monsters', 'gargoyle', 'fimir', 'zombie', 'chaos-warrior'].map((id) => `${NEXTLEVEL}-${id}`),
  // What the game master alone reads (ADV-GM-06).
  ...['gameMaster', 'counters', 'monsterCharacters', 'hazards', 'treasure', 'magicTreasure', 'traps'].map(
    (id) => `${ADVANCED}-${id}`,
  ),
]);

/** Whether a rule, a chapter or the contents are NextLevel's. */
export function isNextLevels(at: string | null): boolean {
  return at !== null && (at.toUpperCase().startsWith('NXT-') || at.startsWith(NEXTLEVEL));
}

/** Whether a rule, a chapter or the contents are Advanced's. */
export function isAdvanceds(at: string | null): boolean {
  return at !== null && (at.toUpperCase().startsWith('ADV-') || at.startsWith(ADVANCED));
}

/** NextLevel's rules if they are wanted, those of the classic game, and after them those every table has. */
export function makeBook(
  entries: readonly RuleEntry[],
  tableTitle: LocalText,
  next: readonly RuleEntry[] = [],
): Book {
  const nextlevel = next.map((entry) => ({ ...entry, chapter: `${NEXTLEVEL}-${entry.chapter}` }));
  const books = [...Map.groupBy([...nextlevel, ...entries], ({ chapter }) => chapter)].map(
    ([id, rules]): Chapter => ({
      id,
      title: printed(rules[0]!.chapterTitle),
      rules: rules.map(ruleOf),
      forMaster: MASTER_CHAPTERS.has(id),
    }),
  );
  const table: Chapter = {
    id: TABLE_CHAPTER,
    title: tableTitle,
    rules: TABLE_RULES.map((rule) => ruleOf({ ...rule, chapter: TABLE_CHAPTER })),
    forMaster: false,
  };
  const chapters = [...books, table];
  const rules = chapters.flatMap((chapter) => chapter.rules);
  return { chapters, rules, byId: new Map(rules.map((rule) => [rule.id, rule])) };
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

/** Where the contents of a book are found: null for the classic one. */
export function contentsOf({ chapters }: Book): string | null {
  if (chapters.some(({ id }) => isAdvanceds(id))) return ADVANCED;
  return chapters.some(({ id }) => isNextLevels(id)) ? NEXTLEVEL : null;
}

export function chapterOf(book: Book, rule: Rule): Chapter {
  return book.chapters.find(({ id }) => id === rule.chapter)!;
}

/** The rule before or after, across chapters; null at either end. */
export function neighbourOf(book: Book, rule: Rule, by: -1 | 1): Rule | null {
  const index = book.rules.indexOf(rule) + by;
  return index < 0 ? null : (book.rules[index] ?? null);
}

/** A stretch of a text, and the rule it names. */
export interface Stretch {
  readonly text: string;
  readonly rule?: string;
}

/** The same text cut at the ids of rules the book has. */
export function withReferences(book: Book, text: string): readonly Stretch[] {
  return text
    .split(/\b([A-Z]{3}-[A-Z]+(?:-\d{2})?)\b/)
    .filter((piece) => piece !== '')
    .map((piece) => (book.byId.has(piece) ? { text: piece, rule: piece } : { text: piece }));
}
