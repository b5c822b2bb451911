/** How much a quest room may weigh (EXP-QRM-03): the Body it is expected to cost a party of four. */
import { foeCard } from '../content/foes.ts';
import type { RoomDesign } from './quest.ts';

/** A card of the escort, and a Chaos ability. */
const CARD = 3;
const ABILITY = 1;

/** The longer the way, the lighter the room. */
const BUDGETS: readonly (readonly [upToDepth: number, budget: number])[] = [
  [9, 10],
  [12, 11],
  [14, 10],
  [Infinity, 9],
];

export function budgetOf(depth: number): number {
  return BUDGETS.find(([upTo]) => depth <= upTo)![1];
}

/** A tile of the annex counts by its cards. */
export function threatOf({ foes, escort, chaos, annex }: RoomDesign): number {
  const chiefs = foes.reduce((sum, id) => sum + foeCard(id).threat, 0);
  const cards = annex.reduce((sum, { monsters }) => sum + monsters, escort);
  return chiefs + cards * CARD + chaos * ABILITY;
}
