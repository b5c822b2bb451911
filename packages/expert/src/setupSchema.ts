/** The shape of a setup from outside; `system.ts` checks what it means. */
import { z } from 'zod';
import { ABILITY_IDS } from './content/abilities.ts';
import { CLASSES } from './content/characters.ts';
import { MONSTER_IDS } from './content/monsters.ts';
import { TREASURE_IDS } from './content/treasures.ts';
import { questSchema } from './quests/schema.ts';
import type { Remembered } from './returning/remembered.ts';
import { DEFAULT_OPTIONS } from './setup.ts';
import type { Setup } from './setup.ts';

const MOST_HEROES = 7;
const MOST_CARDS = 5;

const name = z.string().min(1);

const { lull, drowning, corrections, ...rest } = DEFAULT_OPTIONS;

/** Each has its default: the letter of the book, but for the first and the last (EXP-CBT-01). */
const optionsSchema = z.strictObject({
  lull: z.boolean().default(lull),
  drowning: z.enum(['death', 'fall']).default(drowning),
  bestiary: z.enum(['families', 'free']).default(rest.bestiary),
  layout: z.enum(['bounded', 'free']).default(rest.layout),
  roomBudget: z.enum(['advice', 'binding']).default(rest.roomBudget),
  ritualClock: z.enum(['off', 'rounds']).default(rest.ritualClock),
  fallen: z.enum(['all', 'party']).default(rest.fallen),
  restart: z.enum(['zero', 'kept']).default(rest.restart),
  corrections: z.boolean().default(corrections),
});

/** Made by this package when the heroes left; read back as it was written. */
const rememberedSchema = z
  .looseObject({ quest: z.looseObject({}), layout: z.looseObject({}), tiles: z.array(z.looseObject({})) })
  .transform((dungeon) => dungeon as unknown as Remembered);

export const setupSchema = z.strictObject({
  players: z.array(z.strictObject({ seat: name, heroes: z.array(z.enum(CLASSES)) })).min(1),
  heroes: z
    .array(
      z.strictObject({
        id: z.enum(CLASSES),
        name,
        gender: z.enum(['m', 'f']),
        gold: z.int().min(0),
        cards: z.array(z.enum(TREASURE_IDS)).max(MOST_CARDS),
        abilities: z.array(z.enum(ABILITY_IDS)),
      }),
    )
    .min(1)
    .max(MOST_HEROES),
  quest: z.union([z.string(), questSchema, z.null()]).default(null),
  depth: z.int().min(1).nullable().default(null),
  bestiary: z
    .array(z.enum(MONSTER_IDS))
    .min(1)
    .default([...MONSTER_IDS]),
  solo: z.boolean().default(false),
  remembered: z.union([rememberedSchema, z.null()]).default(null),
  options: optionsSchema.default(DEFAULT_OPTIONS),
}) as unknown as z.ZodType<Setup>;
