/** Parties of heroes on a quest, by either book: who sits where, who plays them, how they came through. */
import { HERO_KINDS } from '@oubliette/classic';
import type { HeroKind, Setup, State } from '@oubliette/classic';
import type { BaseCommand, BaseEvent, Player, SeatId, Stream } from '@oubliette/kernel';
import { randomPlayer } from '@oubliette/players';
import type { MorcarOptions } from '@oubliette/players';
import type { Experiment } from '../experiment.ts';
import type { HeroesPlayed, MorcarPlayed } from '../played.ts';

/** Plain data, so that it can be sent to another thread. */
export interface Trial {
  readonly quest: Setup['quest'];
  readonly heroes?: readonly HeroKind[];
  readonly heroesPlayed?: HeroesPlayed;
  readonly morcarPlayed?: MorcarPlayed;
  /** A seat for each hero instead of one for all. */
  readonly apart?: boolean;
  /** By the rules of the training game (CLS-TRN-01). */
  readonly training?: boolean;
}

/** Sensible players of the book. */
export interface Sides<V, C extends BaseCommand, E extends BaseEvent> {
  heroes(): Player<V, C, E>;
  morcar(options: MorcarOptions): Player<V, C, E>;
}

/** What a match starts from, as far as the books agree. */
export function setupOf({ quest, heroes = HERO_KINDS, apart = false, training = false }: Trial): Setup {
  return {
    quest,
    seats: [{ id: 'morcar', plays: 'morcar' }, ...seatsFor(heroes, apart)],
    heroes: heroes.map((kind) => ({ kind })),
    training,
  };
}

/** One seat for all of them, or one for each. */
export function seatsFor(
  heroes: readonly HeroKind[],
  apart: boolean,
): { readonly id: SeatId; readonly plays: HeroKind[] }[] {
  return apart
    ? heroes.map((hero) => ({ id: hero as SeatId, plays: [hero] }))
    : [{ id: 'party', plays: [...heroes] }];
}

/** All of an experiment but its system and its setups. */
export function partyExperiment<S extends State, C extends BaseCommand, E extends BaseEvent, V>(
  {
    heroes = HERO_KINDS,
    heroesPlayed = 'sensible',
    morcarPlayed = 'normal',
    apart = false,
  }: Omit<Trial, 'quest'>,
  sides: Sides<V, C, E>,
): Omit<Experiment<S, C, E, V>, 'system' | 'setup' | 'next'> {
  const random = (stream: Stream): Player<V, C, E> => randomPlayer(stream, { curious: true });
  return {
    players(_match, stream) {
      const morcar = morcarPlayed === 'random' ? random(stream) : sides.morcar({ difficulty: morcarPlayed });
      const players = new Map<SeatId, Player<V, C, E>>([['morcar', morcar]]);
      for (const { id } of seatsFor(heroes, apart))
        players.set(id, heroesPlayed === 'random' ? random(stream) : sides.heroes());
      return players;
    },
    won: ({ outcome }) => outcome === 'won',
    // In the rules a hero given up for lost is as good as slain (CLS-END-03).
    outcome: ({ outcome }, given) => (outcome === 'slain' && given.has('giveUp') ? 'givenUp' : outcome),
    rounds: ({ round }) => round,
    measures,
  };
}

export function measures({ heroes }: Pick<State, 'heroes'>): Record<string, number> {
  const found: Record<string, number> = { gold: 0 };
  for (const { id, fate, gold } of heroes) {
    found['gold']! += gold;
    found[`deaths.${id}`] = fate === 'dead' ? 1 : 0;
  }
  return found;
}
