/** The lesson: one level, one small fight, a chest, a hidden door, and the way out again. */
import type { DungeonPlan } from '../../plan.ts';
import { MATRICES } from '../matrices.ts';

export const LESSON: DungeonPlan = {
  id: 'lesson',
  title: { en: 'The Sexton’s Lamp', fr: 'La lampe du fossoyeur' },
  intro: {
    en:
      'The sexton of Hautclair has let three ratmen steal his lamp, out of the vault under his own church. Fetch it, ' +
      'mind the dark corners, and be back before the soup is cold: it is no more than a lesson.',
    fr:
      'Le fossoyeur de Hautclair s’est laissé voler sa lampe par trois hommes-rats, dans le caveau de sa propre ' +
      'église. Rapportez-la, gare aux coins sombres, et rentrez avant que la soupe refroidisse : c’est une leçon.',
  },
  matrices: MATRICES.ratmen,
  levels: [
    {
      tag: 'prepared',
      pieces: [
        { id: 'steps', section: 'stairs', at: [10, 20], turns: 0, stairs: 'out' },
        { id: 'aisle', section: 'passage', at: [12, 20], turns: 0 },
        {
          id: 'fork',
          section: 'tJunction',
          at: [17, 20],
          turns: 0,
          note: {
            en: 'To the north there is a door with light under it. To the south the passage simply ends.',
            fr: 'Au nord, une porte et de la lumière dessous. Au sud, le couloir s’arrête, tout simplement.',
          },
        },
        { id: 'north', section: 'deadEnd', at: [17, 15], turns: 3, doors: [{ at: [18, 16], side: 'east' }] },
        {
          id: 'vestry',
          section: 'smallRoom',
          at: [19, 14],
          turns: 0,
          room: 'location',
          monsters: { ratman: 3 },
          chests: [{ at: [23, 14], gold: 40, holds: ['sextonsLamp'] }],
          note: {
            en: 'Three ratmen round a lamp, arguing about which end one eats.',
            fr: 'Trois hommes-rats autour d’une lampe se disputent : par quel bout cela se mange-t-il ?',
          },
        },
        {
          id: 'south',
          section: 'deadEnd',
          at: [17, 22],
          turns: 1,
          doors: [{ at: [17, 24], side: 'west', secret: true }],
        },
        {
          id: 'alms',
          section: 'smallRoom',
          at: [12, 22],
          turns: 0,
          room: 'location',
          chests: [{ at: [12, 26], gold: 60, items: ['healingPotion'] }],
          note: {
            en: 'The alms of forty years, and a bottle the sexton has forgotten.',
            fr: 'Les aumônes de quarante ans, et une fiole oubliée du fossoyeur.',
          },
        },
      ],
    },
  ],
  characters: [],
  aims: ['sextonsLamp'],
  treasures: { sextonsLamp: { en: 'the sexton’s lamp', fr: 'la lampe du fossoyeur' } },
};
