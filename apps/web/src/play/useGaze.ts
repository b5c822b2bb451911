/** Where a board turns by itself: to a figure that is chosen, and to a new moment of play. */
import { useEffect } from 'react';
import type { Square } from '@oubliette/dungeon';

export interface Gaze {
  /** Empty: the board stays where it is. */
  readonly places: readonly Square[];
  /** The board turns when this changes. */
  readonly moment: string;
}

export function useGaze(
  desk: { lookAt(squares: readonly Square[]): void },
  looked: string | undefined,
  { places, moment }: Gaze,
  /** The figure looked at, and what belongs into the picture with it; empty if it is nowhere. */
  around: () => readonly Square[],
): void {
  useEffect(() => {
    const squares = around();
    if (squares.length > 0) desk.lookAt(squares);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- not with every step
  }, [looked]);
  useEffect(() => {
    desk.lookAt(places);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- not with every step
  }, [desk, moment]);
}
