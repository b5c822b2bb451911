/** A campaign of classic as the table takes it from the shelf. */
import { classic, classicCampaign, questSetup, reportOf } from '@oubliette/classic';
import type { State } from '@oubliette/classic';
import { classicShopper, townPlayer } from '@oubliette/players';
import type { Box } from '@oubliette/table';
import { z } from 'zod';
import type { QuestLibrary } from '../shared/library.ts';
import { TOWN_REMEDIES, townBox, townChoice } from '../shared/townBox.ts';

const choiceSchema = townChoice.extend({
  stock: z.enum(['cards', 'unlimited']).default('cards'),
  /** Whether the first quest may be a training game (CLS-TRN-05). */
  training: z.boolean().default(true),
});

export type CampaignChoice = z.input<typeof choiceSchema>;

export function campaignBox(library: QuestLibrary): Box {
  return townBox(library, {
    system: classicCampaign,
    quests: classic,
    title: { en: 'Campaign', fr: 'Campagne' },
    makeBot: () => townPlayer(classicShopper),
    choice: choiceSchema,
    remedies: { ...TOWN_REMEDIES, stock: '`cards` or `unlimited`', training: 'true or false' },
    more: ({ stock, training }) => ({ stock, training }),
    questSetup,
    reportOf: (quest, finished) => reportOf(quest, finished as State),
  });
}
