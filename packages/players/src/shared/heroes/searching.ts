/** Who searches where, as far as the books agree. */
import type { Square } from '@oubliette/dungeon';
import type { Chart } from '../chart.ts';
import { isHeroId } from '../ways.ts';
import type { Situation } from './situation.ts';

/** Chests are left to a hero with more Body to lose, if one is in the room. */
export function isFitToSearch({ me, chart, party }: Situation): boolean {
  if (me.body > 2) return true;
  const area = chart.areaOf(me.square);
  return !party.some(
    ({ id, body, square, conditions }) =>
      isHeroId(id) && body > me.body && chart.areaOf(square) === area && !conditions.includes('pit'),
  );
}

/** Whether one of Morcar's figures prevents a hero on this square from searching. */
export function isDisturbed({ chart, foes, ways }: Situation, square: Square): boolean {
  return foes.some((foe) => ways.disturbs(chart, square, foe.square));
}

/** In the same room, or in sight along a passage. */
export function isSamePlace(chart: Chart, a: Square, b: Square): boolean {
  if (chart.inRoom(a)) return chart.areaOf(a) === chart.areaOf(b);
  return !chart.inRoom(b) && chart.sightline(a, b);
}
