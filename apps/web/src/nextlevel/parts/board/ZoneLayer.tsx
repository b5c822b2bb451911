/** Control zones on demand, and where a path would draw attacks (NXT-OPP-01, NXT-OPP-03). */
import { memo } from 'react';
import type { ReactNode } from 'react';
import { apart } from '@oubliette/dungeon';
import type { Size, Square } from '@oubliette/dungeon';
import type { Figure, FigureId } from '@oubliette/classic';
import type { NextView } from '@oubliette/nextlevel';
import { corner, outlineOf } from '../../../board/geometry.ts';
import { On } from '../../../board/On.tsx';
import { blowsOn, strikersOn, zoneOf } from './zones.ts';
import './zones.css';

interface ZoneProps {
  readonly view: NextView;
  /** The staged path, the mover's own square first. */
  readonly path: readonly Square[];
  readonly selected: FigureId | null;
  readonly inspected: FigureId | null;
}

/** Under the figures: the zone of the inspected figure, or of all who could strike at the staged mover. */
export const ZoneLayer = memo(function ZoneLayer({ view, path, selected, inspected }: ZoneProps): ReactNode {
  const looked = view.figures.find(({ id }) => id === inspected);
  const mover = path.length > 1 ? view.figures.find(({ id }) => id === selected) : undefined;
  if (looked === undefined && mover === undefined) return null;
  const shown = looked === undefined ? strikersBeside(view, mover!, path) : [looked];
  const own = view.screen === null ? 'heroes' : 'morcar';
  const foes = squaresIn(
    view,
    shown.filter(({ side }) => side !== own),
  );
  const friends = squaresIn(
    view,
    shown.filter(({ side }) => side === own),
  );
  return (
    <g className="next-zones">
      <defs>
        <pattern id="next-zone-foe" width={16} height={16} patternUnits="userSpaceOnUse">
          <path className="next-zone-hatch" d="M-4 12L12 -4M4 20L20 4" />
        </pattern>
        <pattern id="next-zone-friend" width={18} height={18} patternUnits="userSpaceOnUse">
          <circle className="next-zone-dot" cx={9} cy={9} r={3} />
        </pattern>
      </defs>
      <Zone board={view.board} squares={friends} kind="friend" />
      <Zone board={view.board} squares={foes} kind="foe" />
    </g>
  );
});

/** Figures far from the path would only be clutter. */
function strikersBeside(view: NextView, mover: Figure, path: readonly Square[]): Figure[] {
  const isNear = ({ square }: Figure): boolean =>
    path.some((step) => apart(view.board, step, square) <= NEAR);
  return strikersOn(view, mover).filter(isNear);
}

const NEAR = 3;

function squaresIn(view: NextView, figures: NextView['figures']): Square[] {
  return [...new Set(figures.flatMap((figure) => zoneOf(view, figure)))];
}

interface OneZoneProps {
  readonly board: Size;
  readonly squares: readonly Square[];
  readonly kind: 'foe' | 'friend';
}

function Zone({ board, squares, kind }: OneZoneProps): ReactNode {
  if (squares.length === 0) return null;
  return (
    <g className={`next-zone next-zone-${kind}`}>
      {squares.map((square) => {
        const { x, y } = corner(board, square);
        return <rect key={square} x={x} y={y} width={100} height={100} fill={`url(#next-zone-${kind})`} />;
      })}
      <path className="next-zone-casing" d={outlineOf(board, squares, 4)} />
      <path className="next-zone-line" d={outlineOf(board, squares, 4)} />
    </g>
  );
}

/** Over the figures: squares of a path where leaving draws attacks, and how many. */
export const BlowMarks = memo(function BlowMarks({
  view,
  path,
  selected,
}: Omit<ZoneProps, 'inspected'>): ReactNode {
  if (selected === null || path.length < 2) return null;
  return (
    <g className="next-blows">
      {blowsOn(view, selected, path).map(({ square, by }) => (
        <On key={square} board={view.board} square={square}>
          <g className="next-blow" transform="translate(22 20)">
            <path className="next-blow-plate" d="M0 -22L22 0L0 22L-22 0z" />
            <path className="next-blow-swords" d="M-9 -9L9 9M9 -9L-9 9M-10 4l6 6M10 4l-6 6" />
            {by.length > 1 && (
              <text x={25} y={8}>
                ×{by.length}
              </text>
            )}
          </g>
        </On>
      ))}
    </g>
  );
});
