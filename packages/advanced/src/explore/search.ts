/** Searching for secret doors and hidden treasure (ADV-SECR). */
import { DIRECTIONS } from '@oubliette/dungeon';
import type { Direction, Exit } from '@oubliette/dungeon';
import { lookUp, refuse } from '@oubliette/kernel';
import type { BaseCommand, Refusal, SeatId } from '@oubliette/kernel';
import { areaAt } from '../board.ts';
import { PASSAGE_LENGTH } from '../content/sections.ts';
import { drawCounter } from '../counters/draw.ts';
import { meet } from '../encounter/meet.ts';
import { rollMatrix } from '../encounter/roll.ts';
import { figureOf, levelOf, seatOf, sheetOf, withLevel, withSheet } from '../figures.ts';
import { addDoor, doorPlaces, doorsOf } from '../generate/doors.ts';
import { isUnexplored } from '../generate/lay.ts';
import { wallOf } from '../generate/pieces.ts';
import { isPrepared, plannedSecretDoors } from '../generate/prepared.ts';
import { remembering } from '../generate/remember.ts';
import { isBelow } from '../hazards/ground.ts';
import type { Appliers, FrameKind, Handler } from '../kit.ts';
import type { Play } from '../play.ts';
import type { Place, State } from '../state.ts';
import { pitRefusal } from '../traps/limits.ts';
import { hiddenTreasure } from '../treasure/find.ts';
import { actOf, canAct, mayDeed, spend } from '../turns/acts.ts';
import type { World } from '../world.ts';
import type { ExploreCommand, ExploreCommandOf, ExploreFacts, SecretDoorFrame } from './types.ts';

/** Results of searching a wall (ADV-SECR-09). */
const SECRET_DOORS = [
  { upTo: 1, result: 'counter' },
  { upTo: 6, result: 'nothing' },
  { upTo: 12, result: 'door' },
] as const;

/** Whether secret doors may be searched for in a place (ADV-SECR-01). */
function isSearchable(world: World, state: State, { area, kind }: Place): boolean {
  return kind === 'deadEnd' || (kind === 'room' && doorsOf(world, state, area).length < 2);
}

/** Walls that may hold a secret door: no door, not the end of a dead end, not below a grate (ADV-HAZ-61). */
function wallsOf(world: World, state: State, { area, kind }: Place): Direction[] {
  if (isBelow(state, area)) return [];
  const doors = doorsOf(world, state, area);
  const { layout } = levelOf(state);
  return DIRECTIONS.filter(
    (side) =>
      (kind !== 'deadEnd' || wallOf(world, layout, area, side).length >= PASSAGE_LENGTH) &&
      !doors.some((door) => door.side === side) &&
      doorPlaces(world, state, { area, side }).length > 0,
  );
}

const usedUpKnown = remembering<boolean>();

/** Nothing left to explore on this level, and no wall left to search (ADV-SECR-12). */
function isUsedUp(world: World, state: State): boolean {
  return usedUpKnown(levelOf(state), 'usedUp', () => findUsedUp(world, state));
}

function findUsedUp(world: World, state: State): boolean {
  const { layout, places } = levelOf(state);
  if (layout.exits.some((exit) => isUnexplored(state, exit))) return false;
  return Object.values(places).every(
    (place) =>
      !isSearchable(world, state, place) ||
      wallsOf(world, state, place).every((side) => place.searchedWalls.includes(side)),
  );
}

const wallsKnown = remembering<readonly Direction[]>();

/** The walls a hero in this place may search now. */
export function wallsToSearch(world: World, state: State, place: Place): readonly Direction[] {
  return wallsKnown(levelOf(state), place.area, () => findWalls(world, state, place));
}

function findWalls(world: World, state: State, place: Place): Direction[] {
  const walls = wallsOf(world, state, place);
  if (!isUsedUp(world, state))
    return isSearchable(world, state, place)
      ? walls.filter((side) => !place.searchedWalls.includes(side))
      : [];
  if (isSearchable(world, state, place)) return walls;
  const others = Object.values(levelOf(state).places).filter(
    (other) => wallsOf(world, state, other).length > 0,
  );
  if (others.some((other) => isSearchable(world, state, other))) return [];
  const kind = others.some((other) => other.kind === 'room') ? 'room' : 'corridor';
  return place.kind === kind ? walls : [];
}

/** Only for a hero who has not moved or acted yet: a search takes the whole phase. */
function searcherRefusal(world: World, state: State, seat: SeatId, id: string, rule: string): Refusal | null {
  const refusal = canAct(world, state, id, seat);
  if (refusal !== null) return refusal;
  const figure = figureOf(state, id);
  if (figure.kind !== 'hero') return refuse('henchmenOnlyMove', 'ADV-EXPL-02', { figure: id });
  if (actOf(state, id).moved > 0) return refuse('hasMoved', rule, { figure: id });
  if (actOf(state, id).cast) return refuse('hasCast', 'ADV-MAG-11', { figure: id });
  return pitRefusal(figure) ?? mayDeed(state, figure);
}

function placeOf(world: World, state: State, id: string): Place {
  return levelOf(state).places[areaAt(world, state, figureOf(state, id).square).id]!;
}

