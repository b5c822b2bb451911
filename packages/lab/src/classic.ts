/** Quests of the classic game, played by computer players. */
import { classic, HERO_KINDS } from '@oubliette/classic';
import type { ClassicEvent, Command, HeroKind, Setup, State, View } from '@oubliette/classic';
import type { Player, SeatId, Stream } from '@oubliette/kernel';
import { DIFFICULTIES, randomPlayer, sensibleHeroes, sensibleMorcar } from '@oubliette/players';
import type { Difficulty } from '@oubliette/players';
import type { Experiment } from './experiment.ts';
import { measures, seatsFor } from './party.ts';

export const HEROES_PLAYED = ['sensible', 'random'] as const;
export const MORCAR_PLAYED = [...DIFFICULTIES, 'random'] as const;
export type HeroesPlayed = (typeof HEROES_PLAYED)[number];
export type MorcarPlayed = (typeof MORCAR_PLAYED)[number];

/** Plain data, so that it can be sent to another thread. */
export interface ClassicTrial {
  readonly quest: Setup['quest'];
  readonly heroes?: readonly HeroKind[];
  readonly heroesPlayed?: HeroesPlayed;
  readonly morcarPlayed?: MorcarPlayed;
  /** A seat for each hero instead of one for all. */
  readonly apart?: boolean;
}

type ClassicExperiment = Experiment<State, Command, ClassicEvent, View, Setup>;
type ClassicPlayer = Player<View, Command, ClassicEvent>;

export function classicExperiment(trial: ClassicTrial): ClassicExperiment {
  const {
    quest,
    heroes = HERO_KINDS,
    heroesPlayed = 'sensible',
    morcarPlayed = 'normal',
    apart = false,
  } = trial;
  const held = seatsFor(heroes, apart);
  const setup: Setup = {
    quest,
    seats: [{ id: 'morcar', plays: 'morcar' }, ...held],
    heroes: heroes.map((kind) => ({ kind })),
  };
  return {
    system: classic,
    setup: () => setup,
    players(_match, stream) {
      const players = new Map<SeatId, ClassicPlayer>([['morcar', morcarPlayer(morcarPlayed, stream)]]);
      for (const { id } of held) players.set(id, heroesPlayer(heroesPlayed, stream));
      return players;
    },
    won: ({ outcome }) => outcome === 'won',
    rounds: ({ round }) => round,
    measures,
  };
}

function morcarPlayer(played: MorcarPlayed, stream: Stream): ClassicPlayer {
  return played === 'random'
    ? randomPlayer(stream, { curious: true })
    : sensibleMorcar({ difficulty: played satisfies Difficulty });
}

function heroesPlayer(played: HeroesPlayed, stream: Stream): ClassicPlayer {
  return played === 'random' ? randomPlayer(stream, { curious: true }) : sensibleHeroes();
}
