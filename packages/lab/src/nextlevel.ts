/** Quests played by NextLevel's book, by computer players. */
import { HERO_KINDS } from '@oubliette/classic';
import type { HeroKind } from '@oubliette/classic';
import type { SeatId, Stream } from '@oubliette/kernel';
import { nextlevel } from '@oubliette/nextlevel';
import type { NextCommand, NextEvent, NextSetup, NextState, NextView } from '@oubliette/nextlevel';
import { randomPlayer, sensibleNextHeroes, sensibleNextMorcar } from '@oubliette/players';
import type { Difficulty, NextPlayer } from '@oubliette/players';
import type { HeroesPlayed, MorcarPlayed } from './classic.ts';
import type { Experiment } from './experiment.ts';
import { measures, seatsFor } from './party.ts';

/** Plain data, so that it can be sent to another thread. */
export interface NextTrial {
  readonly quest: NextSetup['quest'];
  readonly heroes?: readonly HeroKind[];
  readonly heroesPlayed?: HeroesPlayed;
  readonly morcarPlayed?: MorcarPlayed;
  /** A seat for each hero instead of one for all. */
  readonly apart?: boolean;
  /** The level all heroes start at; the book's own where left out. */
  readonly level?: number;
  readonly options?: NextSetup['options'];
}

type NextExperiment = Experiment<NextState, NextCommand, NextEvent, NextView, NextSetup>;

export function nextlevelExperiment(trial: NextTrial): NextExperiment {
  const {
    quest,
    heroes = HERO_KINDS,
    heroesPlayed = 'sensible',
    morcarPlayed = 'normal',
    apart = false,
    level,
    options,
  } = trial;
  const held = seatsFor(heroes, apart);
  const setup: NextSetup = {
    quest,
    seats: [{ id: 'morcar', plays: 'morcar' }, ...held],
    heroes: heroes.map((kind) => ({ kind })),
    ...(level === undefined ? {} : { progress: heroes.map((kind) => ({ kind, level })) }),
    ...(options === undefined ? {} : { options }),
  };
  return {
    system: nextlevel,
    setup: () => setup,
    players(_match, stream) {
      const players = new Map<SeatId, NextPlayer>([['morcar', morcarPlayer(morcarPlayed, stream)]]);
      for (const { id } of held) players.set(id, heroesPlayer(heroesPlayed, stream));
      return players;
    },
    won: ({ outcome }) => outcome === 'won',
    rounds: ({ round }) => round,
    measures: (state) => ({ ...measures(state), experience: experienceIn(state) }),
  };
}

function morcarPlayer(played: MorcarPlayed, stream: Stream): NextPlayer {
  return played === 'random'
    ? randomPlayer(stream, { curious: true })
    : sensibleNextMorcar({ difficulty: played satisfies Difficulty });
}

function heroesPlayer(played: HeroesPlayed, stream: Stream): NextPlayer {
  return played === 'random' ? randomPlayer(stream, { curious: true }) : sensibleNextHeroes();
}

/** What the party has won in the quest. */
function experienceIn({ next }: NextState): number {
  return Object.values(next.sheets).reduce((sum, { won }) => sum + won, 0);
}
