/** The four, each with a colour and a weapon of their own. */
import type { HeroKind } from '@oubliette/classic';
import { figure } from '../../pictures/making.ts';
import type { Picture } from '../../pictures/picture.ts';

export const HERO_HEADS = {
  barbarian: {
    icon: 'viking-head',
    paint: 'skin',
    zones: [
      ['bone', 'M130 0H330V190H130z'],
      ['ginger', 'M60 230H270V512H60z'],
    ],
  },
  dwarf: {
    icon: 'dwarf-face',
    paint: 'ginger',
    zones: [
      ['bone', 'M0 0H160V190H0zM352 0H512V190H352z'],
      ['steel', 'M160 40H352V210L256 240 160 210z'],
    ],
  },
  elf: { icon: 'elf-helmet', paint: 'steel', zones: [['leaf', 'M190 60H322V260H190z']] },
  wizard: { icon: 'wizard-face', paint: 'bone', zones: [['arcane', 'M0 0H512V250H0z']] },
} as const satisfies Readonly<Record<HeroKind, Parameters<typeof figure>[0]['head']>>;

export const HEROES = {
  barbarian: figure({
    kind: 'hero',
    family: 'barbarian',
    place: 'cave',
    head: HERO_HEADS.barbarian,
    at: [138, 92],
    size: 160,
    bust: ['brute', 'skin', { swap: { brass: 'gold' }, fur: 'fur' }],
    behind: [{ icon: 'broadsword', paint: 'steel', at: [214, 96], size: 140 }],
    weather: ['embers'],
    token: { size: 74 },
  }),
  dwarf: figure({
    kind: 'hero',
    family: 'dwarf',
    place: 'vault',
    head: HERO_HEADS.dwarf,
    at: [132, 104],
    size: 164,
    bust: ['plate', 'iron', { at: [132, 246], swap: { trim: 'brass' } }],
    behind: [{ icon: 'battle-axe', paint: 'steel', at: [216, 98], size: 136 }],
    weather: ['motes'],
    token: { size: 76 },
  }),
  elf: figure({
    kind: 'hero',
    family: 'elf',
    place: 'night',
    head: HERO_HEADS.elf,
    at: [132, 92],
    size: 160,
    bust: ['rags', 'leaf', { size: 230, at: [132, 246], swap: { cloth: 'laurel' } }],
    behind: [{ icon: 'pocket-bow', paint: 'wood', at: [214, 110], size: 130 }],
    weather: ['motes'],
    token: { size: 76 },
  }),
  wizard: figure({
    kind: 'hero',
    family: 'wizard',
    place: 'sigil',
    head: HERO_HEADS.wizard,
    at: [132, 92],
    size: 164,
    bust: ['robe', 'arcane', { swap: { cloth: 'bone' } }],
    behind: [
      {
        icon: 'orb-wand',
        paint: 'wood',
        at: [216, 96],
        size: 130,
        zones: [['frost', 'M290 0H512V230H290z']],
        glows: [[400, 110, 120, '#bfe4ff']],
      },
    ],
    weather: ['sparkle'],
    token: { at: [0, -1], size: 76 },
  }),
} as const satisfies Readonly<Record<HeroKind, Picture>>;
