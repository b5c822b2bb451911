/**
 * The shop between quests: buying, selling, giving, and leaving things at home (CLS-EQP-02, NXT-ATK-02,
 * NXT-HRO-04, NXT-SRC-02).
 */
import { checkGift, checkInTown } from '@oubliette/classic/extend';
import type { CampaignPlay, CampaignState, CheckedCampaign, HeroKind } from '@oubliette/classic/extend';
import { refuse } from '@oubliette/kernel';
import type { Refusal, RuleId, SeatId } from '@oubliette/kernel';
import { gearCard, isGear } from '../content/armoury.ts';
import type { GearId } from '../content/ids.ts';
import { carryLimit } from '../sheetEffects.ts';
import { strengthOf } from '../sheets.ts';
import type { OwnTownCommandOf } from './commands.ts';
import { nextSheetOf, tell } from './play.ts';
import type { Growth, NextTownSheet } from './state.ts';
import { offerFor, shelfOf, thingCard, thingsWith, WARES, withoutThing } from './things.ts';
import type { ThingId, WareId } from './things.ts';

/** On the list, usable by the hero, paid for, and with room for it. */
export function checkPurchase(
  _: CheckedCampaign,
  state: CampaignState,
  seat: SeatId,
  { hero, ware }: OwnTownCommandOf<'purchase'>,
): Refusal | null {
  const stopped = checkInTown(state, seat, hero, 'CLS-EQP-02');
  if (stopped !== null) return stopped;
  const sheet = nextSheetOf(state, hero);
  const { price } = thingCard(ware);
  return (
    checkUse(sheet, ware) ??
    (sheet.gold < price
      ? refuse('wareTooDear', 'CLS-EQP-06', { hero, thing: ware, price, gold: sheet.gold })
      : checkRoom(sheet, ware))
  );
}

function checkUse(sheet: NextTownSheet, ware: WareId): Refusal | null {
  if (!WARES.includes(ware)) return refuse('notForSale', 'NXT-EQP-01', { thing: ware });
  if (!isGear(ware)) return null;
  const { kind: hero, next, treasures } = sheet;
  const { users, weapon } = gearCard(ware);
  if (!users.includes(hero)) return refuse('notForThisHero', 'NXT-HRO-01', { hero, thing: ware });
  const { attack } = strengthOf(hero, next, treasures);
  const dice = weapon?.dice ?? 0;
  return dice <= attack
    ? null
    : refuse('beyondAttackLevel', 'NXT-ATK-02', { hero, thing: ware, dice, attack });
}

/** Potions need a belt or a case beyond the first two (NXT-HRO-04). */
function checkRoom({ kind: hero, next }: NextTownSheet, thing: ThingId): Refusal | null {
  const most = carryLimit(next).potions;
  const full = shelfOf(thing) === 'potions' && next.potions.length >= most;
  return full ? refuse('noRoomForPotions', 'NXT-HRO-04', { hero, most }) : null;
}

export function purchase(play: CampaignPlay, { hero, ware }: OwnTownCommandOf<'purchase'>): void {
  const rules = ['CLS-EQP-02', 'NXT-EQP-01', ...(shelfOf(ware) === 'potions' ? ['NXT-HRO-04'] : [])];
  tell(play, { type: 'wareBought', rules, hero, ware, price: thingCard(ware).price });
}

/** Whether a hero can part with a thing they have along. */
function checkParting({ kind: hero, next }: NextTownSheet, thing: ThingId, rule: RuleId): Refusal | null {
  if (!thingsWith(next).includes(thing)) return refuse('thingNotOwned', rule, { hero, thing });
  if (!isGear(thing)) return null;
  if ((gearCard(thing).poison ?? 0) > next.poison) return refuse('phialOpened', 'NXT-ARM-03', { thing });
  const most = carryLimit(withoutThing(next, thing)).potions;
  return next.potions.length > most ? refuse('bagInUse', 'NXT-HRO-04', { hero, thing }) : null;
}

