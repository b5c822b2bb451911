/** Playback in time: cues follow at the chosen speed; a hidden tab catches up when it is shown again. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { KnownTable } from '../net/link.ts';
import type { Present } from '@oubliette/table';
import type { Cue, GameUi, SceneSettings } from '../play/gameUi.ts';
import {
  beginPlayback,
  catchUp,
  cueOf,
  feed,
  haste,
  isStill,
  openPlayback,
  presentShown,
  seqTold,
  skip,
  stepOn,
} from './playback.ts';
import type { MakeCues, Playback } from './playback.ts';
import type { Language } from '@oubliette/words';

export interface Shown {
  readonly cue: Cue | null;
  readonly present: Present;
  readonly still: boolean;
  /** The last row the log may tell. */
  readonly told: number;
  /** Skips to the next text to be read. */
  readonly skip: () => void;
  /** Closes the text read aloud. */
  readonly goOn: () => void;
}

export function usePlayback(
  table: KnownTable,
  ui: GameUi,
  language: Language,
  speed: SceneSettings['speed'],
  firstTime: boolean,
): Shown {
  const past = useRef(table.batches);
  past.current = table.batches;
  const makeCues = useCallback<MakeCues>(
    (events, before, after) =>
      before.view === null || after.view === null
        ? []
        : ui.cues(events, before.view, after.view, language, past.current),
    [ui, language],
  );
  const instant = speed === 0;
  const [held, setHeld] = useState<{ fed: KnownTable; playback: Playback }>(() => ({
    fed: table,
    playback: firstTime ? openPlayback(table, makeCues) : beginPlayback(table),
  }));
  let { playback } = held;
  if (held.fed !== table) {
    playback = feed(playback, table, makeCues, { instant });
    setHeld({ fed: table, playback });
  }

  const change = useCallback((next: (playback: Playback) => Playback) => {
    setHeld((now) => ({ ...now, playback: next(now.playback) }));
  }, []);

  const { playing } = playback;
  const hurry = haste(playback);
  useEffect(() => {
    const cue = playing?.cues[playing.at];
    if (cue === undefined || cue.readAloud !== undefined) return undefined;
    const timer = setTimeout(
      () => change((now) => stepOn(now, makeCues, { instant })),
      instant ? 0 : cue.ms / speed / hurry,
    );
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a cue that has begun keeps its time
  }, [playing, change, makeCues, instant, speed]);

  useEffect(() => {
    const returned = () => {
      if (document.visibilityState === 'visible') change(catchUp);
    };
    document.addEventListener('visibilitychange', returned);
    return () => document.removeEventListener('visibilitychange', returned);
  }, [change]);

  return {
    cue: cueOf(playback),
    present: presentShown(playback),
    still: isStill(playback),
    told: seqTold(playback),
    skip: useCallback(() => change((now) => skip(now, makeCues)), [change, makeCues]),
    goOn: useCallback(() => change((now) => stepOn(now, makeCues, { instant })), [change, makeCues, instant]),
  };
}
