/** A turn or a question that leaves nothing to do passes by itself: nobody is handed the device for it. */
import { useEffect, useMemo, useRef } from 'react';
import type { SeatId } from '@oubliette/kernel';
import { useSettings } from '../settings/store.ts';
import { toast } from '../ui/notices.ts';
import { useWords } from '../words/useWords.ts';
import { useAtTable } from './atTable.ts';
import { passingOf, roleOf } from './eyes.ts';
import { seatSubject } from './people.ts';
import { TOGETHER } from './togetherWords.ts';

/** Long enough to see whose turn it was; after an undo, to undo what came before as well. */
const GLIMPSE_MS = 900;
const UNDONE_MS = 6000;

/** The seat that passes by itself. */
export function usePassing(still: boolean): SeatId | null {
  const words = useWords(TOGETHER);
  const { table, ui, link, language } = useAtTable();
  const { speed } = useSettings();
  const { present, info, eyes, seats } = table;
  const isShared = new Set(seats.map((each) => roleOf(info, each))).size > 1;
  const passing = useMemo(() => passingOf(table, ui), [table, ui]);
  // A question to the side that looks on is left to its desk.
  const isOurs = passing !== null && (passing.isTurn || roleOf(info, passing.seat) !== roleOf(info, eyes));
  const passedAt = useRef(-1);
  useEffect(() => {
    if (!still || passing === null || !isOurs) return undefined;
    const pass = (): void => {
      const { seat, command, isTurn } = passing;
      passedAt.current = present.moments;
      // Where the device goes round, somebody waits to be handed it.
      if (isTurn && isShared) toast(words('passesBy', { seat: seatSubject(info, seat, language) }));
      // Another device of the same player may have been faster.
      void link.ask({ t: 'do', seat, command: { ...command } });
    };
    const isUndone = present.moments <= passedAt.current;
    const glimpse = speed === 0 || !passing.isTurn ? 0 : GLIMPSE_MS;
    const timer = setTimeout(pass, isUndone ? UNDONE_MS : glimpse);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once a moment
  }, [still, isOurs, passing?.seat, present.moments]);
  return passing?.seat ?? null;
}
