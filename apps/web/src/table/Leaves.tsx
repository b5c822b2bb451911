/** The leaves beside or under the board: log, chat, people; on a phone also actions and sheet. */
import { useEffect, useMemo, useRef } from 'react';
import { Tabs } from '../ui/Tabs.tsx';
import { useWords } from '../words/useWords.ts';
import { ActionArea } from './ActionArea.tsx';
import { useAtTable } from './atTable.ts';
import { ChatPanel } from './ChatPanel.tsx';
import { chatOf } from './chat.ts';
import type { LogLineUi, TableScene } from '../play/gameUi.ts';
import { LogPanel } from './LogPanel.tsx';
import { LogWords } from './LogWords.tsx';
import { useMuted } from './muted.ts';
import { PeoplePanel } from './PeoplePanel.tsx';
import { filterLines } from './tableLog.ts';
import { TABLE } from './words.ts';

export type Leaf = 'actions' | 'sheet' | 'log' | 'chat' | 'people';

interface Props {
  readonly scene: TableScene;
  readonly lines: readonly LogLineUi[];
  readonly wide: boolean;
  readonly leaf: Leaf;
  readonly onLeaf: (leaf: Leaf) => void;
}

export function Leaves({ scene, lines, wide, leaf, onLeaf }: Props) {
  const words = useWords(TABLE);
  const { table, ui, language } = useAtTable();
  const { batches, info, seats } = table;
  const [muted] = useMuted(info.id);
  const said = useMemo(() => chatOf(batches, info, language, muted), [batches, info, language, muted]);
  const unread = useUnread(said.at(-1)?.seq ?? 0, leaf === 'chat', said);
  const narrow = !wide && seats.length > 0;
  const badge = unread === 0 ? {} : { badge: String(unread) };
  const tabs = [
    ...(narrow ? [{ id: 'actions', title: words('tabActions') } as const] : []),
    ...(wide ? [] : [{ id: 'sheet', title: words('tabSheet') } as const]),
    { id: 'log', title: words('tabLog') } as const,
    { id: 'chat', title: words('tabChat'), ...badge } as const,
    { id: 'people', title: words('tabPeople') } as const,
  ];
  const chosen: Leaf = tabs.some(({ id }) => id === leaf) ? leaf : 'log';
  return (
    <>
      {narrow && chosen !== 'log' && <Ticker lines={lines} onOpen={() => onLeaf('log')} />}
      <Tabs<Leaf>
        label={words('leaves')}
        tabs={tabs}
        chosen={chosen}
        onChoose={onLeaf}
        className="play-leaves"
      >
        {chosen === 'actions' && <ActionArea scene={scene} />}
        {chosen === 'sheet' && (
          <div className="play-sheet">
            <ui.Sheets scene={scene} />
          </div>
        )}
        {chosen === 'log' && <LogPanel lines={lines} />}
        {chosen === 'chat' && <ChatPanel said={said} />}
        {chosen === 'people' && <PeoplePanel />}
      </Tabs>
    </>
  );
}

/** The last lines of the log, when there is no room for the log itself. */
function Ticker({ lines, onOpen }: { readonly lines: readonly LogLineUi[]; readonly onOpen: () => void }) {
  const words = useWords(TABLE);
  return (
    <button type="button" className="play-ticker" aria-label={words('tabLog')} onClick={onOpen}>
      {filterLines(lines, 'all')
        .slice(-2)
        .map((line) => (
          <span key={line.key}>
            <LogWords line={line} />
          </span>
        ))}
    </button>
  );
}

/** How many messages have come since the chat was last open. */
function useUnread(newest: number, reading: boolean, said: readonly { readonly seq: number }[]): number {
  const read = useRef(newest);
  useEffect(() => {
    if (reading) read.current = newest;
  }, [reading, newest]);
  return reading ? 0 : said.filter(({ seq }) => seq > read.current).length;
}
