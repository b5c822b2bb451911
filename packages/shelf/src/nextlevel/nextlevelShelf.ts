/** The shelf's part for NextLevel: a browser fetches it when needed. */
import { nextlevel, nextlevelCampaign } from '@oubliette/nextlevel';
import type { Shelf } from '@oubliette/table';
import type { QuestLibrary } from '../shared/library.ts';
import { nextlevelBox } from './nextlevelBox.ts';
import { nextlevelCampaignBox } from './nextlevelCampaignBox.ts';

export function nextlevelShelf(library: QuestLibrary): Shelf {
  return new Map([
    [nextlevel.id, nextlevelBox(library)],
    [nextlevelCampaign.id, nextlevelCampaignBox(library)],
  ]);
}
