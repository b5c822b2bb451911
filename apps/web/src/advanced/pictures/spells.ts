/** The Bright college's book, the dark wizards', and fire that is not taught. */
import { spell } from '../../pictures/making.ts';
import type { Picture } from '../../pictures/picture.ts';

export const SPELLS = {
  dragonArmour: spell('dragon-shield', 'flame', 'fire', {
    weather: ['embers'],
    behind: [{ icon: 'dragon-head', paint: 'royal', at: [132, 100], size: 200, fade: 0.6 }],
  }),
  openWindow: spell('window', 'gold', 'light', {
    place: 'vault',
    weather: ['motes'],
    behind: [{ glow: [132, 120, 110, '#fff4b0'] }],
  }),
  flamesOfDeath: spell('flame-spin', 'flame', 'fire', {
    smooth: true,
    size: 200,
    place: 'cave',
    weather: ['embers'],
  }),
  flamesOfThePhoenix: spell('eagle-emblem', 'flame', 'fire', {
    smooth: true,
    size: 186,
    place: 'rays',
    weather: ['embers'],
  }),
  theBrightKey: spell('boss-key', 'gold', 'light', {
    place: 'vault',
    weather: ['sparkle'],
    behind: [{ glow: [132, 116, 104, '#fff4b0'] }],
  }),
  flamingHandOfDestruction: spell('fire-punch', 'flame', 'fire', {
    smooth: true,
    size: 190,
    place: 'rays',
    weather: ['embers'],
  }),
  flight: spell('feathered-wing', 'bone', 'air', { size: 190, weather: ['motes'] }),
  swiftWind: spell('wingfoot', 'bone', 'air', {
    weather: ['motes'],
    behind: [{ icon: 'whirlwind', paint: 'glass', at: [150, 150], size: 150, smooth: true, fade: 0.5 }],
  }),
  powerOfThePhoenix: spell('angel-wings', 'flame', 'fire', {
    smooth: true,
    size: 190,
    place: 'rays',
    weather: ['sparkle'],
  }),
  stillAir: spell('fog', 'glass', 'air', { smooth: true, size: 190, place: 'night', weather: ['mist'] }),
  infernoOfDoom: spell('three-burning-balls', 'flame', 'fire', {
    smooth: true,
    size: 196,
    place: 'night',
    weather: ['embers'],
  }),
  courage: spell('lion', 'gold', 'fire', {
    place: 'rays',
    weather: ['embers'],
    zones: [['flame', 'M0 0H240V512H0z']],
  }),
  choke: spell('lungs', 'life', 'dark', {
    weather: ['mist'],
    before: [{ icon: 'evil-hand', paint: 'violet', at: [96, 128], size: 150 }],
  }),
  fireball: spell('fireball', 'flame', 'fire', {
    smooth: true,
    size: 186,
    place: 'vault',
    weather: ['embers'],
  }),
  flamingSkullOfTerror: spell('burning-skull', 'flame', 'dark', {
    smooth: true,
    size: 190,
    weather: ['embers'],
    zones: [['bone', 'M130 230H382V512H130z']],
    glows: [
      [208, 330, 40, '#ff3a1e'],
      [304, 330, 40, '#ff3a1e'],
    ],
  }),
  lightningBolt: spell('heavy-lightning', 'gold', 'dark', {
    smooth: true,
    size: 190,
    place: 'night',
    weather: ['rain'],
    behind: [{ glow: [132, 118, 120, '#d8a0ff'] }],
  }),
} as const satisfies Readonly<Record<string, Picture>>;
