/** Changing the weapon in hand, and picking one up from the floor (NXT-SWP-01, NXT-DIS-04, NXT-UNA-03). */
import {
  checkActor,
  chooseActor,
  figureOf,
  heroOf,
  isHero,
  knownGround,
  questTreasureCard,
  sharesPlace,
  withHero,
} from '@oubliette/classic/extend';
import type { Figure, FigureId, HeroKind, QuestTreasureId, World } from '@oubliette/classic/extend';
import { adjacent } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import { refuse } from '@oubliette/kernel';
import type { Refusal, SeatId } from '@oubliette/kernel';
import { checkFree, checkNormal } from '../actions.ts';
import { areFoes } from '../arms.ts';
import { acted } from '../attack/appliers.ts';
import { plightOf, sheetOf, withAction, withFree, withoutPlight, withSheet } from '../changes.ts';
import { gearCard, isGear, mayUse } from '../content/armoury.ts';
import type { GearId } from '../content/ids.ts';
import { findCard } from '../content/bestiary.ts';
import type { Appliers } from '../kit.ts';
import { litterAt, withLitter } from '../litter.ts';
import type { NextPlay } from '../play.ts';
import type { Litter, NextState } from '../state.ts';
import { withoutOne } from './disarming.ts';

type Weapon = GearId | QuestTreasureId;

export interface ChangeFacts {
  weaponChanged: { figure: HeroKind; weapon: Weapon | null; free: boolean };
  /** `weapon`: null if a monster picks up its own. */
  weaponTakenUp: { figure: FigureId; square: Square; weapon: Weapon | null; free: boolean };
}

/** A visible enemy in the same room or passage (NXT-SWP-01). */
function enemiesPresent(world: World, state: NextState, figure: Figure): boolean {
  return state.figures.some(
    (other) => areFoes(figure, other) && sharesPlace(world, state, figure.square, other.square),
  );
}

/** Free with no enemy about, otherwise an action; for a monster its attack. */
function checkCost(world: World, state: NextState, figure: Figure): Refusal | null {
  if (!isHero(figure.id)) return checkNormal(state, figure, 'attack');
  return enemiesPresent(world, state, figure)
    ? checkNormal(state, figure, 'changeWeapon')
    : checkFree(state, figure, 'changeWeapon');
}

/** Within the hero's attack level, and made for this hero (NXT-ATK-02). */
function mayWield(state: NextState, hero: HeroKind, weapon: Weapon): boolean {
  const { attack } = figureOf(state, hero);
  if (isGear(weapon)) return gearCard(weapon).weapon !== undefined && mayUse(hero, attack, weapon);
  const card = questTreasureCard(weapon);
  return card.weapon !== undefined && card.weapon.dice <= attack && (hero !== 'wizard' || card.wizard);
}

export function ownWeapons(state: NextState, hero: HeroKind): Weapon[] {
  const gear = sheetOf(state, hero).gear.filter((id) => gearCard(id).weapon !== undefined);
  const treasures = heroOf(state, hero).treasures.filter((id) => questTreasureCard(id).weapon !== undefined);
  return [...new Set<Weapon>([...gear, ...treasures])];
}

interface Change {
  readonly figure: FigureId;
  readonly weapon: string | null;
}

export function checkChange(
  world: World,
  state: NextState,
  seat: SeatId,
  { figure, weapon }: Change,
): Refusal | null {
  const no = checkActor(state, seat, figure);
  if (no !== null) return no;
  if (!isHero(figure)) return refuse('notAHero', 'NXT-SWP-01', { figure });
  if (sheetOf(state, figure).inHand === weapon) return refuse('alreadyInHand', 'NXT-SWP-01', { weapon });
  const own = weapon === null ? null : ownWeapons(state, figure).find((one) => one === weapon);
  if (own === undefined) return refuse('notOwned', 'NXT-SWP-01', { weapon });
  if (own !== null && !mayWield(state, figure, own)) return refuse('cannotWield', 'NXT-ATK-02', { weapon });
  return checkCost(world, state, figureOf(state, figure));
}

export function changeWeapon(play: NextPlay, { figure, weapon }: Change): void {
  if (!isHero(figure)) return;
  const free = !enemiesPresent(play.world, play.state, figureOf(play.state, figure));
  const inHand = weapon === null ? null : ownWeapons(play.state, figure).find((one) => one === weapon)!;
  play.emit({ type: 'weaponChanged', rules: ['NXT-SWP-01'], figure, weapon: inHand, free });
}

interface Take {
  readonly figure: FigureId;
  readonly square: Square;
  readonly weapon?: string;
}

