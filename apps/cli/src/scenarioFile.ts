/** Scenario files: read, checked, laid out and played. */
import { GAME_IDS } from '@oubliette/shelf';
import { GAME_FILES } from '@oubliette/shelf/node';
import { readFileSync } from 'node:fs';
import { SceneError } from '@oubliette/kernel/scenario';
import type { ScenarioStep } from '@oubliette/kernel/scenario';
import { parse, YAMLParseError } from 'yaml';
import { z } from 'zod';

const face = z.union([z.string(), z.number()]);
const command = z.looseObject({ type: z.string() });
const expectedEvent = z.union([z.string(), command]);

const step = z.strictObject({
  do: command.optional(),
  by: z.string().optional(),
  dice: z.union([z.array(face), z.record(z.string(), z.union([face, z.array(face)]))]).optional(),
  refused: z.strictObject({ code: z.string().optional(), rule: z.string().optional() }).optional(),
  events: z.array(expectedEvent).optional(),
  among: z.array(expectedEvent).optional(),
  without: z.array(z.string()).optional(),
  state: z.unknown().optional(),
  views: z.record(z.string(), z.unknown()).optional(),
  waiting: z.unknown().optional(),
  offered: z.array(command).optional(),
  notOffered: z.array(command).optional(),
});

const scenarioSchema = z.strictObject({
  title: z.string().min(1),
  system: z.enum(GAME_IDS),
  rules: z.array(z.string()).min(1),
  scene: z.record(z.string(), z.unknown()),
  play: z.array(step).min(1),
});

export interface Outcome {
  readonly file: string;
  readonly title: string;
  readonly rules: readonly string[];
  /** What went wrong, or null. */
  readonly failure: string | null;
}

/** Plays one file. An unreadable or senseless file fails too, with the reason. */
export function playScenarioFile(file: string): Outcome {
  const failed = (failure: string): Outcome => ({ file, title: file, rules: [], failure });
  let written: unknown;
  try {
    written = parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof YAMLParseError) return failed(`not YAML: ${error.message}`);
    return failed(`cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (written === null || written === undefined)
    return failed('the file is empty; see docs/scenarios.md for the format');
  const parsed = scenarioSchema.safeParse(written);
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'file'}: ${message}`);
    return failed(`${lines.join('\n  ')}\n  see docs/scenarios.md for the format`);
  }
  const { title, system, rules, scene, play } = parsed.data;
  try {
    const failure = GAME_FILES[system].scenario(scene, play as readonly ScenarioStep[]);
    return { file, title, rules, failure: failure && `step ${failure.step}: ${failure.message}` };
  } catch (error) {
    if (error instanceof SceneError) return { file, title, rules, failure: `scene.${error.message}` };
    throw error;
  }
}
