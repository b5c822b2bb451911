/** A single quest played with NextLevel, as the table takes it from the shelf. */
import type { QuestSource } from '@oubliette/classic';
import { nextlevel, nextlevelCampaign } from '@oubliette/nextlevel';
import { sensibleNextPlayer } from '@oubliette/players/nextlevel';
import type { Box } from '@oubliette/table';
import { z } from 'zod';
import { heroLevel, NEXT_REMEDIES, nextTable, optionsIn } from './nextChoice.ts';
import type { QuestLibrary } from '../shared/library.ts';
import { choiceSchema, heroSchema, questBox, REMEDIES } from '../shared/questBox.ts';

const hero = heroSchema.extend({
  /** By default the level the quest is meant for. */
  level: heroLevel,
});

const nextChoice = choiceSchema.extend({
  heroes: z
    .array(hero)
    .min(1)
    .max(4)
    .default(() => choiceSchema.parse({}).heroes),
  ...nextTable,
});

export type NextChoice = Omit<z.input<typeof nextChoice>, 'source'> & { readonly source?: QuestSource };

export function nextlevelBox(library: QuestLibrary): Box {
  return questBox(library, {
    system: nextlevel,
    makeBot: (difficulty) => sensibleNextPlayer({ difficulty }),
    choice: nextChoice,
    remedies: {
      ...REMEDIES,
      heroes: `${REMEDIES['heroes']}, and a level from 1 to 6 if any`,
      ...NEXT_REMEDIES,
    },
    campaign: nextlevelCampaign.id,
    more: ({ heroes, ...choice }) => ({
      heroes: heroes.map((each) => heroSchema.strip().parse(each)),
      progress: heroes.flatMap(({ kind, level }) => (level === undefined ? [] : [{ kind, level }])),
      options: optionsIn(choice),
    }),
  });
}
