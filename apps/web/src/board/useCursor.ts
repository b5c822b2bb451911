/** The keyboard's square: walking, choosing, and following the camera. */
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent as ReactKeyboardEvent } from 'react';
import type { Square } from '@oubliette/dungeon';
import { squaresView, squareView, wholeView, withSquareInSight } from './camera.ts';
import type { Field } from './camera.ts';
import type { Hands } from './hands.ts';
import type { Camera } from './light.ts';
import type { PanZoom } from './usePanZoom.ts';
import { walked } from './walking.ts';

export interface Looked {
  readonly field: Field;
  readonly camera: Camera;
  /** The acting figure and its square: kept in sight as it walks. */
  readonly walker: { readonly id: string; readonly square: Square } | null;
  readonly gliding: boolean;
}

/** The camera goes where the table asks. */
export function useCamera(props: Looked, camera: PanZoom): void {
  const { camera: wanted, field, gliding } = props;
  useFollowing(props, camera);
  const first = useRef(true);
  useLayoutEffect(() => {
    const [room, now] = [camera.viewport(), camera.now()];
    const to =
      wanted.at === 'whole'
        ? wholeView(field, room)
        : wanted.at === 'square'
          ? squareView(field, room, now, wanted.square)
          : squaresView(field, room, now, wanted.squares, wanted.keep);
    camera.go(to, !first.current && gliding);
    first.current = false;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a new key moves the camera
  }, [wanted.key]);
}

/** Tab leaves the board; a modifier by itself means nothing. */
const LEFT_ALONE: ReadonlySet<string> = new Set(['Tab', 'Shift', 'Control']);

function keepInSight(camera: PanZoom, field: Field, square: Square, gliding: boolean): void {
  const now = camera.now();
  const to = withSquareInSight(field, camera.viewport(), now, square);
  if (to !== now) camera.go(to, gliding);
}

/** The acting figure stays in sight as it walks. */
function useFollowing({ field, walker, gliding }: Looked, camera: PanZoom): void {
  const { id, square } = walker ?? NOBODY;
  const last = useRef({ id, square });
  useEffect(() => {
    const walks = last.current.id === id && last.current.square !== square;
    last.current = { id, square };
    if (square === null || !walks) return;
    keepInSight(camera, field, square, gliding);
  }, [id, square, field, camera, gliding]);
}

const NOBODY = { id: null, square: null };

export interface CursorProps extends Pick<Hands, 'onSquare' | 'onKey'>, Pick<Looked, 'field' | 'gliding'> {
  readonly camera: Camera;
  /** The cursor's first square. */
  readonly start: Square;
}

/** The square that has, or would get, the focus. */
export function useCursor(props: CursorProps, camera: PanZoom) {
  const { width, height } = props.field;
  const [square, set] = useState<Square>(props.start);
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
      const { field, onSquare, onKey: others, gliding } = latest.current;
      if (event.altKey || event.metaKey || LEFT_ALONE.has(event.key)) return;
      // Shift with an arrow bends a path, which the table handles.
      if (event.shiftKey && event.key.startsWith('Arrow')) return others?.(event.nativeEvent, square);
      const to = event.shiftKey ? null : walked(field, square, event.key, event.ctrlKey);
      if (to !== null) {
        event.preventDefault();
        take(to);
        keepInSight(camera, field, to, gliding);
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
  const inside = square < width * height ? square : 0;
  return { square: inside, set, take, follow, onKey };
}

function isZoomKey(key: string): boolean {
  return key === '+' || key === '=' || key === '-';
}
