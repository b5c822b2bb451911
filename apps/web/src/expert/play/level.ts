/** The dungeon as the board draws it: its squares and its doors. */
import { boardSeen } from '@oubliette/expert';
import type { View } from '@oubliette/expert';
import { directionTo, neighbour } from '@oubliette/dungeon';
import type { Direction, Exit, Square } from '@oubliette/dungeon';
import type { ShownDoor } from '../../board/Doors.tsx';
import { laidBy } from '../../board/laid.ts';

export const laidOf = laidBy(boardSeen);

type Doored = Pick<View, 'layout' | 'doors' | 'links' | 'deadEnds' | 'locks'>;

/** A door seen from one of its sides. */
export interface SideSeen {
  readonly at: Square;
  readonly side: Direction;
}

interface DoorSeen extends ShownDoor {
  /** As the rules name it, from each of its sides. */
  readonly sides: readonly SideSeen[];
}

/** Doors between tiles, those nobody has opened yet, those to a tile that lies apart, and those that lead nowhere. */
export function doorsOf(view: Doored): readonly DoorSeen[] {
  const { board } = laidOf(view.layout);
  const isLocked = (sides: readonly SideSeen[]): boolean =>
    view.locks.some((lock) => sides.some(({ at, side }) => lock.at === at && lock.side === side));
  const shown = (sides: readonly SideSeen[], state: ShownDoor['state']): DoorSeen => {
    const [{ at, side }] = sides as readonly [SideSeen];
    const beyond = neighbour(board, at, side);
    return {
      key: `${at}/${side}`,
      size: board,
      a: at,
      b: beyond,
      ...(beyond < 0 ? { side } : {}),
      state: state === 'closed' && isLocked(sides) ? 'locked' : state,
      sides,
    };
  };
  const between = view.layout.doors.map(({ a, b }, index) => {
    const side = directionTo(board, a, b) as Direction;
    return shown(
      [
        { at: a, side },
        { at: b, side: opposite(side) },
      ],
      view.doors[index] === 'open' ? 'open' : 'closed',
    );
  });
  return [
    ...between,
    ...facing(view.layout).map((sides) => shown(sides, 'closed')),
    ...view.links.flatMap(({ a, b, open }) => [
      shown([a], open ? 'open' : 'closed'),
      shown([b], open ? 'open' : 'closed'),
    ]),
    ...view.deadEnds.map((exit) => shown([ofExit(exit)], 'walledUp')),
  ];
}

/** Unopened doors; where those of two tiles face each other, there is one. */
function facing({ exits, ...size }: View['layout']): readonly (readonly SideSeen[])[] {
  const sides = exits.map(ofExit);
  return sides.flatMap((one, index) => {
    const beyond = neighbour(size, one.at, one.side);
    const across = sides.findIndex(({ at, side }) => at === beyond && side === opposite(one.side));
    if (across < 0) return [[one]];
    return across > index ? [[one, sides[across]!]] : [];
  });
}

function ofExit({ squares, direction }: Exit): SideSeen {
  return { at: squares[0]!, side: direction };
}

function opposite(side: Direction): Direction {
  return ((side + 2) & 3) as Direction;
}

/** The board's key for a door that a command names from one of its sides. */
export function doorKey(
  doors: readonly DoorSeen[],
  { at, side }: { readonly at: Square | null; readonly side: Direction | null },
): string | null {
  const found = doors.find(({ sides }) => sides.some((one) => one.at === at && one.side === side));
  return found?.key ?? null;
}
