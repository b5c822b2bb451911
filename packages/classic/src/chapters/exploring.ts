/** Doors, and what is seen through them (CLS-DOR, CLS-VIS). */
import { hasSquare, withSquares } from '@oubliette/dungeon';
import { withDoor } from '../changes.ts';
import type { ExploringCommand } from '../commands.ts';
import { checkOpenDoor, openDoor } from '../doors.ts';
import type { ExploringFacts } from '../events.ts';
import { forFigures } from '../kit.ts';
import type { Chapter } from '../kit.ts';
import type { Figure, State } from '../state.ts';
import type { World } from '../world.ts';

export const EXPLORING: Chapter<ExploringCommand, ExploringFacts, never> = {
  shapes: {
    openDoor: { figure: 'text', door: 'text' },
  },
  handlers: {
    openDoor: { check: checkOpenDoor, perform: openDoor, offers: forFigures(doorOffers) },
  },
  appliers: {
    doorOpened: (state, { door }, world) => {
      const index = world.doorIndex.get(door)!;
      const lockedDoors = state.lockedDoors.filter((locked) => locked !== index);
      const opened = withDoor({ ...state, lockedDoors }, index, 'open');
      const { a, b } = world.board.doors[index]!;
      const inView = hasSquare(state.revealed, a) || hasSquare(state.revealed, b);
      return inView && !state.seenDoors.includes(index)
        ? { ...opened, seenDoors: [...state.seenDoors, index] }
        : opened;
    },
    doorLocked: (state, { door }, world) => ({
      ...state,
      lockedDoors: [...state.lockedDoors, world.doorIndex.get(door)!],
    }),
    revealed: (state, { squares, doors, furniture, blocked }, world) => ({
      ...state,
      revealed: withSquares(state.revealed, squares),
      seenDoors:
        doors.length === 0
          ? state.seenDoors
          : [...state.seenDoors, ...doors.map((key) => world.doorIndex.get(key)!)],
      furniture: furniture.length === 0 ? state.furniture : [...state.furniture, ...furniture],
      furnitureSquares: withSquares(
        state.furnitureSquares,
        furniture.flatMap((piece) => piece.squares),
      ),
      rubble: blocked.length === 0 ? state.rubble : withSquares(state.rubble, blocked),
    }),
    captiveSeen: (state, { figure }, world) => ({
      ...state,
      figures: [...state.figures, figure],
      unseenCaptives: state.unseenCaptives.filter((index) => world.quest.captives[index]!.id !== figure.id),
    }),
  },
  frames: {},
};

function doorOffers(world: World, state: State, { id, square }: Figure): ExploringCommand[] {
  const list: ExploringCommand[] = [];
  for (const door of world.doorsAt[square]!)
    if (state.doors[door] === 'closed')
      list.push({ type: 'openDoor', figure: id, door: world.doorKeys[door]! });
  return list;
}
