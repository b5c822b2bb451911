/** A recorded match: fetched from its table, or read from a file. */
import { useCallback, useEffect, useState } from 'react';
import type { DragEvent } from 'react';
import type { RouteAt } from '../router.ts';
import { Button, buttonClass } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Panel } from '../ui/Panel.tsx';
import { RouteLink } from '../ui/RouteLink.tsx';
import { useLanguage, useWords } from '../words/useWords.ts';
import { FileInput } from './FileInput.tsx';
import { ReplayTable } from './ReplayTable.tsx';
import { fromDisk, fromTable } from './source.ts';
import type { Sourced } from './source.ts';
import { mayPass, troubleText } from './trouble.ts';
import type { Trouble } from './trouble.ts';
import { REPLAY } from './words.ts';
import './ReplayScreen.css';

export function ReplayScreen({ route }: { readonly route: RouteAt<'replay'> }) {
  const words = useWords(REPLAY);
  const { table, secret } = route;
  const [sourced, setSourced] = useState<Sourced | null>(null);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let wanted = true;
    setSourced(null);
    if (table !== null) void fromTable(table, secret).then((found) => wanted && setSourced(found));
    return () => {
      wanted = false;
    };
  }, [table, secret, tries]);

  const read = useCallback(async (chosen: Blob) => setSourced(await fromDisk(chosen)), []);

  if (sourced?.ok === true)
    return (
      <ReplayTable
        key={sourced.recorded.replay.file.head}
        recorded={sourced.recorded}
        at={route.seq}
        read={read}
      />
    );
  if (sourced === null && table !== null) return <Loading text={words('loading')} />;
  return (
    <main className="replay-door">
      <Panel material="parchment">
        <h1>{words('title')}</h1>
        {sourced !== null && <TroubleText trouble={sourced.trouble} />}
        {sourced !== null && mayPass(sourced.trouble) && table !== null && (
          <Button onClick={() => setTries((so) => so + 1)}>{words('again')}</Button>
        )}
        {sourced?.trouble.is === 'closed' && table !== null && (
          <p>
            <RouteLink to={{ at: 'table', table, secret }} className={buttonClass('plain')}>
              {words('toTable')}
            </RouteLink>
          </p>
        )}
        <FileChooser read={read} />
        <p>
          <RouteLink to={{ at: 'lobby' }}>{words('back')}</RouteLink>
        </p>
      </Panel>
    </main>
  );
}

function TroubleText({ trouble }: { readonly trouble: Trouble }) {
  const language = useLanguage();
  return (
    <p role="alert" className="replay-trouble">
      {troubleText(trouble, language)}
    </p>
  );
}

function FileChooser({ read }: { readonly read: (chosen: Blob) => Promise<void> }) {
  const words = useWords(REPLAY);
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file !== undefined) void read(file);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the input in it does the same
    <label
      className={over ? 'replay-chooser replay-chooser-over' : 'replay-chooser'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Icon name="scroll-unfurled" size={2.5} />
      <span className={buttonClass('primary')}>{words('choose')}</span>
      <span>{words('chooseHint')}</span>
      <FileInput read={read} />
    </label>
  );
}
