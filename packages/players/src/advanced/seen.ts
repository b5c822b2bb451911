/** A seat's sight of an expedition, ready for the rules' own functions. */
import { hazardRow, MASTER } from '@oubliette/advanced';
import type { AdvancedEvent, Command, Figure, FigureId, Sheet, State, View } from '@oubliette/advanced';
import { groundOf, levelOf, mayEnter, mayWalk, SECTIONS, squaresOf } from '@oubliette/advanced/reckoning';
import type { World } from '@oubliette/advanced/reckoning';
import { sideNeighbours } from '@oubliette/dungeon';
import type { Ground, Sections, Square } from '@oubliette/dungeon';
import type { PlayerLook, Player } from '@oubliette/kernel';

export type AdvancedPlayer = Player<View, Command, AdvancedEvent>;
export type AdvancedLook = PlayerLook<View, Command>;
export type CommandOf<T extends Command['type']> = Extract<Command, { type: T }>;

export interface Seen {
  readonly view: View;
  /** The functions used here read a world's sections, and the part of a state a view shows. */
  readonly world: World;
  readonly state: State;
  readonly ground: Ground;
  readonly occupied: ReadonlyMap<Square, Figure>;
  /** Where traps and hazards stop figures of the seat's side. */
  readonly barred: ReadonlySet<Square>;
  /** Results computed for this look, each only once. */
  readonly notes: Map<string, unknown>;
}

/** Computed on first use, and kept while the look lasts. */
export function noted<T>({ notes }: Seen, key: string, make: () => T): T {
  if (notes.has(key)) return notes.get(key) as T;
  const made = make();
  notes.set(key, made);
  return made;
}

export function see(view: View, sections: Sections = SECTIONS): Seen {
  const world = { sections } as World;
  const state = view as unknown as State;
  const ground = groundOf(world, state);
  const occupied = new Map(
    view.figures.flatMap((figure) =>
      squaresOf(ground.board, figure).map((square) => [square, figure] as const),
    ),
  );
  return {
    view,
    world,
    state,
    ground,
    occupied,
    barred: barredIn(world, state, ground, view.seat === MASTER ? 'monsters' : 'heroes'),
    notes: new Map(),
  };
}

/** Chasms, pits, for heroes noticed traps, and rooms full of rats, bats or mould. */
function barredIn(world: World, state: State, ground: Ground, own: Figure['side']): ReadonlySet<Square> {
  const { things, places } = levelOf(state);
  const anybody = state.figures.find(({ side, size }) => side === own && size === 1);
  const swarming = ground.board.areas.flatMap(({ id, squares }) => {
    const hazard = places[id]?.hazard ?? null;
    if (hazard === null || hazardRow(hazard.hazard)?.meets !== 'room' || hazard.stage === 'cleared')
      return [];
    // In a fight a figure among them may walk on.
    const isMet =
      state.turn.mode === 'combat' && state.figures.some(({ square }) => squares.includes(square));
    return isMet ? [] : squares;
  });
  if (anybody === undefined) return new Set(swarming);
  const doubtful = things.flatMap((thing) => {
    if (thing.tag === 'feature') return thing.squares;
    return thing.tag === 'trap' ? [thing.square, ...sideNeighbours(ground, thing.square)] : [];
  });
  const still = { ...anybody, effects: [] };
  const closed = doubtful.filter(
    (square) => !mayEnter(world, state, still, square) || !mayWalk(world, state, still, square),
  );
  return new Set([...swarming, ...closed]);
}

export function figureIn({ figures }: Pick<View, 'figures'>, id: FigureId): Figure | undefined {
  return figures.find((figure) => figure.id === id);
}

export function sheetIn({ sheets }: Pick<View, 'sheets'>, id: FigureId): Sheet | undefined {
  return sheets.find((sheet) => sheet.id === id);
}

export function enemiesOf({ view }: Seen, { side }: Pick<Figure, 'side'>): Figure[] {
  return view.figures.filter((other) => other.side !== side);
}

export function movesOf<T extends Command['type']>(moves: readonly Command[], type: T): CommandOf<T>[] {
  return moves.filter((move): move is CommandOf<T> => move.type === type);
}

export function sameCommand(a: Command, b: Command): boolean {
  const [one, other] = [a, b] as unknown as Record<string, unknown>[];
  return Object.keys(one!).every((field) => one![field] === other![field]);
}

/** The best of a list by a number; the first among equals. */
export function best<T>(list: readonly T[], value: (one: T) => number): T | undefined {
  let found: T | undefined;
  let most = -Infinity;
  for (const one of list) {
    const now = value(one);
    if (found === undefined || now > most) [found, most] = [one, now];
  }
  return found;
}
