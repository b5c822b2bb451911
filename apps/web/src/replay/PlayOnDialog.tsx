/** A new table in this browser that continues from a row of the record. */
import { useState } from 'react';
import type { Chair } from '@oubliette/table';
import { whyNot } from '../tables/problems.ts';
import { importFile } from '../net/tables.ts';
import { go } from '../router.ts';
import { useSettings } from '../settings/store.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Switch } from '../ui/Switch.tsx';
import { useWords } from '../words/useWords.ts';
import type { Recorded } from './source.ts';
import { momentAt } from './replayModel.ts';
import type { Shown } from './useReplay.ts';
import { REPLAY } from './words.ts';

interface Props {
  readonly recorded: Recorded;
  readonly chairs: readonly Chair[];
  readonly shown: Shown;
  readonly close: () => void;
}

export function PlayOnDialog({ recorded: { replay }, chairs, shown, close }: Props) {
  const words = useWords(REPLAY);
  const { row, told, lines } = shown;
  const { language, name } = useSettings();
  const [seats, setSeats] = useState<readonly string[]>(() =>
    chairs.filter(({ role }) => role === 'hero').map(({ seat }) => seat),
  );
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    const request = {
      game: replay.file.system,
      choice: null,
      name: name.trim() === '' ? words('player') : name,
      seats: [...seats],
      others: 'bots' as const,
      options: { language },
      begin: true,
    };
    try {
      const opened = await importFile(replay.file, row, request, 'here');
      if (opened.ok) go({ at: 'table', table: opened.value.table, secret: opened.value.secret });
      else setTrouble(words('playOnFailed', { reason: whyNot(opened.problems, language) }));
    } catch {
      setTrouble(words('playOnBroken'));
    }
    setBusy(false);
  };
  const problem = seats.length === 0 ? words('nobody') : trouble;
  return (
    <Dialog
      open
      onClose={close}
      title={words('playOn')}
      actions={
        <Button kind="primary" busy={busy} disabled={seats.length === 0} onClick={() => void open()}>
          {words('playOnGo')}
        </Button>
      }
    >
      <p>{words('playOnWhere', { moment: momentAt(told, lines, row) })}</p>
      <p>{words('playOnText')}</p>
      <h3>{words('playOnSeats')}</h3>
      {chairs.map(({ seat, title }) => (
        <Switch
          key={seat}
          label={title[language]}
          on={seats.includes(seat)}
          onChange={(on) => setSeats((so) => (on ? [...so, seat] : so.filter((each) => each !== seat)))}
        />
      ))}
      <p role="alert">{problem}</p>
    </Dialog>
  );
}
