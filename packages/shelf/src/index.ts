/** The shelf: every game this product can put on a table. */
import type { Shelf } from '@oubliette/table';
import { advancedShelf } from './advancedShelf.ts';
import { classicShelf } from './classicShelf.ts';
import type { QuestLibraries } from './library.ts';
import { nextlevelShelf } from './nextlevelShelf.ts';

export type { AdvancedChoice } from './advancedBox.ts';
export type { CampaignChoice } from './campaignBox.ts';
export type { ClassicChoice } from './classicBox.ts';
export type { ListedQuest, QuestLibraries, QuestLibrary } from './library.ts';
export type { NextChoice } from './nextlevelBox.ts';
export type { NextCampaignChoice } from './nextlevelCampaignBox.ts';

export function makeShelf({ classic, nextlevel }: QuestLibraries): Shelf {
  return new Map([...classicShelf(classic), ...nextlevelShelf(nextlevel), ...advancedShelf()]);
}
