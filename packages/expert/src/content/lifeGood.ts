/** Life of Adventure: thirteen pieces of luck. */
import type { LifeCard } from './lifeKinds.ts';

export const GOOD_LIFE = {
  legacy: {
    sort: 'good',
    name: { en: 'The Great-Aunt', fr: 'La Grand-Tante' },
    text: {
      en: 'You never met her, and she liked you best for it. You inherit 200 gold pieces.',
      fr: 'Vous ne l’avez jamais vue, et c’est pourquoi elle vous préférait. Vous héritez de 200 pièces d’or.',
    },
    effects: [{ does: 'gold', by: 200 }],
  },
  oldDebt: {
    sort: 'good',
    name: { en: 'An Honest Debtor', fr: 'Un débiteur honnête' },
    text: {
      en: 'Somebody pays back what you had long forgotten lending: 100 gold pieces.',
      fr: 'On vous rend ce que vous aviez oublié d’avoir prêté : 100 pièces d’or.',
    },
    effects: [{ does: 'gold', by: 100 }],
  },
  luckyDice: {
    sort: 'good',
    name: { en: 'Lucky at Dice', fr: 'La Chance aux dés' },
    text: {
      en: 'For once you stop while you are winning. You are richer by 60 gold pieces.',
      fr: 'Pour une fois, vous vous arrêtez tant que vous gagnez. Vous empochez 60 pièces d’or.',
    },
    effects: [{ does: 'gold', by: 60 }],
  },
  escort: {
    sort: 'good',
    name: { en: 'An Easy Escort', fr: 'Une escorte tranquille' },
    text: {
      en: 'You see a cheese merchant safely to the coast. Nobody wanted the cheese. He pays 120 gold pieces.',
      fr: 'Vous accompagnez un marchand de fromages jusqu’à la côte. Personne n’en voulait. Il paie 120 pièces d’or.',
    },
    effects: [{ does: 'gold', by: 120 }],
  },
  attic: {
    sort: 'good',
    name: { en: 'The Attic', fr: 'Le Grenier' },
    text: {
      en: 'Your landlady needs the room: you may have whatever is in the trunk. Draw a Treasure card.',
      fr: 'Votre logeuse a besoin de place : ce que contient la malle est à vous. Tirez une carte Trésor.',
    },
    effects: [{ does: 'gain', kind: null }],
  },
  herbalist: {
    sort: 'good',
    name: { en: 'The Grateful Herbalist', fr: 'L’Herboriste reconnaissante' },
    text: {
      en: 'You carried her baskets up the hill. Draw Treasure cards until one is a potion, and keep that.',
      fr: 'Vous avez monté ses paniers en haut de la colline. Tirez des cartes Trésor jusqu’à une potion, et gardez-la.',
    },
    effects: [{ does: 'gain', kind: 'potion' }],
  },
  scribe: {
    sort: 'good',
    name: { en: 'The Scribe’s Mistake', fr: 'L’Erreur du copiste' },
    text: {
      en: 'He has copied the same page twice. Draw Treasure cards until one is a scroll, and keep that.',
      fr: 'Il a copié deux fois la même page. Tirez des cartes Trésor jusqu’à un parchemin, et gardez-le.',
    },
    effects: [{ does: 'gain', kind: 'scroll' }],
  },
  pedlar: {
    sort: 'good',
    name: { en: 'The Pedlar Retires', fr: 'Le Colporteur se retire' },
    text: {
      en: 'His back has had enough, yours has not. Draw Treasure cards until one is a tool, and keep that.',
      fr: 'Son dos n’en peut plus, le vôtre si. Tirez des cartes Trésor jusqu’à un outil, et gardez-le.',
    },
    effects: [{ does: 'gain', kind: 'tool' }],
  },
  smith: {
    sort: 'good',
    name: { en: 'The Smith in Love', fr: 'Le Forgeron amoureux' },
    text: {
      en: 'You carry his letters, he sees to your gear: in the next quest the dearest weapon or armour you can use has a die more.',
      fr: 'Vous portez ses lettres, il soigne vos affaires : dans la quête suivante, la plus chère des armes et armures que vous pouvez utiliser vaut un dé de plus.',
    },
    effects: [{ does: 'forge' }],
  },
  fencing: {
    sort: 'good',
    name: { en: 'Fencing Lessons', fr: 'Leçons d’escrime' },
    text: {
      en: 'A one-eyed master teaches you his thrust. One attack die more in the first combat of the next quest.',
      fr: 'Un maître borgne vous enseigne sa botte. Un dé d’attaque de plus au premier combat de la quête suivante.',
    },
    effects: [{ does: 'dice', attack: 1, defence: 0 }],
  },
  riotDuty: {
    sort: 'good',
    name: { en: 'Market Guard', fr: 'Garde au marché' },
    text: {
      en: 'After a week of thrown cabbages you duck by yourself. One defence die more in the first combat of the next quest.',
      fr: 'Après une semaine de choux lancés, vous esquivez sans y penser. Un dé de défense de plus au premier combat de la quête suivante.',
    },
    effects: [{ does: 'dice', attack: 0, defence: 1 }],
  },
  shrine: {
    sort: 'good',
    name: { en: 'The Shrine by the Road', fr: 'La Chapelle au bord du chemin' },
    text: {
      en: 'You mend its roof, and something is pleased. One attack and one defence die more in the first combat of the next quest.',
      fr: 'Vous réparez son toit, et cela plaît à quelqu’un. Un dé d’attaque et un dé de défense de plus au premier combat de la quête suivante.',
    },
    effects: [{ does: 'dice', attack: 1, defence: 1 }],
  },
  cobbler: {
    sort: 'good',
    name: { en: 'Shoes That Fit', fr: 'Chaussure à votre pied' },
    text: {
      en: 'A cobbler measures both your feet, which nobody had ever done. Speed 1 higher in the next quest.',
      fr: 'Un cordonnier mesure vos deux pieds, ce que nul n’avait fait. Vitesse plus haute de 1 dans la quête suivante.',
    },
    effects: [{ does: 'speed', by: 1 }],
  },
} as const satisfies Readonly<Record<string, LifeCard>>;
