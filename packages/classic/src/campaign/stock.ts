/** The fourteen equipment cards: who has them, how many are left, and how they come back (CLS-EQP-05, CLS-DTH-05). */
import type { RuleId } from '@oubliette/kernel';
import { EQUIPMENT, EQUIPMENT_IDS, equipmentCard } from '../content/equipment.ts';
import type { EquipmentId } from '../content/equipment.ts';
import type { QuestTreasureId } from '../content/questTreasures.ts';
import type { CampaignPlay } from './play.ts';
import type { CampaignState, Stock } from './state.ts';

export const FULL_STOCK: Stock = Object.fromEntries(
  EQUIPMENT_IDS.map((id) => [id, EQUIPMENT[id].copies]),
) as Stock;

/** Whether the armourer has one to sell; an unlimited stock always does. */
export function inStock({ stock }: CampaignState, id: EquipmentId): boolean {
  return stock === null || stock[id] > 0;
}

/** Goods their owners no longer have: cards to the stock, quest treasures to Morcar. */
export function takeBack(
  play: CampaignPlay,
  equipment: readonly EquipmentId[],
  treasures: readonly QuestTreasureId[],
  rules: readonly RuleId[],
): void {
  const back: EquipmentId[] = [];
  const gone: EquipmentId[] = [];
  for (const id of equipment) (hasRoom(play.state, id, back) ? back : gone).push(id);
  if (back.length > 0) play.emit({ type: 'cardsReturned', rules, equipment: back });
  if (gone.length > 0) play.emit({ type: 'copiesGone', rules: ['CLS-EQP-05'], equipment: gone });
  if (treasures.length > 0) play.emit({ type: 'treasuresReturned', rules, treasures });
}

/**
 * Whether the box has a card for it: an extra copy from a quest has none, and leaves the game with its owner.
 */
function hasRoom({ stock, heroes }: CampaignState, id: EquipmentId, back: readonly EquipmentId[]): boolean {
  if (stock === null) return true;
  const held = [...heroes.flatMap(({ equipment }) => equipment), ...back].filter((other) => other === id);
  return stock[id] + held.length < equipmentCard(id).copies;
}

/** Goods a quest gave: the card leaves the stock; if none is left, the quest adds a copy. */
export function handOut(
  play: CampaignPlay,
  equipment: readonly EquipmentId[],
  treasures: readonly QuestTreasureId[],
): void {
  const cards: EquipmentId[] = [];
  const copies: EquipmentId[] = [];
  for (const id of equipment) (isLeft(play.state, id, cards) ? cards : copies).push(id);
  if (cards.length > 0)
    play.emit({ type: 'cardsFound', rules: ['CLS-TRE-01', 'CLS-EQP-05'], equipment: cards });
  if (copies.length > 0)
    play.emit({ type: 'copiesAdded', rules: ['CLS-TRE-01', 'CLS-EQP-05'], equipment: copies });
  if (treasures.length > 0)
    play.emit({ type: 'treasuresWon', rules: ['CLS-TRE-01', 'CLS-QTR-03'], treasures });
}

function isLeft({ stock }: CampaignState, id: EquipmentId, taken: readonly EquipmentId[]): boolean {
  return stock === null || stock[id] > taken.filter((other) => other === id).length;
}
