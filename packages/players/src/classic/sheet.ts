/** What a figure's card and sheet say it can do. */
import {
  attackDice,
  defenceOf,
  equipmentCard,
  HERO_KINDS,
  questTreasureCard,
  WEAPON_IDS,
} from '@oubliette/classic';
import type { Figure, Hero, HeroKind, View, Weapon, WeaponId } from '@oubliette/classic';

export function isHeroId(id: string): id is HeroKind {
  return (HERO_KINDS as readonly string[]).includes(id);
}

export function sheetOf(view: View, id: string): Hero | undefined {
  for (const hero of view.heroes) if (hero.id === id) return hero;
  return undefined;
}

/** Defence dice with armour and what lasts on the figure; of the state, only the sheets are read. */
export function defenceIn(view: View, figure: Figure): number {
  return defenceOf(view, figure);
}

export interface Arm {
  /** Null: the figure's own arms. */
  readonly weapon: WeaponId | null;
  readonly diagonal: boolean;
  readonly shoots: boolean;
  readonly thrown: boolean;
}

const OWN_ARMS: Arm = { weapon: null, diagonal: false, shoots: false, thrown: false };
const BARE: readonly Arm[] = [OWN_ARMS];

/** Every way a figure may attack: its own arms, and each weapon on its sheet. */
export function armsOf(view: View, figure: Figure): readonly Arm[] {
  const sheet = isHeroId(figure.id) && !view.training ? sheetOf(view, figure.id) : undefined;
  if (sheet === undefined || sheet.equipment.length + sheet.treasures.length === 0) return BARE;
  const owned: readonly string[] = [...sheet.equipment, ...sheet.treasures];
  const arms = [OWN_ARMS];
  for (const weapon of WEAPON_IDS) {
    const card = cardOf(weapon);
    if (!owned.includes(weapon) || (figure.id === 'wizard' && !card.wizard)) continue;
    const { shoots, diagonal, thrown } = card.weapon;
    arms.push({ weapon, diagonal: diagonal === true, shoots: shoots === true, thrown: false });
    if (thrown === true) arms.push({ weapon, diagonal: false, shoots: false, thrown: true });
  }
  return arms;
}

function cardOf(weapon: WeaponId): { wizard: boolean; weapon: Weapon } {
  const card =
    weapon === 'orcsBane' || weapon === 'spiritBlade' ? questTreasureCard(weapon) : equipmentCard(weapon);
  return { wizard: card.wizard, weapon: card.weapon! };
}

export function diceOf(attacker: Figure, target: Figure, { weapon }: Arm): number {
  return attackDice(attacker, target, weapon);
}
