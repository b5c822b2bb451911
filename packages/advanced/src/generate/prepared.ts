/** Prepared maps: laid piece by piece as they come into view, with their contents (ADV-GEN-48, ADV-GM-02). */
import {
  addExit,
  beyondExit,
  emptyLayout,
  joinExit,
  lay,
  layAt,
  neighbour,
  opposite,
  sameExit,
  sectionOf,
  squareAt,
  dropExit,
} from '@oubliette/dungeon';
import type { Direction, Exit, Layout, Square } from '@oubliette/dungeon';
import { FIELD } from '../content/sections.ts';
import { levelOf, nextName } from '../figures.ts';
import { layHazard } from '../hazards/lay.ts';
import type { FrameKind } from '../kit.ts';
import type { LevelPlan, PreparedPiece } from '../plan.ts';
import type { Play } from '../play.ts';
import type { Level, State } from '../state.ts';
import type { World } from '../world.ts';
import { covers, kindOf } from './pieces.ts';
import { freshLevel, placesOf } from './places.ts';
import type { Found, PreparedFrame } from './types.ts';

type Prepared = Extract<LevelPlan, { tag: 'prepared' }>;

const SIDES: readonly string[] = ['north', 'east', 'south', 'west'];

function planOf(world: World, state: State): Prepared | null {
  const plan = world.setup.dungeon.levels[state.level];
  return plan?.tag === 'prepared' ? plan : null;
}

export function isPrepared(world: World, state: State): boolean {
  return planOf(world, state) !== null;
}

const squareOf = ([x, y]: readonly [number, number]): Square => squareAt(FIELD, x, y);

function fitOf({ section, at, turns }: PreparedPiece) {
  return { section, at: squareOf(at), turns };
}

/** The piece, once laid; its area has the same name. */
function laidAs(layout: Layout, piece: PreparedPiece): string | null {
  const { section, at } = fitOf(piece);
  return layout.pieces.find((one) => one.section === section && one.at === at)?.id ?? null;
}

function pieceOn(world: World, plan: Prepared, square: Square): PreparedPiece | null {
  return (
    plan.pieces.find((one) => covers(world, emptyLayout(FIELD), { id: one.id, ...fitOf(one) }, square)) ??
    null
  );
}

interface PlannedDoor {
  readonly exit: Exit;
  readonly secret: boolean;
}

/** The doors of a piece, also those listed with its neighbours, as seen from inside it. */
function doorsOfPiece(world: World, plan: Prepared, piece: PreparedPiece): PlannedDoor[] {
  return plan.pieces.flatMap((one) =>
    (one.doors ?? []).flatMap(({ at, side, secret = false }) => {
      const square = squareOf(at);
      const direction = SIDES.indexOf(side) as Direction;
      const exit: Exit = { squares: [square], direction, door: 'closed' };
      if (one.id === piece.id) return [{ exit, secret }];
      const beyond = neighbour(FIELD, square, direction);
      if (pieceOn(world, plan, beyond)?.id !== piece.id) return [];
      return [
        { exit: { squares: [beyond], direction: opposite(direction), door: 'closed' as const }, secret },
      ];
    }),
  );
}

/** Lays a piece: joined to its exit and to all pieces it meets; openings onto rock are walled up. */
export function withPiece(
  world: World,
  plan: Prepared,
  before: Layout,
  id: string,
  exit: Exit | null,
): Layout {
  const { sections } = world;
  const piece = plan.pieces.find((one) => one.id === id)!;
  const fit = fitOf(piece);
  let layout =
    exit === null
      ? layAt(before, sections, fit.section, fit.at, fit.turns)
      : lay(before, sections, exit, fit);
  const own = layout.exits.filter((one) => !before.exits.some((other) => sameExit(one, other)));
  for (const way of own) {
    const beyond = neighbour(FIELD, way.squares[0]!, way.direction);
    if (pieceOn(world, plan, beyond) === null) layout = dropExit(layout, way);
    else if (beyondExit(layout, sections, way) === 'piece') layout = joinExit(layout, sections, way);
  }
  for (const { exit: door, secret } of doorsOfPiece(world, plan, piece)) {
    if (secret || isThere(layout, door)) continue;
    layout = addExit(layout, sections, door);
    if (beyondExit(layout, sections, door) === 'piece') layout = joinExit(layout, sections, door);
  }
  return layout;
}

/** Whether a door was already laid, from this side or the other. */
function isThere(layout: Layout, { squares, direction }: Exit): boolean {
  const [square] = squares as [Square];
  const beyond = neighbour(layout, square, direction);
  return (
    layout.exits.some((other) => other.direction === direction && other.squares.includes(square)) ||
    layout.doors.some(({ a, b }) => (a === square && b === beyond) || (a === beyond && b === square))
  );
}

const planned = new WeakMap<Prepared, Level>();

/** The whole level as its author drew it, but empty and without secret doors (ADV-GM-02). */
export function levelPlanned(world: World, plan: Prepared): Level {
  const known = planned.get(plan);
  if (known !== undefined) return known;
  let layout = emptyLayout(FIELD);
  const places = plan.pieces.flatMap((piece) => {
    const count = layout.pieces.length;
    layout = withPiece(world, plan, layout, piece.id, null);
    return placesOf(world, layout, count, { ...factsOf(piece), entry: null });
  });
  const level = freshLevel(layout, places);
  planned.set(plan, level);
  return level;
}

