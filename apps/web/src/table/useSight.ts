/** Turns one's eyes to the seat that is awaited, and knows when the table must not be seen. */
import { useEffect, useState } from 'react';
import { useAtTable } from './atTable.ts';
import { roleOf, sightOf } from './eyes.ts';
import type { Sight } from './eyes.ts';

interface InHands {
  readonly sight: Sight;
  /** The one the curtain names has taken the device. */
  readonly take: () => void;
  /** Which side holds the device; null where only one ever does. */
  readonly side: 'hero' | 'gamemaster' | null;
  /** Hands the device to the other side, or back to whose turn it is. */
  readonly pass: () => void;
  /** The game master has the device out of turn. */
  readonly isVisit: boolean;
}

export function useSight(still: boolean): InHands {
  const { table, link } = useAtTable();
  const { seats, info, eyes, present } = table;
  const [holds, setHolds] = useState<'hero' | 'gamemaster'>('hero');
  const [handedTo, setHandedTo] = useState<'gamemaster' | null>(null);
  const { chairs } = info;
  const { waiting, rolling } = present;
  const screened = rolling?.isScreened === true ? rolling.by : null;
  const sight = sightOf({ seats, chairs, eyes, waiting, screened, still, holds, handedTo });
  // Once the game asks the master anyway, it also says when the device goes back.
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
