/** A single quest of classic as the table takes it from the shelf. */
import { classic, classicCampaign } from '@oubliette/classic';
import type { QuestSource } from '@oubliette/classic';
import { sensiblePlayer } from '@oubliette/players';
import type { Box } from '@oubliette/table';
import type { z } from 'zod';
import type { QuestLibrary } from '../shared/library.ts';
import { choiceSchema, questBox, REMEDIES } from '../shared/questBox.ts';

export type ClassicChoice = Omit<z.input<typeof choiceSchema>, 'source'> & { readonly source?: QuestSource };

export function classicBox(library: QuestLibrary): Box {
  return questBox(library, {
    system: classic,
    makeBot: (difficulty) => sensiblePlayer({ difficulty }),
    choice: choiceSchema,
    remedies: REMEDIES,
    campaign: classicCampaign.id,
    more: () => ({}),
  });
}
