/** What a campaign starts from: the players, the quest book in its order, and the table's options. */
import { z } from 'zod';
import { questSchema } from '../quest/source.ts';
import { setupSchema } from '../setup.ts';

const seatId = setupSchema.shape.seats.element.shape.id;

const bookQuest = z.strictObject({
  id: questSchema.shape.id,
  title: z.strictObject({ en: z.string().min(1), fr: z.string().min(1) }),
  /** May be played as a training game (CLS-TRN-01). */
  training: z.boolean().default(false),
  /** The level of the heroes it is meant for, where heroes have levels. */
  level: questSchema.shape.level,
});

export const campaignSetupSchema = z.strictObject({
  /** Clockwise round the table, the host among them. */
  seats: z.array(seatId).min(2).max(5),
  /** Plays Morcar: chooses the quests and records how they end. */
  host: seatId,
  /** The quest book, in its order. */
  quests: z.array(bookQuest).min(1),
  /** The fourteen cards, each with one owner at a time, or unlimited copies (CLS-EQP-05). */
  stock: z.enum(['cards', 'unlimited']).default('cards'),
  /** Whether heroes may give to one another between quests (CLS-EQP-08). */
  gifts: z.boolean().default(true),
  /** A campaign follows the book; single games take any quest (CLS-QBK-09, CLS-SET-09). */
  order: z.enum(['inOrder', 'free']).default('inOrder'),
  /** Whether the first quest may be a training game (CLS-TRN-05). */
  training: z.boolean().default(true),
  /** Whether the host may correct a score sheet (a house matter). */
  overrides: z.boolean().default(true),
});

export type CampaignSetup = z.input<typeof campaignSetupSchema>;
export type CheckedCampaign = z.output<typeof campaignSetupSchema>;
export type BookEntry = CheckedCampaign['quests'][number];
