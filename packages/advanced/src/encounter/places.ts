/** Where monsters may be placed, and how far shifted. */
import { adjacent, apart, DIRECTIONS, distances, neighbour } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import { boardOf, groundOf } from '../board.ts';
import { monsterNamed } from '../content/bestiary.ts';
import { figureAt, figureOf, isUp, levelOf, partyOf, squaresOf } from '../figures.ts';
import { isBarred } from '../generate/doors.ts';
import { squaresOfArea } from '../generate/pieces.ts';
import { isAboveParty, isBeyondChasm } from '../hazards/ground.ts';
import { sightTo } from '../sight.ts';
import { kindsFirst, squaresForKind } from '../solo/placing.ts';
import type { Figure, State } from '../state.ts';
import type { World } from '../world.ts';
import { shownAs } from './disguise.ts';
import type { EncounterCommandOf, MeetingFrame } from './types.ts';

export function sizeOf(kind: string): Figure['size'] {
  return monsterNamed(kind).special.includes('large') ? 2 : 1;
}

/** The kinds the placing seat may name: true kinds for the master, looks for the leader. */
function kindsToPlace(state: State, { left, placedBy, group }: MeetingFrame): string[] {
  if (placedBy === 'master') return [...new Set(left)];
  // In an order that does not betray their true kinds.
  return [...new Set(left.map((kind) => shownAs(state, group.monsters, kind)))].toSorted();
}

/** The kind that is placed for a given name. */
export function kindMeant(state: State, frame: MeetingFrame, name: string): string | undefined {
  if (frame.placedBy === 'master') return frame.left.find((kind) => kind === name);
  return frame.left.find((kind) => shownAs(state, frame.group.monsters, kind) === name);
}

const placingsKnown = new WeakMap<State, readonly EncounterCommandOf<'placeMonster'>[]>();

/** Computed once per state: the offers first ask if there are any, then which, then check each one. */
export function placings(
  world: World,
  state: State,
  frame: MeetingFrame,
): readonly EncounterCommandOf<'placeMonster'>[] {
  const known = placingsKnown.get(state);
  if (known !== undefined) return known;
  const all = allPlacings(world, state, frame);
  placingsKnown.set(state, all);
  return all;
}

function allPlacings(world: World, state: State, frame: MeetingFrame): EncounterCommandOf<'placeMonster'>[] {
  if (state.master.seat === null) return placingsAlone(world, state, frame);
  const kinds = kindsToPlace(state, frame);
  const places = placesFor(world, state, frame);
  const squares = new Map([...new Set(kinds.map(sizeOf))].map((size) => [size, places(size)]));
  return kinds.flatMap((kind) =>
    squares
      .get(sizeOf(kind))!
      .map((at): EncounterCommandOf<'placeMonster'> => ({ type: 'placeMonster', kind, at })),
  );
}

/** Without a master: as near to the party as possible, side by side (ADV-SOLO-17 to ADV-SOLO-20). */
function placingsAlone(
  world: World,
  state: State,
  frame: MeetingFrame,
): EncounterCommandOf<'placeMonster'>[] {
  const { layout } = levelOf(state);
  const anywhere = frame.how === 'wandering' || frame.how === 'ambush';
  const ground = anywhere
    ? boardOf(world, layout).areas.flatMap(({ squares }) => squares)
    : roomFor(world, state, frame);
  return kindsFirst(frame.left).flatMap((kind) => {
    const free = freeFor(state, ground, ground, sizeOf(kind));
    return squaresForKind(world, state, frame, kind, free).map((at): EncounterCommandOf<'placeMonster'> => ({
      type: 'placeMonster',
      kind,
      at,
    }));
  });
}

/** Of these squares, those where a figure of this size stands on free ground. */
function freeFor(
  state: State,
  squares: readonly Square[],
  ground: readonly Square[],
  size: Figure['size'],
): Square[] {
  const floor = new Set(ground);
  const { layout } = levelOf(state);
  const isFree = (square: Square): boolean =>
    floor.has(square) && !isBarred(state, square) && figureAt(state, square) === undefined;
  return squares.filter((square) => squaresOf(layout, { square, size }).every(isFree));
}

/** The squares for a figure of a given size. */
function placesFor(
  world: World,
  state: State,
  frame: MeetingFrame,
): (size: Figure['size']) => readonly Square[] {
  if (frame.how !== 'wandering') {
    const section = roomFor(world, state, frame);
    return (size) => freeFor(state, section, section, size);
  }
  const { layout } = levelOf(state);
  const floor = boardOf(world, layout).areas.flatMap(({ squares }) => squares);
  const far = new Set(farOff(world, state, frame));
  return (size) => {
    // A large figure needs only one of its squares there.
    const reaching = floor.filter((square) =>
      squaresOf(layout, { square, size }).some((one) => far.has(one)),
    );
    return freeFor(state, reaching, floor, size);
  };
}

