/** Ground features shared by several games: stairs, exits, pits, rubble. */
import type { ReactNode } from 'react';
import type { Size, Square } from '@oubliette/dungeon';
import { boxOf, grain, UNIT } from './geometry.ts';
import './ground.css';

/** A winding stair seen from above: steps darker the deeper they lead. */
export function Stairs({
  board,
  squares,
}: {
  readonly board: Size;
  readonly squares: readonly Square[];
}): ReactNode {
  const { x, y, width, height } = boxOf(board, squares);
  const [steps, radius] = [11, Math.hypot(width, height)];
  const from = (step: number): string => {
    const angle = (step / steps) * 2 * Math.PI - Math.PI / 2;
    return `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`;
  };
  return (
    <g className="board-stairs" transform={`translate(${x} ${y})`}>
      <svg width={width} height={height} viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}>
        <rect className="board-stairs-floor" x={-width / 2} y={-height / 2} width={width} height={height} />
        {Array.from({ length: steps }, (_, step) => (
          <path
            key={step}
            className="board-stairs-step"
            d={`M0 0L${from(step)}L${from(step + 1)}z`}
            fillOpacity={0.12 + (step / steps) * 0.8}
          />
        ))}
        <circle className="board-stairs-newel" r={20} />
        <circle className="board-stairs-newel-light" cx={-4} cy={-5} r={9} />
      </svg>
      <rect className="board-stairs-rim" x={4} y={4} width={width - 8} height={height - 8} rx={5} />
    </g>
  );
}

export function WayOut(): ReactNode {
  return (
    <g className="board-exit">
      <path className="board-exit-glow" d="M8 8h84v84h-84z" />
      <path className="board-exit-arch" d="M26 84v-38a24 24 0 0 1 48 0v38z" />
      <path className="board-exit-arrow" d="M50 76v-30M37 58l13-14 13 14" />
    </g>
  );
}

export function Pit({ square }: { readonly square: Square }): ReactNode {
  const rim = Array.from({ length: 12 }, (_, at) => {
    const angle = (at / 12) * 2 * Math.PI;
    const radius = 38 + grain(square, 300 + at) * 9;
    return `${(50 + Math.cos(angle) * radius).toFixed(1)} ${(50 + Math.sin(angle) * radius).toFixed(1)}`;
  }).join('L');
  return (
    <g className="board-pit">
      <path className="board-pit-rim" d={`M${rim}z`} />
      <path
        className="board-pit-wall"
        d={`M${rim}z`}
        transform="translate(50 52) scale(0.86) translate(-50 -50)"
      />
      <path
        className="board-pit-deep"
        d={`M${rim}z`}
        transform="translate(52 57) scale(0.66) translate(-50 -50)"
      />
      <path className="board-pit-crack" d="M14 30l-10-9M85 72l11 6M70 14l5-10M22 80l-8 9" />
    </g>
  );
}

export function Rubble({ square }: { readonly square: Square }): ReactNode {
  const stones = Array.from({ length: 9 }, (_, at) => {
    const [column, row] = [at % 3, Math.floor(at / 3)];
    const jitter = (axis: number): number => (grain(square, 400 + at * 2 + axis) - 0.5) * 16;
    return {
      x: 18 + column * 32 + jitter(0),
      y: 20 + row * 30 + jitter(1),
      r: 15 + grain(square, 430 + at) * 9,
      at,
    };
  });
  return (
    <g className="board-rubble">
      <rect className="board-rubble-bed" x={1} y={1} width={UNIT - 2} height={UNIT - 2} rx={10} />
      {stones.map(({ x, y, r, at }) => (
        <g
          key={at}
          transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${Math.round(grain(square, 450 + at) * 90)})`}
        >
          <path className="board-rubble-shade" d={boulder(square, at, r)} transform="translate(3 5)" />
          <path className={`board-rubble-stone board-rubble-${at % 3}`} d={boulder(square, at, r)} />
          <path
            className="board-rubble-light"
            d={`M${-r * 0.5} ${-r * 0.35}L0 ${-r * 0.62}L${r * 0.4} ${-r * 0.4}`}
          />
        </g>
      ))}
    </g>
  );
}

function boulder(square: Square, at: number, r: number): string {
  const points = Array.from({ length: 7 }, (_, corner7) => {
    const angle = (corner7 / 7) * 2 * Math.PI;
    const reach = r * (0.8 + grain(square, 500 + at * 8 + corner7) * 0.35);
    return `${(Math.cos(angle) * reach).toFixed(1)} ${(Math.sin(angle) * reach).toFixed(1)}`;
  });
  return `M${points.join('L')}z`;
}
