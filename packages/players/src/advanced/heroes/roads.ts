/** The party's way: around rooms with monsters at home, if there is one. */
import { farFrom } from '../ground.ts';
import { noted } from '../seen.ts';
import type { Seen } from '../seen.ts';
import type { Square } from '@oubliette/dungeon';
import { party } from './mood.ts';

type Far = (square: Square) => number;

/** Another fight costs about as much as ten turns of walking. */
const HOSTILE = 120;

/** Squares of known monsters' places: those escaped from, and refilled lairs (ADV-MAP-02, ADV-TRE-09). */
function homes({ view, ground }: Seen): ReadonlySet<Square> {
  const lived = new Set(view.levels[view.level]!.groups.map(({ area }) => area));
  const areas = ground.board.areas.filter(
    ({ id, squares }) => lived.has(id) && !party(view).some(({ square }) => squares.includes(square)),
  );
  return new Set(areas.flatMap(({ squares }) => squares));
}

/** Steps to the nearest of these squares; a handicap is added if every way leads through monsters' places. */
export function roadTo(seen: Seen, goals: readonly Square[], avoid: ReadonlySet<Square> = seen.barred): Far {
  const lived = noted(seen, 'homes', () => homes(seen));
  const through = farFrom(seen, goals, avoid);
  if (lived.size === 0) return through;
  const round = farFrom(seen, goals, new Set([...avoid, ...lived]));
  return (square) => (round(square) < Infinity ? round(square) : HOSTILE + through(square));
}
