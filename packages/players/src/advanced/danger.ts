/** The expected harm to a figure on a square, in the other side's next phase. */
import type { Figure } from '@oubliette/advanced';
import { canStrike, defenceSkill, isShooter, isUp, reachOf, squaresOf } from '@oubliette/advanced/reckoning';
import { enterable, sideNeighbours } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import { speedOf, ways } from './ground.ts';
import { blow, menace, shootsWith } from './odds.ts';
import { best, enemiesOf, noted } from './seen.ts';
import type { Seen } from './seen.ts';

/** An enemy shoots at a target of its own choice: count this share of a shot. */
const SHARE_OF_SHOTS = 0.3;
/** Without a master, monsters strike before they walk half the time (ADV-SOLO-24): distant targets escape. */
const WALKS_FIRST = 0.5;
/** Even the sturdiest of many targets is sometimes struck. */
const LEAST_SHARE = 0.15;

export type Danger = (square: Square) => number;

interface Striker {
  readonly foe: Figure;
  /** The squares it can reach in its phase. */
  readonly reach: ReadonlySet<Square>;
  /** Targets it could strike as they stand now, and the least skilled of them. */
  readonly prey: readonly Figure[];
  readonly easiest: number;
}

/** Every enemy that can strike, with its reach: the same for all figures of a side. */
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

/** Every square where an enemy hand-to-hand fighter could be after its next phase. */
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

/** How likely an enemy is to choose this target of all in reach: the least skilled first (ADV-SOLO-38). */
function shareOf(seen: Seen, { prey, easiest }: Striker, figure: Figure): number {
  const others = prey.filter(({ id }) => id !== figure.id).length;
  if (others === 0 || defenceSkill(seen.state, figure) <= easiest) return 1;
  return Math.max(LEAST_SHARE, 1 / (others + 1));
}

/** One enemy's blow at a figure, for any square of the figure. */
interface Threat {
  readonly reach: ReadonlySet<Square>;
  /** The squares it can strike without a step. */
  readonly atOnce: ReadonlySet<Square>;
  readonly each: number;
  /** What its blow would cost the others, without this figure. */
  readonly instead: number;
}

function threatsTo(seen: Seen, figure: Figure): readonly Threat[] {
  return noted(seen, `threats to ${figure.id}`, () =>
    strikersAgainst(seen, figure)
      .map((striker): Threat => {
        const atOnce = new Set(reachOf(seen.world, seen.state, striker.foe));
        const share = shareOf(seen, striker, figure);
        return {
          reach: striker.reach,
          atOnce,
          each: share * menace(seen, striker.foe, figure),
          instead: share * harmToOthers(seen, striker, figure, atOnce),
        };
      })
      .sort((a, b) => b.each - a.each),
  );
}

/** How likely an enemy that must walk first is to strike at all. */
function walksFirst({ view }: Seen, { side }: Figure): number {
  return view.solo === null || side === 'monsters' ? 1 : WALKS_FIRST;
}

/** The enemy strikes the least skilled figure it holds; without one, the least skilled it can reach. */
function harmToOthers(
  seen: Seen,
  { foe, prey }: Striker,
  figure: Figure,
  atOnce: ReadonlySet<Square>,
): number {
  const others = prey.filter(({ id }) => id !== figure.id);
  if (others.length === 0) return 0;
  const held = others.filter(({ square }) => atOnce.has(square));
  const victim = best(held.length > 0 ? held : others, (one) => -defenceSkill(seen.state, one))!;
  return (held.length > 0 ? 1 : walksFirst(seen, figure)) * menace(seen, foe, victim);
}

/** By square, the sum over as many enemies as have room beside it. */
function summed(seen: Seen, figure: Figure, value: (threat: Threat, chance: number) => number): Danger {
  const foes = threatsTo(seen, figure);
  const walks = walksFirst(seen, figure);
  return (square) => {
    const beside = sideNeighbours(seen.ground, square).filter((next) => enterable(seen.ground, next));
    const free = beside.filter((next) => {
      const there = seen.occupied.get(next);
      return there === undefined || there.side !== figure.side || there.id === figure.id;
    });
    let room = free.length;
    let sum = 0;
    for (const threat of foes) {
      if (room === 0) break;
      if (!free.some((next) => threat.reach.has(next))) continue;
      sum += value(threat, threat.atOnce.has(square) ? 1 : walks);
      room -= 1;
    }
    return sum;
  };
}

/** The expected wounds of a figure on a square. */
export function dangerTo(seen: Seen, figure: Figure): Danger {
  const shots = strikersAgainst(seen, figure).reduce((sum, { foe }) => sum + shotAt(seen, foe, figure), 0);
  const blows = summed(seen, figure, ({ each }, chance) => chance * each);
  return (square) => SHARE_OF_SHOTS * shots + blows(square);
}

/** The wounds others are spared: an enemy strikes only one of its possible targets. */
export function reliefBy(seen: Seen, figure: Figure): Danger {
  return noted(seen, `relief by ${figure.id}`, () =>
    summed(seen, figure, ({ each, instead }, chance) => Math.min(instead, chance * each)),
  );
}

function squaresOfAll(seen: Seen, foe: Figure): ReadonlySet<Square> {
  const stands = [...ways(seen, foe, speedOf(seen, foe)).keys()];
  return new Set(stands.flatMap((square) => squaresOf(seen.ground.board, { square, size: foe.size })));
}

function shotAt(seen: Seen, foe: Figure, figure: Figure): number {
  return Math.max(0, ...shootsWith(seen, foe).map((weapon) => blow(seen, foe, figure, weapon).wounds));
}
