/** Quests by Expert's book, played by computer players. */
import { CLASSES, DEFAULT_OPTIONS, expert, GM, MONSTER_IDS, newHero } from '@oubliette/expert';
import type { ClassId, Command, HeroSetup, Setup, State, View } from '@oubliette/expert';
import type { ExpertEvent } from '@oubliette/expert/reckoning';
import type { Player, SeatId } from '@oubliette/kernel';
import { randomPlayer } from '@oubliette/players';
import { sensibleExpertHeroes, sensibleExpertMaster } from '@oubliette/players/expert';
import type { Experiment } from '../experiment.ts';
import type { HeroesPlayed, MorcarPlayed } from '../played.ts';
import { cardsIn } from './cards.ts';

export const EXPERT_HEROES = CLASSES;

/** Four of the seven, as most tables begin. */
export const EXPERT_PARTY: readonly ClassId[] = ['barbarian', 'dwarf', 'elf', 'wizard'];

/** Plain data, so that it can be sent to another thread. */
export interface ExpertTrial {
  /** One of ours; null: as the generator rolls it. */
  readonly quest: string | null;
  readonly heroes?: readonly ClassId[];
  readonly heroesPlayed?: HeroesPlayed;
  readonly masterPlayed?: MorcarPlayed;
  /** Without a game master: the book answers. */
  readonly solo?: boolean;
  /** Dungeon cards before the quest room at most; absent: as the quest or the die says. */
  readonly depth?: number;
  /** A seat for each hero instead of one for all. */
  readonly apart?: boolean;
  /** Abilities in place of those a new player is best served with. */
  readonly abilities?: Readonly<Partial<Record<ClassId, HeroSetup['abilities']>>>;
}

type ExpertExperiment = Experiment<State, Command, ExpertEvent, View, Setup>;

export function expertExperiment(trial: ExpertTrial): ExpertExperiment {
  const { heroesPlayed = 'sensible', masterPlayed = 'normal' } = trial;
  const setup = setupOf(trial);
  return {
    system: expert,
    setup: () => setup,
    players(_match, stream) {
      const players = new Map<SeatId, Player<View, Command, ExpertEvent>>();
      const random = (): Player<View, Command, ExpertEvent> => randomPlayer(stream, { curious: true });
      for (const { seat } of setup.players)
        players.set(seat, heroesPlayed === 'random' ? random() : sensibleExpertHeroes());
      if (!setup.solo)
        players.set(
          GM,
          masterPlayed === 'random' ? random() : sensibleExpertMaster({ difficulty: masterPlayed }),
        );
      return players;
    },
    won: ({ outcome }) => outcome === 'won',
    rounds: ({ turn }) => turn.round,
    measures,
    counted: cardsIn,
    most: 30_000,
  };
}

function setupOf({
  quest,
  depth,
  heroes = EXPERT_PARTY,
  solo = false,
  apart = false,
  abilities,
}: ExpertTrial): Setup {
  return {
    players: apart
      ? heroes.map((id) => ({ seat: id, heroes: [id] }))
      : [{ seat: 'party', heroes: [...heroes] }],
    heroes: heroes.map((id) => {
      const hero = newHero(id, id, 'm');
      return { ...hero, abilities: abilities?.[id] ?? hero.abilities };
    }),
    quest,
    depth: depth ?? null,
    bestiary: MONSTER_IDS,
    solo,
    remembered: null,
    options: DEFAULT_OPTIONS,
  };
}

/** The dead, gold brought out, and how much of the dungeon was seen. */
function measures({ heroes, tiles, quest, combats }: State): Record<string, number> {
  return {
    gold: heroes.reduce((sum, { gold }) => sum + gold, 0),
    tiles: tiles.length,
    combats,
    reached: quest.laid === null ? 0 : 1,
    ...Object.fromEntries(heroes.map(({ id, where }) => [`deaths.${id}`, where === 'dead' ? 1 : 0])),
  };
}
