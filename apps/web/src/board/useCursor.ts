/** The keyboard's square: walking, choosing, and following the camera. */
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent as ReactKeyboardEvent } from 'react';
import type { Square } from '@oubliette/dungeon';
import { fits, hides, squaresView, squareView, wholeView, withSquareInSight } from './camera.ts';
import type { Field, View2d, Viewport } from './camera.ts';
import { watchCovers } from './covers.ts';
import type { Hands } from './hands.ts';
import type { Camera, Light } from './light.ts';
import type { PanZoom } from './usePanZoom.ts';
import { walked } from './walking.ts';

export interface Looked {
  readonly field: Field;
  readonly camera: Camera;
  /** The acting figure and its square: kept in sight as it walks. */
  readonly walker: { readonly id: string; readonly square: Square } | null;
  readonly lights: readonly Light[];
  readonly path: readonly Square[];
  readonly gliding: boolean;
}

/** The camera goes where the table asks. */
export function useCamera(props: Looked, camera: PanZoom): void {
  const { camera: wanted, gliding } = props;
  useFollowing(props, camera);
  const short = useLit(props, camera);
  const first = useRef(true);
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  useLayoutEffect(() => {
    const look = (now: View2d, room: Viewport): View2d => lookAt(latest.current, now, room);
    camera.go(look(camera.now(), camera.viewport()), !first.current && gliding);
    // In a window of another size the same is to be seen.
    camera.refit(look);
    first.current = false;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a new key moves the camera
  }, [wanted.key]);
  useEffect(() => {
    const uncover = (): void => {
      const [now, room] = [camera.now(), camera.viewport()];
      const { field, path, camera: asked, gliding: glides } = latest.current;
      const needed = neededIn(latest.current);
      const hasRoom = short.current && path.length < 2 && fits(field, room, needed);
      if (!hasRoom && !hides(field, room, now, needed)) return;
      short.current = false;
      const isAsked = !hasRoom && asked.at !== 'whole';
      const to = isAsked
        ? lookAt(latest.current, now, room)
        : squaresView(field, room, now, needed, needed[0]);
      camera.go(to, glides);
    };
    return watchCovers(camera.viewportRef.current!, uncover);
  }, [camera, short]);
}

/** What is newly lit comes into sight, unless a path is being laid; tells where there was no room for it. */
function useLit({ field, walker, path, lights, gliding }: Looked, camera: PanZoom): { current: boolean } {
  const lit = lights.flatMap(({ square, kind }) => (CHOICES.has(kind) ? [square] : []));
  const isAiming = path.length > 1;
  const short = useRef(false);
  useEffect(() => {
    const [now, room] = [camera.now(), camera.viewport()];
    const squares = [...(walker === null ? [] : [walker.square]), ...lit];
    short.current = false;
    if (isAiming || lit.length === 0) return;
    short.current = !fits(field, room, squares);
    if (short.current) return;
    const to = squaresView(field, room, now, squares);
    if (to !== now) camera.go(to, gliding);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the squares are their key
  }, [lit.join(), camera]);
  return short;
}

const CHOICES: ReadonlySet<Light['kind']> = new Set(['reach', 'risky', 'perhaps', 'target', 'choice']);

/** The acting figure, the path and all that is lit. */
function neededIn({ walker, path, lights }: Looked): readonly Square[] {
  const lit = lights.flatMap(({ square, kind }) => (kind === 'linked' ? [] : [square]));
  return [...(walker === null ? [] : [walker.square]), ...path, ...lit];
}

/** What is asked for, together with what is needed; with less of it where that is too much. */
function lookAt(looked: Looked, now: View2d, room: Viewport): View2d {
  const { camera: wanted, field, walker, path } = looked;
  if (wanted.at === 'whole') return wholeView(field, room);
  const needed = neededIn(looked);
  const squares = wanted.at === 'square' ? [wanted.square] : wanted.squares;
  const acting = walker === null ? [] : [walker.square];
  if (wanted.at === 'square' && needed.length === acting.length)
    return squareView(field, room, now, wanted.square);
  const tries = [
    [...squares, ...needed],
    [...squares, ...acting, ...path],
    [...squares, ...acting],
  ];
  const best = tries.find((each) => fits(field, room, each)) ?? squares;
  return squaresView(field, room, now, best, wanted.at === 'square' ? wanted.square : wanted.keep);
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
