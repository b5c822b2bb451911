/** A small map of the level: its areas, where everybody is, and what the large one shows. */
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import type { Figure, Level } from '@oubliette/advanced';
import { xOf, yOf } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import { darkEnds, laidOf } from '../play/level.ts';

interface Props {
  readonly level: Level;
  readonly figures: readonly Figure[];
  readonly label: string;
  /** Null where the keyboard pressed it: the whole level. */
  readonly onGo: (square: Square | null) => void;
}

export function Minimap({ level, figures, label, onGo }: Props): ReactNode {
  const { board, squares } = laidOf(level.layout);
  const box = useMemo(() => {
    const [xs, ys] = [
      squares.map((square) => xOf(board, square)),
      squares.map((square) => yOf(board, square)),
    ];
    const [x, y] = [Math.min(...xs) - 1, Math.min(...ys) - 1];
    return { x, y, width: Math.max(...xs) - x + 2, height: Math.max(...ys) - y + 2 };
  }, [board, squares]);
  const areas = useMemo(
    () =>
      board.areas.map(({ id, kind, squares: own }) => ({
        id,
        kind,
        d: own.map((square) => `M${xOf(board, square)} ${yOf(board, square)}h1v1h-1z`).join(''),
      })),
    [board],
  );
  if (squares.length === 0) return null;
  return (
    <button
      type="button"
      className="adv-minimap"
      aria-label={label}
      onClick={(event) => {
        const drawing = event.currentTarget.querySelector('svg');
        const frame = drawing?.getScreenCTM()?.inverse();
        if (frame === undefined || event.detail === 0) return onGo(null);
        const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(frame);
        const far = (square: Square): number =>
          Math.hypot(xOf(board, square) + 0.5 - at.x, yOf(board, square) + 0.5 - at.y);
        onGo(nearest(squares, far));
      }}
    >
      <svg viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} aria-hidden="true" focusable="false">
        {areas.map(({ id, kind, d }) => (
          <path key={id} className={`adv-minimap-${kind}`} d={d} />
        ))}
        {darkEnds(level).map(({ square, direction }) => (
          <circle
            key={`${square}-${direction}`}
            className="adv-minimap-dark"
            cx={xOf(board, square) + 0.5}
            cy={yOf(board, square) + 0.5}
            r={0.35}
          />
        ))}
        {figures.map(({ id, side, square, size }) => (
          <circle
            key={id}
            className={`adv-minimap-${side}`}
            cx={xOf(board, square) + size / 2}
            cy={yOf(board, square) + size / 2}
            r={size * 0.6}
          />
        ))}
      </svg>
    </button>
  );
}

function nearest(squares: readonly Square[], distance: (square: Square) => number): Square {
  return squares.reduce((best, square) => (distance(square) < distance(best) ? square : best));
}
