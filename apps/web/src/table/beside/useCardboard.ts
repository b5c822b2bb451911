/** What stands on the cardboard of a table, as the people at it last said; kept by this browser. */
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { SeatId } from '@oubliette/kernel';
import { needsHands, newsOn } from '../../play/box/pieces.ts';
import type { BoxBoard, BoxNews, BoxUi } from '../../play/box/pieces.ts';
import { tellNews } from '../../play/box/told.ts';
import { readStored, store } from '../../settings/stored.ts';
import { toast } from '../../ui/notices.ts';
import { useFetched } from '../../tables/useFetched.ts';
import { useAtTable } from '../atTable.ts';
import { chairOf } from '../people.ts';
import type { Shown } from '../usePlayback.ts';

export interface Cardboard {
  readonly box: BoxUi;
  readonly now: BoxBoard;
  readonly news: BoxNews;
  /** The people have done it. */
  readonly done: () => void;
}

/** Null while the game brings nothing, or nothing is laid yet. */
export function useCardboard(shown: Shown): Cardboard | null {
  const { table, ui, language } = useAtTable();
  const { info } = table;
  const fetch = useCallback(() => ui.box?.() ?? null, [ui]);
  const box = useFetched(info.game, fetch);
  const [stood, setStood] = useStood(info.id);
  const { view } = shown.present;
  const now = useMemo(
    () => (view === null ? null : (box?.board(view, language) ?? null)),
    [box, view, language],
  );
  const news = useMemo(() => {
    const isByPeople = (seat: SeatId): boolean => chairOf(info, seat)?.occupant?.is === 'member';
    return now === null ? null : newsOn(stood, now, isByPeople);
  }, [info, stood, now]);
  const { still } = shown;
  useEffect(() => {
    if (!still || now === null || news === null || needsHands(news)) return;
    for (const { text } of tellNews(news, now.size, language)) toast(text);
    setStood(now);
  }, [still, now, news, language, setStood]);
  const done = useCallback(() => {
    if (now !== null) setStood(now);
  }, [now, setStood]);
  return box === null || now === null || news === null ? null : { box, now, news, done };
}

const STOOD_IN = 'oubliette.cardboard';
/** Beyond this number the tables longest untouched are forgotten. */
const MOST_TABLES = 12;

function useStood(table: string): [BoxBoard | null, (board: BoxBoard) => void] {
  const [stood, setStood] = useState(() => storedBoards()[table] ?? null);
  const change = useCallback(
    (board: BoxBoard) => {
      const { [table]: _, ...others } = storedBoards();
      store(STOOD_IN, Object.fromEntries([...Object.entries(others), [table, board]].slice(-MOST_TABLES)));
      setStood(board);
    },
    [table],
  );
  return [stood, change];
}

function storedBoards(): Readonly<Record<string, BoxBoard>> {
  const stored = readStored(STOOD_IN);
  return stored !== null && typeof stored === 'object' ? (stored as Record<string, BoxBoard>) : {};
}
