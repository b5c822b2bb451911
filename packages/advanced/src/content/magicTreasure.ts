/** The contents of chests (ADV-TRE-05), and the tables of all magic treasures (ADV-MGT-04 to ADV-MGT-44). */

interface Row<T> {
  readonly upTo: number;
  readonly result: T;
}

/** A chest's content: crowns, named things, a potion to roll, or magic. */
export interface ChestRow {
  readonly gold: number;
  readonly items: readonly string[];
  readonly rolls: 'potion' | 'magic' | null;
}

function holds(gold: number, items: readonly string[] = [], rolls: ChestRow['rolls'] = null): ChestRow {
  return { gold, items, rolls };
}

export const CHESTS: readonly Row<ChestRow>[] = [
  { upTo: 1, result: holds(0, ['treasureMap']) },
  { upTo: 2, result: holds(20, Array<string>(6).fill('arrow')) },
  { upTo: 3, result: holds(30, ['rope']) },
  { upTo: 4, result: holds(0, ['greekFire', 'greekFire']) },
  { upTo: 5, result: holds(50) },
  { upTo: 6, result: holds(100) },
  { upTo: 7, result: holds(150) },
  { upTo: 8, result: holds(50, ['screechBug']) },
  { upTo: 9, result: holds(50, ['ratPoison']) },
  { upTo: 10, result: holds(200) },
  { upTo: 11, result: holds(50, [], 'potion') },
  { upTo: 12, result: holds(0, [], 'magic') },
];

export const CATEGORIES = [
  'dawnstone',
  'amulet',
  'wand',
  'ring',
  'shieldOrHelmet',
  'weapon',
  'scroll',
  'potion',
  'missiles',
  'bow',
  'sword',
  'armour',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** Two dice. */
export const MAGIC: readonly Row<Category>[] = [
  { upTo: 2, result: 'dawnstone' },
  { upTo: 4, result: 'amulet' },
  { upTo: 6, result: 'wand' },
  { upTo: 8, result: 'ring' },
  { upTo: 10, result: 'shieldOrHelmet' },
  { upTo: 11, result: 'weapon' },
  { upTo: 13, result: 'scroll' },
  { upTo: 16, result: 'potion' },
  { upTo: 17, result: 'missiles' },
  { upTo: 18, result: 'bow' },
  { upTo: 21, result: 'sword' },
  { upTo: 24, result: 'armour' },
];

/** Two dice, for a wand and for each spell of a scroll (ADV-MGT-15). */
export const WAND_SPELLS: readonly Row<string>[] = [
  { upTo: 3, result: 'infernoOfDoom' },
  { upTo: 4, result: 'powerOfThePhoenix' },
  { upTo: 5, result: 'swiftWind' },
  { upTo: 6, result: 'stillAir' },
  { upTo: 8, result: 'lightningBolt' },
  { upTo: 10, result: 'choke' },
  { upTo: 11, result: 'flamesOfDeath' },
  { upTo: 12, result: 'flamesOfThePhoenix' },
  { upTo: 13, result: 'openWindow' },
  { upTo: 14, result: 'dragonArmour' },
  { upTo: 15, result: 'flamingSkullOfTerror' },
  { upTo: 17, result: 'fireball' },
  { upTo: 19, result: 'courage' },
  { upTo: 21, result: 'flight' },
  { upTo: 22, result: 'flamingHandOfDestruction' },
  { upTo: 24, result: 'theBrightKey' },
];

export const RINGS: readonly Row<string>[] = [
  { upTo: 3, result: 'ringOfProtection1' },
  { upTo: 5, result: 'ringOfProtection2' },
  { upTo: 6, result: 'ringOfProtection3' },
  { upTo: 9, result: 'ringOfMagicProtection1' },
  { upTo: 11, result: 'ringOfMagicProtection2' },
  { upTo: 12, result: 'ringOfMagicProtection3' },
];

export const SHIELDS: readonly Row<string>[] = [
  { upTo: 6, result: 'magicShield' },
  { upTo: 8, result: 'magicGreatshield' },
  { upTo: 9, result: 'dwarfShield' },
  { upTo: 11, result: 'magicHelmet' },
  { upTo: 12, result: 'dwarfHelmet' },
];

/** Spells on a scroll. */
export const SCROLLS: readonly Row<number>[] = [
  { upTo: 6, result: 1 },
  { upTo: 9, result: 2 },
  { upTo: 11, result: 3 },
  { upTo: 12, result: 4 },
];

export const MAGIC_WEAPONS: readonly Row<string>[] = [
  { upTo: 3, result: 'magicDagger' },
  { upTo: 5, result: 'magicSpear' },
  { upTo: 8, result: 'magicAxe' },
  { upTo: 9, result: 'greatMagicAxe' },
  { upTo: 10, result: 'magicHalberd' },
  { upTo: 11, result: 'magicTwoHandedSword' },
  { upTo: 12, result: 'magicTwoHandedAxe' },
];

export const MISSILES: readonly Row<readonly string[]>[] = [
  { upTo: 4, result: Array<string>(4).fill('arrowOfDeath') },
  { upTo: 5, result: Array<string>(2).fill('boltOfDeath') },
  { upTo: 7, result: Array<string>(2).fill('arrowOfTrueFlight') },
  { upTo: 8, result: ['boltOfTrueFlight'] },
  { upTo: 11, result: Array<string>(4).fill('arrowOfTheAssassin') },
  { upTo: 12, result: Array<string>(2).fill('boltOfTheAssassin') },
];

export const BOWS: readonly Row<string>[] = [
  { upTo: 4, result: 'magicShortBow' },
  { upTo: 7, result: 'magicBow' },
  { upTo: 9, result: 'magicLongBow' },
  { upTo: 11, result: 'magicCrossbow' },
  { upTo: 12, result: 'elvenPowerBow' },
];

export const SWORDS: readonly Row<string>[] = [
  { upTo: 3, result: 'magicSword10' },
  { upTo: 6, result: 'magicSword01' },
  { upTo: 8, result: 'magicSword11' },
  { upTo: 9, result: 'magicSword21' },
  { upTo: 10, result: 'magicSword12' },
  { upTo: 11, result: 'magicSword22' },
  { upTo: 12, result: 'runeSword' },
];

/** Two dice. */
export const SUITS: readonly Row<string>[] = [
  { upTo: 6, result: 'lightMagicLeather' },
  { upTo: 10, result: 'magicLeather' },
  { upTo: 13, result: 'magicChainMail' },
  { upTo: 15, result: 'suppleMagicChainMail' },
  { upTo: 17, result: 'lightMagicChainMail' },
  { upTo: 19, result: 'magicPlate' },
  { upTo: 20, result: 'magicMithril' },
  { upTo: 21, result: 'enchantedArmour' },
  { upTo: 22, result: 'dwarfArmour' },
  { upTo: 24, result: 'elvenArmour' },
];
