/** Continues a match played elsewhere. */
import { useState } from 'react';
import type { Box } from '@oubliette/table';
import { fetchGame, shelfHere } from '../net/shelf.ts';
import { importFile } from '../net/tables.ts';
import { useSettings } from '../settings/store.ts';
import { Button } from '../ui/Button.tsx';
import { Choice } from '../ui/Choice.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { FileButton } from '../ui/FileButton.tsx';
import { toast } from '../ui/notices.ts';
import { LOBBY } from '../words/lobby.ts';
import { UI } from '../words/ui.ts';
import { useWords } from '../words/useWords.ts';
import { fileTrouble, readMatchFile } from './matchFile.ts';
import type { FileRead } from './matchFile.ts';
import type { Start } from './useStart.ts';
import './NewTableDialog.css';

interface Props {
  readonly start: Start;
  readonly onClose: () => void;
}

type Side = 'heroes' | 'master' | 'everybody';

export function ImportDialog({ start, onClose }: Props) {
  const words = useWords(LOBBY);
  const common = useWords(UI);
  const { name, language } = useSettings();
  const [chosen, setChosen] = useState<{ readonly name: string; readonly read: FileRead } | null>(null);
  const [side, setSide] = useState<Side>('heroes');
  const [busy, setBusy] = useState(false);
  const read = chosen?.read.ok === true ? chosen.read : null;
  const hasMaster = read?.seats.some(({ master }) => master) === true;

  async function choose(file: File): Promise<void> {
    setBusy(true);
    setChosen(null);
    setSide('heroes');
    try {
      setChosen({ name: file.name, read: await readMatchFile(await file.text(), boxOf) });
    } catch {
      // The file's game was never loaded, and cannot be now.
      toast(words('partAway'), 'warning');
    }
    setBusy(false);
  }

  function playOn(): void {
    if (read === null) return;
    const { file, seats } = read;
    const mine = seats.filter(({ master }) => side === 'everybody' || master === (side === 'master'));
    const request = {
      game: file.system,
      choice: null,
      name: name.trim() === '' ? words('someone') : name.trim(),
      seats: mine.map(({ seat }) => seat),
      others: 'bots' as const,
      options: { language },
      begin: true,
    };
    start.enter(file.system, () => importFile(file, file.rows.length, request, 'here'));
  }

  return (
    <Dialog
      open
      title={words('importTitle')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button kind="primary" unavailable={read === null} busy={start.busy || busy} onClick={playOn}>
            {words('playOn')}
          </Button>
        </>
      }
    >
      <div className="new-table">
        <p>{words('importText')}</p>
        <FileButton
          accept=".json,application/json"
          label={words('chooseFile')}
          onFile={(file) => void choose(file)}
        />
        <div role="status">
          {chosen !== null && (
            <p className={chosen.read.ok ? undefined : 'new-table-need'}>
              {chosen.read.ok
                ? words('fileRead', { name: chosen.name, rows: chosen.read.file.rows.length })
                : fileTrouble(chosen.name, chosen.read.why, language)}
            </p>
          )}
        </div>
        {hasMaster && <SideChoice side={side} onChoose={setSide} />}
      </div>
    </Dialog>
  );
}

interface SideProps {
  readonly side: Side;
  readonly onChoose: (side: Side) => void;
}

function SideChoice({ side, onChoose }: SideProps) {
  const words = useWords(LOBBY);
  return (
    <Choice
      look="row"
      label={words('iPlay')}
      chosen={side}
      onChoose={onChoose}
      options={[
        { value: 'heroes', title: words('asHeroes') },
        { value: 'master', title: words('asMaster') },
        { value: 'everybody', title: words('asEverybody') },
      ]}
    />
  );
}

async function boxOf(game: string): Promise<Box | undefined> {
  await fetchGame(game);
  return shelfHere().get(game);
}
