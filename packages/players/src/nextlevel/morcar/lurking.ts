/** Unseen monsters that have heard the heroes lie in ambush beside the doors (NXT-AMB-05, NXT-AMB-06). */
import { stepsApart } from '@oubliette/dungeon';
import type { NextCommand } from '@oubliette/nextlevel';
import type { Manner } from '../../shared/morcar/difficulty.ts';
import type { Lair } from '../../shared/morcar/lair.ts';
import { pickBest } from '../../shared/pick.ts';

type Prepare = Extract<NextCommand, { type: 'prepareAmbush' }>;
type Alert = Extract<NextCommand, { type: 'alert' }>;

/** The distance from a door within which heroes are heard through it. */
const EARSHOT = 6;

/** One monster moves to the square nearest to where the heroes would come in; null when all have. */
export function lieInWait(lair: Lair, manner: Manner, moves: readonly NextCommand[]): NextCommand | null {
  if (!manner.greedy) return null;
  const roused = manner.rouses ? rouse(lair, moves) : null;
  if (roused !== null) return roused;
  const offers = moves.filter((move): move is Prepare => move.type === 'prepareAmbush');
  const [first] = offers;
  if (first === undefined) return null;
  const { board } = lair.chart.view;
  const doors = lair.chart.shut.flatMap(({ a, b }) => [a, b]);
  return pickBest(
    offers.filter(({ monster }) => monster === first.monster),
    ({ to }) => -Math.min(99, ...doors.map((door) => stepsApart(board, to, door))),
  );
}

/** Rouses the monsters behind a door that a hero is near to. */
function rouse({ chart, prey }: Lair, moves: readonly NextCommand[]): NextCommand | null {
  const alerts = moves.filter((move): move is Alert => move.type === 'alert');
  if (alerts.length === 0) return null;
  const { board } = chart.view;
  const near = chart.shut.filter(({ a }) =>
    prey.some(({ figure }) => stepsApart(board, figure.square, a) <= EARSHOT),
  );
  const areas = near.flatMap(({ a, b }) => [chart.areaOf(a), chart.areaOf(b)]);
  return alerts.find(({ area }) => areas.includes(area)) ?? null;
}
