/** Draws one of several lots, each equally likely, where the rules leave the choice to chance. */
import type { Face, RuleId } from '@oubliette/kernel';
import type { Play } from '../play.ts';

/** A single lot is not drawn. The seat that rolls for the master draws. */
export function draw<F extends Face>(play: Play, lots: readonly F[], rule: RuleId): F {
  const [only] = lots;
  if (only === undefined) throw new Error('there is nothing to draw');
  return lots.length === 1
    ? only
    : play.roll({ id: 'lots', faces: lots, seen: 'nobody' }, play.masterSeat, rule);
}
