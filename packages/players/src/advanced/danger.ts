/** What the other side's next phase may cost a figure on a square. */
import type { Figure } from '@oubliette/advanced';
import { canStrike, squaresOf } from '@oubliette/advanced/reckoning';
import { enterable, sideNeighbours } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import { speedOf, ways } from './ground.ts';
import { blow, menace, shootsWith } from './odds.ts';
import { enemiesOf } from './seen.ts';
import type { Seen } from './seen.ts';

/** Whom an enemy shoots at is its own choice: so much of a shot is reckoned with. */
const SHARE_OF_SHOTS = 0.3;

export type Danger = (square: Square) => number;

/** Reckons once where every enemy can get; then each square is looked up: as many strike as find room beside it. */
export function dangerTo(seen: Seen, figure: Figure): Danger {
  const foes = enemiesOf(seen, figure)
    .filter(canStrike)
    .map((foe) => ({ foe, menace: menace(seen, foe, figure), reach: squaresOfAll(seen, foe) }))
    .sort((a, b) => b.menace - a.menace);
  const shots = foes.reduce((sum, { foe }) => sum + shotAt(seen, foe, figure), 0) * SHARE_OF_SHOTS;
  return (square) => {
    const beside = sideNeighbours(seen.ground, square).filter((next) => enterable(seen.ground, next));
    const free = beside.filter((next) => {
      const there = seen.occupied.get(next);
      return there === undefined || there.side !== figure.side || there.id === figure.id;
    });
    let room = free.length;
    let sum = shots;
    for (const { menace: each, reach } of foes) {
      if (room === 0) break;
      if (!free.some((next) => reach.has(next))) continue;
      sum += each;
      room -= 1;
    }
    return sum;
  };
}

function squaresOfAll(seen: Seen, foe: Figure): ReadonlySet<Square> {
  const stands = [...ways(seen, foe, speedOf(seen, foe)).keys()];
  return new Set(stands.flatMap((square) => squaresOf(seen.ground.board, { square, size: foe.size })));
}

function shotAt(seen: Seen, foe: Figure, figure: Figure): number {
  return Math.max(0, ...shootsWith(seen, foe).map((weapon) => blow(seen, foe, figure, weapon).wounds));
}
