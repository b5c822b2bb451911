/** What is seen, what can be targeted, and what heroes reveal as they advance (CLS-VIS, CLS-OBS). */
import { apart, clearLine, hasSquare } from '@oubliette/dungeon';
import type { Ground, Square } from '@oubliette/dungeon';
import type { RuleId } from '@oubliette/kernel';
import type { DoorKey } from './commands.ts';
import type { Ways } from './events.ts';
import { figureAt } from './figures.ts';
import { placeCaptive, placeMonster } from './monsters.ts';
import type { Play } from './play.ts';
import type { Quest } from './quest/quest.ts';
import type { Figure, FigureId, Piece, State } from './state.ts';
import { areaAt, groundOf, inRoom, isEntrance, knownGround, pieceSquares } from './world.ts';
import type { World } from './world.ts';

/** In the same room, or joined by an unbroken line; figures do not block it (CLS-VIS-02, CLS-VIS-03, CLS-VIS-06). */
export function sees(world: World, state: State, from: Square, to: Square): boolean {
  if (inRoom(world, from) && areaAt(world, from) === areaAt(world, to)) return true;
  return clearLine(knownGround(world, state), from, to);
}

/** Joined by an unbroken line that figures do block, for spells and missiles (CLS-SPL-10, CLS-RNG-03). */
export function canTarget(world: World, state: State, from: Square, to: Square): boolean {
  return clearLine(knownGround(world, state), from, to, (square) => figureAt(state, square) !== undefined);
}

/** The squares of "the same room or passage" for a figure on this square (CLS-BRD-06), its own first. */
export function surroundings(
  world: World,
  state: State,
  from: Square,
  ground = knownGround(world, state),
): Square[] {
  return placeWithin(world, ground, from, world.points.placeExtent);
}

/** The squares a search covers (CLS-SRC-06): of a passage only what is revealed from here. */
export function searchGround(world: World, state: State, from: Square): Square[] {
  return placeWithin(world, groundOf(world, state), from, world.points.discoverySight);
}

/** Whether two squares count as the same room or passage, as seen from the first. */
export function sharesPlace(world: World, state: State, from: Square, to: Square): boolean {
  if (inRoom(world, from)) return areaAt(world, from) === areaAt(world, to);
  const isNear = apart(world.board, from, to) <= world.points.placeExtent;
  return isNear && !inRoom(world, to) && clearLine(knownGround(world, state), from, to);
}

function placeWithin(world: World, ground: Ground, from: Square, sight: number): Square[] {
  const rest = inRoom(world, from)
    ? world.board.areas[areaAt(world, from)]!.squares
    : passageInSight(world, ground, from, sight);
  return [from, ...rest.filter((square) => square !== from)];
}

function passageInSight(world: World, ground: Ground, from: Square, sight: number): Square[] {
  return sightsFrom(world, from, sight).filter((square) => clearLine(ground, from, square));
}

/** A hero or ally looks round from where it stands, this many squares along passages (CLS-VIS-01). */
export function lookAround(play: Play, figure: Figure, sight = play.world.points.discoverySight): void {
  const { world, state } = play;
  const { square } = figure;
  if (inRoom(world, square) && !hasSquare(state.revealed, square)) {
    reveal(play, figure.id, world.board.areas[areaAt(world, square)]!.squares, ['CLS-VIS-01', 'CLS-VIS-02']);
  }
  const passages = newPassages(world, play.state, square, sight);
  if (passages.length > 0) reveal(play, figure.id, passages, ['CLS-VIS-01', 'CLS-VIS-03']);
}

function newPassages(world: World, state: State, from: Square, sight: number): Square[] {
  const found: Square[] = [];
  const ground = groundOf(world, state);
  for (const square of sightsFrom(world, from, sight)) {
    if (!hasSquare(state.revealed, square) && clearLine(ground, from, square)) found.push(square);
  }
  return found;
}

function sightsFrom(world: World, from: Square, sight: number): readonly Square[] {
  const squares = world.passageSights(from);
  return sight === Infinity ? squares : squares.filter((square) => apart(world.board, from, square) <= sight);
}

