/** Who lays the dungeon, and may set it right by hand. */
import { MASTER } from '@oubliette/advanced';
import type { SeatId } from '@oubliette/kernel';
import type { AdvancedScene } from './desk.ts';

/** The game master's seat, or alone that of the leader's player (ADV-SOLO-16); null where it is not one of mine. */
export function layerSeat({ view, seats }: AdvancedScene): SeatId | null {
  const leader = view.sheets.find(({ id }) => id === view.leader)?.seat;
  const seat = view.master.seat === null ? leader : MASTER;
  return seat !== undefined && seats.includes(seat) ? seat : null;
}

/** Whether something may be set right by hand now: by whom it may, while nothing is under way. */
export function maySetRight(scene: AdvancedScene): boolean {
  const { view, still } = scene;
  return !still && view.stage === 'play' && view.underWay.length === 0 && layerSeat(scene) !== null;
}
