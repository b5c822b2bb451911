/** The sources of printed sheets: the quest book, or a table as far as this player may know it. */
import { useEffect, useMemo, useState } from 'react';
import { loadQuest } from 'virtual:quests';
import { bookOfQuest, checkQuest } from '@oubliette/classic';
import type { Quest, QuestVocabulary } from '@oubliette/classic';
import { GAMES } from '@oubliette/shelf';
import type { GameId } from '@oubliette/shelf';
import { MOST_HISTORY_ROWS } from '@oubliette/table';
import type { LocalText } from '@oubliette/table';
import type { KnownTable, LinkStatus } from '../net/link.ts';
import { makePath } from '../router.ts';
import { heroesEyes } from '../table/eyes.ts';
import { WEB_GAMES } from '../games.ts';
import type { GamePages } from '../paper/gamePages.ts';
import type { GameUi, LogLineUi } from '../play/gameUi.ts';
import { mergeLines, tableLines } from '../table/tableLog.ts';
import { useTableLink } from '../table/useTableLink.ts';
import { useLanguage } from '../words/useWords.ts';

/** A quest is away where it was never fetched and cannot be now. */
export function useQuest(id: string): Quest | 'loading' | 'unknown' | 'questAway' {
  const [quest, setQuest] = useState<Quest | 'loading' | 'unknown' | 'questAway'>('loading');
  useEffect(() => {
    let wanted = true;
    void questOf(id).then((found) => wanted && setQuest(found));
    return () => {
      wanted = false;
    };
  }, [id]);
  return quest;
}

async function questOf(id: string): Promise<Quest | 'unknown' | 'questAway'> {
  try {
    const source = await loadQuest(id);
    if (source === null) return 'unknown';
    const checked = checkQuest(source, await wordsOf(bookOfQuest(source)));
    return checked.ok ? checked.quest : 'unknown';
  } catch {
    return 'questAway';
  }
}

/** The vocabulary of a book, fetched for quests that need more than the box. */
async function wordsOf(book: string | undefined): Promise<QuestVocabulary | undefined> {
  return GAMES.find(({ id }) => id === book)?.vocabulary?.();
}

/** What any game's table can print, as far as this player may know it. */
export interface TablePrint {
  readonly pages: GamePages;
  readonly view: unknown;
  readonly title: LocalText;
  readonly lines: readonly LogLineUi[];
  readonly link: string;
}

export type NoPrint = 'loading' | 'noTable' | 'parked' | 'away' | 'notBegun' | 'unknownGame';

const NOT_KNOWN: Readonly<Partial<Record<LinkStatus, NoPrint>>> = {
  noEntry: 'noTable',
  parked: 'parked',
  lost: 'away',
};

export function useTablePrint(table: string, secret: string): TablePrint | NoPrint {
  const language = useLanguage();
  const { state, key } = useWholeTable(table, secret);
  const known = state.table;
  const game = GAMES.find(({ id }) => id === known?.info.game)?.id;
  const fetched = useGame(game);
  const ui = fetched?.ui ?? null;
  const view = game === undefined ? null : (known?.present.view ?? null);
  const lines = useMemo(
    () =>
      ui === null || view === null || known === null
        ? []
        : mergeLines(
            ui.lines(known.batches, view, language),
            tableLines(known.batches, known.info, language),
          ),
    [ui, known, view, language],
  );
  if (known === null) return NOT_KNOWN[state.status] ?? 'loading';
  if (game === undefined) return 'unknownGame';
  if (view === null) return 'notBegun';
  if (fetched === null) return 'loading';
  const path = makePath({ at: 'table', ...key });
  const { title } = known.info;
  return { pages: fetched.pages, view, title, lines, link: new URL(path, location.href).href };
}

/** Its telling and its page layouts; null until both are loaded. */
function useGame(game: GameId | undefined): { readonly ui: GameUi; readonly pages: GamePages } | null {
  const [fetched, setFetched] = useState<{ readonly ui: GameUi; readonly pages: GamePages } | null>(null);
  useEffect(() => {
    if (game === undefined) return;
    const { ui, print } = WEB_GAMES[game];
    void Promise.all([ui(), print()]).then(([loaded, pages]) => setFetched({ ui: loaded, pages }));
  }, [game]);
  return fetched;
}

/** The table at this address; asks for earlier rows until all are there. */
function useWholeTable(table: string, secret: string) {
  const route = useMemo(() => ({ at: 'table', table, secret }) as const, [table, secret]);
  const { link, state, key } = useTableLink(route);
  const { table: known } = state;
  const heroes = known === null ? null : heroesEyes(known);
  useEffect(() => {
    if (link !== null && heroes !== null) link.lookThrough(heroes);
  }, [link, heroes]);
  useEffect(() => {
    const before = heroes === null ? firstRow(known) : null;
    if (link !== null && before !== null) void link.ask({ t: 'history', before, rows: MOST_HISTORY_ROWS });
  }, [link, known, heroes]);
  return { state: heroes === null ? state : { ...state, table: null }, key };
}

/** The first known row if there are earlier ones; null if all are known. */
function firstRow(table: KnownTable | null): number | null {
  return table?.earlier === true ? (table.batches[0]?.seq ?? null) : null;
}
