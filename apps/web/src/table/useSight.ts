/** Switches the view to the awaited seat, and knows when the table must be hidden. */
import { useEffect, useState } from 'react';
import type { SeatId } from '@oubliette/kernel';
import { useAtTable } from './atTable.ts';
import { roleOf, sightOf } from './eyes.ts';
import type { Sight } from './eyes.ts';

interface InHands {
  readonly sight: Sight;
  /** The player named on the curtain has taken the device. */
  readonly take: () => void;
  /** Which side holds the device; null if only one ever does. */
  readonly side: 'hero' | 'gamemaster' | null;
  /** Hands the device to the other side, or back to the side on turn. */
  readonly pass: () => void;
  /** Whether the game master has the device out of turn. */
  readonly isVisit: boolean;
}

/** `passing` is a seat whose turn passes by itself. */
export function useSight(still: boolean, passing: SeatId | null): InHands {
  const { table, link } = useAtTable();
  const { seats, info, eyes, present } = table;
  const [holds, setHolds] = useState<'hero' | 'gamemaster'>('hero');
  const [handedTo, setHandedTo] = useState<'gamemaster' | null>(null);
  const { chairs } = info;
  const { rolling } = present;
  const waiting = present.waiting.filter(({ seat }) => seat !== passing);
  const screened = rolling?.isScreened === true ? rolling.by : null;
  const sight = sightOf({ seats, chairs, eyes, waiting, screened, still, holds, handedTo });
  // If the game asks the master anyway, the game also says when the device goes back.
  const isAsked = waiting.some(
    ({ seat, optional }) => optional !== true && seats.includes(seat) && roleOf(info, seat) === 'gamemaster',
  );
  useEffect(() => {
    if (isAsked) setHandedTo(null);
  }, [isAsked]);
  const wanted = sight.shows === 'curtain' ? null : sight.lookThrough;
  useEffect(() => {
    if (wanted !== null) link.lookThrough(wanted);
  }, [wanted, link]);
  const roles = new Set(seats.map((seat) => roleOf(info, seat)));
  return {
    sight,
    take: () => {
      if (sight.shows !== 'curtain') return;
      setHolds(roleOf(info, sight.to));
      link.lookThrough(sight.to);
    },
    side: roles.size > 1 ? holds : null,
    pass: () => setHandedTo(handedTo === null ? 'gamemaster' : null),
    isVisit: handedTo !== null,
  };
}
