/** What a run of the tests is like: which tier, and what it draws from. */
import { env } from 'node:process';

/** What a test draws from where chance may vary: the long tests have a seed of their own for every commit, the others one for all. */
export const SEED = env['OUBLIETTE_SEED'] ?? 'oubliette';

/** How many of something a file for both tiers (`*.sized.test.ts`) does: few after every change, many in the long tests. */
export function sized(few: number, many: number): number {
  return env['OUBLIETTE_TIER'] === 'long' ? many : few;
}
