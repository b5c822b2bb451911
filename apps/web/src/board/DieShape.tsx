/** A die of any book: what its face shows is given; pips are there for those that have them. */
import type { ReactNode } from 'react';
import './die.css';

export interface DieProps {
  readonly die: string;
  readonly face: string | number;
  /** False: it was rolled but does not count. */
  readonly counts?: boolean;
}

export function DieShape({
  die,
  counts = true,
  children,
}: DieProps & { readonly children: ReactNode }): ReactNode {
  return (
    <svg
      className={`die die-${die}${counts ? ' die-counts' : ' die-idle'}`}
      viewBox="0 0 64 64"
      aria-hidden="true"
      focusable="false"
    >
      <rect className="die-body" x={3} y={3} width={58} height={58} rx={12} />
      <path className="die-edge" d="M8 16q0-8 8-8h32q8 0 8 8" />
      {children}
      {!counts && <path className="die-strike" d="M10 54L54 10" />}
    </svg>
  );
}

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [[32, 32]],
  [
    [19, 19],
    [45, 45],
  ],
  [
    [19, 19],
    [32, 32],
    [45, 45],
  ],
  [
    [19, 19],
    [45, 19],
    [19, 45],
    [45, 45],
  ],
  [
    [19, 19],
    [45, 19],
    [32, 32],
    [19, 45],
    [45, 45],
  ],
  [
    [19, 17],
    [45, 17],
    [19, 32],
    [45, 32],
    [19, 47],
    [45, 47],
  ],
];

export function Pips({ face }: { readonly face: number }): ReactNode {
  return (
    <g className="die-pips">
      {(PIPS[face - 1] ?? []).map(([x, y]) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r={6} />
      ))}
    </g>
  );
}
