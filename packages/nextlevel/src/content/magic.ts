/** Magic beyond the twelve classic spells: classes, arcana and scrolls (NXT-ELF-02, NXT-SRC-07). */
import { noun, SPELL_IDS, SPELLS } from '@oubliette/classic/extend';
import type { Boon, HeroKind, SpellId, Text } from '@oubliette/classic/extend';
import type { Noun } from '@oubliette/words';
import type { AttackDie } from './dice.ts';
import { called } from './names.ts';

/** A spell's class is its cost in Spell points. */
export type SpellClass = 1 | 2 | 3;

/** The twelve classic spells are all of class 1 (NXT-ELF-02). */
const SPELL_CLASS = {
  healBody: 1,
  passThroughRock: 1,
  rockSkin: 1,
  sleep: 1,
  veilOfMist: 1,
  waterOfHealing: 1,
  genie: 1,
  swiftWind: 1,
  tempest: 1,
  ballOfFlame: 1,
  courage: 1,
  fireOfWrath: 1,
} as const satisfies Record<SpellId, 1>;

export const ARCANUM_IDS = [
  'revealingLight',
  'lightning',
  'weaponEnchantment',
  'greaterHealing',
  'wardingCircle',
  'thunderclap',
  'golem',
  'rainOfFire',
] as const;
export type ArcanumId = (typeof ARCANUM_IDS)[number];

export type ArcanumEffect =
  /** An attack of the caster’s with these dice, defended against as usual; `reach` as a weapon’s. */
  | {
      readonly tag: 'strike';
      readonly dice: number;
      readonly die: AttackDie;
      readonly reach: 'diagonal' | 'range';
    }
  /** These dice are added to the target’s next attack with a weapon; not in counter-attacks (NXT-CTR-03). */
  | { readonly tag: 'enchant'; readonly dice: number; readonly die: AttackDie }
  | { readonly tag: 'heal'; readonly upTo: number }
  /** The same boon for every hero in the caster’s room or passage. */
  | { readonly tag: 'boonAll'; readonly boon: Boon }
  /** Every trap that can be found, and every secret door, of the caster’s room or of the passage in sight. */
  | { readonly tag: 'reveal' }
  /** Every monster in the caster’s room or passage rolls a D6 and loses its next turn on this or less. */
  | { readonly tag: 'dazzle'; readonly upTo: number }
  /** Unstoppable combat dice for everyone but the caster in the caster’s room or passage, friends too (NXT-FRF-08). */
  | { readonly tag: 'blast'; readonly dice: number };

export interface Arcanum {
  readonly noun: Noun;
  readonly text: Text;
  readonly class: SpellClass;
  /** An Elf needs a speciality for it; a Wizard knows it from its level. */
  readonly who: readonly HeroKind[];
  readonly level: number;
  /** `foe`: anyone but the caster. `place`: no target is chosen. */
  readonly on: 'foe' | 'hero' | 'place';
  readonly effect: ArcanumEffect;
}

