/** Drawn between floor and figures while something is to be laid: its possible ways, and places for a door. */
import { memo } from 'react';
import type { ReactNode } from 'react';
import type { Size } from '@oubliette/dungeon';
import { centre, corner, outlineOf, sidePath, UNIT } from './geometry.ts';
import type { Ghost, WallShown } from './ghosts.ts';
import './ghosts.css';

interface GhostLayerProps {
  readonly layout: Size;
  readonly ghosts: readonly Ghost[];
  /** The option shown in full. */
  readonly shown: number | null;
}

export const GhostLayer = memo(function GhostLayer({ layout, ghosts, shown }: GhostLayerProps): ReactNode {
  return (
    <g className="board-ghosts">
      {ghosts
        .toSorted((a, b) => Number(a.option === shown) - Number(b.option === shown))
        .map(({ option, squares, ends, badge }) => {
          const { x, y } = centre(layout, badge);
          const isShown = option === shown;
          return (
            <g key={option} className={isShown ? 'board-ghost board-ghost-shown' : 'board-ghost'}>
              {isShown &&
                squares.map((square) => {
                  const at = corner(layout, square);
                  return (
                    <rect
                      key={square}
                      className="board-ghost-floor"
                      x={at.x}
                      y={at.y}
                      width={UNIT}
                      height={UNIT}
                    />
                  );
                })}
              <path className="board-ghost-casing" d={outlineOf(layout, squares)} />
              <path className="board-ghost-line" d={outlineOf(layout, squares)} />
              {isShown &&
                ends.map(({ square, direction }) => {
                  const at = corner(layout, square);
                  return (
                    <path
                      key={`${square}-${direction}`}
                      className="board-ghost-end"
                      d="M34 26L50 8L66 26"
                      transform={`translate(${at.x} ${at.y}) rotate(${direction * 90} 50 50)`}
                    />
                  );
                })}
              <g className="board-ghost-number" transform={`translate(${x} ${y})`}>
                <circle r={30} />
                <text y={13}>{option + 1}</text>
              </g>
            </g>
          );
        })}
    </g>
  );
});

interface WallLayerProps {
  readonly layout: Size;
  readonly walls: readonly WallShown[];
}

/** Possible places for a door. */
export const WallLayer = memo(function WallLayer({ layout, walls }: WallLayerProps): ReactNode {
  return walls.map(({ squares, side, staged }) => {
    const d = squares.map((square) => sidePath(layout, square, side)).join('');
    return (
      <g key={`${squares[0]}-${side}`} className={staged ? 'board-side board-side-staged' : 'board-side'}>
        <path className="board-side-casing" d={d} />
        <path className="board-side-line" d={d} />
      </g>
    );
  });
});
