/** Goblins, orcs, ogres and trolls. */
import type { MonsterId } from '@oubliette/advanced';
import { HEADS } from '../../classic/pictures/monsters.ts';
import { figure, SPEAR } from '../../pictures/making.ts';
import { EYES } from '../../pictures/paints.ts';
import type { Picture } from '../../pictures/picture.ts';

export const GOBLINOIDS = {
  orcSentry: figure({
    family: 'goblinoids',
    place: 'stair',
    head: HEADS.orc,
    at: [132, 96],
    bust: ['hide', 'leather', { swap: { belly: 'rust' } }],
    behind: [{ icon: 'stone-spear', paint: 'wood', at: [214, 92], size: 140 }],
    before: [{ icon: 'round-shield', paint: 'rust', at: [52, 190], size: 88 }],
    weather: ['motes'],
    token: { size: 70, at: [-4, 6], behind: [SPEAR] },
  }),
  orcChampion: figure({
    family: 'goblinoids',
    place: 'cave',
    head: {
      ...HEADS.orc,
      zones: [
        ['iron', 'M120 20H392V230L256 250 120 230z'],
        ['bone', 'M180 400H332V430H180z'],
      ],
      glows: [
        [190, 265, 44, EYES.amber],
        [322, 265, 44, EYES.amber],
      ],
    },
    at: [132, 96],
    size: 154,
    bust: ['plate', 'iron', { size: 270, swap: { trim: 'rust' } }],
    behind: [{ icon: 'war-axe', paint: 'steel', at: [216, 94], size: 138 }],
    weather: ['embers'],
    token: { size: 78, at: [1, 3] },
  }),
  orcWarlord: figure({
    family: 'goblinoids',
    place: 'hall',
    head: {
      ...HEADS.orc,
      glows: [
        [190, 265, 46, EYES.amber],
        [322, 265, 46, EYES.amber],
      ],
    },
    at: [132, 98],
    size: 158,
    bust: ['plate', 'blackIron', { size: 276, swap: { trim: 'brass' }, fur: 'fur' }],
    behind: [
      { icon: 'tattered-banner', paint: 'royal', at: [208, 78], size: 138 },
      { icon: 'sharp-axe', paint: 'steel', at: [48, 104], size: 140, flip: true },
    ],
    before: [{ icon: 'bull-horns', paint: 'bone', at: [132, 50], size: 120 }],
    weather: ['embers'],
    token: { at: [0, 8], size: 74 },
  }),
  orcWarchief: figure({
    family: 'goblinoids',
    place: 'hall',
    head: {
      ...HEADS.orc,
      paint: 'troll',
      zones: [
        ['iron', 'M120 20H392V200H120z'],
        ['gold', 'M180 400H332V430H180z'],
      ],
      glows: [
        [190, 265, 46, EYES.sun],
        [322, 265, 46, EYES.sun],
      ],
    },
    at: [132, 100],
    size: 160,
    bust: ['plate', 'royal', { size: 284, swap: { trim: 'gold' }, fur: 'bone' }],
    behind: [
      { icon: 'battle-axe', paint: 'steel', at: [216, 90], size: 140 },
      { icon: 'battle-axe', paint: 'steel', at: [48, 90], size: 140, flip: true },
    ],
    weather: ['embers'],
    token: { at: [0, 8], size: 72, behind: [{ icon: 'bull-horns', paint: 'bone', at: [0, -10], size: 84 }] },
  }),
  ogreChieftain: figure({
    family: 'beasts',
    place: 'hall',
    head: {
      ...HEADS.ogre,
      zones: [...HEADS.ogre.zones, ['royal', 'M100 20H412V130H100z']],
      glows: [
        [206, 214, 34, EYES.red],
        [306, 214, 34, EYES.red],
      ],
    },
    at: [132, 104],
    size: 168,
    bust: ['brute', 'ogre', { at: [132, 232], size: 316, swap: { leather: 'royal' }, fur: 'bone' }],
    behind: [{ icon: 'croc-sword', paint: 'steel', at: [216, 96], size: 150, turn: 90 }],
    weather: ['embers'],
    token: { size: 78, at: [0, 6] },
  }),
} as const satisfies Readonly<Partial<Record<MonsterId, Picture>>>;
