/** What lies on the floor to be picked up: a sack, and the pack of somebody who has fallen. */
import type { ReactNode } from 'react';
import './heaps.css';

/** Things left lying. */
export function Sack(): ReactNode {
  return (
    <g className="board-sack">
      <path className="board-heap-shade" d="M20 78q30-26 62 0q-30 14-62 0z" />
      <path className="board-sack-cloth" d="M30 76q-10-26 12-38l-6-14h26l-6 14q22 12 12 38q-19 8-38 0z" />
      <path className="board-sack-coin" d="M70 70a8 8 0 1 0 .1 0zM78 56a8 8 0 1 0 .1 0z" />
    </g>
  );
}

/** What a dead hero left: a pack with a tab in the hero's colour over crossed bones. */
export function Pack({ hero }: { readonly hero: string }): ReactNode {
  return (
    <g className={`board-heap board-heap-${hero}`}>
      <ellipse className="board-heap-shade" cx={52} cy={80} rx={34} ry={11} />
      <path className="board-heap-pack" d="M24 78q-6-30 12-38q14-8 28 0q18 8 12 38q-26 9-52 0z" />
      <path className="board-heap-flap" d="M30 48q20 16 40 0l-4 16q-16 9-32 0z" />
      <path className="board-heap-strap" d="M36 40q0-14 14-14t14 14" />
      <circle className="board-heap-clasp" cx={50} cy={64} r={5} />
      <path className="board-heap-bone" d="M12 84l26 8M12 92l26-8" />
    </g>
  );
}
