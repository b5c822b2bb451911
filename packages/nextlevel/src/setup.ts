/** What a NextLevel match starts from: classic's setup, the heroes' levels and the table's options. */
import { HERO_KINDS, isPotion, setupSchema, TREASURE_IDS } from '@oubliette/classic/extend';
import type { PotionId, Setup, World } from '@oubliette/classic/extend';
import { z } from 'zod';
import { GEAR_IDS } from './content/armoury.ts';
import { growthProblems } from './content/growth.ts';
import { DEFAULT_LEVEL, MAX_LEVEL } from './content/levels.ts';
import { SCROLL_IDS } from './content/magic.ts';
import { GIFT_IDS, SPECIALITY_IDS } from './content/progress.ts';
import { NEXT_TRAP_KINDS } from './content/traps.ts';

export const POTION_IDS = TREASURE_IDS.filter(isPotion) as [PotionId, ...PotionId[]];

/** A hero's progress, besides classic's setup. A hero not listed has the quest's level. */
const progress = z
  .strictObject({
    kind: z.enum(HERO_KINDS),
    level: z.int().min(1).max(MAX_LEVEL).default(DEFAULT_LEVEL),
    experience: z.int().min(0).default(0),
    /** Everything the hero owns; by default the level's usual outfit. */
    gear: z.array(z.enum(GEAR_IDS)).optional(),
    gifts: z.array(z.enum(GIFT_IDS)).default([]),
    speciality: z.enum(SPECIALITY_IDS).nullable().default(null),
    potions: z.array(z.enum(POTION_IDS)).default([]),
    scrolls: z.array(z.enum(SCROLL_IDS)).default([]),
    /** Doses left; by default all that the hero's phials and flasks hold. */
    poison: z.int().min(0).optional(),
    /** For extraordinary dodge (NXT-DOD-08). */
    lucky: z.int().min(1).max(20).nullable().default(null),
    /** Kinds of monster met in earlier quests (NXT-LIS-02). */
    met: z.array(z.string()).default([]),
  })
  .superRefine((grown, context) => {
    for (const { path, message } of growthProblems(grown))
      context.addIssue({ code: 'custom', path: [path], message });
  });

/** The table's own options. By default everything the book describes can occur. */
export const nextOptions = z.strictObject({
  /** A classic quest's traps as its map prints them, or varied with NextLevel's own. */
  traps: z.enum(['printed', 'varied']).default('varied'),
  /** Whether some green monsters of a classic quest are ogres and bugbears (NXT-MON-20). */
  ogres: z.boolean().default(true),
  /** Whether monsters may use the violet die (NXT-MON-05). */
  assuredAttacks: z.boolean().default(true),
  /** Whether monsters' techniques stay hidden until used (NXT-GM-03). */
  hiddenTechniques: z.boolean().default(true),
  /** How the experience of a group attack is shared (NXT-GRP-03). */
  experience: z.enum(['equal', 'byDamage']).default('equal'),
  /** Whether torture tables may be searched (NXT-SRC-06). */
  searchRacks: z.boolean().default(true),
  /** Traps that no search finds, apart from rockfalls (NXT-TRS-02). */
  hiddenTraps: z.array(z.enum(NEXT_TRAP_KINDS)).default([]),
  /** The squares a swinging blade sweeps, and whether it stays armed (NXT-TRP-15). */
  bladeLength: z.int().min(1).default(5),
  bladeReturns: z.boolean().default(false),
  /** Squares a turn for a granite sphere, and whether it blocks the square where it stops (NXT-TRP-17, NXT-TRP-18). */
  sphereSpeed: z.int().min(1).default(10),
  sphereShatters: z.boolean().default(false),
});

export const nextSetupSchema = setupSchema.extend({
  progress: z.array(progress).default([]),
  options: nextOptions.prefault({}),
});

export type NextOptions = z.output<typeof nextOptions>;
export type NextSetup = Setup & Omit<z.input<typeof nextSetupSchema>, keyof Setup>;
export type CheckedNextSetup = z.output<typeof nextSetupSchema>;
export type Progress = CheckedNextSetup['progress'][number];

/** The setup of a world opened by NextLevel. */
export function setupOf({ setup }: World): CheckedNextSetup {
  return setup as CheckedNextSetup;
}
