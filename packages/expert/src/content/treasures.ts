/** The Treasure deck: 80 cards of our own (the book has none). */
import { noun } from '@oubliette/words';
import type { Noun } from '@oubliette/words';
import type { Weight } from './characters.ts';

interface Card {
  readonly noun: Noun;
  /** How many of it are in the deck. */
  readonly copies: number;
  /** What it fetches after the game, in gold pieces (EXP-AFT-02). */
  readonly value: number;
  /** What it answers, where its holder likes (EXP-EVT-05, EXP-UAB-07). */
  readonly answers?: Reaction;
}

/** What an object does in answer. */
export type Reaction =
  /** An Event of these kinds is cancelled, and the object used up. */
  | {
      readonly to: 'event';
      readonly kinds: readonly ('trap' | 'condition' | 'power')[];
      readonly whose: 'own' | 'any';
    }
  /** A shot or a spell at its holder is lost, and the object used up. */
  | { readonly to: 'attack' }
  /** Once a combat, its holder's defence dice that block nothing are rolled again. */
  | { readonly to: 'roll' };

/** Cashed at once (EXP-INV-01). */
export interface Wealth extends Card {
  readonly kind: 'wealth';
}

/** What drinking it does. */
export type Draught =
  | { readonly does: 'heal'; readonly body: 'd6' | number }
  /** Dice for the rest of the combat. */
  | { readonly does: 'strengthen'; readonly attack?: number; readonly defence?: number }
  /** Cells for the rest of the turn. */
  | { readonly does: 'hasten'; readonly cells: number }
  /** Ends what holds, numbs, blinds or burdens the drinker. */
  | { readonly does: 'free' };

export interface Potion extends Card {
  readonly kind: 'potion';
  readonly draught: Draught;
}

export interface Weapon extends Card {
  readonly kind: 'weapon';
  readonly weight: Weight;
  readonly attack: number;
  readonly defence?: number;
  readonly shoots?: true;
  /** It reaches two cells in a straight line. */
  readonly reaches?: true;
}

export interface Ammunition extends Card {
  readonly kind: 'ammunition';
  readonly attack: number;
  readonly shots: number;
}

export interface Armour extends Card {
  readonly kind: 'armour';
  readonly weight: Weight;
  readonly defence: number;
}

/** Worn or carried beside armour: shields, helmets, charms (EXP-INV-03). */
export interface Gear extends Card {
  readonly kind: 'gear';
  readonly attack?: number;
  readonly defence?: number;
  readonly speed?: number;
  /** Nobody who wears this may hold a heavy weapon. */
  readonly takesHand?: true;
}

/** Tools help with tests: jumps, locks, traps. */
export interface Tool extends Card {
  readonly kind: 'tool';
  readonly helps: 'jump' | 'lid' | 'disarm' | 'lock';
  readonly by: number;
}

/** Read as the action of a turn, or in answer where the card says so. */
export interface Scroll extends Card {
  readonly kind: 'scroll';
  readonly spell:
    | { readonly does: 'strike'; readonly dice: number }
    | { readonly does: 'heal'; readonly body: number }
    | { readonly does: 'calm' };
}

export type TreasureCard = Wealth | Potion | Weapon | Ammunition | Armour | Gear | Tool | Scroll;

function wealth(name: Noun, value: number, copies: number): Wealth {
  return { kind: 'wealth', noun: name, value, copies };
}

function potion(name: Noun, draught: Draught, copies: number, value: number): Potion {
  return { kind: 'potion', noun: name, draught, copies, value };
}

function weapon(
  name: Noun,
  weight: Weight,
  attack: number,
  value: number,
  rest: Partial<Weapon> = {},
): Weapon {
  return { kind: 'weapon', noun: name, weight, attack, copies: 1, value, ...rest };
}

function armour(name: Noun, weight: Weight, defence: number, copies: number, value: number): Armour {
  return { kind: 'armour', noun: name, weight, defence, copies, value };
}

function gear(name: Noun, copies: number, value: number, rest: Partial<Gear>): Gear {
  return { kind: 'gear', noun: name, copies, value, ...rest };
}

function tool(name: Noun, helps: Tool['helps'], by: number, copies: number, value: number): Tool {
  return { kind: 'tool', noun: name, helps, by, copies, value };
}

function scroll(
  name: Noun,
  spell: Scroll['spell'],
  copies: number,
  value: number,
  rest: Partial<Scroll> = {},
): Scroll {
  return { kind: 'scroll', noun: name, spell, copies, value, ...rest };
}

