/** Icons of the heroes, and the armourer's goods. */
import type { EquipmentId, HeroKind } from '@oubliette/classic';
import { gallery } from '../pictures/making.ts';
import { EQUIPMENT } from '../pictures/wares.ts';
import type { IconName } from '../ui/iconNames.ts';

export const HERO_ICONS: Readonly<Record<HeroKind, IconName>> = {
  barbarian: 'viking-head',
  dwarf: 'dwarf-face',
  elf: 'elf-helmet',
  wizard: 'wizard-face',
};

export const EQUIPMENT_ICONS: Readonly<Record<EquipmentId, IconName>> = {
  dagger: 'plain-dagger',
  staff: 'wizard-staff',
  spear: 'stone-spear',
  handAxe: 'wood-axe',
  broadsword: 'broadsword',
  crossbow: 'crossbow',
  battleAxe: 'battle-axe',
  helmet: 'visored-helm',
  shield: 'checked-shield',
  chainMail: 'mail-shirt',
  plateArmour: 'breastplate',
  toolKit: 'toolbox',
};

export const EQUIPMENT_PICTURES = gallery('armoury', { treasure: EQUIPMENT }).treasure;
