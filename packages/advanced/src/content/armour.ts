/** Armour: how each piece changes its wearer (ADV-ARM). */
import { noun } from '@oubliette/words';
import type { Noun } from '@oubliette/words';
import type { StatChange } from '../state.ts';

export interface Armour {
  readonly id: string;
  /** At most one of each (ADV-MGT-20). */
  readonly slot: 'body' | 'shield' | 'helmet';
  readonly changes: readonly StatChange[];
  /** In gold crowns; null if not for sale. */
  readonly price: number | null;
  readonly magic: boolean;
  readonly noun: Noun;
}

/** Bow Skill, Toughness, Speed, in the order of the table (ADV-ARM-02). */
function changes(bowSkill: number, toughness: number, speed: number): StatChange[] {
  const all: StatChange[] = [
    { stat: 'bowSkill', by: bowSkill },
    { stat: 'toughness', by: toughness },
    { stat: 'speed', by: speed },
  ];
  return all.filter(({ by }) => by !== 0);
}

type Row = readonly [slot: Armour['slot'], bowSkill: number, toughness: number, speed: number, noun: Noun];

const SOLD: Readonly<Record<string, readonly [price: number, ...row: Row]>> = {
  shield: [10, 'shield', -1, 1, 0, noun('shield', 'bouclier', 'm')],
  leatherArmour: [
    25,
    'body',
    -1,
    1,
    -1,
    noun('leather armour', 'armure de cuir', 'f', { fr: 'armures de cuir', mass: true }),
  ],
  chainMail: [
    50,
    'body',
    -1,
    2,
    -2,
    noun('chain mail', 'cotte de mailles', 'f', { fr: 'cottes de mailles', mass: true }),
  ],
  plateArmour: [
    200,
    'body',
    -2,
    3,
    -2,
    noun('plate armour', 'armure de plaques', 'f', { fr: 'armures de plaques', mass: true }),
  ],
  mithrilArmour: [
    400,
    'body',
    -1,
    3,
    -1,
    noun('mithril armour', 'armure de mithril', 'f', { fr: 'armures de mithril', mass: true }),
  ],
};

/** Found, never sold (ADV-MGT-19, ADV-MGT-44). Suits of the same make differ by Speed. */
const MAGIC: Readonly<Record<string, Row>> = {
  magicShield: [
    'shield',
    -1,
    1,
    0,
    noun('magic shield', 'bouclier magique', 'm', { fr: 'boucliers magiques' }),
  ],
  magicGreatshield: [
    'shield',
    -2,
    2,
    -1,
    noun('magic greatshield', 'pavois magique', 'm', { fr: 'pavois magiques' }),
  ],
  dwarfShield: [
    'shield',
    -2,
    2,
    0,
    noun('dwarf shield', 'bouclier des nains', 'm', { fr: 'boucliers des nains' }),
  ],
  magicHelmet: [
    'helmet',
    0,
    1,
    0,
    noun('magic helmet', 'heaume magique', 'm', { fr: 'heaumes magiques', elides: false }),
  ],
  dwarfHelmet: [
    'helmet',
    -1,
    2,
    0,
    noun('dwarf helmet', 'heaume des nains', 'm', { fr: 'heaumes des nains', elides: false }),
  ],
  lightMagicLeather: [
    'body',
    -1,
    1,
    0,
    noun('light magic leather armour', 'armure de cuir magique légère', 'f', {
      fr: 'armures de cuir magiques légères',
      mass: true,
    }),
  ],
  magicLeather: [
    'body',
    -1,
    2,
    -1,
    noun('magic leather armour', 'armure de cuir magique', 'f', {
      fr: 'armures de cuir magiques',
      mass: true,
    }),
  ],
  magicChainMail: [
    'body',
    -1,
    3,
    -2,
    noun('magic chain mail', 'cotte de mailles magique', 'f', {
      fr: 'cottes de mailles magiques',
      mass: true,
    }),
  ],
  suppleMagicChainMail: [
    'body',
    -1,
    2,
    -1,
    noun('supple magic chain mail', 'cotte de mailles magique souple', 'f', {
      fr: 'cottes de mailles magiques souples',
      mass: true,
    }),
  ],
  lightMagicChainMail: [
    'body',
    0,
    1,
    0,
    noun('light magic chain mail', 'cotte de mailles magique légère', 'f', {
      fr: 'cottes de mailles magiques légères',
      mass: true,
    }),
  ],
  magicPlate: [
    'body',
    -2,
    4,
    -2,
    noun('magic plate armour', 'armure de plaques magique', 'f', {
      fr: 'armures de plaques magiques',
      mass: true,
    }),
  ],
  magicMithril: [
    'body',
    0,
    3,
    0,
    noun('magic mithril armour', 'armure de mithril magique', 'f', {
      fr: 'armures de mithril magiques',
      mass: true,
    }),
  ],
  enchantedArmour: [
    'body',
    0,
    5,
    0,
    noun('enchanted armour', 'armure enchantée', 'f', { fr: 'armures enchantées', mass: true }),
  ],
  dwarfArmour: [
    'body',
    -2,
    5,
    -2,
    noun('dwarf armour', 'armure naine', 'f', { fr: 'armures naines', mass: true }),
  ],
  elvenArmour: [
    'body',
    0,
    4,
    -1,
    noun('elven armour', 'armure elfique', 'f', { fr: 'armures elfiques', mass: true }),
  ],
};

function made(id: string, price: number | null, [slot, bow, tough, speed, name]: Row): Armour {
  return { id, slot, changes: changes(bow, tough, speed), price, magic: price === null, noun: name };
}

export const ARMOUR: Readonly<Record<string, Armour>> = Object.fromEntries([
  ...Object.entries(SOLD).map(([id, [price, ...row]]) => [id, made(id, price, row)] as const),
  ...Object.entries(MAGIC).map(([id, row]) => [id, made(id, null, row)] as const),
]);

export function armourNamed(id: string): Armour {
  const armour = ARMOUR[id];
  if (armour === undefined) throw new Error(`there is no armour ${id}`);
  return armour;
}

export function isArmour(id: string): boolean {
  return Object.hasOwn(ARMOUR, id);
}
