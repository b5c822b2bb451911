/** The shelf's part for Expert: a browser fetches it when needed. */
import { expert, expertCampaign } from '@oubliette/expert';
import { streamFromSeed } from '@oubliette/kernel';
import { randomPlayer } from '@oubliette/players';
import type { Shelf } from '@oubliette/table';
import { expertBox } from './expertBox.ts';
import { expertCampaignBox } from './expertCampaignBox.ts';

/** Its computer players still play at random, the curious way: they leave last of all. */
export function expertShelf(): Shelf {
  const makeBot = (luck = streamFromSeed('expert')) => randomPlayer(luck, { curious: true });
  return new Map([
    [expert.id, expertBox((_difficulty, luck) => makeBot(luck))],
    [expertCampaign.id, expertCampaignBox()],
  ]);
}
