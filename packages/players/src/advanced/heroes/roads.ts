/** Which way the party goes: round rooms where monsters are at home, if there is a way round. */
import { farFrom } from '../ground.ts';
import { noted } from '../seen.ts';
import type { Seen } from '../seen.ts';
import type { Square } from '@oubliette/dungeon';
import { party } from './mood.ts';

type Far = (square: Square) => number;

/** A fight more costs about as much as ten turns of walking. */
const HOSTILE = 120;

/** Squares of the places where monsters are known to be, those the party escaped from and newcomers in a lair alike (ADV-MAP-02, ADV-TRE-09). */
function homes({ view, ground }: Seen): ReadonlySet<Square> {
  const lived = new Set(view.levels[view.level]!.groups.map(({ area }) => area));
  const areas = ground.board.areas.filter(
    ({ id, squares }) => lived.has(id) && !party(view).some(({ square }) => squares.includes(square)),
  );
  return new Set(areas.flatMap(({ squares }) => squares));
}

/** Steps to the nearest of these squares; where every way leads through a place where monsters live, so much farther. */
export function roadTo(seen: Seen, goals: readonly Square[], avoid: ReadonlySet<Square> = seen.barred): Far {
  const lived = noted(seen, 'homes', () => homes(seen));
  const through = farFrom(seen, goals, avoid);
  if (lived.size === 0) return through;
  const round = farFrom(seen, goals, new Set([...avoid, ...lived]));
  return (square) => (round(square) < Infinity ? round(square) : HOSTILE + through(square));
}
