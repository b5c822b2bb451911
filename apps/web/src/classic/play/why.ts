/** Why an action is grey: what the rules are asked about, and how the answer is put when there was nothing better to ask about. */
import { explainRefusal, figureMention, spellCard, squareName } from '@oubliette/classic';
import type { Command, Figure, FigureId, Hero, Names, View } from '@oubliette/classic';
import { DIRECTIONS, hasSquare, neighbour, stepsApart } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import type { Json, Refusal } from '@oubliette/kernel';
import { say } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import { WHY_WORDS } from '../words/why.ts';
import type { ActionId } from './actions.ts';

/** Somebody who is not on the board: there is no foe to ask about. */
const NOBODY: FigureId = 'nobody';

/** Spells nobody casts on a friend, though the rules let them (CLS-SPL-12). */
export const HARMS: readonly string[] = ['burn', 'sleep', 'loseTurn', 'genie'];

interface Asker {
  readonly view: View;
  readonly figure: FigureId;
  readonly self: Figure | undefined;
  readonly hero: Hero | undefined;
  readonly square: Square;
}

/** Something of the sort to ask about: at the nearest foe, the nearest door, the first card held. */
const PROTOTYPES: { readonly [A in ActionId]: (asker: Asker) => Command } = {
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

export function prototypeOf(id: ActionId, view: View, actor: FigureId | null): Command {
  const figure = actor ?? view.heroes[0]?.id ?? '';
  const self = view.figures.find((other) => other.id === figure);
  const hero = view.heroes.find((other) => other.id === figure);
  return PROTOTYPES[id]({ view, figure, self, hero, square: self?.square ?? 0 });
}

function nearest<T>(view: View, from: Square, items: readonly T[], at: (item: T) => Square): T | undefined {
  return items.toSorted(
    (a, b) => stepsApart(view.board, from, at(a)) - stepsApart(view.board, from, at(b)),
  )[0];
}

function nearestFoe(view: View, self: Figure | undefined): Figure | undefined {
  if (self === undefined) return undefined;
  const foes = view.figures.filter(({ side }) => side !== self.side && side !== 'nobody');
  return nearest(view, self.square, foes, ({ square }) => square);
}

function nearestDoor(view: View, from: Square): string {
  const sides = view.board.doors.flatMap(({ a, b }, index) =>
    view.doors[index] === 'open' ? [] : [a, b].map((square) => ({ square, index })),
  );
  const found = nearest(view, from, sides, ({ square }) => square);
  return found === undefined ? 'A1-A2' : view.doorKeys[found.index]!;
}

function nearestTrap(view: View, from: Square): Square {
  const squares = view.traps.filter(({ kind }) => kind === 'rockfall').flatMap((trap) => trap.squares);
  return nearest(view, from, squares, (square) => square) ?? from;
}

function freeNeighbour({ board }: View, from: Square): Square {
  const around = DIRECTIONS.map((direction) => neighbour(board, from, direction));
  return around.find((square) => square >= 0 && (board.areaOf[square] ?? -1) >= 0) ?? from;
}

/** The far side of a pit that lies next to the square; any neighbour where none does. */
function beyondPit(view: View, from: Square): Square {
  for (const direction of DIRECTIONS) {
    let square = neighbour(view.board, from, direction);
    if (square < 0 || !hasSquare(view.pits, square)) continue;
    while (square >= 0 && hasSquare(view.pits, square)) square = neighbour(view.board, square, direction);
    if (square >= 0) return square;
  }
  return freeNeighbour(view, from);
}

type Why = keyof typeof WHY_WORDS.en;

/** Answers that speak of what was asked about for want of anything better, and what is meant by them. */
const MEANT: { readonly [A in ActionId]?: Readonly<Record<string, Why>> } = {
  move: {
    wallInTheWay: 'noWayOn',
    squareBlocked: 'noWayOn',
    passageRefused: 'noWayOn',
    noFreeSquareBeyond: 'noWayOn',
    alreadyCrossed: 'noWayOn',
  },
  attack: { notOnBoard: 'noFoe', notAdjacent: 'foeTooFar' },
  open: { noSuchDoor: 'noClosedDoor' },
  cast: { spellNotHeld: 'noSpellLeft', notOnBoard: 'noSpellTarget' },
  item: { potionNotHeld: 'noPotion' },
  disarm: { nothingToDisarm: 'noTrapKnown', notAdjacent: 'trapTooFar' },
  jump: { noPitToJump: 'noPit' },
  power: { noSuchPower: 'noPower', targetMissing: 'noPowerTarget' },
};

/** The rules' answer, put for somebody who pressed a grey action and meant no target in particular. */
export function putForAction(id: ActionId, asked: Command, view: View): (refusal: Refusal) => Refusal {
  return (refusal) => {
    const code = MEANT[id]?.[refusal.code];
    // "Not on the board" may also be said of whoever should act.
    const isSelf =
      refusal.code === 'notOnBoard' && 'figure' in asked && refusal.with?.['figure'] === asked.figure;
    if (code === undefined || isSelf) return refusal;
    // The rules look for the target before the action that is spent.
    if (code === 'noFoe' && view.turn.acted && view.turn.bonus === null)
      return { code: 'alreadyActed', rule: 'CLS-TUR-04' };
    return { ...refusal, code, with: { ...refusal.with, ...detailOf(asked, view) } };
  };
}

function detailOf(asked: Command, view: View): { readonly [name: string]: Json } {
  if (asked.type === 'attack') {
    const target = view.figures.find(({ id }) => id === asked.target);
    return target === undefined ? {} : { figure: target.id, square: target.square };
  }
  const figure = 'figure' in asked ? { figure: asked.figure } : {};
  return 'square' in asked ? { ...figure, square: asked.square } : figure;
}

/** Why a wandering monster may not be put there: where it must be put instead. */
export function putForPlace(view: View): (refusal: Refusal) => Refusal {
  const { pending } = view;
  return (refusal) => {
    if (refusal.code !== 'notThere' || pending?.tag !== 'wandering') return refusal;
    const code: Why = pending.adjacent ? 'besideHero' : 'nearHero';
    return { ...refusal, code, with: { ...refusal.with, figure: pending.hero } };
  };
}

/** A refusal in words: the rules' own, or one put by this table. */
export function explainWhy(refusal: Refusal, language: Language, names: Names): string {
  const { code, with: detail = {} } = refusal;
  if (!Object.hasOwn(WHY_WORDS.en, code)) return explainRefusal(refusal, language, names);
  const { figure, square } = detail;
  return say(WHY_WORDS, language, code as Why, {
    figure: figureMention(names, typeof figure === 'string' ? figure : NOBODY),
    square: squareName(names, typeof square === 'number' ? square : 0),
  });
}
