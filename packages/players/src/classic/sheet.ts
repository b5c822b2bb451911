/** What a figure's card and sheet say it can do. */
import { attackDice, defenceOf, equipmentCard, questTreasureCard, WEAPON_IDS } from '@oubliette/classic';
import type { Figure, View, Weapon, WeaponId } from '@oubliette/classic';
import type { Square } from '@oubliette/dungeon';
import { isHeroId, sheetOf } from '../shared/ways.ts';
import type { Ways } from '../shared/ways.ts';

export interface Arm {
  /** Null for the figure's own dice. */
  readonly weapon: WeaponId | null;
  readonly diagonal: boolean;
  readonly shoots: boolean;
  readonly thrown: boolean;
}

const OWN_ARMS: Arm = { weapon: null, diagonal: false, shoots: false, thrown: false };
const BARE: readonly Arm[] = [OWN_ARMS];

/** Every way a figure may attack: its own dice, and each weapon on its sheet. */
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

const NOWHERE: readonly Square[] = [];

/** How classic weighs situations where the books differ. */
export const CLASSIC_WAYS: Ways = {
  foesShield: 'blackShield',
  defence: (view, figure) => defenceOf(view, figure),
  blows: (view, attacker, foe) =>
    armsOf(view, attacker).flatMap((arm) => (arm.thrown ? [] : [diceOf(attacker, foe, arm)])),
  mayCast({ turn }, sheet) {
    if (sheet === null || sheet.spells.length === 0) return false;
    return !turn.acted || turn.bonus === 'spell';
  },
  isUnsearched: (view, area) => !view.heroes.some(({ searchedRooms }) => searchedRooms.includes(area)),
  unsearchedPieces: () => [],
  // CLS-SRC-03 to CLS-SRC-05.
  disturbs(chart, searcher, foe) {
    if (chart.beside(searcher, foe)) return true;
    return chart.inRoom(foe) ? chart.areaOf(foe) === chart.areaOf(searcher) : chart.sees(searcher, foe);
  },
  barred: ({ turn }) => turn.path,
  backwards: () => -1,
  slants: () => false,
  strides: () => false,
  climbs: () => NOWHERE,
  shunned: ({ traps }) => traps.filter(({ kind }) => kind === 'rockfall').flatMap(({ squares }) => squares),
};
