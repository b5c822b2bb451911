/** The twelve spells in four sets of three (CLS-SPL-01). Effects are data; `magic.ts` carries them out. */
import type { Noun } from '@oubliette/words';
import { noun } from './names.ts';
import type { Text } from './names.ts';

export const SPELL_SETS = ['earth', 'water', 'air', 'fire'] as const;
export type SpellSet = (typeof SPELL_SETS)[number];

export const SPELL_IDS = [
  'healBody',
  'passThroughRock',
  'rockSkin',
  'sleep',
  'veilOfMist',
  'waterOfHealing',
  'genie',
  'swiftWind',
  'tempest',
  'ballOfFlame',
  'courage',
  'fireOfWrath',
] as const;
export type SpellId = (typeof SPELL_IDS)[number];

/** An effect that stays on a figure until it is used up. */
export type Boon = 'courage' | 'rockSkin' | 'veilOfMist' | 'passThroughRock' | 'swiftWind';

export type SpellEffect =
  /** Body lost, each shield on `saveDice` combat dice saving one point. */
  | { readonly tag: 'burn'; readonly loss: number; readonly saveDice: number }
  /** Asleep unless a shield shows on as many combat dice as the target has Mind. */
  | { readonly tag: 'sleep' }
  | { readonly tag: 'loseTurn' }
  | { readonly tag: 'heal'; readonly upTo: number }
  | { readonly tag: 'boon'; readonly boon: Boon }
  /** Open a door anywhere, or attack anyone with these dice. */
  | { readonly tag: 'genie'; readonly dice: number };

export interface SpellCard {
  readonly set: SpellSet;
  readonly noun: Noun;
  readonly text: Text;
  readonly on: 'hero' | 'anyone' | 'genie';
  /** False if the card does not require seeing the target (CLS-SPL-09). */
  readonly sight: boolean;
  readonly effect: SpellEffect;
}

