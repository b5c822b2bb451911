/** Ties are broken by a die (EXP-SOL-07). */
import type { Play } from '../play.ts';
import { GM } from '../setup.ts';

export function pick<F extends string>(play: Play, faces: readonly F[]): F {
  if (faces.length === 1) return faces[0]!;
  return play.roll({ id: 'tie', faces, seen: 'all' }, GM, 'EXP-SOL-07');
}

/** Those with the least of it. */
export function least<T>(list: readonly T[], by: (one: T) => number): readonly T[] {
  const low = Math.min(...list.map(by));
  return list.filter((one) => by(one) === low);
}
