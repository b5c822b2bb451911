/** A game's files, which only Node can read: its rulebook, its quests, how its scenario files are played. */
import { readAdvancedRulebook } from '@oubliette/advanced/node';
import { arrangeAdvanced } from '@oubliette/advanced/scenario';
import { readQuestBook, readRulebook } from '@oubliette/classic/node';
import type { BookQuest } from '@oubliette/classic/node';
import { arrangeClassic } from '@oubliette/classic/scenario';
import { readExpertRulebook } from '@oubliette/expert/node';
import { arrangeExpert } from '@oubliette/expert/scenario';
import type { RuleEntry } from '@oubliette/kernel/node';
import { runScenario } from '@oubliette/kernel/scenario';
import type { Arranged, Failure, ScenarioStep } from '@oubliette/kernel/scenario';
import { NEXTLEVEL_QUESTS } from '@oubliette/nextlevel';
import { readNextLessons, readNextQuestBook, readNextRulebook } from '@oubliette/nextlevel/node';
import { arrangeNextLevel } from '@oubliette/nextlevel/scenario';
import type { QuestVocabulary } from '@oubliette/classic';
import type { BaseCommand, BaseEvent } from '@oubliette/kernel';
import { EXAMPLE_IDS } from '../games.ts';
import type { GameId } from '../games.ts';

export interface GameFiles {
  /** The folder of its rules and their tests, from the root of the repository. */
  readonly folder: string;
  readonly rulebook: () => readonly RuleEntry[];
  readonly quests?: QuestFiles;
  /** Lays out the scene of a scenario file and plays it. */
  readonly scenario: (scene: unknown, steps: readonly ScenarioStep[]) => Failure | null;
}

export interface QuestFiles {
  /** In the order of the book; may include quests of another game. */
  readonly book: () => readonly BookQuest[];
  /** Beside the book: what newcomers are taught by. */
  readonly lessons?: () => readonly BookQuest[];
  /** Whether its heroes have levels that quests are made for. */
  readonly levels: boolean;
  /** What its quests may name besides classic's box. */
  readonly vocabulary?: QuestVocabulary;
}

/** The game's own schema checks a scene when it is laid out. */
function played<State, C extends BaseCommand, E extends BaseEvent, View>(
  arrange: (scene: never) => Arranged<State, C, E, View>,
): GameFiles['scenario'] {
  return (scene, steps) => runScenario(arrange(scene as never), steps);
}

export const GAME_FILES: Readonly<Record<GameId, GameFiles>> = {
  classic: {
    folder: 'packages/classic',
    rulebook: readRulebook,
    quests: { book: () => readQuestBook(), levels: false },
    scenario: played(arrangeClassic),
  },
  nextlevel: {
    folder: 'packages/nextlevel',
    rulebook: readNextRulebook,
    quests: { book: readNextQuestBook, lessons: readNextLessons, levels: true, vocabulary: NEXTLEVEL_QUESTS },
    scenario: played(arrangeNextLevel),
  },
  advanced: {
    folder: 'packages/advanced',
    rulebook: readAdvancedRulebook,
    scenario: played(arrangeAdvanced),
  },
  expert: {
    folder: 'packages/expert',
    rulebook: readExpertRulebook,
    scenario: played(arrangeExpert),
  },
  ...(EXAMPLE_IDS.length > 0 ? (await import('../../../../examples/files.ts')).EXAMPLE_FILES : {}),
};
