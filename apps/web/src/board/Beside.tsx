/** Stays beside moving places of the board, always inside the viewport: dice, as they fall. */
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { SQUARE_PX, toScreen } from './camera.ts';
import { besideAll } from './covers.ts';
import type { Box, Point } from './geometry.ts';
import type { PanZoom } from './usePanZoom.ts';

interface BesideProps {
  readonly camera: PanZoom;
  /** The middles of the squares to leave in sight, in the drawing's units; none for the middle of the screen. */
  readonly around: readonly Point[];
  readonly children: ReactNode;
}

export function Beside({ camera, around, children }: BesideProps): ReactNode {
  const holder = useRef<HTMLDivElement>(null);
  const place = useCallback((): void => {
    if (holder.current !== null) placeBeside(holder.current, camera, around);
  }, [camera, around]);
  useLayoutEffect(place);
  useEffect(() => camera.watch(place), [camera, place]);
  return (
    <div ref={holder} className="board-tray">
      {children}
    </div>
  );
}

/** The skip button and sound captions line the lower edge. */
const LOWER_EDGE = 60;

/** The figures on the board that it stands over, in its pixels. */
function figuresBy(holder: HTMLDivElement): readonly Box[] {
  const board = holder.parentElement!.getBoundingClientRect();
  return [...holder.parentElement!.querySelectorAll('[data-figure]')].map((figure) => {
    const { left, top, width, height } = figure.getBoundingClientRect();
    return { x: left - board.left, y: top - board.top, width, height };
  });
}

function placeBeside(holder: HTMLDivElement, camera: PanZoom, around: readonly Point[]): void {
  const { width, height, covers = [] } = camera.viewport();
  const view = camera.now();
  const side = SQUARE_PX * view.k;
  const squares = around.map((point) => {
    const { x, y } = toScreen(view, point);
    return { x: x - side / 2, y: y - side / 2, width: side, height: side };
  });
  const size = { width: holder.offsetWidth, height: holder.offsetHeight };
  const room = { width, height: height - LOWER_EDGE };
  const { x, y } = besideAll(size, squares, room, covers, figuresBy(holder));
  holder.style.left = `${x}px`;
  holder.style.top = `${y}px`;
}
