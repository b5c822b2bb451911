/** A rift in the floor; over it, where there is a way, what a game lays there. */
import type { ReactNode } from 'react';
import { grain } from './geometry.ts';
import type { Box } from './geometry.ts';
import './chasm.css';

interface ChasmProps {
  readonly box: Box;
  /** Drawn as if the rift ran from left to right: its length and its depth. */
  readonly renderOver?: (length: number, depth: number) => ReactNode;
}

export function Chasm({ box: { x, y, width, height }, renderOver }: ChasmProps): ReactNode {
  const isWide = width >= height;
  const [length, depth] = isWide ? [width, height] : [height, width];
  const count = Math.round(length / 25);
  const edge = (from: number, lip: number, purpose: number): string =>
    Array.from({ length: count + 1 }, (_, at) => {
      const step = from < 0 ? count - at : at;
      const jag = grain(step + Math.round(x + y), purpose) * 16;
      return `${((step / count) * length).toFixed(1)} ${(lip + (from < 0 ? -jag : jag)).toFixed(1)}`;
    }).join('L');
  return (
    <g
      className="board-chasm"
      transform={isWide ? `translate(${x} ${y})` : `translate(${x + width} ${y}) rotate(90)`}
    >
      <path className="board-chasm-rim" d={`M${edge(1, 0, 1)}L${edge(-1, depth, 2)}z`} />
      <path className="board-chasm-deep" d={`M${edge(1, 18, 3)}L${edge(-1, depth - 10, 4)}z`} />
      {renderOver?.(length, depth)}
    </g>
  );
}
