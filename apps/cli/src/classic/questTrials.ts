/** Quests of a book of the family for simulation. */
import { HERO_KINDS, heroNoun } from '@oubliette/classic';
import type { HeroKind } from '@oubliette/classic';
import type { BookQuest } from '@oubliette/classic/node';
import type { Trial } from '@oubliette/lab/classic';
import type { Task } from '@oubliette/lab/node';
import type { GameId } from '@oubliette/shelf';
import type { Language } from '@oubliette/words';
import { questBookOf } from '../questBooks.ts';
import { isPath, questNamed } from '../questNamed.ts';
import type { Conditions, SimulatedQuest } from '../simulated.ts';

export function kindName(hero: string, language: Language): string {
  return heroNoun(hero as HeroKind, 'm')[language].one;
}

/** A training quest may be played as a training game (CLS-TRN-01). */
interface Training {
  readonly training?: true;
}

type MakeTask<Own extends Training> = (trial: Trial, conditions: Conditions<Own>) => Task;

/** The quests of a game's book. */
export function bookQuests<Own extends Training>(
  game: GameId,
  task: MakeTask<Own>,
): readonly SimulatedQuest<Own>[] {
  return questBookOf(game).map(({ id, source }) => questOf(id, source, task));
}

/** Known by its path, so that the same match can be asked for again. */
export function fileQuest<Own extends Training>(
  path: string,
  game: GameId,
  task: MakeTask<Own>,
): SimulatedQuest<Own> | undefined {
  return isPath(path) ? questOf(path, questNamed(path, game).source, task) : undefined;
}

function questOf<Own extends Training>(
  id: string,
  source: BookQuest['source'],
  task: MakeTask<Own>,
): SimulatedQuest<Own> {
  return {
    id,
    party: HERO_KINDS,
    training: source.training === true,
    task(heroes, conditions) {
      const { heroesPlayed, masterPlayed, training = false } = conditions;
      const party = heroes as readonly HeroKind[];
      const trial = { quest: source, heroes: party, heroesPlayed, morcarPlayed: masterPlayed, training };
      return task(trial, conditions);
    },
  };
}
