/** The shelf: every game this product can put on a table. */
import { classic, classicCampaign } from '@oubliette/classic';
import type { Shelf } from '@oubliette/table';
import { campaignBox } from './campaignBox.ts';
import { classicBox } from './classicBox.ts';
import type { QuestLibrary } from './library.ts';

export type { CampaignChoice } from './campaignBox.ts';
export type { ClassicChoice } from './classicBox.ts';
export type { ListedQuest, QuestLibrary } from './library.ts';

export function makeShelf(library: QuestLibrary): Shelf {
  return new Map([
    [classic.id, classicBox(library)],
    [classicCampaign.id, campaignBox(library)],
  ]);
}
