/** The Ability cards: nine a class, some the same for two classes (EXP-ABL-02, EXP-ABL-04). */
import { OF_ARMS } from './abilitiesOfArms.ts';
import { OF_CRAFT } from './abilitiesOfCraft.ts';
import { OF_FAITH } from './abilitiesOfFaith.ts';
import type { Ability } from './abilityKinds.ts';
import { characterOf } from './characters.ts';
import type { ClassId } from './characters.ts';

export const ABILITIES = { ...OF_ARMS, ...OF_CRAFT, ...OF_FAITH } as const;

export type AbilityId = keyof typeof ABILITIES;

export const ABILITY_IDS = Object.keys(ABILITIES) as readonly AbilityId[];

/** Each class's set, those a new player is best served with first. */
export const ABILITIES_OF: Readonly<Record<ClassId, readonly AbilityId[]>> = {
  barbarian: [
    'mightyBlow',
    'thickSkin',
    'cleave',
    'rage',
    'bloodForBlood',
    'bullRush',
    'again',
    'greatLeap',
    'scout',
  ],
  warrior: [
    'formation',
    'parry',
    'preciseBlow',
    'cleave',
    'knockDown',
    'cover',
    'challenge',
    'rally',
    'carefulSearch',
  ],
  dwarf: ['mightyBlow', 'steadfast', 'forge', 'whet', 'shatter', 'grudge', 'anger', 'again', 'carefulSearch'],
  elf: [
    'doubleShot',
    'sidestep',
    'quietDoor',
    'preciseBlow',
    'elvenFire',
    'hold',
    'hawkEye',
    'spoilAim',
    'lightFeet',
  ],
  halfling: [
    'slingStone',
    'nimbleFingers',
    'keenSearch',
    'sidestep',
    'backstab',
    'knockDown',
    'underfoot',
    'stroke',
    'deftHands',
  ],
  priest: [
    'healingHand',
    'smite',
    'sanctuary',
    'blessing',
    'greatHealing',
    'holyLight',
    'holyWord',
    'rally',
    'vision',
  ],
  wizard: [
    'fireBolt',
    'spark',
    'fireBall',
    'hold',
    'mageArmour',
    'blink',
    'counterspell',
    'sanctuary',
    'vision',
  ],
};

export function abilityCard(id: AbilityId): Ability {
  return ABILITIES[id];
}

/** For quick tables: the first of the class's set. */
export function defaultAbilities(id: ClassId): readonly AbilityId[] {
  return ABILITIES_OF[id].slice(0, characterOf(id).abilities);
}
