/** The shelf's part for classic: a browser has it from the start. */
import { classic, classicCampaign } from '@oubliette/classic';
import type { Shelf } from '@oubliette/table';
import { campaignBox } from './campaignBox.ts';
import { classicBox } from './classicBox.ts';
import type { QuestLibrary } from '../shared/library.ts';

export function classicShelf(library: QuestLibrary): Shelf {
  return new Map([
    [classic.id, classicBox(library)],
    [classicCampaign.id, campaignBox(library)],
  ]);
}
