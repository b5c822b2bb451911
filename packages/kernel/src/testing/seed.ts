/** The settings of a test run: which tier, and which seed. */
import { env } from 'node:process';

/** The seed of tests where chance may vary: the long tests have one per commit, the others all the same. */
export const SEED = env['OUBLIETTE_SEED'] ?? 'oubliette';

/** How many a file for both tiers (`*.sized.test.ts`) does: few after each change, many in the long tests. */
export function sized(few: number, many: number): number {
  return env['OUBLIETTE_TIER'] === 'long' ? many : few;
}
