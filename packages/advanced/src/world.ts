/** The unchanging part of a match: its setup and its rules. */
import type { Sections } from '@oubliette/dungeon';
import type { Seat } from '@oubliette/kernel';
import type { Referee } from '@oubliette/referee';
import type { Advanced } from './kit.ts';
import { MASTER } from './setup.ts';
import type { Setup } from './setup.ts';

export interface World {
  readonly referee: Referee<Advanced>;
  readonly setup: Setup;
  /** Everything that can be laid: the box's pieces, and a scene's. */
  readonly sections: Sections;
  readonly seats: readonly Seat[];
}

export function makeWorld(referee: Referee<Advanced>, setup: Setup, sections: Sections): World {
  const heroes = setup.players.map(({ seat }): Seat => ({ id: seat, role: 'hero' }));
  const seats: Seat[] = setup.master ? [...heroes, { id: MASTER, role: 'gamemaster' }] : heroes;
  return { referee, setup, sections, seats };
}
