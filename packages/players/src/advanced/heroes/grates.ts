/** Rooms below: a last resort, if a way on or a rope back exists (ADV-HAZ-59 to ADV-HAZ-68, ADV-HAZ-75). */
import type { Command, Figure } from '@oubliette/advanced';
import { areaAt } from '@oubliette/advanced/reckoning';
import type { Square } from '@oubliette/dungeon';
import { best, figureIn, movesOf } from '../seen.ts';
import type { Seen } from '../seen.ts';
import { around, isWorthOpening, levelIn } from './goals.ts';
import type { Goal } from './goals.ts';
import { party } from './mood.ts';

const ROPE = 'rope';

interface Opening {
  readonly area: string;
  readonly square: Square;
  readonly kind: 'grate' | 'trapdoor';
  /** Neither looked through nor opened yet. */
  readonly isNew: boolean;
  readonly isOpen: boolean;
  readonly below: string | null;
  readonly landing: Square;
  readonly hasRope: boolean;
}

function openings({ view }: Seen): Opening[] {
  const { places, things } = levelIn(view);
  return Object.values(places).flatMap(({ area, hazard }): Opening[] => {
    if (hazard === null || (hazard.hazard !== 'grate' && hazard.hazard !== 'trapdoor')) return [];
    const { facts, stage, hazard: kind } = hazard;
    const thing = things.find(({ id }) => id === facts[kind]);
    if (thing === undefined) return [];
    return [
      {
        area,
        square: thing.square,
        kind,
        isNew: stage === 'there',
        isOpen: facts['open'] === true,
        below: (facts['below'] as string | undefined) ?? null,
        landing: Number(facts['landing'] ?? -1),
        hasRope: facts['rope'] === true,
      },
    ];
  });
}

function isIn({ world, state }: Seen, { square }: Figure, area: string | null): boolean {
  return areaAt(world, state, square).id === area;
}

function hasRope({ view }: Seen): boolean {
  const up = new Set(party(view).map(({ id }) => id));
  return view.sheets.some(({ id, items }) => up.has(id) && items.includes(ROPE));
}

/** Stairs down there lead on, or a rope leads back from something worth having. */
function isWorthIt(seen: Seen, opening: Opening): boolean {
  const { places, things } = levelIn(seen.view);
  const place = opening.below === null ? undefined : places[opening.below];
  if (place === undefined) return false;
  if (place.stairs === 'down') return true;
  const squares = seen.ground.board.areas.find(({ id }) => id === opening.below)?.squares ?? [];
  const isChestThere = things.some(
    (thing) =>
      thing.tag === 'chest' &&
      thing.found === null &&
      squares.includes(thing.square) &&
      isWorthOpening(seen.view),
  );
  return isChestThere && (opening.hasRope || hasRope(seen));
}

function goalOf(seen: Seen, opening: Opening): Goal | null {
  const { area, square, kind, isNew, isOpen } = opening;
  const beside = around(seen, square);
  if (isNew) return { kind: 'grate', key: `grate ${area}`, squares: kind === 'grate' ? [square] : beside };
  if (!isWorthIt(seen, opening)) return null;
  return isOpen
    ? { kind: 'descend', key: `descend ${area}`, squares: beside }
    : { kind: 'grate', key: `lift ${area}`, squares: beside };
}

/** Openings to look through, to lift and to go down by. */
export function grates(seen: Seen): Goal[] {
  return openings(seen).flatMap((opening) => {
    const isDone = party(seen.view).every((figure) => isIn(seen, figure, opening.below));
    return isDone ? [] : (goalOf(seen, opening) ?? []);
  });
}

/** Whether some are below this opening and others are not yet. */
export function isHalfDown(seen: Seen, { key }: Goal): boolean {
  const opening = openings(seen).find(({ area }) => key === `descend ${area}`);
  return opening !== undefined && party(seen.view).some((figure) => isIn(seen, figure, opening.below));
}

/** Back up by the rope, for figures still below. */
export function waysUp(seen: Seen): Goal[] {
  return openings(seen)
    .filter(({ hasRope: hangs, below }) => hangs && party(seen.view).some((one) => isIn(seen, one, below)))
    .map(({ area, landing }) => ({ kind: 'climb', key: `climb ${area}`, squares: around(seen, landing) }));
}

/** The hardiest first; none if that would doom the party. */
export function goDown({ view }: Seen, moves: readonly Command[]): Command | undefined {
  return best(
    movesOf(moves, 'goDown').filter(({ surely }) => !surely),
    ({ figure: id }) => {
      const figure = figureIn(view, id);
      return (figure?.wounds ?? 0) + (figure?.kind === 'hero' ? 10 : 0);
    },
  );
}

/** Whether the way down is safe: a rope hangs there, or stairs lead on. */
function leadsBack(seen: Seen, { key }: Goal): boolean {
  const opening = openings(seen).find(({ area }) => key === `descend ${area}`);
  const below = opening?.below ?? null;
  const place = below === null ? undefined : levelIn(seen.view).places[below];
  return opening?.hasRope === true || place?.stairs === 'down';
}

/** The action at a grate of the figure beside it. */
export function atGrate(seen: Seen, moves: readonly Command[], goal: Goal): Command | null {
  switch (goal.kind) {
    case 'grate':
      return movesOf(moves, 'liftGrate')[0] ?? movesOf(moves, 'openTrapdoor')[0] ?? null;
    case 'descend':
      return movesOf(moves, 'fixRope')[0] ?? (leadsBack(seen, goal) ? (goDown(seen, moves) ?? null) : null);
    case 'climb':
      return movesOf(moves, 'climbUp')[0] ?? null;
    default:
      return null;
  }
}