export const searchWall: Handler<ExploreCommandOf<'searchWall'>> = {
  foreseen: true,
  when: { in: ['heroes'], mode: 'exploration' },
  check: (world, state, seat, { figure, side }) => {
    const refusal = searcherRefusal(world, state, seat, figure, 'ADV-SECR-08');
    if (refusal !== null) return refusal;
    const place = placeOf(world, state, figure);
    if (wallsToSearch(world, state, place).includes(side)) return null;
    if (place.searchedWalls.includes(side)) return refuse('alreadySearched', 'ADV-SECR-07');
    if (!isSearchable(world, state, place)) return refuse('notSearchable', 'ADV-SECR-01');
    return refuse('notSuchAWall', place.kind === 'deadEnd' ? 'ADV-SECR-04' : 'ADV-SECR-05');
  },
  perform: (play, { figure, side }) => {
    const { area, searchedWalls } = placeOf(play.world, play.state, figure);
    const again = searchedWalls.includes(side);
    spend(play, figure, 'search', 'ADV-SECR-08');
    const face = play.figureRolls(figure, 'ADV-SECR-09');
    const result = lookUp(SECRET_DOORS, face);
    const places = result === 'door' ? secretPlaces(play.world, play.state, area, side) : [];
    play.reveal('wallSearched', { figure, area, side, face, found: places.length > 0 }, [
      'ADV-SECR-09',
      again ? 'ADV-SECR-12' : 'ADV-SECR-07',
      'ADV-SECR-11',
    ]);
    if (result === 'counter') return noise(play, area);
    if (places.length === 0) return;
    const squares = places.map(({ squares: [square] }) => square!);
    play.begin({ tag: 'secretDoor', figure, squares, side }, 'ADV-SECR-10');
  },
};

/** The search was heard: the master draws a counter; without a master, monsters come (ADV-SOLO-14). */
function noise(play: Play, area: string): void {
  if (play.state.master.seat !== null) return drawCounter(play, ['ADV-SECR-09', 'ADV-TOK-02']);
  meet(play, { monsters: rollMatrix(play, 'wandering'), area, how: 'wandering' });
}

/** Where a secret door may be: on a prepared map only where it is drawn (ADV-GEN-48). */
function secretPlaces(world: World, state: State, area: string, side: Direction): readonly Exit[] {
  return isPrepared(world, state)
    ? plannedSecretDoors(world, state, area, side).slice(0, 1)
    : doorPlaces(world, state, { area, side });
}

export const secretDoor: FrameKind<SecretDoorFrame> = {
  asks: (_world, state, { figure, squares }) =>
    squares.length > 1
      ? { seat: seatOf(state, figure), prompt: 'placeSecretDoor', rules: ['ADV-SECR-10'] }
      : null,
  runs: (play, frame) => putDoor(play, frame, frame.squares[0]!),
  answers: (_world, _state, { squares }) => squares.map((at) => ({ type: 'placeSecretDoor', at })),
};

export const placeSecretDoor: Handler<ExploreCommandOf<'placeSecretDoor'>> = {
  when: { answers: 'secretDoor' },
  check: (_world, state, _seat, { at }) =>
    (state.stack.at(-1) as SecretDoorFrame).squares.includes(at)
      ? null
      : refuse('notOnTheWall', 'ADV-SECR-10', { square: at }),
  perform: (play, { at }) => putDoor(play, play.state.stack.at(-1) as SecretDoorFrame, at),
};

function putDoor(play: Play, { side }: SecretDoorFrame, at: number): void {
  play.finish(['ADV-SECR-10']);
  addDoor(play, { squares: [at], direction: side, door: 'closed' }, ['ADV-SECR-10', 'ADV-DOOR-01']);
}

export const searchRoom: Handler<ExploreCommandOf<'searchRoom'>> = {
  foreseen: true,
  when: { in: ['heroes'], mode: 'exploration' },
  check: (world, state, seat, { figure }) => {
    if (state.master.seat === null) return refuse('notAlone', 'ADV-SOLO-15');
    const refusal = searcherRefusal(world, state, seat, figure, 'ADV-SECR-15');
    if (refusal !== null) return refusal;
    const place = placeOf(world, state, figure);
    if (place.kind !== 'room') return refuse('notARoom', 'ADV-SECR-13');
    return place.searched ? refuse('alreadySearched', 'ADV-SECR-14') : null;
  },
  perform: (play, { figure }) => {
    const { area } = placeOf(play.world, play.state, figure);
    spend(play, figure, 'search', 'ADV-SECR-15');
    play.tell('roomSearched', { figure, area }, ['ADV-SECR-14', 'ADV-SECR-17']);
    hiddenTreasure(play, figure);
  },
};

export const searchAppliers: Pick<
  Appliers<ExploreFacts>,
  'wallSearched' | 'roomSearched' | 'treasureSought' | 'cacheFound'
> = {
  wallSearched: (state, { area, side }) => {
    const { searchedWalls } = levelOf(state).places[area]!;
    return searchedWalls.includes(side)
      ? state
      : withPlace(state, area, { searchedWalls: [...searchedWalls, side] });
  },
  roomSearched: (state, { area }) => withPlace(state, area, { searched: true }),
  treasureSought: (state) => state,
  cacheFound: (state, { figure, gold }) =>
    withSheet(state, figure, { gold: sheetOf(state, figure).gold + gold }),
};

function withPlace(state: State, area: string, change: Partial<Place>): State {
  const { places } = levelOf(state);
  return withLevel(state, { places: { ...places, [area]: { ...places[area]!, ...change } } });
}

export function searchOffers(world: World, state: State, seat: SeatId): BaseCommand[] {
  if (state.turn.mode !== 'exploration') return [];
  return state.figures.flatMap(({ id: figure }): (BaseCommand & ExploreCommand)[] => {
    if (searcherRefusal(world, state, seat, figure, 'ADV-SECR-08') !== null) return [];
    const walls = wallsToSearch(world, state, placeOf(world, state, figure));
    return [
      ...walls.map((side) => ({ type: 'searchWall', figure, side }) as const),
      { type: 'searchRoom', figure },
    ];
  });
}
