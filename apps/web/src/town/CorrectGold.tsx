/** A purse is set right by hand, with a reason everybody reads. */
import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { TextField } from '../ui/Field.tsx';
import { useWords } from '../words/useWords.ts';
import { CAMPAIGN } from './words.ts';

interface Props {
  readonly title: string;
  /** What there is now. */
  readonly before: number;
  readonly onCorrect: (gold: number, reason: string) => Promise<boolean>;
}

export function CorrectGold(props: Props) {
  const words = useWords(CAMPAIGN);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" icon="two-coins" onClick={() => setOpen(true)}>
        {words('correct')}
      </Button>
      {open && <CorrectionDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function CorrectionDialog({ title, before, onCorrect, onClose }: Props & { readonly onClose: () => void }) {
  const words = useWords(CAMPAIGN);
  const [gold, setGold] = useState(String(before));
  const [reason, setReason] = useState('');
  const ready = reason.trim() !== '' && /^\d{1,6}$/.test(gold);
  const correct = async () => {
    if (await onCorrect(Number(gold), reason.trim())) onClose();
  };
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={title}
      actions={
        <Button kind="primary" disabled={!ready} onClick={() => void correct()}>
          {words('correctIt')}
        </Button>
      }
    >
      <TextField label={words('newGold')} inputMode="numeric" value={gold} onValue={setGold} />
      <TextField label={words('reason')} value={reason} onValue={setReason} maxLength={200} />
    </Dialog>
  );
}
