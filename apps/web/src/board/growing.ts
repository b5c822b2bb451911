/** A dungeon laid piece by piece: its visible part, and where the camera turns as it grows. */
import { useEffect, useRef } from 'react';
import { xOf, yOf } from '@oubliette/dungeon';
import type { Size, Square } from '@oubliette/dungeon';
import { squaresView } from './camera.ts';
import type { Field } from './camera.ts';
import { boxOf, UNIT } from './geometry.ts';
import type { Box } from './geometry.ts';
import type { PanZoom } from './usePanZoom.ts';

/** A dungeon that has just begun is not magnified beyond this. */
const LEAST = { width: 18, height: 12 };
/** Dark rock around what is laid. */
const AROUND = 2;

/** These squares, with a little darkness around them. */
export function shownAround(size: Size, squares: readonly Square[]): Box {
  if (squares.length === 0) return { x: 0, y: 0, width: LEAST.width * UNIT, height: LEAST.height * UNIT };
  const { x, y, width, height } = boxOf(size, squares);
  const wide = Math.max(width + 2 * AROUND * UNIT, LEAST.width * UNIT);
  const high = Math.max(height + 2 * AROUND * UNIT, LEAST.height * UNIT);
  return { x: x - (wide - width) / 2, y: y - (high - height) / 2, width: wide, height: high };
}

/** The camera turns to what has just been laid, together with the nearest of `near`. */
export function useGrowth(
  field: Field,
  squares: readonly Square[],
  near: readonly Square[],
  camera: PanZoom,
  gliding: boolean,
): void {
  const before = useRef(squares);
  useEffect(() => {
    const known = new Set(before.current);
    const fresh = squares.filter((square) => !known.has(square));
    before.current = squares;
    if (fresh.length === 0 || fresh.length === squares.length) return;
    const nearest = near.toSorted((a, b) => farFrom(field, fresh, a) - farFrom(field, fresh, b)).slice(0, 1);
    camera.go(squaresView(field, camera.viewport(), camera.now(), [...fresh, ...nearest]), gliding);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is laid moves the camera, not who walks
  }, [squares]);
}

function farFrom(size: Size, squares: readonly Square[], from: Square): number {
  return Math.min(
    ...squares.map((square) =>
      Math.hypot(xOf(size, square) - xOf(size, from), yOf(size, square) - yOf(size, from)),
    ),
  );
}