export const TREASURES = {
  copperPurse: wealth(
    noun('purse of coppers', 'bourse de cuivre', 'f', { en: 'purses of coppers', fr: 'bourses de cuivre' }),
    20,
    4,
  ),
  silverPurse: wealth(
    noun('purse of silver', 'bourse d’argent', 'f', { en: 'purses of silver', fr: 'bourses d’argent' }),
    50,
    4,
  ),
  goldChain: wealth(noun('gold chain', 'chaîne d’or', 'f', { fr: 'chaînes d’or' }), 80, 3),
  ruby: wealth(noun('ruby', 'rubis', 'm', { en: 'rubies', fr: 'rubis' }), 110, 2),
  idol: wealth(noun('golden idol', 'idole d’or', 'f', { fr: 'idoles d’or' }), 150, 1),
  healingPotion: potion(
    noun('healing potion', 'potion de guérison', 'f', { fr: 'potions de guérison' }),
    { does: 'heal', body: 'd6' },
    12,
    100,
  ),
  strengthPotion: potion(
    noun('potion of strength', 'potion de force', 'f', { en: 'potions of strength', fr: 'potions de force' }),
    { does: 'strengthen', attack: 2 },
    2,
    120,
  ),
  stonePotion: potion(
    noun('potion of stone skin', 'potion de peau de pierre', 'f', {
      en: 'potions of stone skin',
      fr: 'potions de peau de pierre',
    }),
    { does: 'strengthen', defence: 2 },
    2,
    120,
  ),
  swiftPotion: potion(
    noun('potion of swiftness', 'potion de célérité', 'f', {
      en: 'potions of swiftness',
      fr: 'potions de célérité',
    }),
    { does: 'hasten', cells: 6 },
    2,
    80,
  ),
  clearPotion: potion(
    noun('potion of clear mind', 'potion de lucidité', 'f', {
      en: 'potions of clear mind',
      fr: 'potions de lucidité',
    }),
    { does: 'free' },
    2,
    80,
  ),
  dagger: weapon(noun('fine dagger', 'belle dague', 'f', { fr: 'belles dagues' }), 'light', 1, 100),
  shortSword: weapon(noun('short sword', 'épée courte', 'f', { fr: 'épées courtes' }), 'light', 1, 120, {
    defence: 0,
  }),
  sling: weapon(noun('staff sling', 'fronde à manche', 'f', { fr: 'frondes à manche' }), 'light', 1, 150, {
    shoots: true,
  }),
  staff: weapon(
    noun('ironbound staff', 'bâton ferré', 'm', { fr: 'bâtons ferrés', en: 'ironbound staffs' }),
    'light',
    0,
    130,
    { defence: 1 },
  ),
  sword: weapon(noun('sword', 'épée', 'f'), 'medium', 1, 180, { copies: 2 }),
  mace: weapon(noun('mace', 'masse d’armes', 'f', { fr: 'masses d’armes' }), 'medium', 1, 170),
  spear: weapon(noun('spear', 'lance', 'f'), 'medium', 1, 200, { reaches: true }),
  bow: weapon(noun('hunting bow', 'arc de chasse', 'm', { fr: 'arcs de chasse' }), 'medium', 1, 250, {
    shoots: true,
  }),
  greatAxe: weapon(
    noun('great axe', 'grande hache', 'f', { elides: false, fr: 'grandes haches' }),
    'heavy',
    2,
    350,
  ),
  warHammer: weapon(
    noun('war hammer', 'marteau de guerre', 'm', { fr: 'marteaux de guerre' }),
    'heavy',
    2,
    350,
  ),
  crossbow: weapon(
    noun('heavy crossbow', 'arbalète lourde', 'f', { en: 'heavy crossbows', fr: 'arbalètes lourdes' }),
    'heavy',
    2,
    400,
    { shoots: true },
  ),
  barbedArrows: {
    kind: 'ammunition',
    noun: noun('barbed arrows', 'flèches barbelées', 'f', {
      en: 'barbed arrows',
      fr: 'flèches barbelées',
      plural: true,
    }),
    attack: 1,
    shots: 3,
    copies: 2,
    value: 90,
  },
  silverBolts: {
    kind: 'ammunition',
    noun: noun('silver bolts', 'carreaux d’argent', 'm', {
      en: 'silver bolts',
      fr: 'carreaux d’argent',
      plural: true,
    }),
    attack: 1,
    shots: 3,
    copies: 2,
    value: 90,
  },
  leather: armour(
    noun('studded leather', 'cuir clouté', 'm', { mass: true, fr: 'cuirs cloutés' }),
    'light',
    1,
    3,
    150,
  ),
  mail: armour(
    noun('chain mail', 'cotte de mailles', 'f', { mass: true, fr: 'cottes de mailles' }),
    'medium',
    1,
    2,
    250,
  ),
  scale: armour(
    noun('scale mail', 'cuirasse à écailles', 'f', { mass: true, fr: 'cuirasses à écailles' }),
    'medium',
    2,
    1,
    350,
  ),
  plate: armour(
    noun('plate armour', 'armure de plates', 'f', { mass: true, fr: 'armures de plates' }),
    'heavy',
    3,
    1,
    500,
  ),
  halfPlate: armour(
    noun('half plate', 'demi-armure', 'f', { mass: true, fr: 'demi-armures' }),
    'heavy',
    2,
    1,
    400,
  ),
  shield: gear(noun('round shield', 'rondache', 'f'), 2, 200, { defence: 1, takesHand: true }),
  helmet: gear(noun('helmet', 'casque', 'm'), 2, 200, { defence: 1 }),
  strikeScroll: scroll(
    noun('scroll of lightning', 'parchemin de foudre', 'm', {
      en: 'scrolls of lightning',
      fr: 'parchemins de foudre',
    }),
    { does: 'strike', dice: 4 },
    2,
    150,
  ),
  healScroll: scroll(
    noun('scroll of mending', 'parchemin de réconfort', 'm', {
      en: 'scrolls of mending',
      fr: 'parchemins de réconfort',
    }),
    { does: 'heal', body: 3 },
    2,
    150,
  ),
  calmScroll: scroll(
    noun('scroll of calm', 'parchemin de sérénité', 'm', {
      en: 'scrolls of calm',
      fr: 'parchemins de sérénité',
    }),
    { does: 'calm' },
    1,
    150,
    { answers: { to: 'event', kinds: ['condition', 'power'], whose: 'any' } },
  ),
  braceletOfMight: gear(
    noun('bracelet of might', 'bracelet de puissance', 'm', {
      en: 'bracelets of might',
      fr: 'bracelets de puissance',
    }),
    2,
    450,
    { attack: 1 },
  ),
  cloakOfShadow: gear(
    noun('cloak of shadows', 'cape d’ombre', 'f', { en: 'cloaks of shadows', fr: 'capes d’ombre' }),
    1,
    450,
    { defence: 1 },
  ),
  cloakOfMist: gear(
    noun('cloak of mist', 'cape de brume', 'f', { en: 'cloaks of mist', fr: 'capes de brume' }),
    1,
    300,
    { answers: { to: 'attack' } },
  ),
  winterBoots: gear(
    noun('boots of the hare', 'bottes du lièvre', 'f', {
      en: 'boots of the hare',
      fr: 'bottes du lièvre',
      plural: true,
    }),
    2,
    400,
    { speed: 1 },
  ),
  ringOfTheGuard: gear(
    noun('ring of the guard', 'anneau de garde', 'm', { en: 'rings of the guard', fr: 'anneaux de garde' }),
    1,
    400,
    { answers: { to: 'roll' } },
  ),
  ringOfWarning: gear(
    noun('ring of warning', 'anneau d’alerte', 'm', { en: 'rings of warning', fr: 'anneaux d’alerte' }),
    1,
    300,
    { answers: { to: 'event', kinds: ['trap'], whose: 'own' } },
  ),
  rope: tool(
    noun('coil of rope', 'rouleau de corde', 'm', { en: 'coils of rope', fr: 'rouleaux de corde' }),
    'jump',
    1,
    2,
    60,
  ),
  crowbar: tool(noun('crowbar', 'pied-de-biche', 'm', { fr: 'pieds-de-biche' }), 'lid', 3, 1, 60),
  picks: tool(
    noun('set of picks', 'jeu de crochets', 'm', { en: 'sets of picks', fr: 'jeux de crochets' }),
    'disarm',
    0,
    1,
    120,
  ),
  keyRing: tool(
    noun('ring of old keys', 'trousseau de vieilles clés', 'm', {
      en: 'rings of old keys',
      fr: 'trousseaux de vieilles clés',
    }),
    'lock',
    2,
    1,
    120,
  ),
} as const satisfies Readonly<Record<string, TreasureCard>>;

export type TreasureId = keyof typeof TREASURES;

export const TREASURE_IDS = Object.keys(TREASURES) as readonly TreasureId[];

export function treasureCard(id: TreasureId): TreasureCard {
  return TREASURES[id];
}

/** The whole deck, every copy. */
export const TREASURE_DECK: readonly TreasureId[] = TREASURE_IDS.flatMap((id) =>
  Array.from({ length: treasureCard(id).copies }, () => id),
);
