/** Weapons: hand to hand (ADV-WPN-08), at range (ADV-WPN-25), and the magic ones (ADV-MGT-32, ADV-MGT-39, ADV-MGT-40). */
import { noun } from '@oubliette/words';
import type { Noun } from '@oubliette/words';

export interface Weapon {
  readonly id: string;
  readonly kind: 'melee' | 'thrown' | 'bow' | 'crossbow';
  /** The furthest square it reaches; null hand to hand (ADV-WPN-14). */
  readonly range: number | null;
  readonly hands: 1 | 2;
  /** Strikes diagonally too, and widens the death zone. */
  readonly long: boolean;
  /** Hand to hand: its entry when it is thrown. Thrown: the weapon that leaves the hand is `of`. */
  readonly thrown: string | null;
  /** The weapon on the sheet: itself, except for the entry of a thrown one. */
  readonly of: string;
  /** Damage dice; 0 if the user is too weak for it (ADV-WPN-09). */
  damage(strength: number): number;
  /** Faces of the hit roll. A fumble wins over a hit (ADV-WPN-11). */
  readonly critical: readonly number[];
  readonly fumble: readonly number[];
  readonly minStrength: number;
  readonly ammunition: 'arrow' | 'bolt' | null;
  /** In gold crowns, with six arrows or bolts if it shoots them; null if not for sale. */
  readonly price: number | null;
  readonly users: 'everybody' | 'monsters';
  /** Whether a wizard may use it (ADV-CRE-15). */
  readonly wizard: boolean;
  readonly magic: boolean;
  /** Its damage dice are thrown against Toughness without armour (ADV-ABIL-38). */
  readonly piercing: boolean;
  /** Counts for the bearer's own hit row and damage dice only (ADV-MGT-40). */
  readonly bonus: { readonly weaponSkill: number; readonly strength: number };
  readonly noun: Noun;
}

const TOP = 12;

/** Strengths 1–2 and 3–4 share a column each; 5 to 12 have their own. */
function column(strength: number): number {
  return strength <= 2 ? 0 : strength <= 4 ? 1 : Math.min(strength, TOP) - 3;
}

/** Ten columns, from the dice of the first non-empty one; each later column has one die more. */
function climbing(firsts: readonly number[]): readonly number[] {
  const dice = [...firsts];
  while (dice.length < 10) dice.push(dice.at(-1)! + 1);
  return dice;
}

function lowestStrength(dice: readonly number[]): number {
  return [1, 3, 5, 6, 7][dice.findIndex((number) => number > 0)]!;
}

const USUAL = { fumble: [1], critical: [12] } as const;
const BIG = { fumble: [1, 2], critical: [11, 12] } as const;
/** Natural weapons have neither fumbles nor criticals (ADV-WPN-23). */
const NATURAL = { fumble: [], critical: [] } as const;
const NO_BONUS = { weaponSkill: 0, strength: 0 } as const;

/** A weapon of the tables below, with its own id. */
type Called<Id extends string> = Weapon & { readonly id: Id };

type Extra = Partial<Omit<Weapon, 'id' | 'damage' | 'noun'>>;

function melee<const Id extends string>(
  id: Id,
  name: Noun,
  firsts: readonly number[],
  extra: Extra = {},
): Called<Id> {
  const dice = climbing(firsts);
  return {
    id,
    kind: 'melee',
    range: null,
    hands: 1,
    long: false,
    thrown: null,
    of: id,
    damage: (strength) => dice[column(strength)]!,
    ...USUAL,
    minStrength: lowestStrength(dice),
    ammunition: null,
    price: null,
    users: 'everybody',
    wizard: false,
    magic: false,
    piercing: false,
    bonus: NO_BONUS,
    noun: name,
    ...extra,
  };
}

function ranged<const Id extends string>(
  id: Id,
  kind: 'thrown' | 'bow' | 'crossbow',
  range: number,
  dice: number,
  name: Noun,
  extra: Extra = {},
): Called<Id> {
  const { minStrength = 1 } = extra;
  const ammunition = kind === 'bow' ? 'arrow' : kind === 'crossbow' ? 'bolt' : null;
  return {
    ...melee(id, name, [0]),
    kind,
    range,
    hands: kind === 'thrown' ? 1 : 2,
    damage: (strength) => (strength < minStrength ? 0 : dice),
    minStrength,
    ammunition,
    ...extra,
  };
}

const TWO = { ...BIG, hands: 2 } as const;
const LONG_SWORD = { ...TWO, long: true } as const;

const N = {
  dagger: noun('dagger', 'dague', 'f'),
  spear: noun('spear', 'lance', 'f'),
  axe: noun('axe', 'hache', 'f', { elides: false }),
  magicDagger: noun('magic dagger', 'dague magique', 'f', { fr: 'dagues magiques' }),
  magicSpear: noun('magic spear', 'lance magique', 'f', { fr: 'lances magiques' }),
  magicAxe: noun('magic axe', 'hache magique', 'f', { fr: 'haches magiques', elides: false }),
  greatMagicAxe: noun('great magic axe', 'grande hache magique', 'f', { fr: 'grandes haches magiques' }),
};

