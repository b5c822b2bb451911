/** The Morcar player corrects the gold on a sheet, with a reason everybody reads. */
import { useState } from 'react';
import type { CommonSheet } from '@oubliette/classic';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { TextField } from '../ui/Field.tsx';
import { useWords } from '../words/useWords.ts';
import { called } from './town.ts';
import type { Town } from './town.ts';
import { CAMPAIGN } from './words.ts';

export function Correction({ town, sheet }: { readonly town: Town; readonly sheet: CommonSheet }) {
  const words = useWords(CAMPAIGN);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" icon="two-coins" onClick={() => setOpen(true)}>
        {words('correct')}
      </Button>
      {open && <CorrectionDialog town={town} sheet={sheet} onClose={() => setOpen(false)} />}
    </>
  );
}

interface Props {
  readonly town: Town;
  readonly sheet: CommonSheet;
  readonly onClose: () => void;
}

function CorrectionDialog({ town, sheet, onClose }: Props) {
  const words = useWords(CAMPAIGN);
  const [gold, setGold] = useState(String(sheet.gold));
  const [reason, setReason] = useState('');
  const ready = reason.trim() !== '' && /^\d{1,6}$/.test(gold);
  const correct = async () => {
    if (await town.correctGold(sheet.kind, Number(gold), reason.trim())) onClose();
  };
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={words('correctTitle', { hero: called(sheet) })}
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
