/** A small map of the level: its areas, what lies where, where everybody is, and what the large one shows. */
import { memo, useCallback, useEffect, useMemo, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import type { Figure, Level } from '@oubliette/advanced';
import { xOf, yOf } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import { toUnits } from '../../board/camera.ts';
import { UNIT } from '../../board/geometry.ts';
import type { Box } from '../../board/geometry.ts';
import type { PanZoom } from '../../board/usePanZoom.ts';
import { darkEnds, laidOf } from '../play/level.ts';

interface MinimapProps {
  readonly level: Level;
  readonly figures: readonly Figure[];
  readonly label: string;
  readonly camera: PanZoom;
  /** What there is to see, in the drawing's units. */
  readonly shown: Box;
  readonly placing: RefObject<(() => void) | null>;
  /** Null where the keyboard pressed it: the whole level. */
  readonly onGo: (square: Square | null) => void;
}

export function Minimap({ level, figures, label, camera, shown, placing, onGo }: MinimapProps): ReactNode {
  const { board, squares } = laidOf(level.layout);
  const frame = useRef<SVGRectElement>(null);
  const place = useCallback(() => {
    const { width, height } = camera.viewport();
    const [from, to] = [
      toUnits(camera.now(), { x: 0, y: 0 }),
      toUnits(camera.now(), { x: width, y: height }),
    ];
    const rect = frame.current;
    rect?.setAttribute('x', String(from.x / UNIT));
    rect?.setAttribute('y', String(from.y / UNIT));
    rect?.setAttribute('width', String((to.x - from.x) / UNIT));
    rect?.setAttribute('height', String((to.y - from.y) / UNIT));
  }, [camera]);
  useEffect(() => {
    placing.current = place;
    place();
  }, [placing, place, shown]);
  if (squares.length === 0) return null;
  const box = [shown.x, shown.y, shown.width, shown.height].map((length) => length / UNIT);
  return (
    <button
      type="button"
      className="adv-minimap"
      aria-label={label}
      onClick={(event) => {
        const drawing = event.currentTarget.querySelector('svg');
        const back = drawing?.getScreenCTM()?.inverse();
        if (back === undefined || event.detail === 0) return onGo(null);
        const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(back);
        const far = (square: Square): number =>
          Math.hypot(xOf(board, square) + 0.5 - at.x, yOf(board, square) + 0.5 - at.y);
        onGo(squares.reduce((best, square) => (far(square) < far(best) ? square : best)));
      }}
    >
      <svg viewBox={box.join(' ')} aria-hidden="true" focusable="false">
        <Areas level={level} />
        {figures.map(({ id, side, square, size }) => {
          const [x, y] = [xOf(board, square) + size / 2, yOf(board, square) + size / 2];
          return side === 'heroes' ? (
            <circle key={id} className="adv-minimap-heroes" cx={x} cy={y} r={0.9} />
          ) : (
            <rect
              key={id}
              className="adv-minimap-monsters"
              x={x - size * 0.7}
              y={y - size * 0.7}
              width={size * 1.4}
              height={size * 1.4}
            />
          );
        })}
        <rect ref={frame} className="adv-minimap-frame" />
      </svg>
    </button>
  );
}

/** Rooms, passages, stairs, what was left lying, and the ways nobody has gone. */
const Areas = memo(function Areas({ level }: { readonly level: Level }): ReactNode {
  const { board } = laidOf(level.layout);
  const areas = useMemo(
    () =>
      board.areas.map(({ id, kind, squares }) => ({
        id,
        kind,
        d: squares.map((square) => `M${xOf(board, square)} ${yOf(board, square)}h1v1h-1z`).join(''),
      })),
    [board],
  );
  return (
    <>
      {areas.map(({ id, kind, d }) => (
        <path
          key={id}
          className={level.places[id]?.stairs ? 'adv-minimap-stairs' : `adv-minimap-${kind}`}
          d={d}
        />
      ))}
      {level.things.map((thing) => (
        <path
          key={thing.id}
          className={`adv-minimap-thing adv-minimap-${thing.tag}`}
          d={THINGS[thing.tag]}
          transform={`translate(${xOf(board, thing.square)} ${yOf(board, thing.square)})`}
        />
      ))}
      {darkEnds(level).map(({ square, direction }) => (
        <circle
          key={`${square}-${direction}`}
          className="adv-minimap-dark"
          cx={xOf(board, square) + 0.5}
          cy={yOf(board, square) + 0.5}
          r={0.35}
        />
      ))}
    </>
  );
});

/** In a square of one by one: a box, a heap, a triangle, a diamond. */
const THINGS = {
  chest: 'M0 .2h1v.7h-1z',
  pile: 'M.1 .9L.5 .2L.9 .9z',
  trap: 'M.5 0L1 1H0z',
  feature: 'M.5 0L1 .5L.5 1L0 .5z',
} as const;
