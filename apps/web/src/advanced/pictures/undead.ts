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
  ghoul: figure({
    family: 'undead',
    place: 'cave',
    head: {
      icon: 'sharped-teeth-skull',
      paint: 'rot',
      zones: [['bone', 'M130 360H382V512H130z']],
      glows: [
        [175, 216, 48, EYES.sun],
        [346, 216, 48, EYES.sun],
      ],
    },
    at: [132, 104],
    size: 144,
    bust: ['lean', 'rot', { at: [132, 250], size: 240, bare: true }],
    before: [{ icon: 'evil-hand', paint: 'rot', at: [216, 190], size: 90, flip: true }],
    weather: ['mist', 'dust'],
    token: { size: 78 },
  }),
  wight: figure({
    family: 'undead',
    place: 'night',
    head: {
      icon: 'overlord-helm',
      paint: 'steel',
      glows: [
        [226, 214, 48, EYES.ice],
        [286, 214, 48, EYES.ice],
      ],
    },
    at: [132, 96],
    size: 164,
    bust: ['robe', 'night', { swap: { cloth: 'shade', brass: 'steel' } }],
    behind: [{ icon: 'pointy-sword', paint: 'frost', at: [214, 100], size: 132 }],
    weather: ['mist', 'sparkle'],
    token: { size: 84 },
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
