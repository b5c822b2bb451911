import { HERO_KINDS } from '@oubliette/classic';
import type { Trial } from '@oubliette/lab/classic';
import { nextlevelTask } from '@oubliette/lab/nextlevel';
import type { Task } from '@oubliette/lab/node';
import { bookQuests, fileQuest, kindName } from '../classic/questTrials.ts';
import type { Conditions, SimulatedGame } from '../simulated.ts';
import type { NextTrials } from './options.ts';

export const nextlevelSimulation: SimulatedGame<NextTrials> = {
  quests: () => bookQuests('nextlevel', nextlevelTrial),
  questIn: (path) => fileQuest(path, 'nextlevel', nextlevelTrial),
  heroes: HERO_KINDS,
  heroName: kindName,
  master: 'morcar',
};

function nextlevelTrial(trial: Trial, { level, varied, options }: Conditions<NextTrials>): Task {
  return nextlevelTask({
    ...trial,
    ...(options === undefined ? {} : { options }),
    ...(level === undefined ? {} : { level }),
    ...(varied === undefined ? {} : { varied }),
  });
}