export const SPELLS = {
  healBody: {
    set: 'earth',
    noun: noun('Heal Body', 'Soin du Corps', 'm', { en: 'Heal Body', fr: 'Soin du Corps' }),
    text: {
      en: 'One hero you see regains up to 4 lost Body points.',
      fr: 'Un personnage que vous voyez regagne jusqu’à 4 points de Corps perdus.',
    },
    on: 'hero',
    sight: true,
    effect: { tag: 'heal', upTo: 4 },
  },
  passThroughRock: {
    set: 'earth',
    noun: noun('Pass through Rock', 'Passe-Muraille', 'm', { en: 'Pass through Rock', fr: 'Passe-Muraille' }),
    text: {
      en: 'On their next move, one hero you see walks through walls as if they were not there.',
      fr: 'Lors de son prochain déplacement, un personnage que vous voyez traverse les murs comme s’ils n’existaient pas.',
    },
    on: 'hero',
    sight: true,
    effect: { tag: 'boon', boon: 'passThroughRock' },
  },
  rockSkin: {
    set: 'earth',
    noun: noun('Rock Skin', 'Peau de Pierre', 'f', { en: 'Rock Skin', fr: 'Peau de Pierre' }),
    text: {
      en: 'One hero you see rolls two more dice the next time they defend.',
      fr: 'Un personnage que vous voyez jette deux dés de plus à sa prochaine défense.',
    },
    on: 'hero',
    sight: true,
    effect: { tag: 'boon', boon: 'rockSkin' },
  },
  sleep: {
    set: 'water',
    noun: noun('Sleep', 'Sommeil', 'm', { en: 'Sleep', fr: 'Sommeil' }),
    text: {
      en: 'One monster or hero you see falls asleep, unless a shield shows on as many combat dice as it has Mind. A sleeper neither moves, acts nor defends; it wakes when attacked, or on a 6 at the start of its turn.',
      fr: 'Un monstre ou un personnage que vous voyez s’endort, à moins d’obtenir un bouclier sur autant de dés de combat qu’il a d’Esprit. Le dormeur ne bouge pas, n’agit pas et ne se défend pas ; il s’éveille si on l’attaque, ou sur un 6 au début de son tour.',
    },
    on: 'anyone',
    sight: true,
    effect: { tag: 'sleep' },
  },
  veilOfMist: {
    set: 'water',
    noun: noun('Veil of Mist', 'Voile de Brume', 'm', { en: 'Veil of Mist', fr: 'Voile de Brume' }),
    text: {
      en: 'On their next move, one hero you see slips through squares held by monsters or heroes.',
      fr: 'Lors de son prochain déplacement, un personnage que vous voyez se glisse à travers les cases occupées par des monstres ou des personnages.',
    },
    on: 'hero',
    sight: true,
    effect: { tag: 'boon', boon: 'veilOfMist' },
  },
  waterOfHealing: {
    set: 'water',
    noun: noun('Water of Healing', 'Eau de Guérison', 'f', { en: 'Water of Healing', fr: 'Eau de Guérison' }),
    text: {
      en: 'One hero you see regains up to 4 lost Body points.',
      fr: 'Un personnage que vous voyez regagne jusqu’à 4 points de Corps perdus.',
    },
    on: 'hero',
    sight: true,
    effect: { tag: 'heal', upTo: 4 },
  },
  genie: {
    set: 'air',
    noun: noun('Genie', 'Génie', 'm'),
    text: {
      en: 'A genie opens any one door on the board that no quest has locked, or attacks anyone on it with five combat dice.',
      fr: 'Un génie ouvre n’importe quelle porte du plateau qu’aucune quête n’a verrouillée, ou y attaque qui vous voulez avec cinq dés de combat.',
    },
    on: 'genie',
    sight: false,
    effect: { tag: 'genie', dice: 5 },
  },
  swiftWind: {
    set: 'air',
    noun: noun('Swift Wind', 'Vent Rapide', 'm', { en: 'Swift Wind', fr: 'Vent Rapide' }),
    text: {
      en: 'One hero you see rolls twice as many dice for their next move.',
      fr: 'Un personnage que vous voyez jette deux fois plus de dés pour son prochain déplacement.',
    },
    on: 'hero',
    sight: true,
    effect: { tag: 'boon', boon: 'swiftWind' },
  },
  tempest: {
    set: 'air',
    noun: noun('Tempest', 'Tempête', 'f'),
    text: {
      en: 'One monster or hero you see loses its next turn.',
      fr: 'Un monstre ou un personnage que vous voyez perd son prochain tour.',
    },
    on: 'anyone',
    sight: true,
    effect: { tag: 'loseTurn' },
  },
  ballOfFlame: {
    set: 'fire',
    noun: noun('Ball of Flame', 'Boule de Feu', 'f', { en: 'Ball of Flame', fr: 'Boule de Feu' }),
    text: {
      en: 'One monster or hero you see loses 2 Body points, less one for each of its shields on two combat dice.',
      fr: 'Un monstre ou un personnage que vous voyez perd 2 points de Corps, moins un par bouclier qu’il obtient sur deux dés de combat.',
    },
    on: 'anyone',
    sight: true,
    effect: { tag: 'burn', loss: 2, saveDice: 2 },
  },
  courage: {
    set: 'fire',
    noun: noun('Courage', 'Courage', 'm', { en: 'Courage', fr: 'Courage' }),
    text: {
      en: 'One hero you see rolls two more dice on their next attack.',
      fr: 'Un personnage que vous voyez jette deux dés de plus à sa prochaine attaque.',
    },
    on: 'hero',
    sight: true,
    effect: { tag: 'boon', boon: 'courage' },
  },
  fireOfWrath: {
    set: 'fire',
    noun: noun('Fire of Wrath', 'Feu de la Colère', 'm', { en: 'Fire of Wrath', fr: 'Feu de la Colère' }),
    text: {
      en: 'One monster or hero anywhere on the board loses 1 Body point, unless a shield of its own shows on one combat die.',
      fr: 'Un monstre ou un personnage, où qu’il soit sur le plateau, perd 1 point de Corps, à moins d’obtenir son bouclier sur un dé de combat.',
    },
    on: 'anyone',
    sight: false,
    effect: { tag: 'burn', loss: 1, saveDice: 1 },
  },
} as const satisfies Record<SpellId, SpellCard>;

export function spellCard(id: SpellId): SpellCard {
  return SPELLS[id];
}

export function spellsOf(set: SpellSet): SpellId[] {
  return SPELL_IDS.filter((id) => SPELLS[id].set === set);
}

export const SPELL_SET_NAMES = {
  earth: { en: 'Earth', fr: 'Terre' },
  water: { en: 'Water', fr: 'Eau' },
  air: { en: 'Air', fr: 'Air' },
  fire: { en: 'Fire', fr: 'Feu' },
} as const satisfies Record<SpellSet, Text>;
