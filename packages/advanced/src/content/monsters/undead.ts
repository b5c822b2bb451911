/** The undead: figures include usual armour (ADV-ARM-08). */
import { noun } from '@oubliette/words';
import type { Row } from './row.ts';

export const UNDEAD = {
  zombie: {
    stats: [6, 1, 5, 4, 6, 10, 2],
    wounds: 3,
    points: 1,
    weapons: ['cleaver'],
    damage: [3],
    special: ['fearsome'],
    noun: noun('zombie', 'zombie', 'm'),
  },
  skeleton: {
    stats: [6, 4, 5, 5, 6, 10, 2],
    wounds: 3,
    points: 2,
    weapons: ['scythe'],
    damage: [3],
    special: ['fearsome'],
    noun: noun('skeleton', 'squelette', 'm'),
  },
  ghoul: {
    stats: [6, 2, 5, 6, 6, 8, 2],
    wounds: 4,
    points: 2,
    weapons: ['club'],
    damage: [3],
    special: ['fearsome'],
    noun: noun('ghoul', 'goule', 'f'),
  },
  wight: {
    stats: [6, 1, 5, 5, 5, 10, 2],
    wounds: 3,
    points: 6,
    weapons: ['sword'],
    damage: [3],
    special: ['fearsome', 'invulnerable'],
    noun: noun('wight', 'revenant', 'm'),
  },
  mummy: {
    stats: [7, 1, 6, 8, 6, 10, 5],
    wounds: 4,
    points: 10,
    weapons: ['claws'],
    damage: [4],
    special: ['contagious', 'fearsome'],
    noun: noun('mummy', 'momie', 'f', { en: 'mummies' }),
  },
  undeadChampion: {
    stats: [8, 1, 6, 8, 6, 10, 3],
    wounds: 4,
    points: 6,
    weapons: ['sword'],
    damage: [4],
    special: ['fearsome'],
    armour: ['chainMail'],
    character: true,
    rank: 'champion',
    noun: noun('undead champion', 'champion mort-vivant', 'm', { fr: 'champions morts-vivants' }),
  },
} as const satisfies Readonly<Record<string, Row>>;
