/** The Armoury's other goods: things to wear and things to carry. */
import { noun } from '@oubliette/classic/extend';
import { EVERYONE, FIGHTERS } from './gear.ts';
import type { Gear } from './gear.ts';

export const OUTFIT_IDS = [
  'tunic',
  'leather',
  'wardedRobe',
  'chainMail',
  'mithrilMail',
  'plateArmour',
  'helmet',
  'runedCirclet',
  'shield',
  'grapnel',
  'potionBelt',
  'apothecaryCase',
  'purse',
  'coffer',
  'poisonPhial',
  'poisonFlask',
] as const;
export type OutfitId = (typeof OUTFIT_IDS)[number];

export const OUTFIT = {
  tunic: {
    noun: noun('tunic', 'tunique', 'f'),
    text: {
      en: 'It keeps out draughts, and nothing else.',
      fr: 'Elle arrête les courants d’air, rien d’autre.',
    },
    price: 5,
    class: 1,
    users: EVERYONE,
    armour: { wear: 'body', defence: 0, weight: 'light' },
  },
  leather: {
    noun: noun('leather armour', 'armure de cuir', 'f', {
      en: 'suits of leather armour',
      fr: 'armures de cuir',
      mass: true,
    }),
    text: { en: 'One more die in defence. Light.', fr: 'Un dé de plus en défense. Protection légère.' },
    price: 150,
    class: 2,
    users: FIGHTERS,
    armour: { wear: 'body', defence: 1, weight: 'light' },
  },
  wardedRobe: {
    noun: noun('warded robe', 'robe de sauvegarde', 'f', { fr: 'robes de sauvegarde' }),
    text: {
      en: 'One more die in defence, for a Wizard. Light.',
      fr: 'Un dé de plus en défense, pour l’Enchanteur. Protection légère.',
    },
    price: 200,
    class: 2,
    users: ['wizard'],
    armour: { wear: 'body', defence: 1, weight: 'light' },
  },
  chainMail: {
    noun: noun('chain mail', 'cotte de mailles', 'f', {
      en: 'coats of chain mail',
      fr: 'cottes de mailles',
      mass: true,
    }),
    text: {
      en: 'Two more dice in defence. Of medium weight: you fall harder into deep pits.',
      fr: 'Deux dés de plus en défense. Armure intermédiaire : la chute dans une oubliette profonde en est plus rude.',
    },
    price: 450,
    class: 3,
    users: FIGHTERS,
    armour: { wear: 'body', defence: 2, weight: 'medium' },
  },
  mithrilMail: {
    noun: noun('mithril mail', 'cotte de mailles en mithril', 'f', {
      en: 'coats of mithril mail',
      fr: 'cottes de mailles en mithril',
      mass: true,
    }),
    text: {
      en: 'Two more dice in defence, and light as a shirt.',
      fr: 'Deux dés de plus en défense, et légère comme une chemise.',
    },
    price: 900,
    class: 5,
    users: FIGHTERS,
    armour: { wear: 'body', defence: 2, weight: 'light' },
  },
  plateArmour: {
    noun: noun('plate armour', 'armure de plates', 'f', {
      en: 'suits of plate armour',
      fr: 'armures de plates',
      mass: true,
    }),
    text: {
      en: 'Three more dice in defence, but a single die to move. Heavy: no dodging, and a hard fall into deep pits.',
      fr: 'Trois dés de plus en défense, mais un seul dé de déplacement. Armure lourde : on n’esquive pas, et l’on tombe durement dans une oubliette profonde.',
    },
    price: 850,
    class: 4,
    users: FIGHTERS,
    armour: { wear: 'body', defence: 3, weight: 'heavy', slow: true },
  },
  helmet: {
    noun: noun('helmet', 'casque', 'm'),
    text: {
      en: 'One more die in defence. No dodging with it on.',
      fr: 'Un dé de plus en défense. On n’esquive pas avec.',
    },
    price: 120,
    class: 2,
    users: FIGHTERS,
    armour: { wear: 'head', defence: 1, weight: 'light' },
  },
  runedCirclet: {
    noun: noun('runed circlet', 'bandeau runique', 'm', { fr: 'bandeaux runiques' }),
    text: {
      en: 'One more die in defence, for a Wizard.',
      fr: 'Un dé de plus en défense, pour l’Enchanteur.',
    },
    price: 300,
    class: 3,
    users: ['wizard'],
    armour: { wear: 'head', defence: 1, weight: 'light' },
  },
  shield: {
    noun: noun('shield', 'bouclier', 'm'),
    text: {
      en: 'One more die in defence, unless your weapon takes both hands. Only instinctive dodging with it.',
      fr: 'Un dé de plus en défense, sauf avec une arme à deux mains. Il ne laisse que l’esquive instinctive.',
    },
    price: 100,
    class: 2,
    users: FIGHTERS,
    armour: { wear: 'arm', defence: 1, weight: 'light' },
  },
  grapnel: {
    noun: noun('grapnel', 'grappin', 'm'),
    text: {
      en: 'Cross revealed pits one square wide without any risk, as often as you like.',
      fr: 'Franchit sans aucun risque les oubliettes révélées d’une case de large, autant qu’on veut.',
    },
    price: 75,
    class: 1,
    users: EVERYONE,
    crossesPits: true,
  },
  potionBelt: {
    noun: noun('potion belt', 'ceinture à potions', 'f', { fr: 'ceintures à potions' }),
    text: { en: 'Room for 4 potions in all.', fr: 'De la place pour 4 potions en tout.' },
    price: 80,
    class: 1,
    users: EVERYONE,
    carries: { potions: 4 },
  },
  apothecaryCase: {
    noun: noun("apothecary's case", 'mallette d’apothicaire', 'f', {
      en: "apothecary's cases",
      fr: 'mallettes d’apothicaire',
    }),
    text: {
      en: 'Room for 8 potions in all, well padded.',
      fr: 'De la place pour 8 potions en tout, bien calées.',
    },
    price: 200,
    class: 3,
    users: EVERYONE,
    carries: { potions: 8 },
  },
  purse: {
    noun: noun('big purse', 'grosse bourse', 'f', { fr: 'grosses bourses' }),
    text: {
      en: 'Carry up to 250 gold pieces out of a quest.',
      fr: 'Permet de rapporter jusqu’à 250 pièces d’or d’une quête.',
    },
    price: 50,
    class: 1,
    users: EVERYONE,
    carries: { gold: 250 },
  },
  coffer: {
    noun: noun('travelling coffer', 'coffret de voyage', 'm', { fr: 'coffrets de voyage' }),
    text: {
      en: 'Carry up to 600 gold pieces out of a quest.',
      fr: 'Permet de rapporter jusqu’à 600 pièces d’or d’une quête.',
    },
    price: 150,
    class: 3,
    users: EVERYONE,
    carries: { gold: 600 },
  },
  poisonPhial: {
    noun: noun('phial of poison', 'fiole de poison', 'f', { en: 'phials of poison', fr: 'fioles de poison' }),
    text: {
      en: 'Two doses. Each gives one shot of a bow or crossbow an unstoppable combat die more.',
      fr: 'Deux doses. Chacune donne à un tir d’arc ou d’arbalète un dé de combat imparable de plus.',
    },
    price: 60,
    class: 2,
    users: FIGHTERS,
    poison: 2,
  },
  poisonFlask: {
    noun: noun('flask of poison', 'flacon de poison', 'm', {
      en: 'flasks of poison',
      fr: 'flacons de poison',
    }),
    text: {
      en: 'Five doses. Each gives one shot of a bow or crossbow an unstoppable combat die more.',
      fr: 'Cinq doses. Chacune donne à un tir d’arc ou d’arbalète un dé de combat imparable de plus.',
    },
    price: 130,
    class: 3,
    users: FIGHTERS,
    poison: 5,
  },
} as const satisfies Record<OutfitId, Gear>;
