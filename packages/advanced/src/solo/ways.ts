/** Where a monster goes (ADV-SOLO-29 to ADV-SOLO-35). */
import type { Square } from '@oubliette/dungeon';
import { groundOf } from '../board.ts';
import { areBeside, enemiesOf, isInEnemyZone, reachOf, stopsAt } from '../combat/zones.ts';
import { strides } from '../explore/walk.ts';
import { isUp, squaresOf, withFigure } from '../figures.ts';
import { chargeRefusal } from '../gear/berserk.ts';
import type { Play } from '../play.ts';
import { sides } from '../sight.ts';
import type { Figure, State } from '../state.ts';
import { mayMove, squaresLeft, withAct, withoutAct } from '../turns/acts.ts';
import type { World } from '../world.ts';
import { draw } from './draw.ts';
import { stepsToEnemies } from './placing.ts';
import { shoots } from './shooters.ts';
import { attacksOpen, attacksThought, isFromAfar } from './targets.ts';

/** A square within reach of a move, and the steps that lead there. */
interface Way {
  readonly to: Square;
  readonly path: readonly Square[];
  readonly steps: number;
  /** The state with the monster there. */
  readonly there: State;
  readonly figure: Figure;
}

/** Every square a monster can come to with what it may still move, its own the first. */
function waysOf(world: World, state: State, figure: Figure): Way[] {
  const ways: Way[] = [{ to: figure.square, path: [], steps: 0, there: state, figure }];
  if (mayMove(state, figure) !== null) return ways;
  const most = squaresLeft(state, figure);
  const seen = new Set([figure.square]);
  for (const way of ways) {
    if (way.steps > 0 && stopsAt(world, state, figure, way.to)) continue;
    for (const { to, across } of strides(world, way.there, way.figure)) {
      const steps = way.steps + across.length + 1;
      if (seen.has(to) || steps > most || chargeRefusal(world, way.there, way.figure, to) !== null) continue;
      seen.add(to);
      const there = withFigure(way.there, figure.id, { square: to });
      ways.push({ to, path: [...way.path, to], steps, there, figure: { ...way.figure, square: to } });
    }
  }
  return ways;
}

/** The shortest of these ways; between equals, at random. */
function shortest(play: Play, ways: readonly Way[], rule: string): readonly Square[] {
  const least = Math.min(...ways.map(({ steps }) => steps));
  const best = ways.filter(({ steps }) => steps === least);
  const to = draw(
    play,
    best.map((way) => way.to),
    rule,
  );
  return best.find((way) => way.to === to)!.path;
}

/** Whether a monster could strike somebody from where it stands. */
function strikes(world: World, state: State, figure: Figure): boolean {
  const reach = reachOf(world, state, figure);
  const { board } = groundOf(world, state);
  return enemiesOf(state, figure).some((enemy) =>
    squaresOf(board, enemy).some((square) => reach.includes(square)),
  );
}

/** To where it can attack; a fighter that cannot get there as near to the party as possible. */
export function wayToAttack(play: Play, figure: Figure): readonly Square[] {
  return shoots(figure) ? wayToShoot(play, figure) : wayToStrike(play, figure);
}

function wayToStrike(play: Play, figure: Figure): readonly Square[] {
  const ways = waysOf(play.world, play.state, figure);
  const striking = ways.filter((way) => strikes(play.world, way.there, way.figure));
  return striking.length > 0
    ? shortest(play, striking, 'ADV-SOLO-29')
    : nearestWay(play.world, play.state, figure, ways);
}

/** As near to the party as it can come; nowhere where no step brings it nearer (ADV-SOLO-30). */
export function wayNearer({ world, state }: Play, figure: Figure): readonly Square[] {
  return nearestWay(world, state, figure, waysOf(world, state, figure));
}

/** A run adds so many squares at best (ADV-CMB-46). */
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
  const best = ways.toSorted((a, b) => far(a.to) - far(b.to) || a.steps - b.steps)[0]!;
  return far(best.to) < far(figure.square) ? best.path : [];
}

/**
 * A square with a shot or a spell, and nobody of the party beside it; else it stays (ADV-SOLO-31 to ADV-SOLO-33).
 * Whether it has attacked in this phase does not matter: that comes before the move, or too late.
 */
function wayToShoot(play: Play, figure: Figure): readonly Square[] {
  const { world, state } = play;
  const thought = attacksThought(world, state, figure.id);
  const enemies = enemiesOf(state, figure);
  const ways = waysOf(world, state, figure).filter((way) => {
    const rested = withoutAct(way.there, figure.id);
    return (
      !enemies.some((enemy) => areBeside(world, rested, way.figure, enemy)) &&
      attacksOpen(world, rested, thought).some((attack) => isFromAfar(rested, attack))
    );
  });
  return ways.length > 0 ? shortest(play, ways, 'ADV-SOLO-31') : [];
}

/** Out of the death zones of the party, if it stands in one (ADV-SOLO-35). */
export function wayBack(play: Play, figure: Figure): readonly Square[] {
  const { world, state } = play;
  if (!isInEnemyZone(world, state, figure)) return [];
  const ways = waysOf(world, state, figure).filter((way) => !isInEnemyZone(world, way.there, way.figure));
  return ways.length > 0 ? shortest(play, ways, 'ADV-SOLO-35') : [];
}

/**
 * Out of the way of those who shoot: to where most of them have a target, and if it can be to where there is somebody
 * to strike (ADV-SOLO-28, ADV-SOLO-34). A fighter in nobody's way who has an enemy stays.
 */
export function wayClear(play: Play, figure: Figure): readonly Square[] {
  const { world, state } = play;
  const shooters = sides(state).monsters.filter((one) => shoots(one) && isUp(one));
  const thought = shooters.map(({ id }) => attacksThought(world, state, id));
  const targets = (way: Way): number =>
    thought.filter((attacks) =>
      attacksOpen(world, way.there, attacks).some((attack) => isFromAfar(way.there, attack)),
    ).length;
  const ways = waysOf(world, state, figure).map((way) => ({ ...way, shots: targets(way) }));
  const most = Math.max(...ways.map(({ shots }) => shots));
  const clear = ways.filter(({ shots }) => shots === most);
  const striking = clear.filter((way) => strikes(world, way.there, way.figure));
  return shortest(play, striking.length > 0 ? striking : clear, 'ADV-SOLO-34');
}
