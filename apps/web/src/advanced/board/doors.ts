/** Doors that may be opened or closed now, by the board's keys. */
import type { Command } from '@oubliette/advanced';
import { neighbour } from '@oubliette/dungeon';
import type { Size } from '@oubliette/dungeon';
import type { ShownDoor } from '../../board/Doors.tsx';
import type { Situation } from '../play/situation.ts';

type DoorCommand = Extract<Command, { type: 'openDoor' | 'closeDoor' }>;

export function doorCommands(
  { menu, question }: Pick<Situation, 'menu' | 'question'>,
  doors: readonly ShownDoor[],
  size: Size,
): ReadonlyMap<string, DoorCommand> {
  const found = new Map<string, DoorCommand>();
  if (question !== null) return found;
  for (const command of (menu?.items ?? []).flatMap((item) => item.commands)) {
    if (command.type !== 'openDoor' && command.type !== 'closeDoor') continue;
    const beyond = neighbour(size, command.at, command.side);
    const door = doors.find(
      ({ a, b }) => (a === command.at && b === beyond) || (b === command.at && a === beyond),
    );
    if (door !== undefined && !found.has(door.key)) found.set(door.key, command);
  }
  return found;
}
