/** The campaigns of classic's family at the terminal: quests from their books, and a town between them. */
import type { CampaignSetup, CampaignState, Setup, State } from '@oubliette/classic';
import { canonical } from '@oubliette/kernel';
import { GAME_FILES } from '@oubliette/shelf/node';
import { Failure } from '../failure.ts';
import { questBookOf } from '../questBooks.ts';
import { HEROES } from './campaignBook.ts';
import { tellCampaign } from './replay.ts';
import type { FamilyTown, TownBook } from './townBook.ts';

const HOST = 'morcar';

/** What identifies the match of a quest. */
function partyOf({ quest, heroes, training }: Setup): string {
  return canonical({ quest: quest.id, heroes, training: training ?? false });
}

export function familyBook<Own>(town: FamilyTown<Own>): TownBook<Own> {
  return {
    ...town,
    newSetup(house) {
      const levels = GAME_FILES[town.id].quests?.levels === true;
      const quests = questBookOf(town.id).map(({ id, quest: { title, training, level } }) => ({
        id,
        title,
        training,
        ...(levels && level !== null ? { level } : {}),
      }));
      return { seats: [HEROES, HOST], host: HOST, quests, ...town.setup(house) };
    },
    isForOne(setup) {
      const { seats, host } = setup as CampaignSetup;
      return seats.includes(HEROES) && host === HOST;
    },
    hostOf: () => HOST,
    questMatch(setup, state) {
      const { quest } = (state as CampaignState).underWay!;
      const entry = questBookOf(town.id).find(({ id }) => id === quest);
      if (entry === undefined)
        throw new Failure(`The quest book has no quest ${quest} any more: it cannot be played.`);
      return {
        quest,
        setup: town.questSetup(setup as CampaignSetup, state as CampaignState, entry.source),
      };
    },
    isSameMatch: (one, other) => partyOf(one as Setup) === partyOf(other as Setup),
    recording: (_setup, quest, ended) => ({
      type: 'recordQuest',
      report: town.reportOf(quest, ended as State),
    }),
    tell: (setup, rows, language) => tellCampaign(town, setup as CampaignSetup, rows, language),
    screen: 'town',
  };
}
