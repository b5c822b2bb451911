import { HERO_KINDS } from '@oubliette/classic';
import { campaignTask, classicTask } from '@oubliette/lab/classic';
import { questBookOf } from '../questBooks.ts';
import type { SimulatedGame } from '../simulated.ts';
import type { ClassicTrials } from './setup.ts';
import { bookQuests, fileQuest, kindName } from './questTrials.ts';

export const classicSimulation: SimulatedGame<ClassicTrials> = {
  quests: () => bookQuests('classic', classicTask),
  questIn: (path) => fileQuest(path, 'classic', classicTask),
  campaign: ({ heroesPlayed, masterPlayed, training = false }) =>
    campaignTask({
      quests: questBookOf('classic').map(({ source }) => source),
      heroesPlayed,
      morcarPlayed: masterPlayed,
      training,
    }),
  heroes: HERO_KINDS,
  heroName: kindName,
  master: 'morcar',
};
