/** Between the scenario's terms and the engine's: letters for figures, names for squares. */
import { makeSquare, parseSquare, squaresOf } from '@oubliette/dungeon';
import type { Square, SquareSet } from '@oubliette/dungeon';
import type { Command } from '../commands.ts';
import type { Figure, FigureId, State } from '../state.ts';
import type { View } from '../view.ts';
import type { World } from '../world.ts';

/** Fields that hold one square, and fields that hold several. */
const SQUARE_FIELDS = new Set(['to', 'square', 'from', 'map']);
const SQUARES_FIELDS = new Set(['squares', 'over', 'blocked', 'path', 'stairs', 'exit']);

export class Words {
  readonly #world: World;
  readonly #ids: ReadonlyMap<string, FigureId>;
  readonly #letters: ReadonlyMap<FigureId, string>;

  constructor(world: World, ids: ReadonlyMap<string, FigureId>) {
    this.#world = world;
    this.#ids = ids;
    this.#letters = new Map([...ids].map(([letter, id]) => [id, letter]));
  }

  id(letter: string): FigureId {
    return this.#ids.get(letter) ?? letter;
  }

  square(name: string): Square {
    return parseSquare(this.#world.board, name) ?? -1;
  }

  squareName(square: Square): string {
    return square < 0 ? 'nowhere' : makeSquare(this.#world.board, square);
  }

  /** From the scenario's terms to a command. */
  command(written: Readonly<Record<string, unknown>>): Command {
    const entries = Object.entries(written).map(([field, value]) => {
      if (typeof value !== 'string' || field === 'type') return [field, value];
      return [field, SQUARE_FIELDS.has(field) ? this.square(value) : this.id(value)];
    });
    return Object.fromEntries(entries) as Command;
  }

  /** From events and questions to the scenario's terms. */
  describe(value: unknown, field = ''): unknown {
    if (typeof value === 'number')
      return SQUARE_FIELDS.has(field) || SQUARES_FIELDS.has(field) ? this.squareName(value) : value;
    if (typeof value === 'string')
      return field === 'type' || field === 'kind' ? value : (this.#letters.get(value) ?? value);
    if (Array.isArray(value)) return value.map((item) => this.describe(item, field));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, this.describe(item, key)]));
  }

  state(state: State): unknown {
    return {
      ...(this.describe(this.#common(state)) as object),
      doors: Object.fromEntries(state.doors.map((door, i) => [this.#world.doorKeys[i]!, door])),
      traps: this.#world.quest.traps.map(({ kind, squares }, i) => ({
        kind,
        squares: squares.map((at) => this.squareName(at)),
        state: state.traps[i],
      })),
      pool: state.pool,
      treasure: state.treasure,
      goals: state.goals,
      flags: state.flags,
      missing: this.describe(state.missing),
    };
  }

  view(view: View): unknown {
    return {
      ...(this.describe(this.#common(view)) as object),
      doors: Object.fromEntries(view.doors.map((door, i) => [view.doorKeys[i]!, door])),
      traps: this.describe(view.traps),
      exit: this.describe(view.exit, 'exit'),
      screen: view.screen === null ? null : 'shown',
      parchment: view.quest.parchment,
      goals: view.quest.goals,
      treasureLeft: view.treasure.pile.length,
    };
  }

  /** What state and view have in common, figures by letter, squares by name. */
  #common(known: State | View): Record<string, unknown> {
    return {
      phase: known.phase,
      round: known.round,
      turn: known.turn,
      order: known.order,
      pending: known.pending,
      ending: known.ending,
      belongings: known.belongings,
      furniture: known.furniture,
      figures: Object.fromEntries(known.figures.map((figure) => [this.#letterOf(figure), figure])),
      heroes: Object.fromEntries(
        known.heroes.map(({ searchedSquares, ...hero }) => [
          this.#letters.get(hero.id) ?? hero.id,
          { ...hero, searchedSquares: this.#names(searchedSquares) },
        ]),
      ),
      revealed: this.#names(known.revealed),
      rubble: this.#names(known.rubble),
      pits: this.#names(known.pits),
      control: known.control,
      spellSets: known.spellSets,
    };
  }

  #letterOf({ id }: Figure): string {
    return this.#letters.get(id) ?? id;
  }

  #names(set: SquareSet): string[] {
    return squaresOf(set).map((square) => this.squareName(square));
  }
}
