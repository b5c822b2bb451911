/** The games that the terminal lists: all, and with `--examples` the examples. */
import { EXAMPLE_IDS, GAME_IDS } from '@oubliette/shelf';
import type { GameId } from '@oubliette/shelf';

/** Those with quests or dungeons, which can be mapped and simulated. */
export const ADVENTURE_IDS: readonly GameId[] = GAME_IDS.filter((id) => !EXAMPLE_IDS.includes(id));

/** A game as it is named on a command line. */
export function askedAs(id: string): string {
  return EXAMPLE_IDS.includes(id) ? `${id} --examples` : id;
}
