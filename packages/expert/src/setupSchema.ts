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
export const optionsSchema = z.strictObject({
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

const object = z.looseObject({});
const card = z.looseObject({ card: z.enum(TREASURE_IDS) });

/** Made by this package when the heroes left; read back as it was written. */
export const rememberedSchema = z
  .strictObject({
    quest: z.looseObject({ bestiary: z.array(z.enum(MONSTER_IDS)), laid: z.string().nullable() }),
    layout: object,
    doors: z.array(z.string()),
    deadEnds: z.array(object),
    tiles: z.array(object),
    links: z.array(object),
    pile: z.looseObject({
      known: z.array(z.looseObject({ to: z.union([z.string(), z.array(z.string())]) })),
    }),
    heaps: z.array(z.looseObject({ cards: z.array(card), gold: z.int().min(0) })),
    forgotten: z.array(object),
    named: z.record(z.string(), z.int()),
  })
  .transform((dungeon) => dungeon as unknown as Remembered);

const omenSchema = z.discriminatedUnion('does', [
  z.strictObject({ does: z.literal('weaken'), body: z.int().min(1) }),
  z.strictObject({ does: z.literal('dice'), attack: z.int(), defence: z.int() }),
  z.strictObject({ does: z.literal('speed'), by: z.int() }),
  z.strictObject({ does: z.literal('forge') }),
  z.strictObject({ does: z.literal('jinx') }),
]);

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
        shots: z.array(z.int().min(1)).optional(),
        scrolls: z.array(z.enum(ABILITY_IDS)).optional(),
        body: z.int().min(1).optional(),
        omens: z.array(omenSchema).optional(),
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
  elsewhere: z.array(z.enum(TREASURE_IDS)).optional(),
  options: optionsSchema.default(DEFAULT_OPTIONS),
}) as unknown as z.ZodType<Setup>;
