/** The undead. */
import type { MonsterId } from '@oubliette/advanced';
import { HEADS } from '../../classic/pictures/monsters.ts';
import { figure } from '../../pictures/making.ts';
import { EYES } from '../../pictures/paints.ts';
import type { Picture } from '../../pictures/picture.ts';

export const UNDEAD = {
  skeleton: figure({
    family: 'undead',
    place: 'crypt',
    head: HEADS.skeleton,
    at: [132, 92],
    size: 142,
    bust: ['ribs', 'bone', { size: 240 }],
    behind: [{ icon: 'scythe', paint: 'steel', at: [196, 96], size: 160, flip: true }],
  }),
  undeadChampion: figure({
    family: 'undead',
    place: 'hall',
    head: {
      icon: 'crowned-skull',
      paint: 'bone',
      zones: [['gold', 'M0 0H512V230H0z']],
      glows: [
        [180, 311, 48, EYES.red],
        [335, 311, 48, EYES.red],
      ],
    },
    at: [132, 92],
    size: 150,
    bust: ['plate', 'blackIron', { size: 270, swap: { trim: 'gold' } }],
    behind: [{ icon: 'two-handed-sword', paint: 'steel', at: [214, 90], size: 150, flip: true }],
    token: { size: 76, at: [0, 6] },
  }),
} as const satisfies Readonly<Partial<Record<MonsterId, Picture>>>;
