/** What a NextLevel campaign starts from: classic's setup, the starting level, and its quests' options. */
import type { CampaignSetup } from '@oubliette/classic/extend';
import { campaignSetupSchema } from '@oubliette/classic/extend';
import { z } from 'zod';
import { MAX_LEVEL } from '../content/levels.ts';
import { nextOptions } from '../setup.ts';

/** Peasants (NXT-HRO-02): the first quest of the book is meant for them. */
export const FIRST_LEVEL = 1;

export const nextCampaignSchema = campaignSetupSchema.extend({
  /** The level at which heroes are enrolled. */
  level: z.int().min(1).max(MAX_LEVEL).default(FIRST_LEVEL),
  /** There are no cards: the shop never runs out. */
  stock: z.literal('unlimited').default('unlimited'),
  /** NextLevel has no training game. */
  training: z.literal(false).default(false),
  options: nextOptions.prefault({}),
});

export type NextCampaignSetup = CampaignSetup & Pick<z.input<typeof nextCampaignSchema>, 'level' | 'options'>;
export type CheckedNextCampaign = z.output<typeof nextCampaignSchema>;
