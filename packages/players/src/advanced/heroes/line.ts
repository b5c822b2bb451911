/** Where to wait for a coming enemy: beside the square it must step on, with friends around it too. */
import type { Figure } from '@oubliette/advanced';
import { canStrike } from '@oubliette/advanced/reckoning';
import { enterable, sideNeighbours } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import { reachOfFoes } from '../danger.ts';
import type { Seen } from '../seen.ts';

/** The value of a target next time, and of each friend who can strike there too. */
const CHANCE = 0.2;
const FRIEND = 0.1;
const MOST_FRIENDS = 3;

/** A square's value as a post in the line: the best square in front of it where an enemy could step. */
export function postWorth(seen: Seen, figure: Figure, square: Square): number {
  const reach = reachOfFoes(seen, figure);
  let most = 0;
  for (const before of sideNeighbours(seen.ground, square)) {
    const stands = seen.occupied.get(before);
    if (!enterable(seen.ground, before) || (stands !== undefined && stands.side === figure.side)) continue;
    if (!reach.has(before)) continue;
    const friends = sideNeighbours(seen.ground, before).filter((next) => {
      const friend = seen.occupied.get(next);
      return (
        friend !== undefined && friend.side === figure.side && friend.id !== figure.id && canStrike(friend)
      );
    }).length;
    most = Math.max(most, CHANCE + FRIEND * Math.min(MOST_FRIENDS, friends));
  }
  return most;
}
