/** How hazards limit where figures stand and walk. */
import { DIRECTIONS, neighbour, opposite, xOf, yOf } from '@oubliette/dungeon';
import type { Direction, Size, Square } from '@oubliette/dungeon';
import { areaAt } from '../board.ts';
import { hasEffect, levelOf, partyOf } from '../figures.ts';
import { isSpecial } from '../gear/traits.ts';
import { onceFor } from '../onceFor.ts';
import type { Figure, Level, Place, State } from '../state.ts';
import type { World } from '../world.ts';
import { isSpared } from './company.ts';
import type { FeatureThing, HazardPlace } from './types.ts';

/** They never leave the room they came to life in (ADV-HAZ-37, ADV-HAZ-38). */
const BOUND: readonly string[] = ['animatedStatue', 'warlordSentry'];
/** She neither moves nor attacks (ADV-HAZ-12). */
const ROOTED: readonly string[] = ['witch'];

export function hazardOf(state: State, area: string): HazardPlace | null {
  return levelOf(state).places[area]?.hazard ?? null;
}

const hazardousAmong = onceFor((places: Level['places']): readonly Place[] =>
  Object.values(places).filter((place) => place.hazard !== null),
);

/** The few places of the party's level with a hazard: queried at every step and for every offer. */
export function hazardousPlaces(state: State): readonly Place[] {
  return hazardousAmong(levelOf(state).places);
}

/** The places of the party's level with a hazard of this kind. */
export function placesWith(state: State, hazard: string): Place[] {
  return hazardousPlaces(state).filter((place) => place.hazard?.hazard === hazard);
}

export function featuresOf(state: State, feature: string): readonly FeatureThing[] {
  const features = featuresAmong(levelOf(state).things);
  return features.length === 0 ? features : features.filter((thing) => thing.feature === feature);
}

const featuresAmong = onceFor((things: Level['things']): readonly FeatureThing[] =>
  things.filter((thing): thing is FeatureThing => thing.tag === 'feature'),
);

/** Rats or bats fill the room: going in means fighting (ADV-HAZ-39, ADV-HAZ-46). */
export function isSwarming(hazard: HazardPlace | null): boolean {
  return (hazard?.hazard === 'rats' || hazard?.hazard === 'bats') && hazard.stage !== 'cleared';
}

/** Whether no hazard keeps a figure from stepping onto a square. */
export function mayWalk(world: World, state: State, figure: Figure, square: Square): boolean {
  if (ROOTED.includes(figure.of) || hasEffect(figure, 'seated')) return false;
  if (isChasm(state, square) && !isSpecial(figure, 'flies')) return false;
  const to = areaAt(world, state, square).id;
  const from = areaAt(world, state, figure.square).id;
  if (to === from) return true;
  if (BOUND.includes(figure.of)) return false;
  const swarmed = figure.effects.find(({ tag }) => tag === 'swarmed');
  if (swarmed !== undefined) return to === swarmed.of;
  const hazard = hazardOf(state, to);
  if (!isSwarming(hazard)) return true;
  if (state.turn.mode === 'combat') return isEnemyIn(world, state, figure, to);
  return hazard!.hazard === 'rats' && figure.kind === 'hero';
}

function isEnemyIn(world: World, state: State, figure: Figure, area: string): boolean {
  return state.figures.some(
    (other) =>
      other.side !== figure.side &&
      !isSpared(state, figure, other) &&
      areaAt(world, state, other.square).id === area,
  );
}

function isChasm(state: State, square: Square): boolean {
  return featuresOf(state, 'chasm').some(({ squares }) => squares.includes(square));
}

/** The depth of a square in a room, from the side the room was entered by. */
function depth(size: Size, entry: Direction, square: Square): number {
  const [x, y] = [xOf(size, square), yOf(size, square)];
  return [y, size.width - x, size.height - y, x][entry]!;
}

/** On the side of the room's chasm away from the entrance; everywhere in a room without one (ADV-HAZ-20). */
export function isBeyondChasm(state: State, area: string, square: Square): boolean {
  const place = levelOf(state).places[area];
  if (place?.hazard?.hazard !== 'chasm') return true;
  const chasm = featuresOf(state, 'chasm').find(({ id }) => id === place.hazard!.facts['chasm']);
  if (chasm === undefined) return true;
  const { layout } = levelOf(state);
  const entry = entryOf(place);
  return depth(layout, entry, square) > depth(layout, entry, chasm.square);
}

/** The side a room was entered by; south if it was never entered. */
export function entryOf({ entry }: Pick<Place, 'entry'>): Direction {
  return entry ?? 2;
}

export function farSideOf(place: Pick<Place, 'entry'>): Direction {
  return opposite(entryOf(place));
}

/** The square across a chasm from this one, and the chasm square between; undefined without a chasm. */
export function acrossFrom(
  state: State,
  square: Square,
): { over: Square; to: Square; chasm: FeatureThing }[] {
  const { layout } = levelOf(state);
  return featuresOf(state, 'chasm').flatMap((chasm) =>
    chasm.squares.includes(square)
      ? []
      : DIRECTIONS.flatMap((side) => {
          const over = neighbour(layout, square, side);
          const to = over < 0 ? -1 : neighbour(layout, over, side);
          return to >= 0 && chasm.squares.includes(over) && !chasm.squares.includes(to)
            ? [{ over, to, chasm }]
            : [];
        }),
  );
}

/** Whether a room lies under a grate or a trapdoor (ADV-HAZ-62 to ADV-HAZ-64). */
export function isBelow(state: State, area: string): boolean {
  return upperRoomOf(state, area) !== undefined;
}

/** The room above one that lies under a grate or a trapdoor. */
export function upperRoomOf(state: State, below: string): Place | undefined {
  return hazardousPlaces(state).find((place) => place.hazard?.facts['below'] === below);
}

/** Squares of upper rooms while a figure is below their opening: monsters may come there (ADV-HAZ-67). */
export function isAboveParty(world: World, state: State, square: Square): boolean {
  const facts = hazardOf(state, areaAt(world, state, square).id)?.facts;
  const below = facts?.['below'];
  if (below === undefined || facts?.['open'] !== true) return false;
  const party = partyOf(state);
  return party.length > 0 && party.every((hero) => areaAt(world, state, hero.square).id === below);
}
