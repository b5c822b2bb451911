/** Icons of the shop's goods. */
import { gearCard, shelfOf } from '@oubliette/nextlevel';
import type { GearId, ThingId } from '@oubliette/nextlevel';
import type { Subject } from '../../pictures/picture.ts';
import type { IconName } from '../../ui/iconNames.ts';
import { NEXTLEVEL_PICTURES } from '../pictures/gallery.ts';

const GEAR_ICONS: Partial<Readonly<Record<GearId, IconName>>> = {
  dagger: 'plain-dagger',
  staff: 'wizard-staff',
  minorSceptre: 'wizard-staff',
  ironShodStaff: 'wizard-staff',
  sceptre: 'wizard-staff',
  worthlessStick: 'wizard-staff',
  spear: 'stone-spear',
  handAxe: 'wood-axe',
  axe: 'battle-axe',
  battleAxe: 'battle-axe',
  warHammer: 'thor-hammer',
  crossbow: 'crossbow',
  twinBlades: 'crossed-swords',
  helmet: 'visored-helm',
  runedCirclet: 'laurel-crown',
  shield: 'checked-shield',
  plateArmour: 'breastplate',
  grapnel: 'linked-rings',
  potionBelt: 'standing-potion',
  apothecaryCase: 'toolbox',
  purse: 'two-coins',
  coffer: 'open-treasure-chest',
};

export function thingIcon(thing: ThingId): IconName {
  switch (shelfOf(thing)) {
    case 'gear':
      return GEAR_ICONS[thing as GearId] ?? gearIcon(thing as GearId);
    case 'potions':
      return 'standing-potion';
    case 'scrolls':
      return 'scroll-unfurled';
    case 'substances':
      return 'magic-swirl';
  }
}

/** By its kind, if it has no picture of its own. */
function gearIcon(id: GearId): IconName {
  const { weapon, armour } = gearCard(id);
  if (weapon !== undefined) return weapon.reach === 'range' ? 'crossbow' : 'broadsword';
  return armour === undefined ? 'standing-potion' : 'mail-shirt';
}

/** Its card: a scroll's is that of its spell. */
export function thingPicture(thing: ThingId): Subject {
  const { treasure, spell } = NEXTLEVEL_PICTURES;
  return treasure[thing] ?? spell[thing] ?? treasure['leaf']!;
}
