/** Stays beside a moving place of the board, always inside the viewport: dice, as they fall. */
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { toScreen } from './camera.ts';
import type { Point } from './geometry.ts';
import type { PanZoom } from './usePanZoom.ts';

interface BesideProps {
  readonly camera: PanZoom;
  /** The middle of its square, in the drawing's units; null for the middle of the screen. */
  readonly at: Point | null;
  readonly children: ReactNode;
}

export function Beside({ camera, at, children }: BesideProps): ReactNode {
  const holder = useRef<HTMLDivElement>(null);
  const place = useCallback((): void => {
    if (holder.current !== null) placeBeside(holder.current, camera, at);
  }, [camera, at]);
  useLayoutEffect(place);
  useEffect(() => camera.watch(place), [camera, place]);
  return (
    <div ref={holder} className="board-tray">
      {children}
    </div>
  );
}

const GAP = 8;
/** The skip button and sound captions line the lower edge. */
const LOWER_EDGE = 60;

/** Above the figure if there is room, else below it, else covering as little of it as possible. */
function placeBeside(holder: HTMLDivElement, camera: PanZoom, at: Point | null): void {
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
