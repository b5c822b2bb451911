/** Pan and zoom: d3-zoom listens and transforms one element, without a React render. */
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { RefObject } from 'react';
import { select } from 'd3-selection';
import type { Selection } from 'd3-selection';
import { zoom, zoomIdentity } from 'd3-zoom';
import type { ZoomBehavior } from 'd3-zoom';
import { between, scaleExtent, settled, wholeView } from './camera.ts';
import type { Field, View2d, Viewport } from './camera.ts';
import { coversOver } from './covers.ts';

export interface PanZoom {
  readonly viewportRef: RefObject<HTMLDivElement | null>;
  readonly worldRef: RefObject<HTMLDivElement | null>;
  now(): View2d;
  viewport(): Viewport;
  /** At once, or gliding there. */
  go(to: View2d, gliding: boolean): void;
  /** Where the camera stands in a window of another size; by default where it was. */
  refit(fit: (now: View2d, room: Viewport) => View2d): void;
  /** Calls back whenever the board has moved; returns how to stop. */
  watch(moved: () => void): () => void;
  /** Towards the middle, or towards a point of the viewport. */
  zoomBy(factor: number, towards?: readonly [number, number]): void;
}

/** How long the camera glides, and how long after a gesture the board is drawn sharp again. */
const GLIDE_MS = 380;
const SHARPEN_MS = 160;

interface Tools {
  readonly selection: Selection<HTMLDivElement, unknown, null, undefined>;
  readonly behaviour: ZoomBehavior<HTMLDivElement, unknown>;
}

/** `mayPan` decides whether a press may move the board; other presses are left alone. */
export function usePanZoom(field: Field, mayPan: (event: Event) => boolean): PanZoom {
  const { width, height, shown } = field;
  const seen = useRef(field);
  const viewportRef = useRef<HTMLDivElement>(null);
  const worldRef = useRef<HTMLDivElement>(null);
  const view = useRef<View2d>({ k: 1, x: 0, y: 0 });
  const tools = useRef<Tools | null>(null);
  const glide = useRef(0);
  const fitting = useRef((now: View2d, room: Viewport): View2d => settled(seen.current, room, now));
  const { watch, tell } = useWatchers();
  const asks = useRef(mayPan);
  useEffect(() => {
    asks.current = mayPan;
  });

  const viewport = useCallback(() => roomIn(viewportRef.current), []);

  const put = useCallback(({ k, x, y }: View2d): void => {
    const { selection, behaviour } = tools.current ?? {};
    if (selection) behaviour?.transform(selection, zoomIdentity.translate(x, y).scale(k));
  }, []);

  // A level may grow under the camera, which stays where it is.
  useLayoutEffect(() => {
    seen.current = { width, height, ...(shown === undefined ? {} : { shown }) };
    tools.current?.behaviour.scaleExtent(scaleExtent(seen.current, viewport()));
  }, [width, height, shown, viewport]);

  useLayoutEffect(() => {
    const element = viewportRef.current!;
    const stop = listen(element, () => seen.current, viewport, {
      mayPan: (event) => asks.current(event),
      started: () => cancelAnimationFrame(glide.current),
      moved: (to) => {
        view.current = to;
        // A glide may end after the board is gone.
        if (worldRef.current === null) return;
        worldRef.current.style.transform = `translate(${to.x}px, ${to.y}px) scale(${to.k})`;
        tell();
      },
      keep: (made) => {
        tools.current = made;
      },
    });
    let room = viewport();
    put(wholeView(seen.current, room));
    const watcher = new ResizeObserver(() => {
      const wasWhole = view.current.k <= wholeView(seen.current, room).k;
      room = viewport();
      tools.current?.behaviour.scaleExtent(scaleExtent(seen.current, room));
      put(wasWhole ? wholeView(seen.current, room) : fitting.current(view.current, room));
    });
    watcher.observe(element);
    return () => {
      watcher.disconnect();
      stop();
    };
  }, [width, height, viewport, put, tell]);

  const go = useCallback(
    (to: View2d, gliding: boolean): void => {
      cancelAnimationFrame(glide.current);
      if (!gliding) return put(to);
      const [from, room, start] = [view.current, viewport(), performance.now()];
      const frame = (time: number): void => {
        const progress = Math.min(1, (time - start) / GLIDE_MS);
        put(progress === 1 ? to : between(from, to, room, progress));
        if (progress < 1) glide.current = requestAnimationFrame(frame);
      };
      glide.current = requestAnimationFrame(frame);
    },
    [put, viewport],
  );

  const zoomBy = useCallback((factor: number, towards?: readonly [number, number]): void => {
    const { selection, behaviour } = tools.current ?? {};
    cancelAnimationFrame(glide.current);
    if (selection) behaviour?.scaleBy(selection, factor, towards && [...towards]);
  }, []);

  const now = useCallback((): View2d => view.current, []);
  const refit = useCallback((fit: (now: View2d, room: Viewport) => View2d): void => {
    fitting.current = fit;
  }, []);
  return useMemo(
    () => ({ viewportRef, worldRef, now, viewport, go, refit, watch, zoomBy }),
    [now, viewport, go, refit, watch, zoomBy],
  );
}

function roomIn(element: HTMLElement | null): Viewport {
  if (element === null) return { width: 0, height: 0 };
  const { width, height } = element.getBoundingClientRect();
  return { width, height, covers: coversOver(element) };
}

/** Tells things over a moving board to stay in place. */
function useWatchers(): Pick<PanZoom, 'watch'> & { tell(): void } {
  const watchers = useRef(new Set<() => void>());
  const watch = useCallback((moved: () => void) => {
    watchers.current.add(moved);
    return () => void watchers.current.delete(moved);
  }, []);
  const tell = useCallback((): void => {
    for (const moved of watchers.current) moved();
  }, []);
  return { watch, tell };
}

interface Listener {
  mayPan(event: Event): boolean;
  started(): void;
  moved(to: View2d): void;
  keep(tools: Tools): void;
}

/** While it moves, the board is one picture that the graphics card shifts; at rest it is drawn sharp. */
function listen(
  element: HTMLDivElement,
  field: () => Field,
  viewport: () => Viewport,
  listener: Listener,
): () => void {
  let sharpen = 0;
  const moving = (): void => {
    element.classList.add('board-moving-camera');
    window.clearTimeout(sharpen);
    sharpen = window.setTimeout(() => element.classList.remove('board-moving-camera'), SHARPEN_MS);
  };
  const behaviour = zoom<HTMLDivElement, unknown>()
    .filter((event: MouseEvent) => event.button !== 2 && listener.mayPan(event))
    .clickDistance(6)
    .scaleExtent(scaleExtent(field(), viewport()))
    .constrain((transform) => {
      const { k, x, y } = settled(field(), viewport(), transform);
      return zoomIdentity.translate(x, y).scale(k);
    })
    .on('start', (event: { sourceEvent: Event | null }) => {
      if (event.sourceEvent !== null) listener.started();
    })
    .on('zoom', ({ transform }: { transform: View2d }) => {
      moving();
      listener.moved({ k: transform.k, x: transform.x, y: transform.y });
    });
  const selection = select(element);
  selection.call(behaviour).on('dblclick.zoom', null);
  listener.keep({ selection, behaviour });
  return () => {
    window.clearTimeout(sharpen);
    selection.on('.zoom', null);
  };
}
