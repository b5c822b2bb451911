/** Stairs between levels, and out of the dungeon. */
import type { ReactNode } from 'react';
import type { Box } from '../../board/geometry.ts';
import { WayOut } from '../../board/groundParts.tsx';

/** Steps darken on the way down and brighten on the way up; the exit has its arch. */
export function Stairway({
  box: { x, y, width, height },
  leads,
}: {
  readonly box: Box;
  readonly leads: 'out' | 'down' | 'up';
}): ReactNode {
  const steps = 7;
  return (
    <g className={`adv-stairs adv-stairs-${leads}`} transform={`translate(${x} ${y})`}>
      <rect className="adv-stairwell" x={6} y={6} width={width - 12} height={height - 12} rx={6} />
      {Array.from({ length: steps }, (_, step) => (
        <rect
          key={step}
          className="adv-stair"
          x={12}
          y={12 + (step * (height - 24)) / steps}
          width={width - 24}
          height={(height - 24) / steps - 3}
          fillOpacity={leads === 'down' ? 0.2 + (step / steps) * 0.8 : 1 - (step / steps) * 0.8}
        />
      ))}
      {leads === 'out' ? (
        <g transform={`translate(${width / 2 - 50} ${height / 2 - 50})`}>
          <WayOut />
        </g>
      ) : (
        <path
          className="adv-stairs-arrow"
          d={leads === 'down' ? 'M0 -34V30M-24 8L0 34L24 8' : 'M0 34V-30M-24 -8L0 -34L24 -8'}
          transform={`translate(${width / 2} ${height / 2})`}
        />
      )}
    </g>
  );
}