/** The level at the party's first sight: the stairs, and the passage visible from them. */
export function openPrepared(world: World, plan: Prepared, index: number): Level {
  const first = plan.pieces.find(({ stairs }) => stairs === (index === 0 ? 'out' : 'up')) ?? plan.pieces[0]!;
  let layout = withPiece(world, plan, emptyLayout(FIELD), first.id, null);
  let level = freshLevel(layout, placesOf(world, layout, 0, { ...factsOf(first), entry: null }));
  for (const [piece, exit] of lookingAlong(world, plan, layout)) {
    const count = layout.pieces.length;
    layout = withPiece(world, plan, layout, piece.id, exit);
    const entry = opposite(exit.direction);
    const places = [
      ...Object.values(level.places),
      ...placesOf(world, layout, count, { ...factsOf(piece), entry }),
    ];
    level = freshLevel(layout, places);
  }
  return level;
}

/** Plain passage straight behind the stairs: sections with contents are explored like the rest. */
function lookingAlong(world: World, plan: Prepared, start: Layout): [PreparedPiece, Exit][] {
  const seen: [PreparedPiece, Exit][] = [];
  let layout = start;
  for (;;) {
    const exit = layout.exits.find(({ door }) => door === null);
    const piece = exit && pieceOn(world, plan, neighbour(FIELD, exit.squares[0]!, exit.direction));
    if (exit === undefined || piece == null || !isPlain(piece)) return seen;
    seen.push([piece, exit]);
    layout = withPiece(world, plan, layout, piece.id, exit);
    if (!isStraight(world, piece)) return seen;
  }
}

function isPlain({ monsters, characters, hazard, chests, note, stairs }: PreparedPiece): boolean {
  return [monsters, characters, hazard, chests, note, stairs].every((one) => one === undefined);
}

function isStraight(world: World, piece: PreparedPiece): boolean {
  return kindOf(sectionOf(world.sections, fitOf(piece)), piece.stairs ?? null) === 'corridor';
}

function factsOf({ room, stairs }: PreparedPiece): Pick<Level['places'][string], 'room' | 'stairs'> {
  return { room: room ?? null, stairs: stairs ?? null };
}

/** Lays the map's piece behind an exit, and along a passage as far as the party sees (ADV-GM-02). */
export function preparedBehind(play: Play, from: Exit): void {
  const { world } = play;
  const plan = planOf(world, play.state)!;
  const pieces: string[] = [];
  for (let exit: Exit | null = from; exit !== null;) {
    const piece = pieceOn(world, plan, neighbour(FIELD, exit.squares[0]!, exit.direction));
    if (piece === null || laidAs(levelOf(play.state).layout, piece) !== null) {
      if (pieces.length === 0) play.reveal('falseDoorFound', { exit }, ['ADV-GEN-41']);
      break;
    }
    const before = levelOf(play.state).layout.exits;
    play.reveal('sectionLaid', { ...fitOf(piece), exit, piece: piece.id, ...factsOf(piece) }, [
      'ADV-GEN-48',
      'ADV-GM-02',
    ]);
    pieces.push(piece.id);
    const on = levelOf(play.state).layout.exits.find(
      (one) => one.door === null && !before.some((other) => sameExit(one, other)),
    );
    exit = isStraight(world, piece) ? (on ?? null) : null;
  }
  play.begin({ tag: 'prepared', pieces, found: [] }, 'ADV-GEN-48');
}

export const prepared: FrameKind<PreparedFrame> = {
  asks: () => null,
  runs(play, { answer, ...now }) {
    const plan = planOf(play.world, play.state)!;
    const frame = { ...now, found: [...now.found, ...((answer ?? []) as unknown as Found[])] };
    const [id, ...pieces] = frame.pieces;
    if (id === undefined) return play.finish(['ADV-GEN-48'], frame.found as never);
    const piece = plan.pieces.find((one) => one.id === id)!;
    const area = laidAs(levelOf(play.state).layout, piece)!;
    const { monsters = {}, characters = [], chests = [], note, hazard } = piece;
    if (note !== undefined) play.reveal('noteRead', { piece: id, note }, ['ADV-GM-02']);
    for (const { at, holds = [] } of chests)
      play.reveal('chestPlaced', { id: nextName(play.state, 'chest'), square: squareOf(at), holds }, [
        'ADV-GEN-48',
      ]);
    const lives = Object.keys(monsters).length > 0 || characters.length > 0;
    const found: Found[] = lives
      ? [...frame.found, { monsters, characters, areas: [area] }]
      : [...frame.found];
    play.goOn({ tag: 'prepared', pieces, found }, 'ADV-GEN-48');
    if (hazard !== undefined) layHazard(play, area, hazard);
  },
};

/** The map's content of a chest on a square: gold, things, and its trap. */
export function plannedChestAt(world: World, state: State, square: Square) {
  const pieces = planOf(world, state)?.pieces ?? [];
  return pieces.flatMap(({ chests = [] }) => chests).find(({ at }) => squareOf(at) === square) ?? null;
}

/** The map's trap on a square, until noticed or sprung. */
export function plannedTrapAt(world: World, state: State, square: Square): string | null {
  if (levelOf(state).things.some((thing) => thing.tag === 'trap' && thing.square === square)) return null;
  const pieces = planOf(world, state)?.pieces ?? [];
  return pieces.flatMap(({ traps = [] }) => traps).find(({ at }) => squareOf(at) === square)?.trap ?? null;
}

/** The map's secret doors in a wall of an area, not found yet. */
export function plannedSecretDoors(world: World, state: State, area: string, side: Direction): Exit[] {
  const plan = planOf(world, state);
  const { layout } = levelOf(state);
  const piece = plan?.pieces.find((one) => laidAs(layout, one) === area);
  if (plan == null || piece === undefined) return [];
  return doorsOfPiece(world, plan, piece)
    .filter(({ exit, secret }) => secret && exit.direction === side && !isThere(layout, exit))
    .map(({ exit }) => exit);
}
