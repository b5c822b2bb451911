/** Drawn between floor and figures on demand: death zones, and possible layouts of a section. */
import { memo } from 'react';
import type { ReactNode } from 'react';
import { squaresOf } from '@oubliette/advanced';
import type { Figure } from '@oubliette/advanced';
import type { Layout } from '@oubliette/dungeon';
import { boxOf, centre, corner, outlineOf, sidePath, UNIT } from '../../board/geometry.ts';
import type { Point } from '../../board/geometry.ts';
import type { Ghost, WallShown } from './ghost.ts';
import type { ZoneSeen } from './zones.ts';

interface ZoneLayerProps {
  readonly layout: Layout;
  readonly zones: readonly ZoneSeen[];
  readonly figures: readonly Figure[];
}

/** Free zones, hatched. */
export const ZoneLayer = memo(function ZoneLayer({
  layout,
  zones,
}: Pick<ZoneLayerProps, 'layout' | 'zones'>): ReactNode {
  const free = [...new Set(zones.flatMap(({ state, squares }) => (state === 'free' ? squares : [])))];
  return (
    <g className="adv-zones">
      {free.map((square) => {
        const { x, y } = corner(layout, square);
        return (
          <path
            key={square}
            className="adv-zone"
            d={`M${x + 5} ${y + 5}h90v90h-90zM${x + 5} ${y + 50}l45-45M${x + 5} ${y + 95}l90-90M${x + 50} ${y + 95}l45-45`}
          />
        );
      })}
    </g>
  );
});

/** A chain begins this far from the middle of a token. */
const RIM = 34;

/** Fixed zones: a chain to the figure each one holds, over the tokens. */
export const ChainLayer = memo(function ChainLayer({ layout, zones, figures }: ZoneLayerProps): ReactNode {
  const middle = (id: string | null): Point | null => {
    const figure = figures.find((one) => one.id === id);
    if (figure === undefined) return null;
    const { x, y, width, height } = boxOf(layout, squaresOf(layout, figure));
    return { x: x + width / 2, y: y + height / 2 };
  };
  return (
    <g className="adv-zones">
      {zones.map(({ figure, on }) => {
        const [from, to] = [middle(figure), middle(on)];
        if (from === null || to === null) return null;
        const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
        const [dx, dy] = [((to.x - from.x) / far) * RIM, ((to.y - from.y) / far) * RIM];
        const d = `M${from.x + dx} ${from.y + dy}L${to.x - dx} ${to.y - dy}`;
        return (
          <g key={figure} className="adv-fix">
            <path className="adv-fix-casing" d={d} />
            <path className="adv-fix-chain" d={d} />
            <path className="adv-fix-end" d={`M${to.x} ${to.y - 50}a50 50 0 1 1 -.1 0z`} />
          </g>
        );
      })}
    </g>
  );
});

interface GhostLayerProps {
  readonly layout: Layout;
  readonly ghosts: readonly Ghost[];
  /** The option shown in full. */
  readonly shown: number | null;
}

export const GhostLayer = memo(function GhostLayer({ layout, ghosts, shown }: GhostLayerProps): ReactNode {
  return (
    <g className="adv-ghosts">
      {ghosts
        .toSorted((a, b) => Number(a.option === shown) - Number(b.option === shown))
        .map(({ option, squares, ends, badge }) => {
          const { x, y } = centre(layout, badge);
          const isShown = option === shown;
          return (
            <g key={option} className={isShown ? 'adv-ghost adv-ghost-shown' : 'adv-ghost'}>
              {isShown &&
                squares.map((square) => {
                  const at = corner(layout, square);
                  return (
                    <rect
                      key={square}
                      className="adv-ghost-floor"
                      x={at.x}
                      y={at.y}
                      width={UNIT}
                      height={UNIT}
                    />
                  );
                })}
              <path className="adv-ghost-casing" d={outlineOf(layout, squares)} />
              <path className="adv-ghost-line" d={outlineOf(layout, squares)} />
              {isShown &&
                ends.map(({ square, direction }) => {
                  const at = corner(layout, square);
                  return (
                    <path
                      key={`${square}-${direction}`}
                      className="adv-ghost-end"
                      d="M34 26L50 8L66 26"
                      transform={`translate(${at.x} ${at.y}) rotate(${direction * 90} 50 50)`}
                    />
                  );
                })}
              <g className="adv-ghost-number" transform={`translate(${x} ${y})`}>
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
  readonly layout: Layout;
  readonly walls: readonly WallShown[];
}

/** Possible places for a door. */
export const WallLayer = memo(function WallLayer({ layout, walls }: WallLayerProps): ReactNode {
  return walls.map(({ squares, side, staged }) => {
    const d = squares.map((square) => sidePath(layout, square, side)).join('');
    return (
      <g key={`${squares[0]}-${side}`} className={staged ? 'adv-wall adv-wall-staged' : 'adv-wall'}>
        <path className="adv-wall-casing" d={d} />
        <path className="adv-wall-line" d={d} />
      </g>
    );
  });
});