/** The squares where they are met; if the party fills the place, the nearest ones around it (ADV-ENC-17). */
function roomFor(world: World, state: State, frame: MeetingFrame): Square[] {
  const { placed, left, surplus, conjured } = frame;
  const section = meantFor(world, state, frame);
  const isFree = (square: Square): boolean =>
    !isBarred(state, square) && figureAt(state, square) === undefined;
  const isTheirs = (square: Square): boolean => placed.includes(figureAt(state, square)?.id ?? '');
  if (surplus || conjured === true || section.some((square) => isFree(square) || isTheirs(square)))
    return section;
  const far = distances(groundOf(world, state), section);
  const round = boardOf(world, levelOf(state).layout)
    .areas.flatMap(({ squares }) => squares)
    .filter((square) => far[square]! > 0 && isFree(square))
    .sort((a, b) => far[a]! - far[b]!);
  const last = round[Math.min(left.length, round.length) - 1];
  return last === undefined ? [] : round.filter((square) => far[square]! <= far[last]!);
}

/** Squares of their areas: beyond the chasm, if any (ADV-HAZ-20); in sight, if conjured (ADV-HAZ-72). */
function meantFor(world: World, state: State, { areas, group, surplus, conjured }: MeetingFrame): Square[] {
  const { layout } = levelOf(state);
  const all = areas.flatMap((area) => squaresOfArea(world, layout, area));
  if (conjured === true) return all.filter((square) => isInView(world, state, square));
  return surplus ? all : all.filter((square) => isBeyondChasm(state, group.area, square));
}

function isInView(world: World, state: State, square: Square): boolean {
  return partyOf(state).some((hero) => isUp(hero) && sightTo(world, state, hero, square) !== 'none');
}

/**
 * Monsters of a counter: the first as far off as a hero sees, the others beside those placed and no nearer
 * to that hero (ADV-TOK-09, ADV-TOK-10).
 */
function farOff(world: World, state: State, { placed }: MeetingFrame): Square[] {
  const ground = groundOf(world, state);
  const { board } = ground;
  const floor = board.areas.flatMap(({ squares }) => squares);
  const free = floor.filter((square) => !isBarred(state, square) && figureAt(state, square) === undefined);
  const heroes = partyOf(state).filter((hero) => hero.kind === 'hero' && isUp(hero));
  if (placed.length === 0)
    return [
      ...new Set([
        ...heroes.flatMap((hero) => farthestSeen(world, state, hero, free)),
        ...free.filter((square) => isAboveParty(world, state, square)),
      ]),
    ];
  const first = squaresOf(board, figureOf(state, placed[0]!));
  const others = placed.flatMap((id) => squaresOf(board, figureOf(state, id)));
  const beside = free.filter((square) => others.some((other) => adjacent(ground, other, square)));
  // The heroes it may have been placed for: it stands as far off as they see.
  const meant = heroes.filter((hero) =>
    farthestSeen(world, state, hero, [...free, ...first]).some((square) => first.includes(square)),
  );
  if (meant.length === 0) return beside.filter((square) => isAboveParty(world, state, square));
  return beside.filter((square) =>
    meant.some(({ square: from }) =>
      first.some((one) => apart(board, from, square) >= apart(board, from, one)),
    ),
  );
}

function farthestSeen(world: World, state: State, hero: Figure, squares: readonly Square[]): Square[] {
  const { layout } = levelOf(state);
  const byDistance: Square[][] = [];
  for (const square of squares) (byDistance[apart(layout, hero.square, square)] ??= []).push(square);
  for (let far = byDistance.length - 1; far >= 0; far -= 1) {
    const ring = byDistance[far] ?? [];
    const seen = ring.filter((square) => sightTo(world, state, hero, square) !== 'none');
    if (seen.length > 0) return seen;
  }
  return [];
}

/** One orthogonal step onto a free square of the section; each monster once (ADV-ENC-12, ADV-ENC-15). */
export function shifts(
  world: World,
  state: State,
  frame: MeetingFrame,
): EncounterCommandOf<'shiftMonster'>[] {
  const { layout } = levelOf(state);
  const ground = groundOf(world, state);
  const section = new Set(frame.areas.flatMap((area) => squaresOfArea(world, layout, area)));
  return frame.placed
    .filter((id) => !frame.shifted.includes(id))
    .flatMap((id) => {
      const own = squaresOf(layout, figureOf(state, id));
      return DIRECTIONS.filter((direction) =>
        own.every((square) => {
          const to = neighbour(layout, square, direction);
          return adjacent(ground, square, to) && isFreeFor(state, section, to, id);
        }),
      ).map((direction): EncounterCommandOf<'shiftMonster'> => ({
        type: 'shiftMonster',
        figure: id,
        to: neighbour(layout, own[0]!, direction),
      }));
    });
}

function isFreeFor(state: State, section: ReadonlySet<Square>, square: Square, id: string): boolean {
  if (!section.has(square) || isBarred(state, square)) return false;
  const other = figureAt(state, square);
  return other === undefined || other.id === id;
}

/** A special monster and a true one of the kind it looks like; each special one once. */
export function switches(state: State, frame: MeetingFrame): EncounterCommandOf<'switchMonsters'>[] {
  const figures = frame.placed.map((id) => figureOf(state, id));
  return figures
    .filter(({ id, disguise }) => disguise !== null && !frame.switched.includes(id))
    .flatMap((special) =>
      figures
        .filter(({ of, disguise }) => of === special.disguise && disguise === null)
        .map(({ id }): EncounterCommandOf<'switchMonsters'> => ({
          type: 'switchMonsters',
          figure: special.id,
          with: id,
        })),
    );
}