export function checkSell(
  _: CheckedCampaign,
  state: CampaignState,
  seat: SeatId,
  { hero, thing }: OwnTownCommandOf<'sell'>,
): Refusal | null {
  const stopped = checkInTown(state, seat, hero, 'CLS-EQP-02');
  if (stopped !== null) return stopped;
  const sheet = nextSheetOf(state, hero);
  const kept = checkParting(sheet, thing, 'NXT-EQP-01');
  if (kept !== null) return kept;
  return offerFor(sheet.next, thing) > 0 ? null : refuse('worthNothing', 'NXT-UNA-04', { thing });
}

export function sell(play: CampaignPlay, { hero, thing }: OwnTownCommandOf<'sell'>): void {
  const { next } = nextSheetOf(play.state, hero);
  const rules = [
    shelfOf(thing) === 'substances' ? 'NXT-SRC-02' : 'NXT-EQP-01',
    ...(next.bought.includes(thing) ? ['CLS-EQP-04'] : []),
  ];
  tell(play, { type: 'thingSold', rules, hero, thing, price: offerFor(next, thing) });
}

/** To any hero in town who can carry it, usable or not (CLS-EQP-08). */
export function checkGiveThing(
  campaign: CheckedCampaign,
  state: CampaignState,
  seat: SeatId,
  { hero, to, thing }: OwnTownCommandOf<'giveThing'>,
): Refusal | null {
  const stopped = checkGift(campaign, state, seat, hero, to);
  if (stopped !== null) return stopped;
  return (
    checkParting(nextSheetOf(state, hero), thing, 'CLS-EQP-08') ?? checkRoom(nextSheetOf(state, to), thing)
  );
}

export function giveThing(play: CampaignPlay, { hero, to, thing }: OwnTownCommandOf<'giveThing'>): void {
  tell(play, { type: 'thingGiven', rules: ['CLS-EQP-08'], hero, to, thing });
}

/** Only worn or wielded things: nothing else is a burden (CLS-EQP-13, NXT-DOD-09). */
export function checkStow(
  _: CheckedCampaign,
  state: CampaignState,
  seat: SeatId,
  { hero, gear }: OwnTownCommandOf<'stow'>,
): Refusal | null {
  const stopped = checkInTown(state, seat, hero, 'CLS-EQP-13');
  if (stopped !== null) return stopped;
  if (!nextSheetOf(state, hero).next.gear.includes(gear))
    return refuse('thingNotOwned', 'CLS-EQP-13', { hero, thing: gear });
  return isArms(gear) ? null : refuse('onlyArms', 'CLS-EQP-13', { thing: gear });
}

function isArms(gear: GearId): boolean {
  const { weapon, armour } = gearCard(gear);
  return weapon !== undefined || armour !== undefined;
}

export function stow(play: CampaignPlay, { hero, gear }: OwnTownCommandOf<'stow'>): void {
  tell(play, { type: 'gearStowed', rules: ['CLS-EQP-13'], hero, gear });
}

export function checkPack(
  _: CheckedCampaign,
  state: CampaignState,
  seat: SeatId,
  { hero, gear }: OwnTownCommandOf<'pack'>,
): Refusal | null {
  const stopped = checkInTown(state, seat, hero, 'CLS-EQP-13');
  if (stopped !== null) return stopped;
  const isThere = nextSheetOf(state, hero).next.stowed.includes(gear);
  return isThere ? null : refuse('notStowed', 'CLS-EQP-13', { hero, thing: gear });
}

export function pack(play: CampaignPlay, { hero, gear }: OwnTownCommandOf<'pack'>): void {
  tell(play, { type: 'gearPacked', rules: ['CLS-EQP-13'], hero, gear });
}

/** Everything a hero might buy, sell, give or leave at home. */
export function tradeCandidates(
  hero: HeroKind,
  next: Growth,
  others: readonly HeroKind[],
): OwnTownCommandOf<'purchase' | 'sell' | 'giveThing' | 'stow' | 'pack'>[] {
  const things = [...new Set(thingsWith(next))];
  return [
    ...WARES.map((ware) => ({ type: 'purchase', hero, ware }) as const),
    ...things.map((thing) => ({ type: 'sell', hero, thing }) as const),
    ...others.flatMap((to) => things.map((thing) => ({ type: 'giveThing', hero, to, thing }) as const)),
    ...[...new Set(next.gear)].map((gear) => ({ type: 'stow', hero, gear }) as const),
    ...[...new Set(next.stowed)].map((gear) => ({ type: 'pack', hero, gear }) as const),
  ];
}
