/** The eight arcana, the fimir's spells, and what heroes learn. */
import type { ArcanumId, FIMIR_SPELLS, GiftId, SpecialityId } from '@oubliette/nextlevel';
import { spell, thing } from '../../pictures/making.ts';
import type { Thing } from '../../pictures/making.ts';
import type { PaintName } from '../../pictures/paints.ts';
import type { Picture } from '../../pictures/picture.ts';

export const ARCANA = {
  revealingLight: spell('sunbeams', 'gold', 'light', { smooth: true, place: 'rays', weather: ['sparkle'] }),
  lightning: spell('heavy-lightning', 'gold', 'air', {
    smooth: true,
    place: 'night',
    size: 190,
    weather: ['rain'],
    behind: [{ glow: [132, 118, 120, '#bfe0ff'] }],
  }),
  weaponEnchantment: spell('shining-sword', 'steel', 'light', {
    place: 'rays',
    weather: ['sparkle'],
    behind: [{ glow: [132, 118, 100, '#ffd75a'] }],
  }),
  greaterHealing: spell('heart-wings', 'life', 'life', { smooth: true, place: 'rays', weather: ['sparkle'] }),
  wardingCircle: spell('magic-shield', 'arcane', 'light', { weather: ['sparkle'] }),
  thunderclap: spell('thunder-struck', 'gold', 'air', { smooth: true, place: 'rays', size: 190 }),
  golem: spell('rock-golem', 'stone', 'earth', {
    place: 'hall',
    size: 190,
    weather: ['dust'],
    glows: [
      [228, 72, 28, '#7fd4ff'],
      [284, 72, 28, '#7fd4ff'],
    ],
  }),
  rainOfFire: spell('burning-meteor', 'flame', 'fire', {
    smooth: true,
    place: 'night',
    size: 140,
    at: [150, 146],
    weather: ['embers'],
    behind: [
      { icon: 'burning-meteor', paint: 'flame', at: [70, 66], size: 78, smooth: true },
      { icon: 'burning-meteor', paint: 'flame', at: [204, 56], size: 64, smooth: true },
    ],
  }),
} as const satisfies Readonly<Record<ArcanumId, Picture>>;

export const FIMIR = {
  marshLights: spell('fairy', 'gold', 'fimirs', {
    smooth: true,
    place: 'night',
    weather: ['mist', 'sparkle'],
  }),
  slime: spell('slime', 'plague', 'fimirs', { smooth: true, place: 'cave' }),
  marshGas: spell('poison-cloud', 'warp', 'fimirs', { smooth: true, place: 'night', weather: ['mist'] }),
  chokingMire: spell('quicksand', 'earth', 'fimirs', { place: 'cave', weather: ['mist'] }),
  blackMist: spell('dust-cloud', 'shade', 'fimirs', {
    smooth: true,
    place: 'night',
    size: 190,
    weather: ['mist'],
  }),
} as const satisfies Readonly<Record<(typeof FIMIR_SPELLS)[number], Picture>>;

function learnt(icon: string, paint: PaintName, more: Thing = {}): Picture {
  return thing(icon, paint, {
    kind: 'level',
    family: 'wisdom',
    place: 'rays',
    afloat: true,
    size: 150,
    at: [132, 126],
    halo: [132, 116, 130],
    weather: ['sparkle'],
    ...more,
  });
}

export const LEARNT = {
  hardy: learnt('heart-armor', 'life'),
  strongBack: learnt('knapsack', 'leather'),
  heavyHand: learnt('mailed-fist', 'steel'),
  quickReflexes: learnt('dodging', 'skin'),
  shadowStep: learnt('footsteps', 'night', { family: 'dark' }),
  stoneStance: learnt('stone-block', 'stone'),
  quickHands: learnt('glowing-hands', 'skin'),
  tautString: learnt('bow-string', 'wood'),
  multipleShot: learnt('arrow-cluster', 'wood'),
  heroicShot: learnt('target-shot', 'royal'),
  clearMind: learnt('meditation', 'frost'),
  increasedIntensity: learnt('fire-ray', 'flame', { smooth: true }),
  deepWell: learnt('well', 'stone'),
  assassin: learnt('cloak-dagger', 'night', { family: 'barbarian' }),
  champion: learnt('barbute', 'gold', { family: 'barbarian' }),
  gunner: learnt('musket', 'wood', { family: 'dwarf', size: 180 }),
  bulwark: learnt('spiked-shield', 'iron', { family: 'dwarf' }),
  sharpshooter: learnt('high-shot', 'wood', { family: 'elf' }),
  bladeDancer: learnt('dervish-swords', 'steel', { family: 'elf' }),
  spellsinger: learnt('harp', 'gold', { family: 'elf' }),
  battleMage: learnt('wizard-staff', 'wood', {
    family: 'wizard',
    before: [{ icon: 'flame', paint: 'flame', at: [196, 70], size: 64, smooth: true }],
  }),
  sage: learnt('spell-book', 'paper', { family: 'wizard' }),
} as const satisfies Readonly<Record<GiftId | SpecialityId, Picture>>;