/** The weapons in a heap that a figure could take. */
export function weaponsIn({ gear, treasures, poorWeapon }: Litter): Weapon[] {
  const arms = gear.filter((id) => gearCard(id).weapon !== undefined);
  return [...new Set<Weapon>([...arms, ...treasures, ...(poorWeapon ? (['poorWeapon'] as const) : [])])];
}

export function checkTake(
  world: World,
  state: NextState,
  seat: SeatId,
  { figure, square, weapon }: Take,
): Refusal | null {
  const no = checkActor(state, seat, figure);
  if (no !== null) return no;
  const taker = figureOf(state, figure);
  const heap = litterAt(state, square);
  if (isHero(figure)) {
    const found = weaponsIn(heap).find((one) => one === weapon);
    if (found === undefined) return refuse('notThere', 'NXT-DIS-04', { square });
    if (!mayWield(state, figure, found)) return refuse('cannotWield', 'NXT-ATK-02', { weapon: found });
  } else if (!heap.weaponsOf.includes(figure) || weapon !== undefined) {
    return refuse('notThere', 'NXT-DIS-04', { square });
  }
  const near = taker.square === square || adjacent(knownGround(world, state), taker.square, square);
  if (!near) return refuse('outOfReach', 'NXT-UNA-03', { square });
  return checkCost(world, state, taker);
}

export function takeWeapon(play: NextPlay, { figure, square, weapon }: Take): void {
  chooseActor(play, figure);
  const taker = figureOf(play.state, figure);
  const free = isHero(figure) && !enemiesPresent(play.world, play.state, taker);
  const taken = weaponsIn(litterAt(play.state, square)).find((one) => one === weapon) ?? null;
  const rules = ['NXT-SWP-01', taken === 'poorWeapon' ? 'NXT-UNA-03' : 'NXT-DIS-04'];
  play.emit({ type: 'weaponTakenUp', rules, figure, square, weapon: taken, free });
}

function paid(state: NextState, figure: FigureId, free: boolean): NextState {
  if (!isHero(figure)) return acted(state, figure);
  return free ? withFree(state, 'changeWeapon') : withAction(state, 'changeWeapon');
}

export const CHANGE_APPLIERS: Appliers<ChangeFacts> = {
  weaponChanged: (state, { figure, weapon, free }) =>
    withSheet(paid(state, figure, free), figure, (sheet) => ({ ...sheet, inHand: weapon })),
  weaponTakenUp: (state, { figure, square, weapon, free }) => {
    const after = paid(state, figure, free);
    if (!isHero(figure)) {
      const armed = withoutPlight(after, figure, 'disarmed');
      return withLitter(armed, square, ({ weaponsOf }) => ({ weaponsOf: withoutOne(weaponsOf, figure) }));
    }
    return weapon === null ? after : takenUp(after, figure, square, weapon);
  },
};

function takenUp(state: NextState, hero: HeroKind, square: Square, weapon: Weapon): NextState {
  const inHand = withSheet(state, hero, (sheet) => ({ ...sheet, inHand: weapon }));
  if (!isGear(weapon)) {
    const kept = withHero(inHand, hero, (sheet) => ({ ...sheet, treasures: [...sheet.treasures, weapon] }));
    return withLitter(kept as NextState, square, ({ treasures }) => ({
      treasures: withoutOne(treasures, weapon),
    }));
  }
  const owned = withSheet(inHand, hero, (sheet) => ({ ...sheet, gear: [...sheet.gear, weapon] }));
  return withLitter(owned, square, ({ gear, poorWeapon }) =>
    gear.includes(weapon)
      ? { gear: withoutOne(gear, weapon) }
      : { poorWeapon: poorWeapon && weapon !== 'poorWeapon' },
  );
}

/** An armed monster that a hero has killed leaves a poor weapon, where it fell or where its weapon lies (NXT-UNA-03). */
export function leftBehind(
  state: NextState,
  { figure, kind, by }: { readonly figure: FigureId; readonly kind: string; readonly by: FigureId | null },
  before: NextState,
): NextState {
  const dropped = before.next.litter.find(({ weaponsOf }) => weaponsOf.includes(figure))?.square;
  const cleared =
    dropped === undefined
      ? state
      : withLitter(state, dropped, ({ weaponsOf }) => ({ weaponsOf: withoutOne(weaponsOf, figure) }));
  if (by === null || !isHero(by) || findCard(kind)?.armed !== true) return cleared;
  const isDisarmed = plightOf(before, figure, 'disarmed') !== undefined;
  const square = isDisarmed ? dropped : figureOf(before, figure).square;
  return square === undefined ? cleared : withLitter(cleared, square, () => ({ poorWeapon: true }));
}
