import { CHARACTERS, LESSON, QUEST_IDS } from '@oubliette/expert';
import type { ClassId } from '@oubliette/expert';
import { EXPERT_HEROES, EXPERT_PARTY, expertTask } from '@oubliette/lab/expert';
import type { SimulatedGame } from '../simulated.ts';
import type { ExpertTrials } from './setup.ts';

export const expertSimulation: SimulatedGame<ExpertTrials> = {
  quests: () =>
    [...QUEST_IDS, LESSON.id].map((id) => ({
      id,
      party: EXPERT_PARTY,
      training: false,
      task: (heroes, { heroesPlayed, masterPlayed, solo = false, depth }) =>
        expertTask({
          quest: id,
          heroes: heroes as readonly ClassId[],
          heroesPlayed,
          masterPlayed,
          solo,
          ...(depth === undefined ? {} : { depth }),
        }),
    })),
  heroes: EXPERT_HEROES,
  heroName: (hero, language) => CHARACTERS[hero as ClassId].noun[language].one,
  master: 'master',
};