/** What lies behind a door just opened or found: a whole room, or the passage squares heroes now see (CLS-DOR-07, CLS-SEC-02). */
export function revealBeyond(
  play: Play,
  by: FigureId | null,
  door: number,
  actor: FigureId | null = by,
): void {
  revealRooms(play, by, door, actor);
  for (const figure of play.state.figures) if (figure.side === 'heroes') lookAround(play, figure);
}

/** The rooms on either side of an open door. */
function revealRooms(play: Play, by: FigureId | null, door: number, actor: FigureId | null): void {
  const { a, b } = play.world.board.doors[door]!;
  for (const square of [a, b]) {
    if (inRoom(play.world, square)) revealArea(play, by, areaAt(play.world, square), ['CLS-DOR-07'], actor);
  }
}

export function revealArea(
  play: Play,
  by: FigureId | null,
  area: number,
  rules: readonly RuleId[] = ['CLS-VIS-01'],
  /** The figure whose act revealed it, if that is not the one looking. */
  actor: FigureId | null = by,
): void {
  const squares = play.world.board.areas[area]!.squares.filter(
    (square) => !hasSquare(play.state.revealed, square),
  );
  if (squares.length > 0) reveal(play, by, squares, rules, actor);
}

/** Puts on the board what the map shows on these squares, except traps and secret doors (CLS-DOR-08, CLS-VIS-08). */
function reveal(
  play: Play,
  by: FigureId | null,
  squares: readonly Square[],
  why: readonly RuleId[],
  actor: FigureId | null = by,
): void {
  const { world, state } = play;
  const { quest } = world;
  const isNew = (square: Square) => squares.includes(square);
  const areas = [...new Set(squares.map((square) => areaAt(world, square)))];
  const doors = newDoors(world, state, squares);
  const blocked = squares.filter((square) => hasSquare(quest.blocked, square));
  const rules = [...why, 'CLS-QBK-04'];
  if (doors.length > 0) rules.push('CLS-VIS-08');
  if (blocked.length > 0) rules.push('CLS-OBS-01');
  play.emit({
    type: 'revealed',
    rules,
    news: true,
    by,
    squares,
    doors,
    furniture: newFurniture(world, state, isNew),
    blocked,
    ...newWays(quest, isNew),
  });
  for (const index of state.unplaced) {
    const monster = quest.monsters[index]!;
    const square = world.points.unseenAt(world, state, index);
    if (isNew(square)) placeMonster(play, { ...monster, square }, monster.square);
  }
  for (const index of state.unseenCaptives) {
    const captive = quest.captives[index]!;
    if (isNew(captive.square)) placeCaptive(play, captive);
  }
  for (const area of areas) play.happen({ tag: 'seeArea', area }, actor);
  for (const key of doors) {
    const door = world.doorIndex.get(key)!;
    if (state.doors[door] === 'open') revealRooms(play, by, door, actor);
  }
}

function newWays(quest: Quest, isNew: (square: Square) => boolean): { readonly ways?: Ways } {
  const ways = {
    stairs: quest.stairs.filter((square) => isNew(square) && !quest.entrance.includes(square)),
    exit: quest.exit.filter((square) => isNew(square) && (quest.namesExit || !isEntrance(quest, square))),
    outerDoors: quest.outerDoors
      .filter(({ square, entrance }) => isNew(square) && !entrance)
      .map(({ square, direction }) => ({ square, direction })),
  };
  return Object.values(ways).every((list) => list.length === 0) ? {} : { ways };
}

/** A piece appears as soon as a part of it is seen. */
function newFurniture(world: World, state: State, isNew: (square: Square) => boolean): Piece[] {
  return world.quest.furniture
    .map(({ kind }, piece) => ({ kind, squares: pieceSquares(world, state, piece) }))
    .filter(({ squares }) => squares.some(isNew) && !hasSquare(state.furnitureSquares, squares[0]!));
}

function newDoors(world: World, state: State, squares: readonly Square[]): DoorKey[] {
  const keys: DoorKey[] = [];
  for (const square of squares) {
    for (const door of world.doorsAt[square]!) {
      const key = world.doorKeys[door]!;
      const known = state.doors[door] === 'hidden' || state.seenDoors.includes(door) || keys.includes(key);
      if (!known) keys.push(key);
    }
  }
  return keys;
}
