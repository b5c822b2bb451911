/** What a NextLevel scene may say beyond a classic one. */
import { sceneSchema } from '@oubliette/classic/scenario';
import type { DrawnScene } from '@oubliette/classic/scenario';
import { z } from 'zod';
import { NEXT_TRAP_KINDS } from '../content/traps.ts';

const facing = z.enum(['north', 'east', 'south', 'west']);

/** By the figure's letter: its facing, and any fields of its sheet or plights. */
const more = z.strictObject({
  facing: facing.optional(),
  /** Fields of the sheet that replace the level's. */
  sheet: z.record(z.string(), z.unknown()).optional(),
  level: z.int().min(1).optional(),
  plights: z.array(z.looseObject({ tag: z.string() })).optional(),
});

export const nextSceneSchema = sceneSchema.extend({
  next: z
    .strictObject({
      figures: z.record(z.string().length(1), more).default({}),
      /** Pairs of letters fighting hand to hand. */
      engaged: z.array(z.tuple([z.string(), z.string()])).default([]),
      /** One per trap of the quest, in its order. */
      traps: z.array(z.enum(NEXT_TRAP_KINDS)).optional(),
      options: z.record(z.string(), z.unknown()).default({}),
      /** Actions and free actions already taken in the turn. */
      turn: z.record(z.string(), z.unknown()).default({}),
      /** Any other field of `state.next`. */
      state: z.record(z.string(), z.unknown()).default({}),
    })
    .prefault({}),
});

export type ParsedNextScene = z.output<typeof nextSceneSchema>;
export type NextScene = DrawnScene & {
  readonly next?: z.input<typeof nextSceneSchema>['next'];
};
