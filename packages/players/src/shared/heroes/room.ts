/** Leaving a square to a friend who can make more of it. */
import type { Square } from '@oubliette/dungeon';
import { NOBODY } from '../chart.ts';
import { canAct } from '../threat.ts';
import type { Situation } from './situation.ts';

/** The last free square beside a foe, if a friend still to act this round can make more of it; else -1. */
export function wantedByFriend(here: Situation): Square {
  const { me, chart, view } = here;
  const slot = lastSlot(here);
  if (slot < 0) return -1;
  const least = view.turn.acted ? 2 : me.attack + 1;
  const later = view.order.slice(view.order.indexOf(me.id) + 1);
  const wanted = later.some((id) => {
    const friend = chart.figure(id);
    if (friend === undefined || friend.attack < least || !canAct(friend)) return false;
    const idle = !here.foes.some(({ square }) => chart.beside(friend.square, square));
    return idle && here.near(friend.square, slot, 7);
  });
  return wanted ? slot : -1;
}

/** The only square beside a foe that is free or the figure's own; -1 if there are several or none. */
function lastSlot({ me, chart, foes }: Situation): Square {
  let last = -1;
  for (const { square } of foes) {
    for (let side = square * 4; side < square * 4 + 4; side += 1) {
      const slot = chart.next[side]!;
      if (slot < 0 || slot === last || chart.heroFloor[slot] === 0) continue;
      if (chart.held[slot] !== NOBODY && slot !== me.square) continue;
      if (last >= 0) return -1;
      last = slot;
    }
  }
  return last;
}
