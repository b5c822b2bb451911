/** The shape of a setup from outside; `system.ts` checks what it means. */
import { z } from 'zod';
import { ABILITY_IDS } from './content/abilities.ts';
import { CLASSES } from './content/characters.ts';
import { MONSTER_IDS } from './content/monsters.ts';
import { TREASURE_IDS } from './content/treasures.ts';
import type { Setup } from './setup.ts';

const MOST_HEROES = 7;
const MOST_CARDS = 5;

const name = z.string().min(1);

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
  depth: z.int().min(1),
  bestiary: z.array(z.enum(MONSTER_IDS)).min(1),
  options: z.strictObject({ lull: z.boolean(), drowning: z.enum(['death', 'fall']) }),
}) as unknown as z.ZodType<Setup>;