const HAND_TO_HAND = [
  // The table prints nothing for fists and a dash for claws: the general rule holds (ADV-WPN-15).
  melee('fists', noun('fists', 'poings', 'm', { en: 'fists', fr: 'poings', plural: true }), [0, 1, 1, 1, 2], {
    wizard: true,
  }),
  melee('dagger', N.dagger, [1, 1, 1, 2], { price: 10, wizard: true, thrown: 'thrownDagger' }),
  melee('spear', N.spear, [0, 1], { price: 10, long: true, thrown: 'thrownSpear' }),
  melee('sword', noun('sword', 'épée', 'f'), [0, 2], { price: 25 }),
  melee('axe', N.axe, [0, 2], { price: 25, thrown: 'thrownAxe' }),
  melee('warhammer', noun('war hammer', 'marteau de guerre', 'm', { fr: 'marteaux de guerre' }), [0, 2], {
    price: 25,
  }),
  melee('halberd', noun('halberd', 'hallebarde', 'f', { elides: false }), [0, 2], {
    ...TWO,
    price: 50,
    long: true,
  }),
  melee(
    'twoHandedSword',
    noun('two-handed sword', 'épée à deux mains', 'f', { fr: 'épées à deux mains' }),
    [0, 0, 0, 5],
    { ...LONG_SWORD, price: 50 },
  ),
  melee(
    'twoHandedAxe',
    noun('two-handed axe', 'hache à deux mains', 'f', { fr: 'haches à deux mains', elides: false }),
    [0, 0, 0, 5],
    { ...TWO, price: 50 },
  ),
];

const MONSTERS = { users: 'monsters' } as const;

/** The monsters' own. Those missing from the table use the closest type (ADV-WPN-13). */
const MONSTROUS = [
  melee(
    'claws',
    noun('claws and fangs', 'griffes et crocs', 'f', {
      en: 'claws and fangs',
      fr: 'griffes et crocs',
      plural: true,
    }),
    [1, 2],
    { ...MONSTERS, ...NATURAL },
  ),
  melee('greatClub', noun('great club', 'grande massue', 'f', { fr: 'grandes massues' }), [0, 0, 0, 0, 7], {
    ...MONSTERS,
    ...TWO,
  }),
  melee('hugeSword', noun('huge sword', 'énorme épée', 'f', { fr: 'énormes épées' }), [0, 0, 0, 0, 7], {
    ...MONSTERS,
    ...TWO,
  }),
  melee(
    'poisonedDagger',
    noun('poisoned dagger', 'dague empoisonnée', 'f', { fr: 'dagues empoisonnées' }),
    [0, 2],
    MONSTERS,
  ),
  melee('cleaver', noun('cleaver', 'couperet', 'm'), [0, 2], MONSTERS),
  melee('club', noun('club', 'gourdin', 'm'), [0, 2], MONSTERS),
  melee('staff', noun('staff', 'bâton', 'm', { en: 'staves' }), [0, 2], MONSTERS),
  melee('scythe', noun('scythe', 'faux', 'f', { fr: 'faux' }), [0, 2], { ...MONSTERS, ...TWO, long: true }),
];

const WIZARDS = { wizard: true } as const;

const RANGED = [
  ranged('thrownDagger', 'thrown', 3, 2, N.dagger, { ...WIZARDS, of: 'dagger' }),
  ranged('thrownAxe', 'thrown', 3, 3, N.axe, { of: 'axe' }),
  ranged('thrownSpear', 'thrown', 6, 3, N.spear, { of: 'spear' }),
  ranged('shortBow', 'bow', 24, 3, noun('short bow', 'arc court', 'm', { fr: 'arcs courts' }), { price: 20 }),
  ranged('bow', 'bow', 36, 3, noun('bow', 'arc', 'm'), { price: 25 }),
  ranged('longBow', 'bow', 48, 4, noun('long bow', 'arc long', 'm', { fr: 'arcs longs' }), {
    price: 55,
    minStrength: 6,
  }),
  ranged('crossbow', 'crossbow', 48, 4, noun('crossbow', 'arbalète', 'f'), { price: 40 }),
  // Two ratmen carry it: after a shot it takes a turn to reload, like a crossbow (ADV-ABIL-38).
  ranged('jezzail', 'crossbow', 48, 6, noun('jezzail', 'jezzail', 'm'), { ...MONSTERS, piercing: true }),
];

const MAGIC = { magic: true } as const;

