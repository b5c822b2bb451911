/** Attacks on several figures, dealt one after another so that each may wait for answers (NXT-MON-06, NXT-MON-08). */
import { findFigure } from '@oubliette/classic/extend';
import { isCornered } from '../cornered.ts';
import type { NextPlay } from '../play.ts';
import { crush } from './hurl.ts';
import { strikeWith } from './sweep.ts';

/** Deals the next blow of such an attack; false if none is left or a seat must choose first. */
export function dealBlow(play: NextPlay): boolean {
  const [blow] = play.next.blows;
  if (blow === undefined || play.world.referee.isAsking(play.state)) return false;
  const { figure, target, skulls } = blow;
  const victim = findFigure(play.state, target);
  const isOff = victim === undefined || findFigure(play.state, figure) === undefined;
  const cornered = !isOff && skulls !== null && skulls > 0 && isCornered(play.world, play.state, victim);
  const rules = [skulls === null ? 'NXT-MON-08' : 'NXT-MON-06', ...(cornered ? ['NXT-COR-01'] : [])];
  play.emit({ type: 'blowDealt', rules, figure, target, skulls, cornered });
  if (isOff) return true;
  if (skulls === null) crush(play, figure, target);
  else strikeWith(play, blow, skulls + (cornered ? 1 : 0));
  return true;
}
