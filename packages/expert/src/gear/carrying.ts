/** What a hero may carry, wear and leave behind (EXP-INV-01 to EXP-INV-15). */
import { enterable, nearestSquares } from '@oubliette/dungeon';
import type { Ground, Square } from '@oubliette/dungeon';
import { refuse } from '@oubliette/kernel';
import type { Refusal } from '@oubliette/kernel';
import { isBeside } from '../combat/sight.ts';
import { isLightEnough } from '../combat/weapons.ts';
import { characterOf } from '../content/characters.ts';
import { treasureCard } from '../content/treasures.ts';
import type { TreasureId } from '../content/treasures.ts';
import { groundOf } from '../ground.ts';
import type { Hero, State } from '../state.ts';
import type { World } from '../world.ts';

const MOST_CARDS = 5;

export function isArmour(card: TreasureId): boolean {
  return treasureCard(card).kind === 'armour';
}

/** Null where a card would fit among those a hero has (EXP-INV-02, EXP-INV-03). */
export function fitRefusal({ cards }: Hero, card: TreasureId): Refusal | null {
  if (isArmour(card) && cards.some((held) => isArmour(held.card)))
    return refuse('oneArmour', 'EXP-INV-03', { card });
  return cards.length < MOST_CARDS ? null : refuse('fullLoad', 'EXP-INV-11', { card });
}

/** Null where the hero can put it on (EXP-INV-06, EXP-INV-15). */
export function wearRefusal(state: State, hero: Hero, id: TreasureId): Refusal | null {
  const card = treasureCard(id);
  if (!hero.cards.some((held) => held.card === id)) return refuse('notCarried', 'EXP-INV-15', { card: id });
  if (hero.worn.includes(id)) return refuse('worn', 'EXP-INV-15', { card: id });
  if (card.kind !== 'armour' && card.kind !== 'gear') return refuse('notWorn', 'EXP-ITM-01', { card: id });
  if (card.kind === 'armour' && !isLightEnough(card.weight, characterOf(hero.id).armour))
    return refuse('tooHeavy', 'EXP-INV-07', { card: id });
  return state.combat === null ? null : refuse('inCombat', 'EXP-INV-15', { card: id });
}

/** Beside it, free of furniture and not behind a wall; its own cell where there is none (EXP-INV-09). */
export function cellsToLeaveOn(world: World, state: State, from: Square): readonly Square[] {
  const ground = groundOf(world, state);
  const known = cellsKnown.get(ground) ?? new Map<Square, readonly Square[]>();
  cellsKnown.set(ground, known);
  const cells = known.get(from) ?? findCells(ground, from);
  known.set(from, cells);
  return cells;
}

/** Every card is offered with each of them: they are found once for each ground. */
const cellsKnown = new WeakMap<Ground, Map<Square, readonly Square[]>>();

function findCells(ground: Ground, from: Square): readonly Square[] {
  const beside = nearestSquares(
    ground,
    [from],
    (square) => enterable(ground, square) && isBeside(ground, from, square),
    { diagonals: true },
  );
  return beside.length > 0 ? beside : [from];
}
