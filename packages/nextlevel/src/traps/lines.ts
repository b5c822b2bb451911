/** The straight lines of blades and spheres: derived from the board, so fixed in advance. */
import { groundOf } from '@oubliette/classic/extend';
import type { World } from '@oubliette/classic/extend';
import { bareGround, crossable, EAST, enterable, neighbour, opposite, SOUTH } from '@oubliette/dungeon';
import type { Direction, Ground, Square } from '@oubliette/dungeon';
import type { NextState } from '../state.ts';

/** Whether a sphere lies on a square: nobody can enter until it rolls on (NXT-TRP-16). */
export function isSphere({ next }: Pick<NextState, 'next'>, at: Square): boolean {
  return next.spheres.some(({ square }) => square === at);
}

/** The squares straight ahead, without the first, until something is in the way. */
export function straightOn(
  ground: Ground,
  from: Square,
  direction: Direction,
  enter: (square: Square) => boolean,
): Square[] {
  const squares: Square[] = [];
  for (let at = from; crossable(ground, at, direction);) {
    at = neighbour(ground.board, at, direction);
    if (!enter(at)) break;
    squares.push(at);
  }
  return squares;
}

/** The whole line through a square from wall to wall: the longer one, or west to east if equal. */
function longest(
  ground: Ground,
  through: Square,
  enter: (square: Square) => boolean,
): { line: Square[]; along: Direction } {
  const [across, down] = ([EAST, SOUTH] as const).map((along) => {
    const back = straightOn(ground, through, opposite(along), enter).toReversed();
    return { line: [...back, through, ...straightOn(ground, through, along, enter)], along };
  });
  return down!.line.length > across!.line.length ? down! : across!;
}

/** The squares of a blade's stroke, with the trapped one as near the middle as walls allow (NXT-TRP-15). */
export function bladeLine({ board }: World, at: Square, length: number): Square[] {
  const { line } = longest(bareGround(board, 'closed'), at, () => true);
  const first = line.indexOf(at) - Math.floor((length - 1) / 2);
  const start = Math.max(0, Math.min(first, line.length - length));
  return line.slice(start, start + length);
}

/** Where a sphere bursts out, at the line's end further from the trap, and which way it rolls (NXT-TRP-16). */
export function sphereStart(
  world: World,
  state: NextState,
  at: Square,
): { square: Square; direction: Direction } {
  const now = groundOf(world, state);
  const shut: Ground = { ...now, doors: now.doors.map(() => 'closed' as const) };
  const { line, along } = longest(shut, at, (square) => enterable(shut, square));
  const fromStart = line.indexOf(at);
  return fromStart * 2 >= line.length - 1
    ? { square: line[0]!, direction: along }
    : { square: line.at(-1)!, direction: opposite(along) };
}
