/** A replay in time: its position, and everything that moves it. */
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { SeatId } from '@oubliette/kernel';
import type { Present } from '@oubliette/table';
import type { Language } from '@oubliette/words';
import type { Cue, LogLineUi } from '../play/gameUi.ts';
import { mergeLines, tableLines } from '../table/tableLog.ts';
import { currentCue, nextCue, playIn, restAt, rowShown, standsFor } from './player.ts';
import type { Playhead, ReplaySpeed } from './player.ts';
import { clampRow, eventsBetween, presentAt, rowFrom, toldTo } from './replayModel.ts';
import type { ReplayTold } from './replayModel.ts';
import type { Recorded } from './source.ts';

export interface Shown {
  readonly told: ReplayTold;
  readonly lines: readonly LogLineUi[];
  /** The row shown, or being shown. */
  readonly row: number;
  readonly last: number;
  readonly present: Present;
  readonly cue: Cue | null;
  readonly running: boolean;
  readonly goTo: (row: number) => void;
  /** A single event is played in; anything longer is a jump. */
  readonly step: (by: 'event' | 'turn', way: -1 | 1) => void;
  readonly toggle: () => void;
  readonly goOn: () => void;
}

interface Looking {
  readonly eyes: SeatId;
  readonly language: Language;
  readonly speed: ReplaySpeed;
  /** No animation: rows are shown in their final state. */
  readonly still: boolean;
}

export function useReplay(recorded: Recorded, at: number | null, looking: Looking): Shown {
  const { replay, ui } = recorded;
  const { eyes, language, speed, still } = looking;
  const last = replay.states.length;
  const [head, setHead] = useState<Playhead>(() => restAt(clampRow(replay, at ?? 1)));
  const told = useMemo(() => toldTo(replay, eyes), [replay, eyes]);
  const lines = useLines(recorded, told, eyes, language);

  const forward = useCallback(
    (now: Playhead): Playhead => {
      const row = rowFrom(told, now.row, 'event', 1);
      if (row === now.row) return restAt(row);
      const views = [presentAt(replay, now.row, eyes).view, presentAt(replay, row, eyes).view] as const;
      const cues = still
        ? []
        : ui.cues(eventsBetween(told, now.row, row), ...views, language, told.batches.slice(0, now.row));
      return playIn(now, row, cues);
    },
    [told, replay, eyes, ui, language, still],
  );

  useEffect(() => {
    const ms = standsFor(head, last, speed);
    if (ms === null) return undefined;
    const move = currentCue(head) === null ? forward : nextCue;
    const timer = setTimeout(() => setHead(move), ms);
    return () => clearTimeout(timer);
  }, [head, last, speed, forward]);

  const shownRow = rowShown(head);
  return {
    told,
    lines,
    row: head.row,
    last,
    present: useMemo(() => presentAt(replay, shownRow, eyes), [replay, shownRow, eyes]),
    cue: currentCue(head),
    running: head.running,
    goTo: useCallback((row: number) => setHead(restAt(clampRow(replay, row))), [replay]),
    step: useCallback(
      (by, way) =>
        setHead((now) =>
          by === 'event' && way === 1
            ? forward({ ...now, running: false })
            : restAt(rowFrom(told, now.row, by, way)),
        ),
      [told, forward],
    ),
    toggle: useCallback(
      () =>
        setHead((now) =>
          now.running
            ? { ...now, running: false }
            : { ...restAt(now.row === last ? 1 : now.row), running: true },
        ),
      [last],
    ),
    goOn: useCallback(() => setHead(nextCue), []),
  };
}

function useLines({ replay, ui, box, setup }: Recorded, told: ReplayTold, eyes: SeatId, language: Language) {
  return useMemo(() => {
    const chairs = box.chairs(setup).map((chair) => ({ ...chair, occupant: null }));
    const played = ui.lines(told.batches, presentAt(replay, 1, eyes).view, language);
    return mergeLines(played, tableLines(told.batches, { chairs, members: [] }, language));
  }, [replay, ui, box, setup, told, eyes, language]);
}
