/** Lays a table for a scenario or a rule test: a drawn level, the figures on it, and whose turn it is. */
import {
  emptySquares,
  emptyLayout,
  layAt,
  makeSquare,
  parseSection,
  parseSquare,
  squareAt,
  withSquares,
  xOf,
  yOf,
} from '@oubliette/dungeon';
import type { Section, Size, Square } from '@oubliette/dungeon';
import type { BaseCommand, SeatId } from '@oubliette/kernel';
import { SceneError } from '@oubliette/kernel/scenario';
import type { Arranged } from '@oubliette/kernel/scenario';
import { areaAt, boardOf } from '../board.ts';
import { REFEREE } from '../book.ts';
import type { Command } from '../commands.ts';
import { monsterNamed } from '../content/bestiary.ts';
import { SECTIONS } from '../content/sections.ts';
import type { AdvancedEvent } from '../events.ts';
import { findFigure, named, seatOf } from '../figures.ts';
import { gameOn } from '../game.ts';
import { DEFAULT_OPTIONS, MASTER } from '../setup.ts';
import type { Setup, SheetSetup } from '../setup.ts';
import type { Figure, FigureId, Level, Place, State } from '../state.ts';
import type { View } from '../view.ts';
import { makeWorld } from '../world.ts';
import type { World } from '../world.ts';
import { emptyState } from '../emptyState.ts';
import { PLAIN_PLAN, plainSheet } from './plain.ts';

/** Every optional part of a scene has a plain default. */
export interface Scene {
  /**
   * Drawn like a section: rooms of '.', passages of ':', exits of 'x' on the outer edge; letters are figures
   * on the ground that surrounds them.
   */
  readonly map: string;
  /** By letter: a hero or henchman by parts of the sheet, a monster by its kind. */
  readonly figures: Readonly<Record<string, SceneFigure>>;
  readonly turn?: Partial<State['turn']>;
  /** Facts about an area, by a letter or square name inside it. */
  readonly places?: Readonly<Record<string, Partial<Place>>>;
  readonly level?: Partial<Level>;
  readonly state?: Partial<State>;
  readonly setup?: Partial<Setup>;
  /** New ground; all other squares are trodden. */
  readonly untrodden?: readonly string[];
  /** A field larger than the map, which has its upper left square at `x`, `y`; it names the squares then. */
  readonly field?: Size & { readonly x: number; readonly y: number };
}

export type SceneFigure = Partial<SheetSetup> &
  Partial<Pick<Figure, 'wounds' | 'effects' | 'group' | 'disguise' | 'character' | 'size'>> & {
    /** A monster's kind; absent for a hero or henchman. */
    readonly monster?: string;
    readonly seat?: SeatId;
  };

export type ArrangedTable = Arranged<State, Command, AdvancedEvent, View> & {
  readonly world: World;
  readonly idOf: (letter: string) => FigureId;
  readonly squareOf: (name: string) => number;
  readonly nameOf: (square: number) => string;
};

const SCENE = 'scene';

export function arrange(scene: Scene): ArrangedTable {
  const section = parseSection(SCENE, scene.map);
  const letters = lettersOf(section, scene.figures);
  const sheets = Object.entries(scene.figures).flatMap(([letter, figure]) =>
    figure.monster === undefined ? [sheetOf(letters.get(letter)!, figure)] : [],
  );
  const seats = new Map(
    Object.entries(scene.figures).map(([letter, figure]) => [letters.get(letter)!, figure.seat ?? 'ann']),
  );
  const setup: Setup = {
    players: [...new Set(sheets.map(({ id }) => seats.get(id)!))].map((seat) => ({
      seat,
      sheets: sheets.filter(({ id }) => seats.get(id) === seat).map(({ id }) => id),
    })),
    master: true,
    sheets,
    dungeon: PLAIN_PLAN,
    map: null,
    options: DEFAULT_OPTIONS,
    ...scene.setup,
  };
  const world = makeWorld(REFEREE, setup, { ...SECTIONS, [SCENE]: section });
  const state = stateOf(world, scene, section, letters, sheets, seats);
  const field = scene.field ?? section.board;
  const squareOf = (name: string): number => squareNamed(field, name);
  const idOf = (letter: string): FigureId => letters.get(letter) ?? letter;
  return {
    world,
    idOf,
    squareOf,
    nameOf: (square) => makeSquare(field, square),
    game: gameOn(world),
    state,
    command: (written) => inIds(written, idOf, squareOf) as Command,
    seatFor: (now, command) => seatFor(world, now, command),
    describe: (value) => value,
    describeState: (now) => now,
    describeView: (view) => view,
  };
}

function squareNamed(size: Size, name: string): Square {
  const square = parseSquare(size, name);
  if (square === null) throw new SceneError(`map: ${name} is not a square of it`);
  return square;
}

/** Figures are named by their sheet's id, or by their kind and a number. */
function lettersOf(section: Section, figures: Scene['figures']): Map<string, FigureId> {
  const counts = new Map<string, number>();
  return new Map(
    Object.entries(figures).map(([letter, { monster, id }]) => {
      if (!section.marks.some(({ mark }) => mark === letter))
        throw new SceneError(`map: ${letter} is not on it`);
      if (monster === undefined) return [letter, id ?? letter];
      counts.set(monster, (counts.get(monster) ?? 0) + 1);
      return [letter, `${monster}-${counts.get(monster)!}`];
    }),
  );
}

