/** Whose view the replay shows; the master's only once it may be known. */
import { useState } from 'react';
import { SPECTATOR } from '@oubliette/kernel';
import type { SeatId } from '@oubliette/kernel';
import type { Chair } from '@oubliette/table';
import { Button } from '../ui/Button.tsx';
import { Choice } from '../ui/Choice.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useLanguage, useWords } from '../words/useWords.ts';
import type { Recorded } from './source.ts';
import { REPLAY } from './words.ts';

interface Props {
  readonly recorded: Recorded;
  readonly chairs: readonly Chair[];
  readonly eyes: SeatId;
  readonly choose: (eyes: SeatId) => void;
}

export function EyesButton({ recorded: { replay, from }, chairs, eyes, choose }: Props) {
  const words = useWords(REPLAY);
  const language = useLanguage();
  const [open, setOpen] = useState<'no' | 'choice' | 'warning'>('no');
  const master = chairs.find(({ role }) => role === 'gamemaster');
  // A table gives its record only to players who may know everything.
  const mayKnow = replay.over || from !== null;
  const take = (seat: SeatId) => {
    choose(seat);
    setOpen('no');
  };
  return (
    <>
      <Button icon="all-seeing-eye" onClick={() => setOpen('choice')} aria-haspopup="dialog">
        <span className="unseen">{words('eyes')}</span>{' '}
        <span className="replay-eyes">
          {chairs.find(({ seat }) => seat === eyes)?.title[language] ?? words('heroesEyes')}
        </span>
      </Button>
      <Dialog open={open === 'choice'} onClose={() => setOpen('no')} title={words('eyes')} size="small">
        <Choice
          label={<span className="unseen">{words('eyes')}</span>}
          look="list"
          chosen={eyes}
          onChoose={(seat) => (seat === master?.seat && !mayKnow ? setOpen('warning') : take(seat))}
          options={[
            { value: SPECTATOR, title: words('heroesEyes'), hint: words('heroesEyesHint') },
            ...chairs.map(({ seat, title, role }) => ({
              value: seat,
              title: title[language],
              ...(role === 'gamemaster' ? { hint: words('masterHint') } : {}),
            })),
          ]}
        />
      </Dialog>
      <Dialog
        open={open === 'warning'}
        onClose={() => setOpen('no')}
        title={words('spoilTitle')}
        size="small"
        actions={
          <>
            <Button onClick={() => setOpen('no')}>{words('spoilNo')}</Button>
            <Button kind="danger" onClick={() => take(master!.seat)}>
              {words('spoilYes')}
            </Button>
          </>
        }
      >
        <p>{words('spoil')}</p>
      </Dialog>
    </>
  );
}
