/** The keyboard's square: walking, choosing, and following the camera. */
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent as ReactKeyboardEvent } from 'react';
import type { Size, Square } from '@oubliette/dungeon';
import { squaresView, squareView, wholeView, withSquareInSight } from '../../board/camera.ts';
import type { BoardProps } from './props.ts';
import type { PanZoom } from '../../board/usePanZoom.ts';
import { walked } from '../../board/walking.ts';

/** The camera follows what the table asks of it. */
export function useCamera(props: BoardProps, camera: PanZoom): void {
  const { camera: wanted, view, reducedMotion } = props;
  useFollowing(props, camera);
  const first = useRef(true);
  const { board } = view;
  useLayoutEffect(() => {
    const [room, now] = [camera.viewport(), camera.now()];
    const to =
      wanted.at === 'whole'
        ? wholeView(board, room)
        : wanted.at === 'square'
          ? squareView(board, room, now, wanted.square)
          : squaresView(board, room, now, wanted.squares);
    camera.go(to, !first.current && !reducedMotion);
    first.current = false;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a new key moves the camera
  }, [wanted.key]);
}

/** Tab leaves the board; a modifier by itself means nothing. */
const LEFT_ALONE: ReadonlySet<string> = new Set(['Tab', 'Shift', 'Control']);

function keepInSight(camera: PanZoom, size: Size, square: Square, reducedMotion: boolean): void {
  const now = camera.now();
  const to = withSquareInSight(size, camera.viewport(), now, square);
  if (to !== now) camera.go(to, !reducedMotion);
}

/** Whoever acts stays in sight as they walk. */
function useFollowing({ view, active, reducedMotion }: BoardProps, camera: PanZoom): void {
  const { board } = view;
  const square = view.figures.find(({ id }) => id === active)?.square;
  const last = useRef({ active, square });
  useEffect(() => {
    const walks = last.current.active === active && last.current.square !== square;
    last.current = { active, square };
    if (square === undefined || !walks) return;
    keepInSight(camera, board, square, reducedMotion);
  }, [active, square, board, camera, reducedMotion]);
}

/** The square that has, or would get, the focus. */
export function useCursor(props: BoardProps, camera: PanZoom) {
  const { board } = props.view;
  const [square, set] = useState<Square>(() => startOf(props));
  const [follow, setFollow] = useState(0);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const take = useCallback(
    (to: Square): void => {
      set(to);
      setFollow((count) => count + 1);
    },
    [set],
  );
  const wanted = props.camera;
  useEffect(() => {
    if (wanted.at !== 'square') return;
    set(wanted.square);
    if (camera.viewportRef.current?.contains(document.activeElement)) setFollow((count) => count + 1);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a new key moves the cursor
  }, [wanted.key]);
  const onKey = useCallback(
    (event: ReactKeyboardEvent): void => {
      const { view, onSquare, onKey: others, reducedMotion } = latest.current;
      if (event.altKey || event.metaKey || LEFT_ALONE.has(event.key)) return;
      // Shift with an arrow bends a path, which is the table's matter.
      if (event.shiftKey && event.key.startsWith('Arrow')) return others?.(event.nativeEvent, square);
      const to = event.shiftKey ? null : walked(view.board, square, event.key, event.ctrlKey);
      if (to !== null) {
        event.preventDefault();
        take(to);
        keepInSight(camera, view.board, to, reducedMotion);
        return;
      }
      if (isZoomKey(event.key)) return camera.zoomBy(event.key === '-' ? 1 / 1.3 : 1.3);
      if (event.key === ' ') {
        event.preventDefault();
        return onSquare(square, 'tap');
      }
      others?.(event.nativeEvent, square);
      if (event.key === 'Enter' && !event.nativeEvent.defaultPrevented) onSquare(square, 'tap');
    },
    [square, take, camera],
  );
  const inside = square < board.areaOf.length ? square : 0;
  return { square: inside, set, take, follow, onKey };
}

function isZoomKey(key: string): boolean {
  return key === '+' || key === '=' || key === '-';
}

/** On one's own figure, or on whoever acts; else in the first corner. */
function startOf({ view, mine, active }: BoardProps): Square {
  const id = active !== null && mine.includes(active) ? active : (mine[0] ?? active);
  return view.figures.find((figure) => figure.id === id)?.square ?? view.stairs[0] ?? 0;
}
