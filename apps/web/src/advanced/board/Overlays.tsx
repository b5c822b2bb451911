/** Death zones, drawn between floor and figures on demand. */
import { memo } from 'react';
import type { ReactNode } from 'react';
import { squaresOf } from '@oubliette/advanced';
import type { Figure } from '@oubliette/advanced';
import type { Layout } from '@oubliette/dungeon';
import { boxOf, corner } from '../../board/geometry.ts';
import type { Point } from '../../board/geometry.ts';
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
