/** The unchanging part of a match: its setup and its rules. */
import type { Sections } from '@oubliette/dungeon';
import type { Seat } from '@oubliette/kernel';
import type { Referee } from '@oubliette/referee';
import type { Expert } from './kit.ts';
import { GM } from './setup.ts';
import type { Setup } from './setup.ts';

export interface World {
  readonly referee: Referee<Expert>;
  readonly setup: Setup;
  /** Everything that can be laid: the tiles, and a scene's. */
  readonly sections: Sections;
  readonly seats: readonly Seat[];
  /** Somebody is game master; alone, the book is (EXP-SOL-01). */
  readonly hasGm: boolean;
}

export function makeWorld(referee: Referee<Expert>, setup: Setup, sections: Sections): World {
  const heroes = setup.players.map(({ seat }): Seat => ({ id: seat, role: 'hero' }));
  const hasGm = !setup.solo;
  const seats: readonly Seat[] = hasGm ? [...heroes, { id: GM, role: 'gamemaster' }] : heroes;
  return { referee, setup, sections, seats, hasGm };
}
