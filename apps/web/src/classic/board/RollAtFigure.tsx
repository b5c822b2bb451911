/** The dice tray beside the figure it is about, always inside the viewport. */
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import type { Names, View } from '@oubliette/classic';
import type { Language } from '@oubliette/words';
import type { Cue } from '../../play/gameUi.ts';
import { DiceTray } from '../dice/DiceTray.tsx';
import { rolledAt, rollsOf } from '../dice/rolls.ts';
import type { Roll } from '../dice/rolls.ts';
import type { TableKit } from '../kit.ts';
import { toScreen } from '../../board/camera.ts';
import { centre } from '../../board/geometry.ts';
import type { PanZoom } from '../../board/usePanZoom.ts';

interface RollAtFigureProps {
  readonly kit: TableKit;
  readonly camera: PanZoom;
  readonly cue: Cue | null;
  readonly view: View;
  readonly names: Names;
  readonly language: Language;
  readonly still: boolean;
  readonly speed: 0 | 0.5 | 1 | 2;
  /** Set to what places the tray again when the camera moves. */
  readonly placing: RefObject<(() => void) | null>;
}

interface Shown {
  readonly rolls: readonly Roll[];
  /** In the drawing's units; null for a roll of nobody on the board. */
  readonly at: { readonly x: number; readonly y: number } | null;
  readonly count: number;
}

export function RollAtFigure(props: RollAtFigureProps): ReactNode {
  const { kit, camera, cue, view, names, language, still, speed, placing } = props;
  const [shown, setShown] = useState<Shown | null>(null);
  const holder = useRef<HTMLDivElement>(null);
  const [last, setLast] = useState<Cue | null>(null);
  if (cue !== last) {
    setLast(cue);
    setShown((before) => next(kit, before, cue, view));
  }
  const place = useCallback((): void => {
    if (holder.current !== null && shown !== null) placeBeside(holder.current, camera, shown.at);
  }, [camera, shown]);
  useLayoutEffect(place, [place]);
  useEffect(() => {
    placing.current = place;
  }, [placing, place]);
  if (shown === null) return null;
  return (
    <div ref={holder} className="board-tray" key={shown.count}>
      <DiceTray
        Die={kit.Die}
        rolls={shown.rolls}
        names={names}
        language={language}
        still={still}
        speed={speed}
      />
    </div>
  );
}

/** A new roll, or the old one while its outcome is shown. */
function next(kit: TableKit, before: Shown | null, cue: Cue | null, view: View): Shown | null {
  if (cue === null) return null;
  const rolls = rollsOf(kit, cue.events);
  if (rolls.length === 0) return cue.events.every(({ type }) => kit.aftermath.has(type)) ? before : null;
  const figure = view.figures.find(({ id }) => id === rolledAt(rolls));
  return {
    rolls,
    at: figure === undefined ? null : centre(view.board, figure.square),
    count: (before?.count ?? 0) + 1,
  };
}

const GAP = 8;
/** What skips, and what is heard, stand along the lower edge. */
const LOWER_EDGE = 60;

/** Above the figure where there is room, else below it; where there is none at all, over as little of it as may be. */
function placeBeside(holder: HTMLDivElement, camera: PanZoom, at: Shown['at']): void {
  const room = camera.viewport();
  const { offsetWidth: width, offsetHeight: height } = holder;
  const point = at === null ? { x: room.width / 2, y: room.height / 2 } : toScreen(camera.now(), at);
  const half = 26 * camera.now().k + GAP;
  const within = (value: number, most: number): number => Math.max(GAP, Math.min(most, value));
  const lowest = room.height - LOWER_EDGE - height;
  const above = point.y - half - height;
  const below = point.y + half;
  const top = Math.max(0, GAP - above) <= Math.max(0, below - lowest) ? above : below;
  holder.style.left = `${within(point.x - width / 2, room.width - width - GAP)}px`;
  holder.style.top = `${within(top, lowest)}px`;
}
