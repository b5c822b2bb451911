/** What a table of NextLevel chooses, for one quest and for a campaign. */
import { z } from 'zod';

export const heroLevel = z.int().min(1).max(6).optional();

export const nextTable = {
  traps: z.enum(['printed', 'varied']).default('printed'),
  /** Some of the green monsters of the map are ogres and bugbears (NXT-MON-20). */
  ogres: z.boolean().default(false),
  /** Monsters may use the violet die (NXT-MON-05). */
  assuredAttacks: z.boolean().default(false),
  /** Monsters' techniques stay hidden until they are used (NXT-GM-03). */
  hiddenTechniques: z.boolean().default(true),
};

export const NEXT_REMEDIES: Readonly<Record<keyof typeof nextTable, string>> = {
  traps: '`printed` or `varied`',
  ogres: 'true or false',
  assuredAttacks: 'true or false',
  hiddenTechniques: 'true or false',
};
