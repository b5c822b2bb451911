/** What the rules leave to chance is drawn by lot: one of these, each as likely as the others. */
import type { Face, RuleId } from '@oubliette/kernel';
import type { Play } from '../play.ts';

/** Nothing is drawn where there is no choice. The lots are in the hand of whoever rolls for the master. */
export function draw<F extends Face>(play: Play, lots: readonly F[], rule: RuleId): F {
  const [only] = lots;
  if (only === undefined) throw new Error('there is nothing to draw');
  return lots.length === 1
    ? only
    : play.roll({ id: 'lots', faces: lots, seen: 'nobody' }, play.masterSeat, rule);
}
