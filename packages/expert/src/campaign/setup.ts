/** What a campaign starts from: the players, the quest book and what is agreed at the table. */
import type { SeatId } from '@oubliette/kernel';
import { z } from 'zod';
import { READY_QUESTS } from '../content/quests/index.ts';
import { DEFAULT_OPTIONS, GM } from '../setup.ts';
import type { Options } from '../setup.ts';
import { optionsSchema } from '../setupSchema.ts';

/** The quest that the generator makes up (EXP-QGN-01). */
export const GENERATED = 'generated';

export interface CampaignSetup {
  /** Hero players. */
  readonly seats: readonly SeatId[];
  /** Nobody is game master (EXP-SOL-01). */
  readonly solo: boolean;
  /** The quest book, by ids. */
  readonly quests: readonly string[];
  /** The first quest not won yet, or any of them. */
  readonly order: 'inOrder' | 'free';
  /** Whether the generator's quests may be played too. */
  readonly generator: boolean;
  /** A Life of Adventure card for each hero, or one for the party (EXP-ADV-01, EXP-ADV-03). */
  readonly life: 'none' | 'each' | 'party';
  /** For every quest. */
  readonly options: Options;
}

const MOST_SEATS = 7;
const name = z.string().min(1);

export const campaignSetupSchema: z.ZodType<CampaignSetup> = z.strictObject({
  seats: z.array(name).min(1).max(MOST_SEATS),
  solo: z.boolean().default(false),
  quests: z.array(name).default(READY_QUESTS.map(({ id }) => id)),
  order: z.enum(['inOrder', 'free']).default('inOrder'),
  generator: z.boolean().default(true),
  life: z.enum(['none', 'each', 'party']).default('each'),
  options: optionsSchema.default(DEFAULT_OPTIONS),
});

/** The seat that begins quests and records them: the game master's, or alone the first. */
export function hostOf({ seats, solo }: Pick<CampaignSetup, 'seats' | 'solo'>): SeatId {
  return solo ? seats[0]! : GM;
}
