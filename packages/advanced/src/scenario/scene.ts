/** The contents of an Advanced scene in a scenario file. */
import { z } from 'zod';

const some = z.record(z.string(), z.unknown());

const matrix = z.array(
  z.strictObject({ upTo: z.int().min(1).max(12), monsters: z.record(z.string(), z.int().min(1)) }),
);

export const sceneSchema = z.strictObject({
  map: z.string().min(1),
  /** By letter: a hero or henchman by parts of the sheet, a monster by its kind. */
  figures: z
    .record(
      z.string().length(1),
      z.looseObject({ monster: z.string().optional(), seat: z.string().optional() }),
    )
    .default({}),
  /** A combat turn is under way; with details of the fight, if any. */
  fight: some.optional(),
  turn: some.default({}),
  places: z.record(z.string(), some).default({}),
  untrodden: z.array(z.string()).default([]),
  field: z.strictObject({ width: z.int(), height: z.int(), x: z.int().min(0), y: z.int().min(0) }).optional(),
  /** The dungeon's monsters: one family's rows for each occasion. */
  monsters: z
    .strictObject({ wandering: matrix.default([]), lair: matrix.default([]), quest: matrix.default([]) })
    .optional(),
  /** False: no game master, the solo tables decide. */
  master: z.boolean().default(true),
  /** The counters in the master's hand, and the moments at which the master wants to be asked. */
  counters: z.array(z.string()).default([]),
  watch: z.array(z.string()).default([]),
  /** The leader, by letter; by default the first hero. */
  leader: z.string().optional(),
});

export type WrittenScene = z.input<typeof sceneSchema>;
export type ParsedScene = z.output<typeof sceneSchema>;
