/** A table by its link: the gathering, the match, or why there is nothing to see. */
import { useEffect, useState } from 'react';
import { isKeptHere } from '../net/keptHere.ts';
import type { Where } from '../net/tables.ts';
import { go } from '../router.ts';
import type { RouteAt } from '../router.ts';
import { KEEPING } from '../tables/keepingWords.ts';
import { useSettings } from '../settings/store.ts';
import { listenForGesture, setVolumes } from '../sound/index.ts';
import { Button, buttonClass } from '../ui/Button.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Panel } from '../ui/Panel.tsx';
import { RouteLink } from '../ui/RouteLink.tsx';
import { LOBBY } from '../words/lobby.ts';
import { useWords } from '../words/useWords.ts';
import { isCampaign } from '@oubliette/shelf';
import { isKnown, loadGameUi } from '../tables/games.ts';
import { useFetched } from '../tables/useFetched.ts';
import type { GameUi } from '../play/gameUi.ts';
import { GatheringRoom } from './GatheringRoom.tsx';
import { PlayTable } from './PlayTable.tsx';
import { TableProvider } from './TableProvider.tsx';
import { useTableLink } from './useTableLink.ts';
import { TOGETHER } from './togetherWords.ts';
import { TABLE } from './words.ts';
import './TableScreen.css';

export function TableScreen({ route }: { readonly route: RouteAt<'table' | 'watch'> }) {
  const words = useWords(TABLE);
  const lobby = useWords(LOBBY);
  const keeping = useWords(KEEPING);
  const { link, state, key, where } = useTableLink(route);
  const { status, table } = state;
  const game = table?.info.game;
  const ui = useGameUi(game);
  useTableSound();

  const away = game !== undefined && isCampaign(game);
  useEffect(() => {
    if (away) go({ at: 'campaign', ...key }, 'replace');
  }, [away, key]);

  if (status === 'noEntry') return <NoEntry where={where} />;
  if (status === 'parked' && where === 'here') return <ParkedHere table={key.table} />;
  if (status === 'parked') return <NothingHere title={words('parkedTitle')} text={lobby('parked')} />;
  if (status === 'removed') return <NothingHere title={keeping('removedTitle')} text={keeping('removed')} />;
  if (status === 'outdated')
    return <NothingHere title={words('outdatedTitle')} text={words('outdated')} reload={words('reload')} />;
  if (status === 'elsewhere')
    return (
      <NothingHere
        title={words('elsewhereTitle')}
        text={words('elsewhere')}
        reload={words('elsewhereTake')}
      />
    );
  if (ui === 'unknown') return <NothingHere title={words('noEntryTitle')} text={words('unknownGame')} />;
  if (link === null || table === null || ui === null) return <Loading text={words('connecting')} />;
  return (
    <TableProvider link={link} tableKey={key} where={where} table={table} ui={ui}>
      {table.info.phase === 'gathering' || table.present.view === null ? <GatheringRoom /> : <PlayTable />}
    </TableProvider>
  );
}

/** A table in this browser has no host to ask for another link. */
function NoEntry({ where }: { readonly where: Where }) {
  const words = useWords(TABLE);
  const together = useWords(TOGETHER);
  if (where === 'here') return <NothingHere title={together('clearedTitle')} text={together('cleared')} />;
  return (
    <NothingHere title={words('noEntryTitle')} text={`${words('noEntry')} ${together('maybeCleared')}`} />
  );
}

/** Damaged, or deleted by the browser during the match. */
function ParkedHere({ table }: { readonly table: string }) {
  const words = useWords(TABLE);
  const lobby = useWords(LOBBY);
  const together = useWords(TOGETHER);
  const [isKept, setKept] = useState(true);
  useEffect(() => {
    void isKeptHere(table).then(setKept);
  }, [table]);
  if (!isKept) return <NothingHere title={together('clearedTitle')} text={together('cleared')} />;
  return <NothingHere title={words('parkedTitle')} text={lobby('parked')} />;
}

interface NothingProps {
  readonly title: string;
  readonly text: string;
  readonly reload?: string;
}

function NothingHere({ title, text, reload }: NothingProps) {
  const words = useWords(TABLE);
  return (
    <main className="nothing-here">
      <Panel material="parchment" title={title}>
        <p>{text}</p>
        <p className="nothing-here-ways">
          {reload !== undefined && (
            <Button kind="primary" onClick={() => location.reload()}>
              {reload}
            </Button>
          )}
          <RouteLink to={{ at: 'lobby' }} className={buttonClass('plain')}>
            {words('toLobby')}
          </RouteLink>
        </p>
      </Panel>
    </main>
  );
}

function useGameUi(game: string | undefined): GameUi | null | 'unknown' {
  const ui = useFetched(game, loadGameUi);
  return game !== undefined && !isCampaign(game) && !isKnown(game) ? 'unknown' : ui;
}

function useTableSound(): void {
  const { sound, muted } = useSettings();
  useEffect(() => listenForGesture(), []);
  useEffect(() => {
    setVolumes({ ...sound, muted });
  }, [sound, muted]);
}
