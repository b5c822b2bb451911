/** Monsters of no family: beasts, and dwellers of hazard rooms; figures include usual armour (ADV-ARM-08). */
import { noun } from '@oubliette/words';
import type { Row } from './row.ts';

export const OTHERS = {
  giantRat: {
    stats: [5, 1, 3, 5, 10, 6, 6],
    wounds: 1,
    points: 0.5,
    weapons: ['claws'],
    damage: [1],
    noun: noun('giant rat', 'rat géant', 'm', { fr: 'rats géants' }),
  },
  wolf: {
    stats: [8, 1, 4, 7, 9, 8, 7],
    wounds: 4,
    points: 3,
    weapons: ['claws'],
    damage: [3],
    noun: noun('wolf', 'loup', 'm', { en: 'wolves' }),
  },
  vampireBat: {
    stats: [6, 1, 3, 6, 12, 8, 7],
    wounds: 1,
    points: 0.5,
    weapons: ['claws'],
    damage: [2],
    special: ['flies'],
    noun: noun('vampire bat', 'chauve-souris vampire', 'f', { fr: 'chauves-souris vampires' }),
  },
  // ADV-HAZ-12: she neither moves nor attacks.
  witch: {
    stats: [7, 1, 3, 3, 6, 12, 9],
    wounds: 2,
    points: 0,
    weapons: [],
    damage: [],
    noun: noun('witch', 'sorcière', 'f', { en: 'witches' }),
  },
  // ADV-HAZ-37: never tests Bravery, hence the 12.
  animatedStatue: {
    stats: [9, 1, 7, 8, 6, 12, 1],
    wounds: 8,
    points: 0,
    weapons: ['sword'],
    damage: [5],
    noun: noun('animated statue', 'statue animée', 'f', { fr: 'statues animées' }),
  },
  // ADV-HAZ-38: a warlord on guard who never leaves his room.
  warlordSentry: {
    stats: [8, 5, 7, 8, 9, 9, 7],
    wounds: 4,
    points: 6,
    weapons: ['magicHalberd'],
    damage: [6],
    special: ['sentry'],
    items: ['magicHalberd'],
    rank: 'sentry',
    noun: noun('warlord sentry', 'sentinelle seigneur de guerre', 'f', {
      en: 'warlord sentries',
      fr: 'sentinelles seigneurs de guerre',
    }),
  },
  // ADV-HAZ-15: the figures of a sergeant in armour; he carries nothing worth taking.
  thief: {
    stats: [8, 9, 6, 10, 6, 8, 6],
    wounds: 3,
    points: 0,
    weapons: ['sword'],
    damage: [4],
    noun: noun('thief', 'voleur', 'm', { en: 'thieves' }),
  },
  // ADV-HAZ-80.
  undeadRatman: {
    stats: [8, 1, 8, 12, 6, 12, 1],
    wounds: 1,
    points: 0,
    weapons: ['sword'],
    damage: [6],
    noun: noun('undead ratman', 'homme-rat mort-vivant', 'm', {
      elides: true,
      en: 'undead ratmen',
      fr: 'hommes-rats morts-vivants',
    }),
  },
} as const satisfies Readonly<Record<string, Row>>;