function sheetOf(
  id: FigureId,
  { monster: _m, seat: _s, wounds: _w, effects: _e, ...sheet }: SceneFigure,
): SheetSetup {
  return { ...plainSheet(id), ...sheet, id };
}

function stateOf(
  world: World,
  scene: Scene,
  section: Section,
  letters: ReadonlyMap<string, FigureId>,
  sheets: readonly SheetSetup[],
  seats: ReadonlyMap<FigureId, SeatId>,
): State {
  const { board: drawn } = section;
  const board = scene.field ?? drawn;
  const { x, y } = scene.field ?? { x: 0, y: 0 };
  const layout = layAt(emptyLayout(board), world.sections, SCENE, squareAt(board, x, y), 0);
  const lies = (square: Square): Square => squareAt(board, x + xOf(drawn, square), y + yOf(drawn, square));
  const laid = boardOf(world, layout);
  const untrodden = new Set((scene.untrodden ?? []).map((name) => squareNamed(board, name)));
  const floor = laid.areas.flatMap(({ squares }) => squares);
  const level: Level = {
    layout,
    doors: layout.doors.map(({ state }) => state),
    opened: [],
    falseDoors: [],
    places: Object.fromEntries(laid.areas.map(({ id, kind }) => [id, plainPlace(id, kind)])),
    trodden: withSquares(
      emptySquares(board),
      floor.filter((square) => !untrodden.has(square)),
    ),
    rubble: emptySquares(board),
    furniture: emptySquares(board),
    things: [],
    left: [],
    groups: [],
    ...scene.level,
  };
  const figures = section.marks.flatMap(({ mark, square }): Figure[] => {
    const written = scene.figures[mark];
    return written === undefined ? [] : [figureOf(letters.get(mark)!, lies(square), written, sheets)];
  });
  const empty = emptyState(world);
  const monsters = figures.filter(({ side }) => side === 'monsters');
  const state: State = {
    ...monsters.reduce((before, { id }) => named(before, id), empty),
    stage: 'play',
    levels: [level],
    figures,
    sheets: sheets.map((sheet) => ({ ...sheet, seat: seats.get(sheet.id)!, where: 'inside' })),
    leader: sheets.find(({ kind }) => kind === 'hero')?.id ?? null,
    turn: { ...empty.turn, ...scene.turn },
    ...scene.state,
  };
  const places = Object.entries(scene.places ?? {}).map(([where, place]) => {
    const figure = findFigure(state, letters.get(where) ?? '');
    const { id } = areaAt(world, state, figure?.square ?? squareNamed(board, where));
    return [id, { ...level.places[id]!, ...place }] as const;
  });
  return {
    ...state,
    levels: [{ ...level, places: { ...level.places, ...Object.fromEntries(places) } }],
  };
}

function plainPlace(area: string, kind: 'room' | 'passage'): Place {
  return {
    area,
    kind: kind === 'room' ? 'room' : 'corridor',
    room: kind === 'room' ? 'normal' : null,
    stairs: null,
    entry: null,
    searched: false,
    searchedWalls: [],
    group: null,
    hazard: null,
  };
}

function figureOf(id: FigureId, square: number, written: SceneFigure, sheets: readonly SheetSetup[]): Figure {
  const { monster, effects = [], group = null, disguise = null, character = null } = written;
  const sheet = sheets.find((one) => one.id === id);
  const full = sheet?.startWounds ?? monsterNamed(monster!).wounds;
  return {
    id,
    side: sheet === undefined ? 'monsters' : 'heroes',
    kind: sheet?.kind ?? 'monster',
    of: monster ?? id,
    square,
    size: written.size ?? (monster !== undefined && monsterNamed(monster).special.includes('large') ? 2 : 1),
    wounds: written.wounds ?? full,
    effects,
    group,
    disguise,
    character,
  };
}

const IN_SQUARES = new Set(['to', 'at', 'square']);
const IN_FIGURES = new Set(['figure', 'target', 'of', 'by', 'with']);

/** Letters become ids and square names numbers, in the fields that hold them. */
function inIds(
  written: Readonly<Record<string, unknown>>,
  idOf: (letter: string) => FigureId,
  squareOf: (name: string) => number,
): BaseCommand {
  const entries = Object.entries(written).map(([field, value]) => {
    if (typeof value === 'string' && IN_SQUARES.has(field)) return [field, squareOf(value)];
    if (typeof value === 'string' && IN_FIGURES.has(field)) return [field, idOf(value)];
    if (Array.isArray(value) && field === 'squares')
      return [field, value.map((name) => squareOf(String(name)))];
    if (Array.isArray(value) && field === 'figures') return [field, value.map((name) => idOf(String(name)))];
    return [field, value];
  });
  return Object.fromEntries(entries) as BaseCommand;
}

/** The seat asked, the figure's owner, or the first player. */
function seatFor(world: World, state: State, command: BaseCommand): SeatId {
  const ask = world.referee.asked(world, state);
  if (ask !== null) return ask.seat;
  const { figure } = command as { figure?: FigureId };
  if (figure !== undefined) return seatOf(state, figure);
  return state.turn.phase === 'master' ? MASTER : world.seats[0]!.id;
}
