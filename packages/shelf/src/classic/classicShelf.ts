/** The part of the shelf that holds classic: what a browser has at once, before another book is asked for. */
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
