/** Gifts between quests, from one living hero to another, where the table allows them (CLS-EQP-08). */
import type { Refusal, SeatId } from '@oubliette/kernel';
import type { HeroKind } from '../content/heroes.ts';
import type { CampaignCommandOf } from './commands.ts';
import type { CampaignPlay } from './play.ts';
import { no } from './refusals.ts';
import type { CheckedCampaign } from './setup.ts';
import { checkInTown, findSheet, sheetOf } from './sheets.ts';
import type { CampaignState } from './state.ts';

const RULE = 'CLS-EQP-08';

/** Both must be in town: a hero who has left can neither give nor receive. */
export function checkGift(
  { gifts }: CheckedCampaign,
  state: CampaignState,
  seat: SeatId,
  hero: HeroKind,
  to: HeroKind,
): Refusal | null {
  const stopped = checkInTown(state, seat, hero, RULE);
  if (stopped !== null) return stopped;
  if (!gifts) return no('giftsForbidden', RULE);
  if (to === hero) return no('giftToOneself', RULE, { hero });
  const receiver = findSheet(state, to);
  if (receiver === undefined) return no('noSuchHero', RULE, { hero: to });
  return receiver.inTown ? null : no('leftTown', RULE, { hero: to });
}

export function checkGiveGold(
  campaign: CheckedCampaign,
  state: CampaignState,
  seat: SeatId,
  { hero, to, amount }: CampaignCommandOf<'giveGold'>,
): Refusal | null {
  const stopped = checkGift(campaign, state, seat, hero, to);
  if (stopped !== null) return stopped;
  const { gold } = sheetOf(state, hero);
  return (amount ?? gold) >= 1 && (amount ?? gold) <= gold ? null : no('goldNotOwned', RULE, { hero, gold });
}

export function giveGold(play: CampaignPlay, { hero, to, amount }: CampaignCommandOf<'giveGold'>): void {
  const { gold } = sheetOf(play.state, hero);
  play.emit({ type: 'goldGiven', rules: [RULE], hero, to, amount: amount ?? gold });
}

export function checkGiveEquipment(
  campaign: CheckedCampaign,
  state: CampaignState,
  seat: SeatId,
  { hero, to, equipment }: CampaignCommandOf<'giveEquipment'>,
): Refusal | null {
  const stopped = checkGift(campaign, state, seat, hero, to);
  if (stopped !== null) return stopped;
  const owns = sheetOf(state, hero).equipment.includes(equipment);
  return owns ? null : no('equipmentNotOwned', RULE, { hero, equipment });
}

export function giveEquipment(
  play: CampaignPlay,
  { hero, to, equipment }: CampaignCommandOf<'giveEquipment'>,
): void {
  play.emit({ type: 'equipmentGiven', rules: [RULE], hero, to, equipment });
}

export function checkGiveTreasure(
  campaign: CheckedCampaign,
  state: CampaignState,
  seat: SeatId,
  { hero, to, treasure }: CampaignCommandOf<'giveTreasure'>,
): Refusal | null {
  const stopped = checkGift(campaign, state, seat, hero, to);
  if (stopped !== null) return stopped;
  const owns = sheetOf(state, hero).treasures.includes(treasure);
  return owns ? null : no('treasureNotOwned', RULE, { hero, treasure });
}

export function giveTreasure(
  play: CampaignPlay,
  { hero, to, treasure }: CampaignCommandOf<'giveTreasure'>,
): void {
  play.emit({ type: 'treasureGiven', rules: [RULE, 'CLS-QTR-03'], hero, to, treasure });
}
