/** What a match starts from: the quest, the seats, and the heroes with their sheets. */
import { z } from 'zod';
import { EQUIPMENT_IDS } from './content/equipment.ts';
import { HERO_KINDS } from './content/heroes.ts';
import { QUEST_TREASURE_IDS } from './content/questTreasures.ts';
import type { QuestSource } from './quest/source.ts';

const seatId = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, 'a seat is small letters, digits and dashes')
  .refine((id) => id !== 'spectator', 'the seat `spectator` is taken by everyone who watches');

/** A seat's standing answer to figures that want to pass through its own (CLS-MOV-07). */
const passage = z.enum(['always', 'ask', 'never']);

const seat = z.strictObject({
  id: seatId,
  /** Omitted by every seat when the roles are rolled for (CLS-GEN-04). */
  plays: z.union([z.literal('morcar'), z.array(z.enum(HERO_KINDS)).min(1)]).optional(),
  passage: z
    .strictObject({ friends: passage.default('always'), foes: passage.default('never') })
    .prefault({}),
});

const hero = z.strictObject({
  kind: z.enum(HERO_KINDS),
  name: z.string().min(1).max(40).optional(),
  gender: z.enum(['m', 'f']).optional(),
  /** Whether the name is the hero's own even where the book lends it to anybody (CLS-HRO-11). */
  named: z.literal(true).optional(),
  gold: z.int().min(0).default(0),
  equipment: z.array(z.enum(EQUIPMENT_IDS)).default([]),
  questTreasures: z.array(z.enum(QUEST_TREASURE_IDS)).default([]),
  /** The body armour worn, if there is a choice; by default the best. */
  armour: z.enum(['none', 'chainMail', 'plateArmour', 'borinsArmour']).optional(),
});

export const setupSchema = z.strictObject({
  /** Checked separately, with better messages (`checkQuest`). */
  quest: z.unknown(),
  /** Clockwise round the table. */
  seats: z.array(seat).min(2).max(5),
  /** The heroes in play, one to four. */
  heroes: z.array(hero).min(1).max(4),
  /** Simplified rules for a first game (CLS-TRN-01 to CLS-TRN-04). */
  training: z.boolean().default(false),
  /** Whether the Morcar player may correct the table (a house matter). */
  overrides: z.boolean().default(true),
  /** Quest treasures the party already has: a quest does not place them twice (CLS-END-06). */
  owned: z.array(z.enum(QUEST_TREASURE_IDS)).default([]),
  /** Rooms and squares whose quest treasure was carried out before: a card is drawn there instead (CLS-END-06). */
  emptied: z.array(z.string()).default([]),
});

export type Setup = Omit<z.input<typeof setupSchema>, 'quest'> & { quest: QuestSource };
export type CheckedSetup = z.output<typeof setupSchema>;
export type Passage = CheckedSetup['seats'][number]['passage'];
export type HeroSetup = CheckedSetup['heroes'][number];
