/** A campaign played with NextLevel, as the table takes it from the shelf. */
import { nextlevel, nextlevelCampaign, nextQuestSetup, nextReportOf } from '@oubliette/nextlevel';
import type { NextCampaignSetup, NextCampaignState, NextState } from '@oubliette/nextlevel';
import { townPlayer } from '@oubliette/players';
import type { Box } from '@oubliette/table';
import type { z } from 'zod';
import type { QuestLibrary } from '../shared/library.ts';
import { nextShopper } from './nextShopper.ts';
import { heroLevel, nextTable, NEXT_REMEDIES, optionsIn } from './nextChoice.ts';
import { TOWN_REMEDIES, townBox, townChoice } from '../shared/townBox.ts';

const choiceSchema = townChoice.extend({
  /** The level of enrolled heroes; peasants by default (NXT-HRO-02). */
  level: heroLevel,
  ...nextTable,
});

export type NextCampaignChoice = z.input<typeof choiceSchema>;

export function nextlevelCampaignBox(library: QuestLibrary): Box {
  return townBox(library, {
    system: nextlevelCampaign,
    quests: nextlevel,
    title: { en: 'NextLevel campaign', fr: 'Campagne NextLevel' },
    makeBot: () => townPlayer(nextShopper),
    choice: choiceSchema,
    remedies: { ...TOWN_REMEDIES, level: 'a level from 1 to 6', ...NEXT_REMEDIES },
    more: ({ level, ...choice }) => ({
      ...(level === undefined ? {} : { level }),
      options: optionsIn(choice),
    }),
    questSetup: (setup, state, source) =>
      nextQuestSetup(setup as NextCampaignSetup, state as NextCampaignState, source),
    reportOf: (quest, finished) => nextReportOf(quest, finished as NextState),
  });
}
