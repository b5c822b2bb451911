/** What the hands on the board mean at the desk; Enter confirms what is staged, and chooses where nothing is. */
import type { BaseCommand } from '@oubliette/kernel';
import type { Square } from '@oubliette/dungeon';
import type { Hands } from '../board/hands.ts';
import { keyAction } from '../settings/keys.ts';
import { getSettings } from '../settings/store.ts';
import type { PlayDesk } from './desk.ts';
import type { DeskHand } from './hand.ts';
import { ARROWS } from './useGameKeys.ts';

export function boardHands<View, Command extends BaseCommand, Hand extends DeskHand>(
  desk: PlayDesk<View, Command, Hand>,
): Hands {
  return {
    onSquare: (square, how) => void desk.tapSquare(square, how),
    onDoor: (door) => void desk.tapDoor(door),
    onBend: (square) => desk.bend(square),
    onHover: (square) => {
      desk.hovered = square;
    },
    onArrow: (from, to) => desk.scene.point?.(from, to),
    onKey: (event, square) => pressed(desk, event, square),
  };
}

/** Keys that speak of the square the board's cursor is on. */
function pressed<View, Command extends BaseCommand, Hand extends DeskHand>(
  desk: PlayDesk<View, Command, Hand>,
  event: KeyboardEvent,
  square: Square,
): void {
  const direction = event.shiftKey ? ARROWS[event.key] : undefined;
  if (direction !== undefined) {
    event.preventDefault();
    desk.extend(direction);
  } else if (event.key === 'Enter') {
    event.preventDefault();
    void (desk.hand.get().staged === null ? desk.tapSquare(square, 'tap') : desk.confirm());
  } else if (keyAction(event, getSettings()) === 'place') {
    event.preventDefault();
    desk.point(square);
  }
}
