/** The armoury between quests: buying, returning, choosing armour, leaving town (CLS-EQP-02 to CLS-EQP-07). */
import type { Refusal, SeatId } from '@oubliette/kernel';
import { equipmentCard } from '../content/equipment.ts';
import type { CampaignCommandOf } from './commands.ts';
import type { CampaignPlay } from './play.ts';
import { no } from './refusals.ts';
import { wornArmour } from './scoreSheet.ts';
import type { CheckedCampaign } from './setup.ts';
import { checkInTown, sheetOf } from './sheets.ts';
import type { CampaignState } from './state.ts';
import { inStock } from './stock.ts';

/** No credit (CLS-EQP-06), one owner per card (CLS-EQP-05), and only what the Wizard can use (CLS-EQP-13). */
export function checkBuy(
  _: CheckedCampaign,
  state: CampaignState,
  seat: SeatId,
  { hero, equipment }: CampaignCommandOf<'buy'>,
): Refusal | null {
  const stopped = checkInTown(state, seat, hero, 'CLS-EQP-02');
  if (stopped !== null) return stopped;
  const { price, wizard } = equipmentCard(equipment);
  const { gold } = sheetOf(state, hero);
  if (hero === 'wizard' && !wizard) return no('notForTheWizard', 'CLS-EQP-13', { equipment });
  if (!inStock(state, equipment)) return no('soldOut', 'CLS-EQP-05', { equipment });
  return gold >= price ? null : no('tooDear', 'CLS-EQP-06', { hero, equipment, price, gold });
}

export function buy(play: CampaignPlay, { hero, equipment }: CampaignCommandOf<'buy'>): void {
  const { price } = equipmentCard(equipment);
  play.emit({ type: 'equipmentBought', rules: ['CLS-EQP-02', 'CLS-EQP-04'], hero, equipment, price });
}

/** A purchase can be returned until the hero leaves town (a kindness of the armourer). */
export function checkReturn(
  _: CheckedCampaign,
  state: CampaignState,
  seat: SeatId,
  { hero, equipment }: CampaignCommandOf<'returnPurchase'>,
): Refusal | null {
  const stopped = checkInTown(state, seat, hero, 'CLS-EQP-04');
  if (stopped !== null) return stopped;
  const sheet = sheetOf(state, hero);
  if (!sheet.equipment.includes(equipment)) return no('equipmentNotOwned', 'CLS-EQP-04', { hero, equipment });
  return sheet.bought.includes(equipment) ? null : no('notBoughtNow', 'CLS-EQP-04', { equipment });
}

export function returnPurchase(
  play: CampaignPlay,
  { hero, equipment }: CampaignCommandOf<'returnPurchase'>,
): void {
  const { price } = equipmentCard(equipment);
  play.emit({ type: 'purchaseReturned', rules: ['CLS-EQP-04', 'CLS-EQP-05'], hero, equipment, price });
}

/** One suit at a time, and an owned one; the Wizard wears none (CLS-EQP-13). */
export function checkWear(
  _: CheckedCampaign,
  state: CampaignState,
  seat: SeatId,
  { hero, armour }: CampaignCommandOf<'wear'>,
): Refusal | null {
  const stopped = checkInTown(state, seat, hero, 'CLS-EQP-13');
  if (stopped !== null) return stopped;
  if (hero === 'wizard') return no('wearsNoArmour', 'CLS-EQP-13', { hero });
  const sheet = sheetOf(state, hero);
  const owned: readonly string[] = ['none', ...sheet.equipment, ...sheet.treasures];
  if (!owned.includes(armour)) return no('armourNotOwned', 'CLS-EQP-13', { hero });
  return armour === (wornArmour(sheet) ?? 'none') ? no('alreadyWorn', 'CLS-EQP-13', { hero }) : null;
}

export function wear(play: CampaignPlay, { hero, armour }: CampaignCommandOf<'wear'>): void {
  play.emit({ type: 'armourChosen', rules: ['CLS-EQP-13'], hero, armour });
}

export function checkLeaveTown(
  _: CheckedCampaign,
  state: CampaignState,
  seat: SeatId,
  { hero }: CampaignCommandOf<'leaveTown'>,
): Refusal | null {
  return checkInTown(state, seat, hero, 'CLS-EQP-02');
}

export function leaveTown(play: CampaignPlay, { hero }: CampaignCommandOf<'leaveTown'>): void {
  play.emit({ type: 'townLeft', rules: ['CLS-EQP-02', 'CLS-EQP-07'], hero });
}
