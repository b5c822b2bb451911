/** Two players side by side, one at a table with another truth behind its screen. */
import assert from 'node:assert/strict';
import { lookOf } from '@oubliette/kernel';
import type { BaseCommand, BaseEvent, Game, PlayerLook, Player, SeatId } from '@oubliette/kernel';
import { playMatch } from './match.ts';

export interface Table<S, C extends BaseCommand, E extends BaseEvent, V> {
  readonly game: Game<S, C, E, V>;
  readonly heroes: () => Player<V, C, E>;
  readonly morcar: () => Player<V, C, E>;
  /** The same table to the heroes; null if there is none. */
  readonly disguised: (state: S, turn: number) => Game<S, C, E, V> | null;
}

/** Plays a match with the same commands demanded at both tables; returns the number of looks. */
export function playBeside<S, C extends BaseCommand, E extends BaseEvent, V>(
  seed: string,
  { game, heroes, morcar, disguised }: Table<S, C, E, V>,
): number {
  let state: S | undefined;
  let compared = 0;
  const watched: Game<S, C, E, V> = {
    ...game,
    waiting(now) {
      state = now;
      return game.waiting(now);
    },
  };
  playMatch(watched, seed, (seat: SeatId) => (seat === 'morcar' ? morcar() : doubled()));
  return compared;

  function doubled(): Player<V, C, E> {
    const honest = heroes();
    const other = heroes();
    return {
      choose(look) {
        const command = honest.choose(look);
        assert.deepEqual(other.choose(behindAnotherScreen(look)), command);
        return command;
      },
      consider(look) {
        const command = honest.consider?.(look) ?? null;
        assert.deepEqual(other.consider?.(behindAnotherScreen(look)) ?? null, command);
        return command;
      },
      hear(event) {
        honest.hear?.(event);
        other.hear?.(event);
      },
    };
  }

  function behindAnotherScreen(look: PlayerLook<V, C>): PlayerLook<V, C> {
    const now = state!;
    let changed: PlayerLook<V, C> | undefined;
    const lazily = (): PlayerLook<V, C> => {
      compared += 1;
      const disguise = disguised(now, compared);
      changed ??= disguise === null ? look : lookOf(disguise, now, 'party');
      return changed;
    };
    return {
      get view() {
        return (changed ?? lazily()).view;
      },
      get moves() {
        return (changed ?? lazily()).moves;
      },
    };
  }
}
