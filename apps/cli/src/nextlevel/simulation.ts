import { HERO_KINDS } from '@oubliette/classic';
import type { Trial } from '@oubliette/lab';
import { nextlevelTask } from '@oubliette/lab/node';
import type { Task } from '@oubliette/lab/node';
import { bookQuests, fileQuest, kindName } from '../classic/questTrials.ts';
import type { Conditions, SimulatedGame } from '../simulated.ts';

export const nextlevelSimulation: SimulatedGame = {
  quests: () => bookQuests('nextlevel', nextlevelTrial),
  questIn: (path) => fileQuest(path, 'nextlevel', nextlevelTrial),
  heroes: HERO_KINDS,
  heroName: kindName,
  master: 'morcar',
  own: ['level', 'varied', 'training'],
};

function nextlevelTrial(trial: Trial, { level, varied, options }: Conditions): Task {
  return nextlevelTask({
    ...trial,
    options,
    ...(level === undefined ? {} : { level }),
    ...(varied === undefined ? {} : { varied }),
  });
}
