/** Lights on the board what the log refers to. */
import { useEffect, useMemo } from 'react';
import type { Square } from '@oubliette/dungeon';
import { useHighlight } from './highlight.ts';
import type { Light } from './light.ts';

interface Standing {
  readonly id: string;
  readonly square: Square;
}

/** A clicked line also moves the board. */
export function useLinked(
  eye: { lookAt(squares: readonly Square[]): void },
  standing: readonly Standing[],
): readonly Light[] {
  const { figures, squares, chosen } = useHighlight();
  const all = useMemo(
    () => [
      ...new Set([
        ...squares,
        ...standing.flatMap(({ id, square }) => (figures.includes(id) ? [square] : [])),
      ]),
    ],
    [standing, figures, squares],
  );
  useEffect(() => {
    if (chosen && all.length > 0) eye.lookAt(all);
  }, [eye, chosen, all]);
  return useMemo(() => all.map((square): Light => ({ square, kind: 'linked' })), [all]);
}
