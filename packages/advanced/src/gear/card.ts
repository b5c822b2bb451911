/** A sheet as read at the table: values now, hit rows, figures of each weapon (ADV-CRE-30, ADV-CRE-31). */
import { hitRow, rangedRow } from '../content/hitTables.ts';
import type { RangedCell } from '../content/hitTables.ts';
import { weaponNamed } from '../content/weapons.ts';
import type { Weapon } from '../content/weapons.ts';
import { changed } from '../figures.ts';
import type { Sheet, Stats } from '../state.ts';
import { wornChanges } from './worn.ts';

export interface WeaponLine extends Pick<Weapon, 'id' | 'range' | 'critical' | 'fumble'> {
  /** Dice at the bearer's strength now; 0 if too weak for it. */
  readonly dice: number;
}

export interface Card {
  readonly now: Stats;
  readonly handToHand: readonly number[];
  readonly ranged: readonly (RangedCell | null)[];
  readonly weapons: readonly WeaponLine[];
}

export function cardOf(sheet: Pick<Sheet, 'start' | 'changes' | 'armour' | 'weapons' | 'items'>): Card {
  const now = changed(sheet.start, [...wornChanges(sheet), ...sheet.changes]);
  return {
    now,
    handToHand: hitRow(now.weaponSkill),
    ranged: rangedRow(now.bowSkill),
    weapons: sheet.weapons
      .flatMap((id) => [id, ...(weaponNamed(id).thrown === null ? [] : [weaponNamed(id).thrown!])])
      .map((id) => line(id, now)),
  };
}

function line(id: string, { strength }: Stats): WeaponLine {
  const weapon = weaponNamed(id);
  const { range, critical, fumble, bonus } = weapon;
  return { id, range, critical, fumble, dice: weapon.damage(strength + bonus.strength) };
}
