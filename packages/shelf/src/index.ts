/** The shelf: every game this product can put on a table. */
import { nextlevel } from '@oubliette/nextlevel';
import type { Shelf } from '@oubliette/table';
import { classicShelf } from './classicShelf.ts';
import type { QuestLibrary } from './library.ts';
import { nextlevelBox } from './nextlevelBox.ts';

export type { CampaignChoice } from './campaignBox.ts';
export type { ClassicChoice } from './classicBox.ts';
export type { ListedQuest, QuestLibrary } from './library.ts';
export type { NextChoice } from './nextlevelBox.ts';

export function makeShelf(library: QuestLibrary): Shelf {
  return new Map([...classicShelf(library), [nextlevel.id, nextlevelBox(library)]]);
}
