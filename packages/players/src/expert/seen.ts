/** A seat's sight of a quest, ready for the rules' own functions. */
import type { Command, Figure, FigureId, Hero, View } from '@oubliette/expert';
import { groundOf, isMonster, stateSeen, WORLD_SEEN } from '@oubliette/expert/reckoning';
import type { Act, ExpertEvent, State, World } from '@oubliette/expert/reckoning';
import type { Ground, Square } from '@oubliette/dungeon';
import type { Player, PlayerLook } from '@oubliette/kernel';

export type ExpertPlayer = Player<View, Command, ExpertEvent>;
export type ExpertLook = PlayerLook<View, Command>;
export type CommandOf<T extends Command['type']> = Extract<Command, { type: T }>;

export interface Seen {
  readonly view: View;
  readonly world: World;
  readonly state: State;
  readonly ground: Ground;
  readonly heroes: readonly Figure[];
  readonly monsters: readonly Figure[];
  readonly occupied: ReadonlyMap<Square, Figure>;
  /** Results computed for this look, each only once. */
  readonly notes: Map<string, unknown>;
}

const looks = new WeakMap<View, Seen>();

export function see(view: View): Seen {
  const known = looks.get(view);
  if (known !== undefined) return known;
  const state = stateSeen(view);
  const seen: Seen = {
    view,
    world: WORLD_SEEN,
    state,
    ground: groundOf(WORLD_SEEN, state),
    heroes: view.figures.filter((figure) => !isMonster(figure)),
    monsters: view.figures.filter(isMonster),
    occupied: new Map(view.figures.map((figure) => [figure.square, figure])),
    notes: new Map(),
  };
  looks.set(view, seen);
  return seen;
}

/** Computed on first use, and kept while the look lasts. */
export function noted<T>({ notes }: Seen, key: string, make: () => T): T {
  if (notes.has(key)) return notes.get(key) as T;
  const made = make();
  notes.set(key, made);
  return made;
}

export function figureIn({ figures }: Pick<View, 'figures'>, id: FigureId): Figure | undefined {
  return figures.find((figure) => figure.id === id);
}

export function heroIn({ heroes }: Pick<View, 'heroes'>, id: FigureId): Hero | undefined {
  return heroes.find((hero) => hero.id === id);
}

/** The figure in its turn, with what it has done. */
export interface Actor {
  readonly figure: Figure;
  readonly act: Act;
}

export function actorIn(view: View): Actor | null {
  const { act } = view.turn;
  const figure = act === null ? undefined : figureIn(view, act.figure);
  return act === null || figure === undefined ? null : { figure, act };
}

export function movesOf<T extends Command['type']>(moves: readonly Command[], type: T): CommandOf<T>[] {
  return moves.filter((move): move is CommandOf<T> => move.type === type);
}
