/** Example commands to ask the rules about when an action is grey, at the nearest possible target. */
import { spellCard } from '@oubliette/classic';
import type { Command, Figure, FigureId, Hero, View } from '@oubliette/classic';
import { DIRECTIONS, hasSquare, neighbour, stepsApart } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import type { ClassicAction } from './classicActions.ts';
import { HARMS } from './classicCommands.ts';
import { NOBODY } from './why.ts';

/** Who would act, and where. */
export interface Asker<V extends View = View> {
  readonly view: V;
  readonly figure: FigureId;
  readonly self: Figure | undefined;
  readonly hero: Hero | undefined;
  readonly square: Square;
}

/** An example of each action: at the nearest foe, the nearest door, the first card held. */
export const PROTOTYPES: { readonly [A in ClassicAction]: (asker: Asker) => Command } = {
  move: ({ view, figure, hero, square }) =>
    hero !== undefined && view.turn.actor === figure && view.turn.left === null
      ? { type: 'rollMovement', figure }
      : { type: 'step', figure, to: freeNeighbour(view, square) },
  attack: ({ view, figure, self }) => ({
    type: 'attack',
    figure,
    target: nearestFoe(view, self)?.id ?? NOBODY,
  }),
  open: ({ view, figure, square }) => ({ type: 'openDoor', figure, door: nearestDoor(view, square) }),
  searchTreasure: ({ figure }) => ({ type: 'searchTreasure', figure }),
  searchDoors: ({ figure }) => ({ type: 'searchSecrets', figure }),
  cast: ({ view, figure, self, hero }) => {
    const spell = hero?.spells[0] ?? 'genie';
    const target = HARMS.includes(spellCard(spell).effect.tag)
      ? (nearestFoe(view, self)?.id ?? NOBODY)
      : figure;
    return { type: 'castSpell', figure, spell, target };
  },
  item: ({ figure, hero }) => ({
    type: 'usePotion',
    figure,
    potion: hero?.potions[0] ?? 'potionOfHealing',
  }),
  disarm: ({ view, figure, square }) => ({ type: 'disarm', figure, square: nearestTrap(view, square) }),
  jump: ({ view, figure, square }) => ({ type: 'jump', figure, to: beyondPit(view, square) }),
  power: ({ figure }) => ({ type: 'usePower', figure, power: 0 }),
  leave: ({ figure }) => ({ type: 'leave', figure }),
  endTurn: () => ({ type: 'endTurn' }),
};

export function askerFor<V extends View>(view: V, actor: FigureId | null): Asker<V> {
  const figure = actor ?? view.heroes[0]?.id ?? '';
  const self = view.figures.find((other) => other.id === figure);
  const hero = view.heroes.find((other) => other.id === figure);
  return { view, figure, self, hero, square: self?.square ?? 0 };
}

function nearest<T>(view: View, from: Square, items: readonly T[], at: (item: T) => Square): T | undefined {
  return items.toSorted(
    (a, b) => stepsApart(view.board, from, at(a)) - stepsApart(view.board, from, at(b)),
  )[0];
}

export function nearestFoe(view: View, self: Figure | undefined): Figure | undefined {
  if (self === undefined) return undefined;
  const foes = view.figures.filter(({ side }) => side !== self.side && side !== 'nobody');
  return nearest(view, self.square, foes, ({ square }) => square);
}

export function nearestDoor(view: View, from: Square): string {
  const sides = view.board.doors.flatMap(({ a, b }, index) =>
    view.doors[index] === 'open' ? [] : [a, b].map((square) => ({ square, index })),
  );
  const found = nearest(view, from, sides, ({ square }) => square);
  return found === undefined ? 'A1-A2' : view.doorKeys[found.index]!;
}

export function nearestTrap(view: View, from: Square): Square {
  const squares = view.traps.filter(({ kind }) => kind === 'rockfall').flatMap((trap) => trap.squares);
  return nearest(view, from, squares, (square) => square) ?? from;
}

/** The previous square, if any: "already crossed" is a better answer than what blocks the other sides. */
export function freeNeighbour({ board, turn }: View, from: Square): Square {
  const crossed = turn.path.at(-2);
  if (turn.path.at(-1) === from && crossed !== undefined) return crossed;
  const around = DIRECTIONS.map((direction) => neighbour(board, from, direction));
  return around.find((square) => square >= 0 && (board.areaOf[square] ?? -1) >= 0) ?? from;
}

/** The far side of a pit next to the square; any neighbour if there is none. */
export function beyondPit(view: View, from: Square): Square {
  for (const direction of DIRECTIONS) {
    let square = neighbour(view.board, from, direction);
    if (square < 0 || !hasSquare(view.pits, square)) continue;
    while (square >= 0 && hasSquare(view.pits, square)) square = neighbour(view.board, square, direction);
    if (square >= 0) return square;
  }
  return freeNeighbour(view, from);
}
