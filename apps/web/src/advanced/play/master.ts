/** Who lays the dungeon, and may correct it by hand. */
import { MASTER } from '@oubliette/advanced';
import type { SeatId } from '@oubliette/kernel';
import type { AdvancedScene } from './desk.ts';

/**
 * The game master's seat, or in solo play the leader's (ADV-SOLO-16); null if it is not the player's. Beside the
 * box people correct for whoever it is.
 */
export function layerSeat({ view, seats, beside = false }: AdvancedScene): SeatId | null {
  const leader = view.sheets.find(({ id }) => id === view.leader)?.seat;
  const seat = view.master.seat === null ? leader : MASTER;
  return seat !== undefined && (beside || seats.includes(seat)) ? seat : null;
}

/** Whether a correction is possible now: by the right seat, with nothing under way. */
export function maySetRight(scene: AdvancedScene): boolean {
  const { view, still } = scene;
  return !still && view.stage === 'play' && view.underWay.length === 0 && layerSeat(scene) !== null;
}
