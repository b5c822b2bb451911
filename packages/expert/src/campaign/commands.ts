/** What a seat may ask for between quests; `hero` is always the acting hero. */
import { refuse } from '@oubliette/kernel';
import type { Refusal } from '@oubliette/kernel';
import { mayBeName } from '@oubliette/words';
import { z } from 'zod';
import { ABILITY_IDS } from '../content/abilities.ts';
import { CLASSES } from '../content/characters.ts';
import { TREASURE_IDS } from '../content/treasures.ts';
import { rememberedSchema } from '../setupSchema.ts';
import { OUTCOMES } from './report.ts';

const LONGEST_NAME = 24;

const hero = z.enum(CLASSES);
const card = z.enum(TREASURE_IDS);
const ability = z.enum(ABILITY_IDS);
const count = z.int().min(0);

const carried = z.strictObject({ card, left: count.exactOptional() });

const reportSchema = z.strictObject({
  quest: z.string(),
  outcome: z.enum(OUTCOMES),
  heroes: z.array(
    z.strictObject({
      hero,
      where: z.enum(['inside', 'left', 'dead']),
      gold: count,
      cards: z.array(carried),
      scrolls: z.array(ability),
      body: count,
    }),
  ),
  dungeon: z.union([rememberedSchema, z.null()]),
});

const named = {
  name: z.string().max(LONGEST_NAME).refine(mayBeName).optional(),
  gender: z.enum(['m', 'f']).optional(),
};

/** A command of this type, with these fields and no others. */
function command<T extends string, F extends z.ZodRawShape>(type: T, fields: F) {
  return z.strictObject({ type: z.literal(type), ...fields });
}

const SCHEMA = z.discriminatedUnion('type', [
  command('enrol', { hero, ...named }),
  /** One ability for another of the class (EXP-AFT-05). */
  command('swapAbility', { hero, from: ability, to: ability }),
  command('sell', { hero, card }),
  /** A card of the Treasure pile, unseen (EXP-AFT-03). */
  command('buy', { hero }),
  command('giveCard', { hero, to: hero, card }),
  command('giveGold', { hero, to: hero, gold: z.int().min(1) }),
  /** For this hero, or by it for the whole party (EXP-ADV-03). */
  command('drawLife', { hero }),
  /** Further down at once, without coming out first (EXP-AFT-06). */
  command('goDeeper', { hero }),
  /** It goes along on the next quest, or does not yet. */
  command('ready', { hero, is: z.boolean() }),
  /** With everybody who is ready. */
  command('beginQuest', { quest: z.string() }),
  command('recordQuest', { report: reportSchema }),
  /** The quest was not played to its end: it never happened. */
  command('callOff', {}),
  command('closeBook', {}),
]);

export type CampaignCommand = Readonly<z.infer<typeof SCHEMA>>;
export type CampaignCommandOf<T extends CampaignCommand['type']> = Extract<CampaignCommand, { type: T }>;

/** Null where a command has its type's fields and no others. */
export function parseCampaignCommand(given: unknown): Refusal | null {
  const parsed = SCHEMA.safeParse(given);
  if (parsed.success) return null;
  const [issue] = parsed.error.issues;
  return refuse('malformed', 'EXP-AFT-07', { field: issue!.path.join('.') });
}
