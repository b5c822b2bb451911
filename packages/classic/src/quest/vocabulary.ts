/** What a quest may name besides the furniture, spells and treasures of the box: it depends on the book it is played by. */
import { MONSTERS } from '../content/monsters.ts';
import type { Bestiary } from '../content/monsters.ts';
import type { Noun } from '@oubliette/words';

/** Which trap of the box one of a book's own is laid and looked for as. */
export type LaidAs = 'pit' | 'spear';

export interface QuestVocabulary {
  /** What a quest written for this book alone says of itself; null for the box, whose quests every book of the family plays. */
  readonly book: string | null;
  readonly monsters: Bestiary;
  /** Traps of the book's own. */
  readonly traps: Readonly<Record<string, { readonly laidAs: LaidAs; readonly noun: Noun }>>;
}

export const BOX_VOCABULARY: QuestVocabulary = { book: null, monsters: MONSTERS, traps: {} };
