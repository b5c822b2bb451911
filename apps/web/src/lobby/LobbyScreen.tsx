/** The lobby: tables that wait for the player, their other tables, and every way to begin a new one. */
import { lazy, Suspense, useEffect, useState } from 'react';
import { withBase } from '../base.ts';
import { takeUpdate, useOnline, useUpdateReady } from '../offline/offline.ts';
import { go } from '../router.ts';
import { SettingsButton } from '../ui/SettingsButton.tsx';
import { changeSettings, useSettings } from '../settings/store.ts';
import { Button, buttonClass } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Kbd } from '../ui/Kbd.tsx';
import { RouteLink } from '../ui/RouteLink.tsx';
import { LOBBY } from '../words/lobby.ts';
import { UI } from '../words/ui.ts';
import { useLanguage, useWords } from '../words/useWords.ts';
import type { Mode } from '../forms/company.ts';
import { arrange, routeTo } from '../tables/myTables.ts';
import type { Mine } from '../tables/myTables.ts';
import { Games } from './Games.tsx';
import { MyTables } from './MyTables.tsx';
import { OpenTables } from './OpenTables.tsx';
import { PlayNow } from './PlayNow.tsx';
import { SoundOffer } from './SoundOffer.tsx';
import { useLobby } from './useLobby.ts';
import { useStart } from './useStart.ts';
import { useWarmUp } from './useWarmUp.ts';
import { Ways } from './Ways.tsx';
import './LobbyScreen.css';

const NewTableDialog = lazy(async () => ({ default: (await import('./NewTableDialog.tsx')).NewTableDialog }));
const HistoryDialog = lazy(async () => ({ default: (await import('./HistoryDialog.tsx')).HistoryDialog }));
const ImportDialog = lazy(async () => ({ default: (await import('./ImportDialog.tsx')).ImportDialog }));

type Opened =
  | { readonly what: 'new'; readonly mode: Mode; readonly game?: string }
  | { readonly what: 'import' | 'history' };

export function LobbyScreen() {
  const lobby = useLobby();
  const start = useStart();
  const words = useWords(LOBBY);
  const [opened, setOpened] = useState<Opened | null>(null);
  const tables = arrange(lobby.mine ?? []);
  const newcomer = lobby.mine?.length === 0;
  const { next, waiting } = tables;
  useTitle(waiting.length);
  useEnter(next, opened === null);
  useWarmUp();

  return (
    <div className="lobby">
      <LobbyHead />
      <Banners serverAway={lobby.serverAway} />
      <main id="main" className="lobby-main">
        <div className="lobby-first">
          {newcomer && <p className="lobby-tagline">{words('tagline')}</p>}
          {newcomer ? (
            <PlayNow start={start} full />
          ) : (
            <MyTables tables={tables} now={lobby.now} onForgotten={lobby.refresh} />
          )}
        </div>
        <div className="lobby-second">
          <Games start={start} mine={lobby.mine} />
          <Ways
            onNew={(mode, game) => setOpened({ what: 'new', mode, ...(game === undefined ? {} : { game }) })}
          />
          <SoundOffer />
          {!newcomer && lobby.mine !== null && <PlayNow start={start} full={false} />}
          {lobby.open !== null && (lobby.open.length > 0 || !newcomer) && <OpenTables tables={lobby.open} />}
        </div>
      </main>
      <LobbyFoot
        onImport={() => setOpened({ what: 'import' })}
        onHistory={() => setOpened({ what: 'history' })}
      />
      {next !== null && <Pinned next={next} />}
      <Suspense fallback={null}>
        {opened?.what === 'new' && (
          <NewTableDialog
            mode={opened.mode}
            {...(opened.game === undefined ? {} : { game: opened.game })}
            start={start}
            onClose={() => setOpened(null)}
          />
        )}
        {opened?.what === 'history' && <HistoryDialog onClose={() => setOpened(null)} />}
        {opened?.what === 'import' && <ImportDialog start={start} onClose={() => setOpened(null)} />}
      </Suspense>
    </div>
  );
}

function LobbyHead() {
  const { language } = useSettings();
  return (
    <header className="lobby-head">
      <h1 className="lobby-name">
        <img src={withBase('/icon.svg')} alt="" width="64" height="64" />
        Oubliette
      </h1>
      <div className="lobby-tools">
        {(['en', 'fr'] as const).map((each) => (
          <button
            key={each}
            type="button"
            lang={each}
            className="lobby-language"
            aria-pressed={language === each}
            onClick={() => changeSettings({ language: each })}
          >
            <span className="lobby-language-name">{each === 'en' ? 'English' : 'Français'}</span>
            <span className="lobby-language-code" aria-hidden="true">
              {each.toUpperCase()}
            </span>
          </button>
        ))}
        <SettingsButton />
      </div>
    </header>
  );
}

function Banners({ serverAway }: { readonly serverAway: boolean }) {
  const common = useWords(UI);
  const words = useWords(LOBBY);
  const online = useOnline();
  const updateReady = useUpdateReady();
  return (
    <div role="status">
      {(!online || serverAway) && (
        <p className="lobby-banner">
          <Icon name="offline" /> {online ? words('serverAway') : common('offline')}
        </p>
      )}
      {updateReady && (
        <p className="lobby-banner">
          {common('updateReady')}
          <Button onClick={takeUpdate}>{common('update')}</Button>
        </p>
      )}
    </div>
  );
}

interface FootProps {
  readonly onImport: () => void;
  readonly onHistory: () => void;
}

function LobbyFoot({ onImport, onHistory }: FootProps) {
  const words = useWords(LOBBY);
  return (
    <footer className="lobby-foot">
      <Button kind="quiet" icon="laurel-crown" onClick={onHistory}>
        {words('history')}
      </Button>
      <Button kind="quiet" icon="file" onClick={onImport}>
        {words('importFile')}
      </Button>
      <RouteLink to={{ at: 'replay', table: null, secret: '', seq: null }} className={buttonClass('quiet')}>
        <Icon name="return-arrow" /> {words('replayFile')}
      </RouteLink>
      <RouteLink to={{ at: 'print', what: [], secret: '', query: {} }} className={buttonClass('quiet')}>
        <Icon name="scroll-unfurled" /> {words('printing')}
      </RouteLink>
      <RouteLink to={{ at: 'credits' }} className={buttonClass('quiet')}>
        <Icon name="quill" /> {words('credits')}
      </RouteLink>
    </footer>
  );
}

/** Near the thumb on a phone. */
function Pinned({ next }: { readonly next: Mine }) {
  const words = useWords(LOBBY);
  const language = useLanguage();
  return (
    <nav className="lobby-pinned" aria-label={words('continue')}>
      <RouteLink to={routeTo(next)} className={buttonClass('primary', { large: true, wide: true })}>
        {words('continueOn', { title: next.summary.title[language] })} <Kbd>↵</Kbd>
      </RouteLink>
    </nav>
  );
}

/** Enter opens the next table, unless something else has the focus. */
function useEnter(next: Mine | null, listening: boolean): void {
  useEffect(() => {
    if (next === null || !listening) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && document.activeElement === document.body) go(routeTo(next));
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [next, listening]);
}

function useTitle(waiting: number): void {
  useEffect(() => {
    document.title = waiting > 0 ? `(${waiting}) Oubliette` : 'Oubliette';
  }, [waiting]);
}