export const ARCANA = {
  revealingLight: {
    noun: called('Revealing Light', 'Lumière révélatrice', 'f'),
    text: {
      en: 'Every secret door, and every trap that can be found, shows in your room or in the passage you see.',
      fr: 'Toute porte secrète, et tout piège que l’on peut découvrir, apparaît dans votre salle ou dans le passage que vous voyez.',
    },
    class: 1,
    who: ['elf', 'wizard'],
    level: 2,
    on: 'place',
    effect: { tag: 'reveal' },
  },
  lightning: {
    noun: called('Lightning', 'Foudre', 'f'),
    text: {
      en: 'Attack anyone you see with 3 combat dice.',
      fr: 'Attaque quiconque vous voyez avec 3 dés de combat.',
    },
    class: 1,
    who: ['elf', 'wizard'],
    level: 2,
    on: 'foe',
    effect: { tag: 'strike', dice: 3, die: 'combat', reach: 'range' },
  },
  weaponEnchantment: {
    noun: called('Weapon Enchantment', 'Enchantement d’arme', 'm'),
    text: {
      en: 'One hero you see adds 2 violet dice to their next attack with a weapon.',
      fr: 'Un héros que vous voyez ajoute 2 dés violets à sa prochaine attaque avec une arme.',
    },
    class: 2,
    who: ['elf', 'wizard'],
    level: 3,
    on: 'hero',
    effect: { tag: 'enchant', dice: 2, die: 'violet' },
  },
  greaterHealing: {
    noun: called('Greater Healing', 'Grande guérison', 'f'),
    text: {
      en: 'One hero you see regains up to 8 lost Body points.',
      fr: 'Un héros que vous voyez regagne jusqu’à 8 points de Corps perdus.',
    },
    class: 2,
    who: ['elf', 'wizard'],
    level: 4,
    on: 'hero',
    effect: { tag: 'heal', upTo: 8 },
  },
  wardingCircle: {
    noun: called('Warding Circle', 'Cercle de protection', 'm'),
    text: {
      en: 'Every hero in your room or passage rolls two more dice the next time they defend.',
      fr: 'Chaque héros de votre salle ou de votre passage lance deux dés de plus à sa prochaine défense.',
    },
    class: 2,
    who: ['elf', 'wizard'],
    level: 4,
    on: 'place',
    effect: { tag: 'boonAll', boon: 'rockSkin' },
  },
  thunderclap: {
    noun: called('Thunderclap', 'Coup de tonnerre', 'm'),
    text: {
      en: 'Each monster in your room or passage rolls a D6, and loses its next turn on 1 to 4.',
      fr: 'Chaque monstre de votre salle ou de votre passage lance un D6, et perd son prochain tour sur 1 à 4.',
    },
    class: 2,
    who: ['wizard'],
    level: 5,
    on: 'place',
    effect: { tag: 'dazzle', upTo: 4 },
  },
  golem: {
    noun: called('Golem Invocation', 'Invocation du Golem', 'f'),
    text: {
      en: 'You turn to stone for one blow: attack a neighbour, diagonally too, with 8 combat dice.',
      fr: 'Vous voilà de pierre, le temps d’un coup : attaque un voisin, en diagonale aussi, avec 8 dés de combat.',
    },
    class: 3,
    who: ['wizard'],
    level: 4,
    on: 'foe',
    effect: { tag: 'strike', dice: 8, die: 'combat', reach: 'diagonal' },
  },
  rainOfFire: {
    noun: called('Rain of Fire', 'Pluie de feu', 'f'),
    text: {
      en: 'Everyone else in your room or passage, friends too, takes 3 unstoppable combat dice.',
      fr: 'Tous les autres, amis compris, dans votre salle ou votre passage, subissent 3 dés de combat imparables.',
    },
    class: 3,
    who: ['wizard'],
    level: 6,
    on: 'place',
    effect: { tag: 'blast', dice: 3 },
  },
} as const satisfies Record<ArcanumId, Arcanum>;

export function arcanumCard(id: ArcanumId): Arcanum {
  return ARCANA[id];
}

export function isArcanum(id: string): id is ArcanumId {
  return Object.hasOwn(ARCANA, id);
}

/** The arcana open to a caster: all of theirs up to their level and this class. */
export function arcanaFor(hero: HeroKind, level: number, upTo: number): ArcanumId[] {
  return ARCANUM_IDS.filter((id) => {
    const { who, level: from, class: rank } = arcanumCard(id);
    return who.includes(hero) && from <= level && rank <= upTo;
  });
}

/** What a spell costs in Spell points. */
export function spellClass(id: SpellId | ArcanumId): SpellClass {
  return isArcanum(id) ? arcanumCard(id).class : SPELL_CLASS[id];
}

/** A scroll bears the name of its spell, and every spell has one. */
export const SCROLL_IDS = [...SPELL_IDS, ...ARCANUM_IDS] as const;
export type ScrollId = (typeof SCROLL_IDS)[number];

export interface Scroll {
  readonly noun: Noun;
  readonly text: Text;
  /** Cast once by the reader, without any points. */
  readonly spell: SpellId | ArcanumId;
  readonly price: number;
}

const PRICES: { readonly [rank in SpellClass]: number } = { 1: 80, 2: 180, 3: 320 };

/** « parchemin de Foudre », « parchemin d’Eau de Guérison ». */
function scroll(spell: ScrollId): Scroll {
  const { noun: name, text } = isArcanum(spell) ? ARCANA[spell] : SPELLS[spell];
  const of = /^[AEIOUÉÈÊ]/u.test(name.fr.one) ? 'd’' : 'de ';
  return {
    noun: noun(`scroll of ${name.en.one}`, `parchemin ${of}${name.fr.one}`, 'm', {
      en: `scrolls of ${name.en.one}`,
      fr: `parchemins ${of}${name.fr.one}`,
    }),
    text: {
      en: `Anyone may read it, once. ${text.en}`,
      fr: `Chacun peut le lire, une seule fois. ${text.fr}`,
    },
    spell,
    price: PRICES[spellClass(spell)],
  };
}

export const SCROLLS = Object.fromEntries(SCROLL_IDS.map((id) => [id, scroll(id)])) as {
  readonly [id in ScrollId]: Scroll;
};

export function scrollCard(id: ScrollId): Scroll {
  return SCROLLS[id];
}
