/** Tells a player that someone else changed their seat, who it was, and what they can do about it. */
import { useEffect, useRef, useState } from 'react';
import type { SeatId } from '@oubliette/kernel';
import type { Batch, MemberId, Occupant } from '@oubliette/table';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useWords } from '../words/useWords.ts';
import { useAtTable } from './atTable.ts';
import { chairOf, memberName, seatSubject } from './people.ts';
import { lastReseating } from './reseating.ts';
import type { Reseating } from './reseating.ts';
import { TOGETHER } from './togetherWords.ts';
import { TABLE } from './words.ts';

export function Reseated() {
  const words = useWords(TABLE);
  const together = useWords(TOGETHER);
  const { table, language, act } = useAtTable();
  const { info, you, batches } = table;
  const [news, setNews] = useNews(batches, you);
  if (news === null || you === null || info.phase === 'over') return null;
  const { seat, by, occupant } = news;
  const who = memberName(info, by);
  const chair = seatSubject(info, seat, language);
  const now = chairOf(info, seat)?.occupant ?? null;
  const mayTakeBack = now?.is === 'bot' && now.for === you;
  const close = () => setNews(null);
  const takeBack = () => {
    close();
    void act({ t: 'seat', seat, occupant: { is: 'member', member: you } });
  };
  return (
    <Dialog
      open
      onClose={close}
      title={together('reseatedTitle')}
      size="small"
      actions={
        <>
          <Button kind={mayTakeBack ? 'plain' : 'primary'} onClick={close}>
            {together('reseatedGood')}
          </Button>
          {mayTakeBack && (
            <Button kind="primary" onClick={takeBack}>
              {words('chairBack')}
            </Button>
          )}
        </>
      }
    >
      <p>{told(occupant)}</p>
    </Dialog>
  );

  function told(given: Occupant | null): string {
    if (given?.is === 'bot') return together('reseatedBot', { who, seat: chair });
    if (given?.is === 'member' && given.member === you) return together('reseatedYou', { who, seat: chair });
    if (given?.is === 'member')
      return together('reseatedOther', { who, seat: chair, name: memberName(info, given.member) });
    return together('reseatedFree', { who, seat: chair });
  }
}

/** Rows since the last look; at first only where the computer still plays for this player. */
function useNews(
  batches: readonly Batch[],
  you: MemberId | null,
): [Reseating | null, (news: Reseating | null) => void] {
  const [news, setNews] = useState<Reseating | null>(null);
  const seen = useRef(0);
  const held = useRef<ReadonlyMap<SeatId, Occupant | null>>(new Map());
  useEffect(() => {
    if (you === null) return;
    const found = lastReseating(batches, you, seen.current, held.current);
    seen.current = batches.at(-1)?.seq ?? seen.current;
    held.current = found.held;
    if (found.news !== null) setNews(found.news);
  }, [batches, you]);
  return [news, setNews];
}
