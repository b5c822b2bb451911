/** Life of Adventure: eleven misfortunes. */
import type { LifeCard } from './lifeKinds.ts';

export const BAD_LIFE = {
  cutpurse: {
    sort: 'bad',
    name: { en: 'The Friendly Stranger', fr: 'L’Inconnu bien aimable' },
    text: {
      en: 'He brushed the crumbs from your coat, and 50 gold pieces with them.',
      fr: 'Il a chassé les miettes de votre manteau, et 50 pièces d’or avec elles.',
    },
    effects: [{ does: 'gold', by: -50 }],
  },
  damages: {
    sort: 'bad',
    name: { en: 'Broken Windows', fr: 'Carreaux cassés' },
    text: {
      en: 'It was your party, says the innkeeper, and here is the bill: 80 gold pieces.',
      fr: 'C’était votre fête, dit l’aubergiste, et voici la note : 80 pièces d’or.',
    },
    effects: [{ does: 'gold', by: -80 }],
  },
  taxes: {
    sort: 'bad',
    name: { en: 'The Tax on Treasure', fr: 'L’Impôt sur les trésors' },
    text: {
      en: 'The Duke has thought of a new tax, and of you. A fifth of your gold is gone.',
      fr: 'Le Duc a songé à un nouvel impôt, et à vous. Un cinquième de votre or y passe.',
    },
    effects: [{ does: 'tithe', percent: 20 }],
  },
  burglar: {
    sort: 'bad',
    name: { en: 'A Burglar in a Hurry', fr: 'Un cambrioleur pressé' },
    text: {
      en: 'He took what lay on top. Your cheapest Treasure card is gone.',
      fr: 'Il a pris ce qui était sur le dessus. La moins chère de vos cartes Trésor a disparu.',
    },
    effects: [{ does: 'lose' }],
  },
  brawl: {
    sort: 'bad',
    name: { en: 'A Matter of Honour', fr: 'Une affaire d’honneur' },
    text: {
      en: 'It was about a stool. You start the next quest with 2 Body points fewer.',
      fr: 'Il s’agissait d’un tabouret. Vous commencez la quête suivante avec 2 points de Corps de moins.',
    },
    effects: [{ does: 'weaken', body: 2 }],
  },
  fever: {
    sort: 'bad',
    name: { en: 'Marsh Fever', fr: 'La Fièvre des marais' },
    text: {
      en: 'The physician says it will pass, and it will, in time. You start the next quest with 3 Body points fewer.',
      fr: 'Le médecin dit que cela passera, et cela passera. Vous commencez la quête suivante avec 3 points de Corps de moins.',
    },
    effects: [{ does: 'weaken', body: 3 }],
  },
  nightmares: {
    sort: 'bad',
    name: { en: 'Bad Nights', fr: 'Mauvaises nuits' },
    text: {
      en: 'You dream of doors, and what is behind them. One attack die fewer in the first combat of the next quest.',
      fr: 'Vous rêvez de portes, et de ce qu’elles cachent. Un dé d’attaque de moins au premier combat de la quête suivante.',
    },
    effects: [{ does: 'dice', attack: -1, defence: 0 }],
  },
  stiffNeck: {
    sort: 'bad',
    name: { en: 'A Stiff Neck', fr: 'Le Torticolis' },
    text: {
      en: 'You can only look to the left. One defence die fewer in the first combat of the next quest.',
      fr: 'Vous ne regardez plus qu’à gauche. Un dé de défense de moins au premier combat de la quête suivante.',
    },
    effects: [{ does: 'dice', attack: 0, defence: -1 }],
  },
  evilEye: {
    sort: 'bad',
    name: { en: 'The Evil Eye', fr: 'Le Mauvais Œil' },
    text: {
      en: 'You laughed at the wrong old woman. One attack and one defence die fewer in the first combat of the next quest.',
      fr: 'Vous avez ri de la vieille qu’il ne fallait pas. Un dé d’attaque et un dé de défense de moins au premier combat de la quête suivante.',
    },
    effects: [{ does: 'dice', attack: -1, defence: -1 }],
  },
  blisters: {
    sort: 'bad',
    name: { en: 'Blisters', fr: 'Des ampoules' },
    text: {
      en: 'The boots were a bargain. Speed 1 lower in the next quest.',
      fr: 'Les bottes étaient une affaire. Vitesse plus basse de 1 dans la quête suivante.',
    },
    effects: [{ does: 'speed', by: -1 }],
  },
  apprentice: {
    sort: 'bad',
    name: { en: 'The Apprentice Oiled It', fr: 'L’Apprenti l’a huilé' },
    text: {
      en: 'With honey. The dearest thing you fight with or wear is of no use until the end of the first combat of the next quest.',
      fr: 'Au miel. La plus chère des choses avec quoi vous vous battez ou que vous portez ne sert à rien jusqu’à la fin du premier combat de la quête suivante.',
    },
    effects: [{ does: 'jinx' }],
  },
} as const satisfies Readonly<Record<string, LifeCard>>;
