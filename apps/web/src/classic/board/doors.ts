/** Which doors are drawn, and how: from a view, or behind the screen from the quest itself. */
import { makeSquare } from '@oubliette/dungeon';
import type { Size, Square } from '@oubliette/dungeon';
import type { ShownDoor } from '../../board/Doors.tsx';
import type { DoorKey, Quest, Screen, View } from '@oubliette/classic';

export function seenDoors(
  view: Pick<View, 'board' | 'doors' | 'doorKeys' | 'lockedDoors' | 'outerDoors'>,
): ShownDoor[] {
  const { board, doors, doorKeys, lockedDoors, outerDoors = [] } = view;
  const inside = board.doors.map(({ a, b }, index): ShownDoor => {
    const key = doorKeys[index]!;
    const shut = lockedDoors.includes(key) ? 'locked' : 'closed';
    return { key, size: board, a, b, state: doors[index] === 'open' ? 'open' : shut };
  });
  return [...inside, ...outerDoors.map((door) => outerDoor(board, door))];
}

/** A figure leaves by it from the square before it. */
function outerDoor(size: Size, { square, direction }: NonNullable<View['outerDoors']>[number]): ShownDoor {
  const key = `${makeSquare(size, square)}-${SIDES[direction]}`;
  return { key, size, a: square, b: square, side: direction, state: 'closed' };
}

/** By direction, as in quest files. */
const SIDES = ['north', 'east', 'south', 'west'] as const;

/** The doors of the map that are not on the board yet. */
export function hiddenDoors({ quest, doors }: Screen, seen: readonly DoorKey[]): ShownDoor[] {
  return questDoors(quest, (index) => doors[index] === 'open').filter(({ key }) => !seen.includes(key));
}

/** Every door of a quest's map; secret ones look different. */
function questDoors(quest: Quest, isOpen: (index: number) => boolean): ShownDoor[] {
  return quest.board.doors.map(({ a, b }, index) => {
    const { secret, locked } = quest.doors[index]!;
    const shut = locked ? 'locked' : 'closed';
    const plain = isOpen(index) ? 'open' : shut;
    return { key: doorKey(quest.board, a, b), size: quest.board, a, b, state: secret ? 'secret' : plain };
  });
}

/** `F7-G7`, as in commands and events. */
function doorKey(size: Size, a: Square, b: Square): DoorKey {
  return `${makeSquare(size, a)}-${makeSquare(size, b)}`;
}
