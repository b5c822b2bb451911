/** What heroes find and can carry: the rest stays on their square (NXT-HRO-04, NXT-HRO-05). */
import {
  checkActor,
  CLASSIC_POINTS,
  EQUIPMENT,
  figureOf,
  heroOf,
  isHero,
  withHero,
} from '@oubliette/classic/extend';
import type { Belongings, EquipmentId, FigureId, HeroKind, PotionId, World } from '@oubliette/classic/extend';
import type { Square } from '@oubliette/dungeon';
import { refuse } from '@oubliette/kernel';
import type { Refusal, RuleId, SeatId } from '@oubliette/kernel';
import { sheetOf, withSheet } from '../changes.ts';
import { fromClassic, gearCard } from '../content/armoury.ts';
import type { GearId, ScrollId, SubstanceId } from '../content/ids.ts';
import type { EventWith } from '@oubliette/referee';
import { litterAt, withLitter } from '../litter.ts';
import type { NextPlay } from '../play.ts';
import { roomFor } from '../sheetEffects.ts';
import type { NextState } from '../state.ts';

export interface CarryingFacts {
  gearGained: { hero: HeroKind; gear: GearId };
  /** More than the hero can carry: the rest lies there for others. */
  laidDown: { hero: HeroKind; square: Square; gold: number; potions: readonly PotionId[] };
  takenUp: { hero: HeroKind; square: Square } & Load;
  gearClaimed: { square: Square } & Pick<Load, 'gear' | 'scrolls' | 'substances'>;
}

/** Things picked up at no cost; weapons have their own rule (NXT-SWP-01). */
interface Load {
  readonly gold: number;
  readonly potions: readonly PotionId[];
  readonly gear: readonly GearId[];
  readonly scrolls: readonly ScrollId[];
  readonly substances: readonly SubstanceId[];
}

export interface TakeUp {
  readonly type: 'takeUp';
  readonly figure: FigureId;
}

/** Classic's equipment as in the Armoury; the tool kit, not sold here, is paid out in gold (NXT-DWF-09). */
export function gainEquipment(
  play: NextPlay,
  hero: HeroKind,
  equipment: EquipmentId,
  rules: readonly RuleId[],
): void {
  const gear = fromClassic[equipment];
  if (gear !== null) {
    play.emit({ type: 'gearGained', rules, hero, gear });
    return;
  }
  const amount = EQUIPMENT[equipment].price;
  play.emit({ type: 'goldGained', rules: [...rules, 'NXT-DWF-09'], hero, amount });
}

export function layDownExcess(play: NextPlay, hero: HeroKind): void {
  const room = roomFor(play.state, hero);
  const gold = Math.max(0, -room.gold);
  const potions = room.potions < 0 ? heroOf(play.state, hero).potions.slice(room.potions) : [];
  if (gold === 0 && potions.length === 0) return;
  const { square } = figureOf(play.state, hero);
  const rules = [...(potions.length > 0 ? ['NXT-HRO-04'] : []), ...(gold > 0 ? ['NXT-HRO-05'] : [])];
  play.emit({ type: 'laidDown', rules, hero, square, gold, potions });
}

export function withGear(state: NextState, hero: HeroKind, gear: GearId): NextState {
  return withSheet(state, hero, (sheet) => ({
    ...sheet,
    gear: [...sheet.gear, gear],
    poison: sheet.poison + (gearCard(gear).poison ?? 0),
  }));
}

export function afterLayingDown(
  state: NextState,
  { hero, square, gold, potions }: EventWith<'laidDown', CarryingFacts['laidDown']>,
): NextState {
  const lighter = withHero(state, hero, (sheet) => ({
    ...sheet,
    gold: sheet.gold - gold,
    potions: sheet.potions.slice(0, sheet.potions.length - potions.length),
  })) as NextState;
  return withLitter(withPickedUp(lighter, hero, -gold), square, (heap) => ({
    gold: heap.gold + gold,
    potions: [...heap.potions, ...potions],
  }));
}

/** Everything on the hero's square that they have room for (NXT-HRO-04, NXT-HRO-05). */
function loadFor(state: NextState, hero: HeroKind): Load {
  const { gold, potions, gear, scrolls, substances } = litterAt(state, figureOf(state, hero).square);
  const room = roomFor(state, hero);
  return {
    gold: Math.min(gold, Math.max(0, room.gold)),
    potions: potions.slice(0, Math.max(0, room.potions)),
    gear: gear.filter((id) => gearCard(id).weapon === undefined),
    scrolls,
    substances,
  };
}

