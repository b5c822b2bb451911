/** Taking moves back: one player proposes, everyone else is asked. */
import { useEffect, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { announce, toast } from '../ui/notices.ts';
import { useWords } from '../words/useWords.ts';
import { useAtTable } from './atTable.ts';
import { seatName, seatSubject } from './people.ts';
import { TABLE } from './words.ts';
import './TakeBack.css';

/** The question to the others while a proposal is open. */
export function TakeBackAsked() {
  const words = useWords(TABLE);
  const { table, language, act } = useAtTable();
  const { present, info, seats } = table;
  const { proposal, moments } = present;
  const asked = proposal === null ? [] : seats.filter((seat) => !proposal.agreed.includes(seat));
  const question =
    proposal === null
      ? ''
      : words('takeBackAsked', {
          seat: seatSubject(info, proposal.by, language),
          count: moments - proposal.keep,
        });
  const isAsked = asked.length > 0;
  useEffect(() => {
    if (isAsked) announce(question, true);
  }, [isAsked, question]);
  if (proposal === null) return null;
  const names = proposal.agreed.map((seat) => seatName(info, seat, language)).join(', ');
  const answer = (agrees: boolean) => {
    // A player with several seats answers for all; one refusal is enough.
    for (const seat of agrees ? asked : asked.slice(0, 1)) void act({ t: 'answer', seat, agrees });
  };
  return (
    <div className="takeback on-parchment" role="region" aria-label={words('takeBackTitle')}>
      <p>{question}</p>
      <p className="takeback-agreed">{words('takeBackAgreed', { names })}</p>
      {isAsked && (
        <div className="takeback-answers">
          <Button onClick={() => answer(false)}>{words('decline')}</Button>
          <Button kind="primary" onClick={() => answer(true)}>
            {words('agree')}
          </Button>
        </div>
      )}
    </div>
  );
}

export function TakeBackDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useWords(TABLE);
  const { table, act } = useAtTable();
  const { present, info, you } = table;
  const { moments } = present;
  // Computer players agree at once.
  const others = info.chairs.some(({ occupant }) => occupant?.is === 'member' && occupant.member !== you);
  const [count, setCount] = useState(1);
  const [seat] = table.seats;
  const most = Math.min(100, moments - 1);
  async function propose(): Promise<void> {
    if (seat === undefined) return;
    const reply = await act({ t: 'propose', seat, keep: moments - Math.min(count, most) });
    if (reply === null) return;
    toast(words(others ? 'proposed' : 'tookBack'));
    onClose();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={words('takeBackTitle')}
      size="small"
      actions={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button kind="primary" unavailable={most < 1} onClick={() => void propose()}>
            {words('takeBackPropose')}
          </Button>
        </>
      }
    >
      <p>{words('takeBackHint')}</p>
      <label className="takeback-count">
        {words('takeBackCount')}
        <input
          className="field-input"
          type="number"
          min={1}
          max={Math.max(1, most)}
          value={count}
          onChange={(event) => setCount(Math.max(1, Math.min(most, Number(event.target.value) || 1)))}
        />
      </label>
    </Dialog>
  );
}
