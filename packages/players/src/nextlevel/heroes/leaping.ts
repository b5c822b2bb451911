/** The wizard's leap through walls and figures, for a point of Mind (NXT-ENC-07). */
import { directionsTowards } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import type { NextCommand } from '@oubliette/nextlevel';
import { pickBest } from '../../shared/pick.ts';
import type { NextSituation } from './situation.ts';

export type Leap = Extract<NextCommand, { type: 'teleport' }>;

/** How many places to leap to are weighed. */
const REFUGES = 3;
/** Points of Mind always kept. */
const KEPT = 2;
/** The fewest steps a leap towards the exit must save. */
const SHORT_CUT = 6;

function leaps({ me, moves, view, left }: NextSituation): Leap[] {
  if (me.id !== 'wizard' || me.mind <= KEPT || left === 0 || view.turn.path.length > 1) return [];
  return moves.filter((move): move is Leap => move.type === 'teleport');
}

/** The few best leaps by destination, each facing the nearest foe. */
export function bestLeaps(here: NextSituation, rank: (to: Square) => number): Leap[] {
  const places = [...Map.groupBy(leaps(here), ({ to }) => to)];
  return places
    .toSorted(([a], [b]) => rank(b) - rank(a))
    .slice(0, REFUGES)
    .map(([to, facings]) => pickBest(facings, ({ facing }) => (towardsFoes(here, to) === facing ? 1 : 0)));
}

function towardsFoes({ foes, view, chart }: NextSituation, to: Square): number {
  const foe = foes.find(({ square }) => chart.sightline(to, square)) ?? foes[0];
  return foe === undefined ? -1 : directionsTowards(view.board, to, foe.square)[0]!;
}

/** A leap towards the exit that saves many steps; the steps must be in `here.field`. */
export function leapOut(here: NextSituation): Leap | null {
  const { field, me, left } = here;
  const far = field.steps[me.square]!;
  const [leap] = bestLeaps(here, (to) => (field.steps[to]! < 0 ? -Infinity : -field.steps[to]!));
  if (leap === undefined || field.steps[leap.to]! < 0) return null;
  return far - left - field.steps[leap.to]! >= SHORT_CUT ? leap : null;
}
