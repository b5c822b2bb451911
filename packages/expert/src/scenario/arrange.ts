/** Lays a table for a scenario or a rule test: a drawn dungeon, the figures on it, and whose turn it is. */
import { emptyLayout, layAt, parseSection, parseSquare, squareAt, xOf, yOf } from '@oubliette/dungeon';
import type { Board, Square } from '@oubliette/dungeon';
import type { BaseCommand, SeatId } from '@oubliette/kernel';
import { SceneError } from '@oubliette/kernel/scenario';
import { REFEREE } from '../book.ts';
import type { AbilityId } from '../content/abilities.ts';
import { fullBodyOf } from '../content/characters.ts';
import type { ClassId } from '../content/characters.ts';
import { MONSTER_IDS, monsterCard } from '../content/monsters.ts';
import type { CreatureId } from '../content/monsters.ts';
import { SECTIONS } from '../content/sections.ts';
import type { TreasureId } from '../content/treasures.ts';
import { furnished } from '../doors/furnish.ts';
import { seatOf } from '../figures.ts';
import { emptyState } from '../game.ts';
import { heldOf } from '../gear/taking.ts';
import { boardOf } from '../ground.ts';
import { usualRoom } from '../quests/design.ts';
import { DEFAULT_OPTIONS, GM } from '../setup.ts';
import type { Options, Setup } from '../setup.ts';
import type { Act, Figure, Hero, State, Tile } from '../state.ts';
import { NOTHING_YET } from '../turns/chapter.ts';
import { makeWorld } from '../world.ts';
import type { World } from '../world.ts';

/** Every optional part of a scene has a plain default. */
export interface Scene {
  /** Drawn like a tile; furniture by its marks, figures by small letters, doors and walls as they are. */
  readonly map: string;
  readonly figures: Readonly<Record<string, SceneFigure>>;
  /** The figure whose turn it is; walking, with cells left, unless `act` says otherwise. */
  readonly turn?: string;
  readonly act?: Partial<Act>;
  readonly acted?: readonly string[];
  readonly options?: Partial<Options>;
  /** The robber king's, unless it says otherwise. */
  readonly quest?: Setup['quest'];
  readonly solo?: boolean;
  readonly state?: Partial<State>;
  /** Free field around the map. */
  readonly around?: number;
}

export interface SceneFigure {
  readonly hero?: ClassId;
  readonly monster?: CreatureId;
  readonly seat?: SeatId;
  readonly body?: number;
  readonly gold?: number;
  readonly cards?: readonly TreasureId[];
  readonly worn?: readonly TreasureId[];
  readonly weapon?: TreasureId;
  readonly conditions?: Figure['conditions'];
  readonly abilities?: readonly AbilityId[];
}

const SCENE = 'scene';

export interface Laid {
  readonly world: World;
  readonly state: State;
  readonly ids: ReadonlyMap<string, string>;
}

function setupOf({ figures, options, quest = 'bandits', solo = false }: Scene): Setup {
  const heroes = Object.values(figures).filter(({ hero }) => hero !== undefined);
  const seats = [...new Set(heroes.map(({ seat = 'ann' }) => seat))];
  return {
    players: seats.map((seat) => ({
      seat,
      heroes: heroes.filter(({ seat: its = 'ann' }) => its === seat).map(({ hero }) => hero!),
    })),
    heroes: heroes.map(({ hero, gold = 0, cards = [], abilities = [] }) => ({
      id: hero!,
      name: hero!,
      gender: 'm',
      gold,
      cards,
      abilities,
    })),
    quest,
    depth: 8,
    bestiary: MONSTER_IDS,
    solo,
    remembered: null,
    options: { ...DEFAULT_OPTIONS, ...options },
  };
}

/** Every area of the drawing is a tile, with what stands on it. */
function tilesOn(areas: Board['areas'], whole: Tile): readonly Tile[] {
  return areas.map(({ id, squares }) => ({
    id,
    card: 'first',
    searched: false,
    added: 0,
    stairs: whole.stairs !== null && squares.includes(whole.stairs) ? whole.stairs : null,
    furniture: whole.furniture.filter((piece) => squares.includes(piece.squares[0]!)),
    chasm: whole.chasm !== null && squares.includes(whole.chasm.squares[0]!) ? whole.chasm : null,
  }));
}

