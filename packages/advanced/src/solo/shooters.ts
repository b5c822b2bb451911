/** Monsters that fight from afar: with missiles, spells or devices (ADV-SOLO-17, ADV-SOLO-24). */
import { monsterNamed } from '../content/bestiary.ts';
import { weaponNamed } from '../content/weapons.ts';
import type { Figure } from '../state.ts';

export function isShooter(kind: string): boolean {
  const { weapons, spells, devices } = monsterNamed(kind);
  return (
    spells.length > 0 ||
    weapons.some((weapon) => weaponNamed(weapon).kind !== 'melee') ||
    // A censer hits figures beside its bearer.
    devices.some((device) => device !== 'plagueCenser')
  );
}

export function shoots({ of }: Figure): boolean {
  return isShooter(of);
}
