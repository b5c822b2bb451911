/** Settles what a command leaves open before a player has a choice again. */
import { askNext, findFigure, passTurn, renewEscape } from '@oubliette/classic/extend';
import { dealBlow } from './monsters/blows.ts';
import type { NextPlay } from './play.ts';

/** True while there is more: a turn that ends at once passes on (NXT-TRP-03, NXT-DIS-04). */
export function settle(play: NextPlay): boolean {
  if (renewEscape(play) || dealBlow(play)) return true;
  if (play.next.asked === null && askNext(play)) return true;
  const { turn } = play.state;
  if (!play.next.turn.over || turn.taker === null || play.world.referee.isAsking(play.state)) return false;
  if (findFigure(play.state, turn.taker) === undefined) return false;
  passTurn(play);
  return true;
}
