/** The schema of a classic scenario's table: a drawn map, its figures, and the quest around it. */
import { z } from 'zod';
import { EQUIPMENT_IDS } from '../content/equipment.ts';
import { QUEST_TREASURE_IDS } from '../content/questTreasures.ts';
import { SPELL_IDS } from '../content/spells.ts';
import { TREASURE_IDS } from '../content/treasure.ts';

const count = z.int().min(0);
const condition = z.enum([
  'courage',
  'rockSkin',
  'veilOfMist',
  'passThroughRock',
  'swiftWind',
  'strength',
  'resilience',
  'speed',
  'brew',
  'asleep',
  'stunned',
  'pit',
]);

const figure = z.strictObject({
  /** A hero's, a monster's of the book in use, or `captive`. */
  kind: z.string(),
  body: count.optional(),
  mind: count.optional(),
  move: count.optional(),
  attack: count.optional(),
  defence: count.optional(),
  conditions: z.array(condition).optional(),
  /** An ally or a captive: a freed captive fights for the heroes. */
  freed: z.boolean().optional(),
  /** For heroes: what their sheet holds. */
  name: z.string().optional(),
  gold: count.optional(),
  equipment: z.array(z.enum(EQUIPMENT_IDS)).optional(),
  questTreasures: z.array(z.enum(QUEST_TREASURE_IDS)).optional(),
  potions: z.array(z.enum(TREASURE_IDS)).optional(),
  spells: z.array(z.enum(SPELL_IDS)).optional(),
  armour: z.enum(['none', 'chainMail', 'plateArmour', 'borinsArmour']).optional(),
});

const turn = z.union([
  z.string(),
  z.strictObject({
    of: z.string(),
    /** Squares left to move; if omitted, heroes have not rolled. */
    left: count.optional(),
    acted: z.boolean().optional(),
    moveOver: z.boolean().optional(),
    /** Squares already crossed in this move, before the current one. */
    path: z.array(z.string()).optional(),
  }),
]);

export const sceneSchema = z.strictObject({
  map: z.string(),
  /** By the figure's letter on the map. */
  figures: z.record(z.string().length(1), figure).default({}),
  /** Whose turn it is: a letter, or `morcar`. The first hero's by default. */
  turn: turn.optional(),
  round: z.int().min(1).default(2),
  /** Upper left square of the stairs. */
  stairs: z.string().optional(),
  /** Anything a quest file may hold: doors, traps, treasures, notes, wandering, goals, rules … */
  quest: z.record(z.string(), z.unknown()).default({}),
  /** Only what the heroes see from where they stand is known. */
  dark: z.boolean().default(false),
  /** The cards left in the treasure pile; by default all 25. */
  treasure: z.array(z.enum(TREASURE_IDS)).optional(),
  /** Figures left in the box; by default those not on the map. */
  box: z.record(z.string(), count).optional(),
  seats: z.array(z.unknown()).optional(),
  training: z.boolean().default(false),
  /** Begins before the first turn, with roles, spells and places still to choose. */
  fromTheStart: z.boolean().default(false),
  dice: z.array(z.union([z.string(), z.number()])).default([]),
});

type Frozen<T> = T extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Frozen<T[Key]> }
    : T;

/** As written: unchanged, and its quest not yet checked. */
export type DrawnScene = Frozen<Omit<z.input<typeof sceneSchema>, 'quest' | 'seats'>> & {
  readonly quest?: object | undefined;
  readonly seats?: readonly object[] | undefined;
};
export type ParsedScene = z.output<typeof sceneSchema>;
export type SceneFigure = ParsedScene['figures'][string];
