/** Life of Adventure: six cards that give and take. */
import type { LifeCard } from './lifeKinds.ts';

export const MIXED_LIFE = {
  wrestling: {
    sort: 'mixed',
    name: { en: 'The Wrestling Booth', fr: 'La Baraque de lutte' },
    text: {
      en: 'You stay on your feet longer than anybody: 150 gold pieces, and 2 Body points fewer at the start of the next quest.',
      fr: 'Vous tenez debout plus longtemps que tous : 150 pièces d’or, et 2 points de Corps de moins au début de la quête suivante.',
    },
    effects: [
      { does: 'gold', by: 150 },
      { does: 'weaken', body: 2 },
    ],
  },
  swap: {
    sort: 'mixed',
    name: { en: 'A Fair Exchange', fr: 'Un échange honnête' },
    text: {
      en: 'The pawnbroker swears it is one. Your cheapest Treasure card is gone; draw another.',
      fr: 'Le prêteur sur gages en jure. La moins chère de vos cartes Trésor disparaît ; tirez-en une autre.',
    },
    effects: [{ does: 'lose' }, { does: 'gain', kind: null }],
  },
  smuggling: {
    sort: 'mixed',
    name: { en: 'Barrels by Night', fr: 'Des barils, la nuit' },
    text: {
      en: 'You roll them up from the beach and do not ask: 100 gold pieces, and Speed 1 lower in the next quest.',
      fr: 'Vous les remontez de la plage sans poser de questions : 100 pièces d’or, et Vitesse plus basse de 1 dans la quête suivante.',
    },
    effects: [
      { does: 'gold', by: 100 },
      { does: 'speed', by: -1 },
    ],
  },
  berserkers: {
    sort: 'mixed',
    name: { en: 'A Winter in the North', fr: 'Un hiver dans le Nord' },
    text: {
      en: 'They taught you to shout, not to duck. In the first combat of the next quest, one attack die more and one defence die fewer.',
      fr: 'On vous y apprit à crier, non à esquiver. Au premier combat de la quête suivante, un dé d’attaque de plus et un dé de défense de moins.',
    },
    effects: [{ does: 'dice', attack: 1, defence: -1 }],
  },
  pilgrimage: {
    sort: 'mixed',
    name: { en: 'The Pilgrimage', fr: 'Le Pèlerinage' },
    text: {
      en: 'A tenth of your gold stays in the box. In the first combat of the next quest, one attack and one defence die more.',
      fr: 'Un dixième de votre or reste dans le tronc. Au premier combat de la quête suivante, un dé d’attaque et un dé de défense de plus.',
    },
    effects: [
      { does: 'tithe', percent: 10 },
      { does: 'dice', attack: 1, defence: 1 },
    ],
  },
  tasting: {
    sort: 'mixed',
    name: { en: 'The Alchemist’s Taster', fr: 'Goûteur d’alchimiste' },
    text: {
      en: 'Most of them worked. Draw Treasure cards until one is a potion, and keep that; 1 Body point fewer at the start of the next quest.',
      fr: 'La plupart ont fait effet. Tirez des cartes Trésor jusqu’à une potion, et gardez-la ; 1 point de Corps de moins au début de la quête suivante.',
    },
    effects: [
      { does: 'gain', kind: 'potion' },
      { does: 'weaken', body: 1 },
    ],
  },
} as const satisfies Readonly<Record<string, LifeCard>>;
