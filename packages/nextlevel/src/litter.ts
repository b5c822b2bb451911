/** Things on the floor: too heavy for a hero, knocked from a hand, dropped by the dead. */
import type { Square } from '@oubliette/dungeon';
import { withNext } from './changes.ts';
import type { Litter, NextState } from './state.ts';

function nothingOn(square: Square): Litter {
  return {
    square,
    gold: 0,
    potions: [],
    gear: [],
    treasures: [],
    scrolls: [],
    substances: [],
    weaponsOf: [],
    poorWeapon: false,
  };
}

export function litterAt({ next }: NextState, square: Square): Litter {
  return next.litter.find((heap) => heap.square === square) ?? nothingOn(square);
}

/** All things on a square form one heap; an empty heap is removed. */
export function withLitter(
  state: NextState,
  square: Square,
  change: (heap: Litter) => Partial<Litter>,
): NextState {
  const before = litterAt(state, square);
  const heap: Litter = { ...before, ...change(before) };
  const others = state.next.litter.filter((other) => other.square !== square);
  return withNext(state, { litter: isNothing(heap) ? others : [...others, heap] });
}

function isNothing({ gold, potions, gear, treasures, scrolls, substances, weaponsOf, poorWeapon }: Litter) {
  const things = [potions, gear, treasures, scrolls, substances, weaponsOf];
  return gold === 0 && !poorWeapon && things.every((list) => list.length === 0);
}
