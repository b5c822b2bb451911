/** What the other side's next phase may cost a figure on a square. */
import type { Figure } from '@oubliette/advanced';
import { canStrike, defenceSkill, isShooter, isUp, reachOf, squaresOf } from '@oubliette/advanced/reckoning';
import { enterable, sideNeighbours } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import { speedOf, ways } from './ground.ts';
import { blow, menace, shootsWith } from './odds.ts';
import { enemiesOf, noted } from './seen.ts';
import type { Seen } from './seen.ts';

/** Whom an enemy shoots at is its own choice: so much of a shot is reckoned with. */
const SHARE_OF_SHOTS = 0.3;
/** Without a master monsters strike before they walk in half of their phases (ADV-SOLO-24): so often they do not get at whom they have to walk to. */
const WALKS_FIRST = 0.5;
/** Even the sturdiest of many is struck at now and then. */
const LEAST_SHARE = 0.15;

export type Danger = (square: Square) => number;

interface Striker {
  readonly foe: Figure;
  /** Where it can get to in its phase. */
  readonly reach: ReadonlySet<Square>;
  /** Whom of the other side it could strike as they stand now, and the least skilled of them. */
  readonly prey: readonly Figure[];
  readonly easiest: number;
}

/** Every enemy of a side that can strike, with where it gets to: the same for all of that side. */
function strikersAgainst(seen: Seen, figure: Figure): readonly Striker[] {
  return noted(seen, `strikers against ${figure.side}`, () => {
    const friends = seen.view.figures.filter((one) => one.side === figure.side && isUp(one));
    return enemiesOf(seen, figure)
      .filter(canStrike)
      .map((foe) => {
        const reach = squaresOfAll(seen, foe);
        const prey = friends.filter(({ square }) =>
          sideNeighbours(seen.ground, square).some((next) => reach.has(next)),
        );
        const easiest = Math.min(...prey.map((one) => defenceSkill(seen.state, one)));
        return { foe, reach, prey, easiest };
      });
  });
}

/** Every square some enemy who comes close could be on after its next phase. */
export function reachOfFoes(seen: Seen, figure: Figure): ReadonlySet<Square> {
  return noted(
    seen,
    `reach against ${figure.side}`,
    () =>
      new Set(
        strikersAgainst(seen, figure)
          .filter(({ foe }) => !isShooter(foe.of))
          .flatMap(({ reach }) => [...reach]),
      ),
  );
}

/** How likely an enemy is to choose this one of all it could strike: the least skilled come first (ADV-SOLO-38). */
function shareOf(seen: Seen, { prey, easiest }: Striker, figure: Figure): number {
  const others = prey.filter(({ id }) => id !== figure.id).length;
  if (others === 0 || defenceSkill(seen.state, figure) <= easiest) return 1;
  return Math.max(LEAST_SHARE, 1 / (others + 1));
}

/** Each square is looked up: as many strike as find room beside it. */
export function dangerTo(seen: Seen, figure: Figure): Danger {
  const foes = strikersAgainst(seen, figure)
    .map((striker) => ({
      reach: striker.reach,
      atOnce: new Set(reachOf(seen.world, seen.state, striker.foe)),
      each: menace(seen, striker.foe, figure) * shareOf(seen, striker, figure),
      shot: shotAt(seen, striker.foe, figure),
    }))
    .sort((a, b) => b.each - a.each);
  const walks = seen.view.solo === null || figure.side === 'monsters' ? 1 : WALKS_FIRST;
  const shots = foes.reduce((sum, { shot }) => sum + shot, 0) * SHARE_OF_SHOTS;
  return (square) => {
    const beside = sideNeighbours(seen.ground, square).filter((next) => enterable(seen.ground, next));
    const free = beside.filter((next) => {
      const there = seen.occupied.get(next);
      return there === undefined || there.side !== figure.side || there.id === figure.id;
    });
    let room = free.length;
    let sum = shots;
    for (const { each, reach, atOnce } of foes) {
      if (room === 0) break;
      if (!free.some((next) => reach.has(next))) continue;
      sum += atOnce.has(square) ? each : walks * each;
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
