/** A small map of a dungeon: areas, things, figures, and the part the board shows. */
import { memo, useCallback, useEffect, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { xOf, yOf } from '@oubliette/dungeon';
import type { Size, Square } from '@oubliette/dungeon';
import { toUnits } from './camera.ts';
import { UNIT } from './geometry.ts';
import type { Box } from './geometry.ts';
import type { BoardGround } from './GroundLayers.tsx';
import type { BoardToken } from './Tokens.tsx';
import type { PanZoom } from './usePanZoom.ts';
import './minimap.css';

/** A small picture on a square of one by one, coloured by its name. */
export interface MapSign {
  readonly key: string;
  readonly name: string;
  readonly square: Square;
  readonly d: string;
}

interface MinimapProps {
  readonly ground: BoardGround;
  readonly tokens: readonly BoardToken[];
  readonly signs: readonly MapSign[];
  /** Areas that are stairs. */
  readonly stairs: readonly string[];
  readonly label: string;
  readonly camera: PanZoom;
  /** The visible part, in the drawing's units. */
  readonly shown: Box;
  /** Null if pressed by keyboard: the whole board. */
  readonly onGo: (square: Square | null) => void;
}

export function Minimap(props: MinimapProps): ReactNode {
  const { ground, tokens, signs, stairs, label, camera, shown, onGo } = props;
  const { board } = ground;
  const squares = ground.laid ?? NONE;
  const frame = useRef<SVGRectElement>(null);
  const place = useCallback(() => {
    const { width, height } = camera.viewport();
    const from = toUnits(camera.now(), { x: 0, y: 0 });
    const to = toUnits(camera.now(), { x: width, y: height });
    const rect = frame.current;
    rect?.setAttribute('x', String(from.x / UNIT));
    rect?.setAttribute('y', String(from.y / UNIT));
    rect?.setAttribute('width', String((to.x - from.x) / UNIT));
    rect?.setAttribute('height', String((to.y - from.y) / UNIT));
  }, [camera]);
  useEffect(place, [place, shown]);
  useEffect(() => camera.watch(place), [camera, place]);
  if (squares.length === 0) return null;
  const box = [shown.x, shown.y, shown.width, shown.height].map((length) => length / UNIT);
  return (
    <button
      type="button"
      className="minimap"
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
        <Areas ground={ground} stairs={stairs} signs={signs} />
        {tokens.map((token) => (
          <Dot key={token.id} board={board} token={token} />
        ))}
        <rect ref={frame} className="minimap-frame" />
      </svg>
    </button>
  );
}

const NONE: readonly never[] = [];

function Dot({ board, token }: { readonly board: Size; readonly token: BoardToken }): ReactNode {
  const { side, square, size = 1 } = token;
  const [x, y] = [xOf(board, square) + size / 2, yOf(board, square) + size / 2];
  if (side === 'heroes') return <circle className="minimap-heroes" cx={x} cy={y} r={0.9} />;
  return (
    <rect
      className="minimap-monsters"
      x={x - size * 0.7}
      y={y - size * 0.7}
      width={size * 1.4}
      height={size * 1.4}
    />
  );
}

type AreasProps = Pick<MinimapProps, 'ground' | 'stairs' | 'signs'>;

/** Rooms, passages, stairs, things left behind, and unexplored exits. */
const Areas = memo(function Areas({ ground, stairs, signs }: AreasProps): ReactNode {
  const { board, openEnds = NONE } = ground;
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
        <path key={id} className={`minimap-${stairs.includes(id) ? 'stairs' : kind}`} d={d} />
      ))}
      {signs.map(({ key, name, square, d }) => (
        <path
          key={key}
          className={`minimap-sign minimap-${name}`}
          d={d}
          transform={`translate(${xOf(board, square)} ${yOf(board, square)})`}
        />
      ))}
      {openEnds.map(({ square, direction }) => (
        <circle
          key={`${square}-${direction}`}
          className="minimap-dark"
          cx={xOf(board, square) + 0.5}
          cy={yOf(board, square) + 0.5}
          r={0.35}
        />
      ))}
    </>
  );
});
