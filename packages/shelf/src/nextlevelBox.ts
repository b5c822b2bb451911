/** A single quest played with NextLevel, as the table takes it from the shelf. */
import type { QuestSource } from '@oubliette/classic';
import { nextlevel, parseNextCommand } from '@oubliette/nextlevel';
import { sensibleNextPlayer } from '@oubliette/players';
import type { Box } from '@oubliette/table';
import { z } from 'zod';
import type { QuestLibrary } from './library.ts';
import { choiceSchema, heroSchema, questBox, REMEDIES } from './questBox.ts';

const hero = heroSchema.extend({
  /** Where left out, about as strong as a hero of classic. */
  level: z.int().min(1).max(6).optional(),
});

const nextChoice = choiceSchema.extend({
  heroes: z
    .array(hero)
    .min(1)
    .max(4)
    .default(() => choiceSchema.parse({}).heroes),
  traps: z.enum(['printed', 'varied']).default('printed'),
  /** Monsters may use the violet die (NXT-MON-05). */
  assuredAttacks: z.boolean().default(false),
  /** Monsters' techniques stay hidden until they are used (NXT-GM-03). */
  hiddenTechniques: z.boolean().default(true),
});

export type NextChoice = Omit<z.input<typeof nextChoice>, 'source'> & { readonly source?: QuestSource };

export function nextlevelBox(library: QuestLibrary): Box {
  return questBox(library, {
    system: nextlevel,
    checkShape: parseNextCommand,
    makeBot: (difficulty) => sensibleNextPlayer({ difficulty }),
    choice: nextChoice,
    remedies: {
      ...REMEDIES,
      heroes: `${REMEDIES['heroes']}, and a level from 1 to 6 if any`,
      traps: '`printed` or `varied`',
      assuredAttacks: 'true or false',
      hiddenTechniques: 'true or false',
    },
    more: ({ heroes, traps, assuredAttacks, hiddenTechniques }) => ({
      heroes: heroes.map((each) => heroSchema.strip().parse(each)),
      progress: heroes.flatMap(({ kind, level }) => (level === undefined ? [] : [{ kind, level }])),
      options: { traps, assuredAttacks, hiddenTechniques },
    }),
  });
}
