/** The four elements; casters of other books read from the same leaves. */
import type { SpellId } from '@oubliette/classic';
import { spell } from '../../pictures/making.ts';
import type { Picture } from '../../pictures/picture.ts';

export const SPELLS = {
  healBody: spell('healing', 'leaf', 'earth', {
    weather: ['sparkle'],
    zones: [['life', 'M190 0H330V512H190z']],
  }),
  passThroughRock: spell('stone-wall', 'stone', 'earth', {
    place: 'cave',
    weather: ['dust'],
    before: [
      { glow: [132, 130, 78, '#d0f06a'] },
      { shape: 'hooded-figure', flat: '#fbffd8', at: [132, 132], size: 112, fade: 0.85 },
    ],
  }),
  rockSkin: spell('rock-golem', 'earth', 'earth', {
    place: 'cave',
    weather: ['dust', 'motes'],
    glows: [
      [228, 72, 26, '#d0f06a'],
      [284, 72, 26, '#d0f06a'],
    ],
  }),
  sleep: spell('night-sleep', 'frost', 'water', {
    place: 'night',
    smooth: true,
    weather: ['mist', 'sparkle'],
  }),
  veilOfMist: spell('fog', 'glass', 'water', {
    place: 'cave',
    smooth: true,
    weather: ['mist'],
    behind: [{ shape: 'hooded-figure', flat: '#0d2b46', at: [132, 118], size: 170, fade: 0.9 }],
  }),
  waterOfHealing: spell('water-splash', 'frost', 'water', {
    smooth: true,
    at: [132, 150],
    size: 150,
    weather: ['sparkle'],
    before: [{ icon: 'heart-drop', paint: 'life', at: [132, 82], size: 84, smooth: true }],
  }),
  genie: spell('djinn', 'arcane', 'air', {
    smooth: true,
    size: 190,
    weather: ['sparkle', 'mist'],
    zones: [['gold', 'M170 0H342V90H170z']],
    glows: [
      [236, 112, 14, '#fff'],
      [276, 112, 14, '#fff'],
    ],
  }),
  swiftWind: spell('wingfoot', 'bone', 'air', {
    weather: ['motes'],
    behind: [{ icon: 'whirlwind', paint: 'glass', at: [150, 150], size: 150, smooth: true, fade: 0.5 }],
  }),
  tempest: spell('tornado', 'glass', 'air', {
    smooth: true,
    size: 196,
    place: 'night',
    weather: ['rain'],
    before: [
      { glow: [200, 60, 46, '#ffffff'] },
      { icon: 'lightning-trio', paint: 'gold', at: [206, 70], size: 72, smooth: true },
    ],
  }),
  ballOfFlame: spell('fire-spell-cast', 'rust', 'fire', {
    size: 190,
    weather: ['embers'],
    behind: [
      { shape: 'fire-ring', flat: '#ffcf6a', at: [132, 128], size: 218, fade: 0.4 },
      { glow: [184, 88, 100, '#ff9a2e'] },
    ],
    zones: [['flame', 'M240 20H500V270H240z']],
  }),
  courage: spell('lion', 'gold', 'fire', {
    place: 'rays',
    weather: ['embers'],
    zones: [['flame', 'M0 0H240V512H0z']],
  }),
  fireOfWrath: spell('flame-claws', 'flame', 'fire', {
    smooth: true,
    size: 200,
    place: 'cave',
    weather: ['embers'],
    before: [
      { icon: 'burning-eye', paint: 'royal', at: [132, 122], size: 96, glows: [[256, 300, 80, '#ffe44a']] },
    ],
  }),
} as const satisfies Readonly<Record<SpellId, Picture>>;
