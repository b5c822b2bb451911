/** The campaign of Expert at the terminal: one person has all heroes, against the computer or alone. */
import {
  DEFAULT_OPTIONS,
  expertCampaign,
  hostOf,
  questSetup,
  READY_QUESTS,
  reportOf,
} from '@oubliette/expert';
import type { CampaignSetup, CampaignState, Setup, State } from '@oubliette/expert';
import { canonical } from '@oubliette/kernel';
import { HEROES } from '../campaign/campaignBook.ts';
import type { CampaignBook } from '../campaign/campaignBook.ts';
import { isGiven } from '../ownFlags.ts';
import { expertBook } from './book.ts';
import { tellSettling } from './tellSettling.ts';

interface ExpertHouse {
  readonly solo: boolean;
}

/** What identifies the match of a quest. */
function partyOf({ quest, heroes, remembered }: Setup): string {
  return canonical({ quest, heroes, remembered });
}

export const expertTown: CampaignBook<ExpertHouse> = {
  id: 'expert',
  system: expertCampaign,
  quests: expertBook,
  own: {
    flags: { solo: { type: 'boolean' } },
    read: (values) => ({ solo: isGiven(values, 'solo') }),
  },
  newSetup({ order, own: { solo } }): CampaignSetup {
    const quests = READY_QUESTS.map(({ id }) => id);
    return { seats: [HEROES], solo, quests, order, generator: true, life: 'each', options: DEFAULT_OPTIONS };
  },
  isForOne: (setup) => (setup as CampaignSetup).seats.join() === HEROES,
  hostOf: (setup) => hostOf(setup as CampaignSetup),
  questMatch(setup, state) {
    const campaign = state as CampaignState;
    return { quest: campaign.underWay!.quest, setup: questSetup(setup as CampaignSetup, campaign) };
  },
  isSameMatch: (one, other) => partyOf(one as Setup) === partyOf(other as Setup),
  recording: (setup, quest, ended) => ({
    type: 'recordQuest',
    report: reportOf(quest, ended as State, (setup as CampaignSetup).options),
  }),
  tell: (_setup, rows, language) => tellSettling(rows, language),
  screen: 'settling',
};