export function lay(scene: Scene): Laid {
  const { map, figures, turn, act, acted = [], state: more, around = 0 } = scene;
  const section = parseSection(SCENE, map);
  const counts = new Map<string, number>();
  const ids = new Map(
    Object.entries(figures).map(([letter, { hero, monster }]): [string, string] => {
      if (hero !== undefined) return [letter, hero];
      const number = (counts.get(monster!) ?? 0) + 1;
      counts.set(monster!, number);
      return [letter, `${monster!}-${number}`];
    }),
  );
  const setup = setupOf(scene);
  const world = makeWorld(REFEREE, setup, { ...SECTIONS, [SCENE]: section });
  const size = { width: section.board.width + 2 * around, height: section.board.height + 2 * around };
  const layout = layAt(emptyLayout(size), world.sections, SCENE, squareAt(size, around, around), 0);
  const board = boardOf(world, layout);
  const whole = furnished(layout, world.sections, 'first');
  const empty = emptyState(world);
  const { quest } = empty;
  const tiles = tilesOn(board.areas, whole);
  const lies = (square: Square): Square =>
    squareAt(size, around + xOf(section.board, square), around + yOf(section.board, square));
  // Each creature is a group of its own.
  let groupsSoFar = 0;
  const standing = section.marks.flatMap(({ mark, square }): Figure[] => {
    const written = figures[mark];
    if (written === undefined) return [];
    if (written.hero === undefined) groupsSoFar += 1;
    return [figureOf(ids.get(mark)!, lies(square), groupsSoFar, written)];
  });
  const isFight = standing.some(({ side }) => side === 'gm');
  const groups = standing.flatMap(({ of, group }) =>
    group === null
      ? []
      : [{ id: group, card: of as CreatureId, appeared: 1, home: null, paid: false, fell: null }],
  );
  const named = Object.fromEntries(counts);
  const actor = turn === undefined ? undefined : (ids.get(turn) ?? turn);
  const isMonster = standing.some(({ id, side }) => id === actor && side === 'gm');
  const base: State = {
    ...empty,
    quest: quest.plan === null ? quest : { ...quest, room: usualRoom(world, empty) },
    stage: 'play',
    layout,
    doors: layout.doors.map(({ state }) => state),
    tiles,
    figures: standing,
    heroes: empty.heroes.map((hero) => ({ ...hero, ...handsOf(figures, hero) })),
    groups,
    named,
    // Nobody is asked about moments, unless a scene says so.
    gm: { ...empty.gm, watch: [] },
    combat: isFight ? { number: 1, isFought: false } : null,
    combats: isFight ? 1 : 0,
    turn: {
      ...empty.turn,
      round: 1,
      phase: isMonster ? 'gm' : 'heroes',
      acted: acted.map((letter) => ids.get(letter) ?? letter),
      awake: isMonster ? standing.filter(({ side }) => side === 'gm').map(({ id }) => id) : [],
      act: actor === undefined ? null : { figure: actor, ...NOTHING_YET, ...act },
    },
    ...more,
  };
  return { world, state: base, ids };
}

function handsOf(figures: Scene['figures'], { id }: Hero): Partial<Hero> {
  const { cards = [], worn = [], weapon = null } = Object.values(figures).find(({ hero }) => hero === id)!;
  return { cards: cards.map(heldOf), worn, weapon };
}

function figureOf(
  id: string,
  square: Square,
  group: number,
  { hero, monster, body, conditions = [] }: SceneFigure,
): Figure {
  if (hero !== undefined)
    return { id, side: 'heroes', of: hero, square, body: body ?? fullBodyOf(hero), group: null, conditions };
  return {
    id,
    side: 'gm',
    of: monster!,
    square,
    group,
    conditions,
    body: body ?? monsterCard(monster!).body,
  };
}

export function squareIn({ layout }: State, name: string): Square {
  const square = parseSquare(layout, name);
  if (square === null) throw new SceneError(`map: ${name} is not a square of it`);
  return square;
}

/** The seat that is awaited, or that of the turn under way. */
export function awaited(world: World, state: State): SeatId {
  const [first] = world.referee.waiting(
    world,
    state,
    world.seats.map(({ id }) => id),
  );
  const { act } = state.turn;
  return first?.seat ?? (act === null ? GM : seatOf(state, act.figure));
}

/** Letters become ids, and names of squares squares. */
export function inIds(
  written: Readonly<Record<string, unknown>>,
  idOf: (letter: string) => string,
  squareOf: (name: string) => Square,
): BaseCommand {
  const squares = ['to', 'at'];
  const figures = ['target', 'hero', 'monster', 'figure', 'to'];
  const change = ([name, value]: [string, unknown]): [string, unknown] => {
    if (typeof value !== 'string') return [name, value];
    if (squares.includes(name) && /^[A-Z]+[1-9][0-9]*$/u.test(value)) return [name, squareOf(value)];
    return [name, figures.includes(name) ? idOf(value) : value];
  };
  return Object.fromEntries(Object.entries(written).map(change)) as unknown as BaseCommand;
}
