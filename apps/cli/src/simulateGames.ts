/** The games that can be simulated: their quests and heroes, who plays against whom, and what may be varied. */
import { heroName, HEROES, TOBARO, TOBARO_PARTY } from '@oubliette/advanced';
import { readAdvancedRulebook } from '@oubliette/advanced/node';
import { HERO_KINDS, heroNoun } from '@oubliette/classic';
import type { HeroKind } from '@oubliette/classic';
import { readRulebook } from '@oubliette/classic/node';
import type { BookQuest } from '@oubliette/classic/node';
import type { RuleEntry } from '@oubliette/kernel/node';
import { ADVANCED_HEROES, advancedParty } from '@oubliette/lab';
import type { AdvancedHero, HeroesPlayed, MorcarPlayed, Trial } from '@oubliette/lab';
import { advancedTask, campaignTask, classicTask, nextlevelTask } from '@oubliette/lab/node';
import type { Task } from '@oubliette/lab/node';
import { LEVELS } from '@oubliette/nextlevel';
import type { NextOptions } from '@oubliette/nextlevel';
import { readNextRulebook } from '@oubliette/nextlevel/node';
import type { Language } from '@oubliette/words';
import { DUNGEONS } from './dungeons.ts';
import { UsageError } from './failure.ts';
import { questBookOf } from './questBooks.ts';
import type { QuestGame } from './questBooks.ts';
import { isPath, questNamed } from './questNamed.ts';

/** How the matches of a game are played, whoever goes. */
export interface Conditions {
  readonly heroesPlayed: HeroesPlayed;
  /** Whoever sits behind the screen. */
  readonly masterPlayed: MorcarPlayed;
  /** NextLevel: the level all heroes start at; the one each quest is meant for where left out. */
  readonly level?: number;
  /** NextLevel: levels, gifts, traps and options change from match to match. */
  readonly varied?: true;
  /** Classic and NextLevel: by the rules of the training game (CLS-TRN-01). */
  readonly training?: true;
  /** Classic: the same heroes from quest to quest. */
  readonly campaign?: true;
  /** NextLevel: what the table decides. */
  readonly options: Partial<NextOptions>;
  /** Advanced: nobody is game master, the solo tables decide. */
  readonly solo?: true;
  /** Advanced: how many expeditions into the same dungeon they have, one after the other. */
  readonly expeditions?: number;
}

/** Options that not every game has. */
export type OwnOption = 'level' | 'varied' | 'training' | 'campaign' | 'solo' | 'expeditions';

interface SimulatedQuest {
  readonly id: string;
  /** Who goes where nobody is named. */
  readonly party: readonly string[];
  /** May be played as a training game. */
  readonly training: boolean;
  readonly task: (heroes: readonly string[], conditions: Conditions) => Task;
}

interface SimulatedGame {
  readonly rulebook: () => readonly RuleEntry[];
  readonly quests: () => readonly SimulatedQuest[];
  /** The quest in a file of one's own; undefined for what is no path. */
  readonly questIn?: (path: string) => SimulatedQuest | undefined;
  /** All quests of the book in their order, by the same heroes: a series with a part for each. */
  readonly campaign?: (conditions: Conditions) => Task;
  readonly heroes: readonly string[];
  readonly heroName: (hero: string, language: Language) => string;
  /** What the side behind the screen is called. */
  readonly master: 'morcar' | 'master';
  readonly own: readonly OwnOption[];
}

function kindName(hero: string, language: Language): string {
  return heroNoun(hero as HeroKind, 'm')[language].one;
}

export const TOP_LEVEL = LEVELS.barbarian.length;

export const GAMES = {
  classic: {
    rulebook: readRulebook,
    quests: () => bookQuests('classic', classicTrial),
    questIn: (path) => fileQuest(path, 'classic', classicTrial),
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
    own: ['training', 'campaign'],
  },
  nextlevel: {
    rulebook: readNextRulebook,
    quests: () => bookQuests('nextlevel', nextlevelTrial),
    questIn: (path) => fileQuest(path, 'nextlevel', nextlevelTrial),
    heroes: HERO_KINDS,
    heroName: kindName,
    master: 'morcar',
    own: ['level', 'varied', 'training'],
  },
  advanced: {
    rulebook: readAdvancedRulebook,
    quests: dungeons,
    heroes: ADVANCED_HEROES,
    heroName: (hero, language) => heroName(HEROES[hero as AdvancedHero].name)[language],
    master: 'master',
    own: ['solo', 'expeditions'],
  },
} as const satisfies Readonly<Record<string, SimulatedGame>>;

export type GameName = keyof typeof GAMES;
export const GAME_NAMES = Object.keys(GAMES) as readonly GameName[];

export function gameNamed(name: GameName): SimulatedGame {
  return GAMES[name];
}

type MakeTask = (trial: Trial, conditions: Conditions) => Task;

function classicTrial(trial: Trial): Task {
  return classicTask(trial);
}

function nextlevelTrial(trial: Trial, { level, varied, options }: Conditions): Task {
  return nextlevelTask({
    ...trial,
    options,
    ...(level === undefined ? {} : { level }),
    ...(varied === undefined ? {} : { varied }),
  });
}

/** The quests of a game's book. */
function bookQuests(game: QuestGame, task: MakeTask): readonly SimulatedQuest[] {
  return questBookOf(game).map(({ id, source }) => questOf(id, source, task));
}

/** Known by its path, so that the same match can be asked for again. */
function fileQuest(path: string, game: QuestGame, task: MakeTask): SimulatedQuest | undefined {
  return isPath(path) ? questOf(path, questNamed(path, game).source, task) : undefined;
}

function questOf(id: string, source: BookQuest['source'], task: MakeTask): SimulatedQuest {
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

function dungeons(): readonly SimulatedQuest[] {
  return DUNGEONS.map((dungeon) => ({
    id: dungeon.id,
    party: advancedParty(dungeon),
    training: false,
    task(heroes, { heroesPlayed, masterPlayed, solo = false, expeditions = 1 }) {
      if (dungeon.id === TOBARO.id && heroes.length !== TOBARO_PARTY.length)
        throw new UsageError({
          en: `--heroes: ${dungeon.id} takes four heroes (ADV-TOB-01).`,
          fr: `--heroes : ${dungeon.id} se joue à quatre héros (ADV-TOB-01).`,
        });
      const party = heroes as readonly AdvancedHero[];
      return advancedTask({ dungeon, heroes: party, heroesPlayed, masterPlayed, solo, expeditions });
    },
  }));
}
