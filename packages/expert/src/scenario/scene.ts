/** The contents of an Expert scene in a scenario file. */
import { z } from 'zod';
import { ABILITY_IDS } from '../content/abilities.ts';
import { CHAOS_IDS } from '../content/chaos.ts';
import { CLASSES } from '../content/characters.ts';
import { EVENT_TEXTS } from '../content/eventTexts.ts';
import type { EventId } from '../content/events.ts';
import { FOE_IDS } from '../content/foes.ts';
import { MONSTER_IDS } from '../content/monsters.ts';
import { TILE_IDS } from '../content/tiles.ts';
import { TREASURE_IDS } from '../content/treasures.ts';
import { WATCHES } from '../moments/watching.ts';

const some = z.record(z.string(), z.unknown());
const treasure = z.enum(TREASURE_IDS);
const event = z.enum(Object.keys(EVENT_TEXTS) as EventId[]);

const figure = z.strictObject({
  hero: z.enum(CLASSES).optional(),
  monster: z.enum([...MONSTER_IDS, ...FOE_IDS]).optional(),
  seat: z.string().optional(),
  body: z.int().min(1).optional(),
  gold: z.int().min(0).optional(),
  cards: z.array(treasure).optional(),
  worn: z.array(treasure).optional(),
  weapon: treasure.optional(),
  abilities: z.array(z.enum(ABILITY_IDS)).optional(),
  conditions: z.array(some).optional(),
});

export const sceneSchema = z.strictObject({
  map: z.string().min(1),
  /** By letter: a hero by its class, a monster by its card. */
  figures: z.record(z.string().length(1), figure).default({}),
  /** The figure whose turn it is, by letter, and how far it is. */
  turn: z.string().optional(),
  act: some.optional(),
  /** Those who have acted in this round, by letter. */
  acted: z.array(z.string()).default([]),
  round: z.int().min(1).optional(),
  options: some.default({}),
  quest: z.string().optional(),
  /** Nobody is game master. */
  solo: z.boolean().default(false),
  /** Free field around the map. */
  around: z.int().min(0).default(0),
  /** The game master's hand, and when to be asked. */
  hand: z.array(event).default([]),
  watch: z.array(z.enum(WATCHES)).default([]),
  /** What is left in the piles; by default everything. */
  piles: z
    .strictObject({
      event: z.array(event).optional(),
      treasure: z.array(treasure).optional(),
      monster: z.array(z.enum(MONSTER_IDS)).optional(),
      chaos: z.array(z.enum(CHAOS_IDS)).optional(),
    })
    .default({}),
  /** The Dungeon cards that are left, and those looked at; the quest room is one of them or has been laid. */
  dungeon: z
    .strictObject({ cards: z.array(z.enum(TILE_IDS)), questRoom: z.boolean().default(true) })
    .optional(),
});

export type WrittenScene = z.input<typeof sceneSchema>;
export type ParsedScene = z.output<typeof sceneSchema>;
