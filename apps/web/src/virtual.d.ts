/** Modules that the build makes of data: apps/web/plugins. */

declare module 'virtual:outlines/*' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- a declared module cannot import its neighbours otherwise
  export const OUTLINES: import('./pictures/picture.ts').Outlines;
}

declare module 'virtual:icon-sprite' {
  /** The address of a file with all icons of src/ui/iconNames.ts, each a symbol of its name: `<use href={`${SPRITE}#cog`} />`. */
  export const SPRITE: string;
}

declare module 'virtual:covers' {
  /** The address of a picture of each game that has one. */
  export const COVERS: Readonly<Record<string, string | undefined>>;
}

declare module 'virtual:quests' {
  import type { QuestSource } from '@oubliette/classic';
  import type { GameId } from '@oubliette/shelf';

  interface Text {
    readonly en: string;
    readonly fr: string;
  }

  export interface QuestTeaser {
    readonly id: string;
    /** Its place in the book, from 1. */
    readonly number: number;
    readonly title: Text;
    readonly parchment: Text;
    /** May be played as a training game (CLS-TRN-01). */
    readonly training: boolean;
    /** The level of the heroes it is meant for, where heroes have levels; null where the quest does not say. */
    readonly level: number | null;
  }

  /** The quest book of each game, in its order, empty where it has none; a quest may be in several. */
  export const QUEST_BOOKS: Readonly<Record<GameId, readonly QuestTeaser[]>>;
  /** Null for a quest that no book has; rejects where it cannot be fetched. */
  export function loadQuest(id: string): Promise<QuestSource> | null;
}

declare module 'virtual:rulebooks' {
  import type { GameId } from '@oubliette/shelf';

  /** What one rule says in one language. */
  export interface WrittenRule {
    readonly title: string;
    readonly text: string;
    readonly ruling?: string;
    readonly waived?: string;
  }

  type Fetch = () => Promise<{ readonly TEXTS: readonly WrittenRule[] }>;

  export interface WrittenChapter {
    readonly chapter: string;
    readonly title: { readonly en: string; readonly fr: string };
    readonly forMaster: boolean;
    /** The ids of its rules, in their order. */
    readonly rules: readonly string[];
    /** What they say, in the same order. */
    readonly texts: { readonly en: Fetch; readonly fr: Fetch };
  }

  /** The chapters of each game's rulebook in their order. */
  export const RULEBOOKS: Readonly<
    Record<GameId, () => Promise<{ readonly CHAPTERS: readonly WrittenChapter[] }>>
  >;
}
