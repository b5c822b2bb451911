/** Goes on with a match that was played elsewhere. */
import { useState } from 'react';
import { importFile } from '../net/tables.ts';
import { useSettings } from '../settings/store.ts';
import { Button } from '../ui/Button.tsx';
import { Choice } from '../ui/Choice.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { FileButton } from '../ui/FileButton.tsx';
import { LOBBY } from '../words/lobby.ts';
import { UI } from '../words/ui.ts';
import { useWords } from '../words/useWords.ts';
import { readMatchFile } from './matchFile.ts';
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
  const read = chosen?.read.ok === true ? chosen.read : null;

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
          <Button kind="primary" unavailable={read === null} busy={start.busy} onClick={playOn}>
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
          onFile={(file) =>
            void file.text().then((text) => setChosen({ name: file.name, read: readMatchFile(text) }))
          }
        />
        <div role="status">
          {chosen !== null && (
            <p className={chosen.read.ok ? undefined : 'new-table-need'}>
              {chosen.read.ok
                ? words('fileRead', { name: chosen.name, rows: chosen.read.file.rows.length })
                : words(chosen.read.why, { name: chosen.name })}
            </p>
          )}
        </div>
        {read !== null && (
          <Choice
            look="row"
            label={words('iPlay')}
            chosen={side}
            onChoose={setSide}
            options={[
              { value: 'heroes', title: words('asHeroes') },
              { value: 'master', title: words('asMaster') },
              { value: 'everybody', title: words('asEverybody') },
            ]}
          />
        )}
      </div>
    </Dialog>
  );
}