/** One die more than their ordinary kind, the great axe two (ADV-MGT-32); all else as usual (ADV-MGT-33). */
const MAGIC_WEAPONS = [
  melee('magicDagger', N.magicDagger, [1, 1, 2], { ...MAGIC, ...WIZARDS, thrown: 'thrownMagicDagger' }),
  melee('magicSpear', N.magicSpear, [0, 2], { ...MAGIC, long: true, thrown: 'thrownMagicSpear' }),
  melee('magicAxe', N.magicAxe, [0, 3], { ...MAGIC, thrown: 'thrownMagicAxe' }),
  melee('greatMagicAxe', N.greatMagicAxe, [0, 4], { ...MAGIC, thrown: 'thrownGreatMagicAxe' }),
  melee(
    'magicHalberd',
    noun('magic halberd', 'hallebarde magique', 'f', { fr: 'hallebardes magiques', elides: false }),
    [0, 3],
    { ...MAGIC, ...TWO, long: true },
  ),
  melee(
    'magicTwoHandedSword',
    noun('magic two-handed sword', 'épée à deux mains magique', 'f', { fr: 'épées à deux mains magiques' }),
    [0, 0, 0, 6],
    { ...MAGIC, ...LONG_SWORD },
  ),
  melee(
    'magicTwoHandedAxe',
    noun('magic two-handed axe', 'hache à deux mains magique', 'f', {
      fr: 'haches à deux mains magiques',
      elides: false,
    }),
    [0, 0, 0, 6],
    { ...MAGIC, ...TWO },
  ),
  // The extra dice are for blows: thrown, they keep the dice of the ordinary kind.
  ranged('thrownMagicDagger', 'thrown', 3, 2, N.magicDagger, { ...MAGIC, ...WIZARDS, of: 'magicDagger' }),
  ranged('thrownMagicSpear', 'thrown', 6, 3, N.magicSpear, { ...MAGIC, of: 'magicSpear' }),
  ranged('thrownMagicAxe', 'thrown', 3, 3, N.magicAxe, { ...MAGIC, of: 'magicAxe' }),
  ranged('thrownGreatMagicAxe', 'thrown', 3, 3, N.greatMagicAxe, { ...MAGIC, of: 'greatMagicAxe' }),
  ranged(
    'magicShortBow',
    'bow',
    28,
    4,
    noun('magic short bow', 'arc court magique', 'm', { fr: 'arcs courts magiques' }),
    MAGIC,
  ),
  ranged('magicBow', 'bow', 40, 4, noun('magic bow', 'arc magique', 'm', { fr: 'arcs magiques' }), MAGIC),
  ranged(
    'magicLongBow',
    'bow',
    48,
    5,
    noun('magic long bow', 'arc long magique', 'm', { fr: 'arcs longs magiques' }),
    { ...MAGIC, minStrength: 6 },
  ),
  ranged(
    'magicCrossbow',
    'crossbow',
    48,
    5,
    noun('magic crossbow', 'arbalète magique', 'f', { fr: 'arbalètes magiques' }),
    MAGIC,
  ),
  ranged(
    'elvenPowerBow',
    'bow',
    48,
    6,
    noun('elven power bow', 'arc de puissance elfique', 'm', { fr: 'arcs de puissance elfiques' }),
    MAGIC,
  ),
];

/** Named by what they add to Weapon Skill and to Strength: magicSword12 is +1 and +2. */
function magicSword<const S extends number, T extends number>(
  weaponSkill: S,
  strength: T,
): Called<`magicSword${S}${T}`> {
  const sign = `+${weaponSkill}/+${strength}`;
  return melee(
    `magicSword${weaponSkill}${strength}` as const,
    noun(`magic sword ${sign}`, `épée magique ${sign}`, 'f', {
      en: `magic swords ${sign}`,
      fr: `épées magiques ${sign}`,
    }),
    [0, 2],
    { ...MAGIC, bonus: { weaponSkill, strength } },
  );
}

const MAGIC_SWORDS = [
  magicSword(1, 0),
  magicSword(0, 1),
  magicSword(1, 1),
  magicSword(2, 1),
  magicSword(1, 2),
  magicSword(2, 2),
  melee('runeSword', noun('rune sword', 'épée runique', 'f', { fr: 'épées runiques' }), [0, 2], {
    ...MAGIC,
    ...WIZARDS,
    bonus: { weaponSkill: 2, strength: 2 },
  }),
];

const ALL = [...HAND_TO_HAND, ...MONSTROUS, ...RANGED, ...MAGIC_WEAPONS, ...MAGIC_SWORDS];

/** A misspelt id does not compile. */
export type WeaponId = (typeof ALL)[number]['id'];

export const WEAPONS: Readonly<Record<string, Weapon>> = Object.fromEntries(
  ALL.map((weapon) => [weapon.id, weapon]),
);

export function weaponNamed(id: string): Weapon {
  const weapon = WEAPONS[id];
  if (weapon === undefined) throw new Error(`there is no weapon ${id}`);
  return weapon;
}

export function isWeapon(id: string): boolean {
  return Object.hasOwn(WEAPONS, id);
}
