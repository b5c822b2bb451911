/** A monster's movement (ADV-SOLO-29 to ADV-SOLO-35). */
import type { Square } from '@oubliette/dungeon';
import { groundOf } from '../board.ts';
import { areBeside, enemiesOf, isAtEnemy, isInEnemyZone, stopping, zonesAgainst } from '../combat/zones.ts';
import { strides } from '../explore/walk.ts';
import { hasEffect, isUp, sides, squaresOf, withFigure } from '../figures.ts';
import { BERSERK, chargeRefusal } from '../gear/berserk.ts';
import type { Play } from '../play.ts';
import type { Figure, State } from '../state.ts';
import { mayMove, squaresLeft, withAct, withoutAct } from '../turns/acts.ts';
import type { World } from '../world.ts';
import { draw } from './draw.ts';
import { stepsToEnemies } from './placing.ts';
import { shoots } from './shooters.ts';
import { hasWay, isOpen, shotsThought } from './targets.ts';
import type { Attack } from './targets.ts';

/** A square in reach of a move, and the steps to it. */
interface Way {
  readonly to: Square;
  readonly path: readonly Square[];
  readonly steps: number;
  /** The monster on that square. */
  readonly figure: Figure;
}

/** The state with the monster on that square. */
function standing(state: State, { figure: { id, square } }: Way): State {
  return withFigure(state, id, { square });
}

/** Every square a monster can reach with the rest of its move, its own first. */
function waysOf(world: World, state: State, figure: Figure): Way[] {
  const ways: Way[] = [{ to: figure.square, path: [], steps: 0, figure }];
  if (mayMove(state, figure) !== null) return ways;
  const most = squaresLeft(state, figure);
  const stops = stopping(world, state, figure);
  const isBerserk = hasEffect(figure, BERSERK);
  const seen = new Set([figure.square]);
  for (const way of ways) {
    if (way.steps > 0 && stops(way.to)) continue;
    // A berserk monster sees its enemies from there.
    const there = isBerserk ? standing(state, way) : state;
    for (const { to, across } of strides(world, state, way.figure)) {
      const steps = way.steps + across.length + 1;
      if (seen.has(to) || steps > most || chargeRefusal(world, there, way.figure, to) !== null) continue;
      seen.add(to);
      ways.push({ to, path: [...way.path, to], steps, figure: { ...figure, square: to } });
    }
  }
  return ways;
}

/** The shortest of the ways that will do; among equals, by chance. Null if none will. */
function shortest(
  play: Play,
  ways: readonly Way[],
  rule: string,
  willDo: (way: Way) => boolean,
): readonly Square[] | null {
  const lengths = [...new Set(ways.map(({ steps }) => steps))].toSorted((a, b) => a - b);
  for (const length of lengths) {
    // Longer ways are not examined.
    const best = ways.filter((way) => way.steps === length && willDo(way));
    if (best.length === 0) continue;
    const squares = best.map(({ to }) => to);
    return best[squares.indexOf(draw(play, squares, rule))]!.path;
  }
  return null;
}

/** To a square it can attack from; a fighter without one goes as near to the party as possible. */
export function wayToAttack(play: Play, figure: Figure): readonly Square[] {
  return shoots(figure) ? wayToShoot(play, figure) : wayToStrike(play, figure);
}

function wayToStrike(play: Play, figure: Figure): readonly Square[] {
  const { world, state } = play;
  const ways = waysOf(world, state, figure);
  return (
    shortest(play, ways, 'ADV-SOLO-29', (way) => isAtEnemy(world, state, way.figure)) ??
    nearestWay(world, state, figure, ways)
  );
}

/** As near to the party as it can get; empty if no step brings it nearer (ADV-SOLO-30). */
export function wayNearer({ world, state }: Play, figure: Figure): readonly Square[] {
  return nearestWay(world, state, figure, waysOf(world, state, figure));
}

/** The most squares a run can add (ADV-CMB-46). */
const LONGEST_RUN = 12;

/** Whether a run could bring it nearer to the party than it stands now. */
export function wouldRun({ world, state }: Play, figure: Figure): boolean {
  const running = withAct(state, figure.id, { did: 'run', left: LONGEST_RUN });
  return nearestWay(world, running, figure, waysOf(world, running, figure)).length > 0;
}

function nearestWay(world: World, state: State, figure: Figure, ways: readonly Way[]): readonly Square[] {
  const { board } = groundOf(world, state);
  const steps = stepsToEnemies(world, state, figure);
  const far = (square: Square): number =>
    Math.min(...squaresOf(board, { square, size: figure.size }).map(steps));
  let [best] = ways as [Way];
  let least = far(best.to);
  for (const way of ways) {
    const left = far(way.to);
    if (left > least || (left === least && way.steps >= best.steps)) continue;
    best = way;
    least = left;
  }
  return least < far(figure.square) ? best.path : [];
}

/**
 * A square with a shot or a spell, and no enemy beside it; otherwise it stays (ADV-SOLO-31 to ADV-SOLO-33).
 * An attack already made in this phase makes no difference: it comes before the move, or too late.
 */
function wayToShoot(play: Play, figure: Figure): readonly Square[] {
  const { world, state } = play;
  const thought = shotsThought(state, figure);
  const enemies = enemiesOf(state, figure);
  const rested = withoutAct(state, figure.id);
  const isGood = (way: Way): boolean => {
    if (enemies.some((enemy) => areBeside(world, state, way.figure, enemy))) return false;
    const shots = thought.filter((shot) => hasWay(world, state, way.figure, shot));
    return shots.length > 0 && areOpen(world, standing(rested, way), shots);
  };
  return shortest(play, waysOf(world, state, figure), 'ADV-SOLO-31', isGood) ?? [];
}

/** Whether one of them is. */
function areOpen(world: World, state: State, attacks: readonly Attack[]): boolean {
  return attacks.some((attack) => isOpen(world, state, attack));
}

/** Out of the party's death zones, if it stands in one (ADV-SOLO-35). */
export function wayBack(play: Play, figure: Figure): readonly Square[] {
  const { world, state } = play;
  if (!isInEnemyZone(world, state, figure)) return [];
  const isHeld = zonesAgainst(world, state, figure);
  return shortest(play, waysOf(world, state, figure), 'ADV-SOLO-35', ({ to }) => !isHeld(to)) ?? [];
}

/**
 * Clears the way for shooters: to where most of them have a target, if possible where it can strike itself
 * (ADV-SOLO-28, ADV-SOLO-34). A fighter that blocks no shot and has an enemy stays.
 */
export function wayClear(play: Play, figure: Figure): readonly Square[] {
  const { world, state } = play;
  const shooters = sides(state).monsters.filter((one) => shoots(one) && isUp(one));
  const thought = shooters
    .map((shooter) => shotsThought(state, shooter).filter((shot) => hasWay(world, state, shooter, shot)))
    .filter((shots) => shots.length > 0);
  const targets = (way: Way): number => {
    if (thought.length === 0) return 0;
    const there = standing(state, way);
    return thought.filter((shots) => areOpen(world, there, shots)).length;
  };
  const ways = waysOf(world, state, figure).map((way) => ({ ...way, shots: targets(way) }));
  const most = Math.max(...ways.map(({ shots }) => shots));
  const clear = ways.filter(({ shots }) => shots === most);
  const fromAmong = (willDo: (way: Way) => boolean) => shortest(play, clear, 'ADV-SOLO-34', willDo);
  return fromAmong((way) => isAtEnemy(world, state, way.figure)) ?? fromAmong(() => true)!;
}