export function checkTakeUp(_: World, state: NextState, seat: SeatId, { figure }: TakeUp): Refusal | null {
  const no = checkActor(state, seat, figure);
  if (no !== null) return no;
  if (!isHero(figure)) return refuse('notAHero', 'NXT-HRO-04', { figure });
  const { gold, potions, gear, scrolls, substances } = loadFor(state, figure);
  const nothing = gold === 0 && [potions, gear, scrolls, substances].every((list) => list.length === 0);
  return nothing ? refuse('nothingToTake', 'NXT-HRO-04', { figure }) : null;
}

export function takeUp(play: NextPlay, { figure }: TakeUp): void {
  if (!isHero(figure)) return;
  const { square } = figureOf(play.state, figure);
  const load = loadFor(play.state, figure);
  play.emit({ type: 'takenUp', rules: ['NXT-HRO-04', 'NXT-HRO-05'], hero: figure, square, ...load });
}

export function afterTakingUp(
  state: NextState,
  { hero, square, gold, potions, gear, scrolls, substances }: EventWith<'takenUp', CarryingFacts['takenUp']>,
): NextState {
  const richer = withHero(state, hero, (sheet) => ({
    ...sheet,
    gold: sheet.gold + gold,
    potions: [...sheet.potions, ...potions],
  })) as NextState;
  const laden = withThings(withPickedUp(richer, hero, gold), hero, gear, scrolls, substances);
  return withLitter(laden, square, (heap) => ({
    gold: heap.gold - gold,
    potions: heap.potions.slice(potions.length),
    gear: heap.gear.filter((id) => gearCard(id).weapon !== undefined),
    scrolls: [],
    substances: [],
  }));
}

function withThings(
  state: NextState,
  hero: HeroKind,
  gear: readonly GearId[],
  scrolls: readonly ScrollId[],
  substances: readonly SubstanceId[],
): NextState {
  const equipped = gear.reduce((after, id) => withGear(after, hero, id), state);
  return withSheet(equipped, hero, (sheet) => ({
    ...sheet,
    scrolls: [...sheet.scrolls, ...scrolls],
    substances: [...sheet.substances, ...substances],
  }));
}

/** Only gold picked up in this quest counts (NXT-HRO-05). */
export function withPickedUp(state: NextState, hero: HeroKind, gold: number): NextState {
  return withSheet(state, hero, (sheet) => ({ ...sheet, pickedUp: sheet.pickedUp + gold }));
}

/** Gear, scrolls and substances are left behind too, besides classic's belongings (CLS-DTH-02). */
export function isEmptyHanded(state: NextState, hero: HeroKind): boolean {
  const { gear, scrolls, substances } = sheetOf(state, hero);
  return gear.length + scrolls.length + substances.length === 0 && CLASSIC_POINTS.isEmptyHanded(state, hero);
}

/** Everything lies where the hero fell. */
export function afterDeath(state: NextState, id: FigureId, left: Belongings | null): NextState {
  if (left === null || !isHero(id)) return state;
  const { gear, scrolls, substances } = sheetOf(state, id);
  const stripped = withSheet(state, id, (sheet) => ({
    ...sheet,
    gear: [],
    inHand: null,
    scrolls: [],
    substances: [],
    poison: 0,
    pickedUp: 0,
  }));
  return withLitter(stripped, left.square, (heap) => ({
    gear: [...heap.gear, ...gear],
    scrolls: [...heap.scrolls, ...scrolls],
    substances: [...heap.substances, ...substances],
  }));
}

/** A hero who gathers a dead hero's belongings gets the gear too. */
export function afterGathering(state: NextState, by: HeroKind, left: Belongings): NextState {
  const { gear, scrolls, substances } = litterAt(state, left.square);
  const taken = withThings(withPickedUp(state, by, left.gold), by, gear, scrolls, substances);
  return withoutGear(taken, left.square);
}

/** What Morcar claims is gone, including the gear there (CLS-DTH-04). */
export function claimGear(play: NextPlay, { square }: Belongings): void {
  const { gear, scrolls, substances } = litterAt(play.state, square);
  if (gear.length + scrolls.length + substances.length > 0)
    play.emit({ type: 'gearClaimed', rules: ['CLS-DTH-04'], square, gear, scrolls, substances });
}

export function withoutGear(state: NextState, square: Square): NextState {
  return withLitter(state, square, () => ({ gear: [], scrolls: [], substances: [] }));
}
