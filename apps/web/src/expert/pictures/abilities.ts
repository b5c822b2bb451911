/** What the seven have learnt, and what the game master's creatures draw. */
import type { AbilityId, ChaosId } from '@oubliette/expert';
import { SPELLS } from '../../classic/pictures/spells.ts';
import { spell } from '../../pictures/making.ts';
import type { Thing } from '../../pictures/making.ts';
import type { PaintName } from '../../pictures/paints.ts';
import type { Picture } from '../../pictures/picture.ts';

const FIRE = { smooth: true, weather: ['embers'] } as const;

/** With hand and arm. */
function feat(icon: string, paint: PaintName, more: Thing = {}): Picture {
  return spell(icon, paint, 'barbarian', { place: 'rays', weather: ['embers'], ...more });
}

/** With the eyes, the feet and the fingers. */
function craft(icon: string, paint: PaintName, more: Thing = {}): Picture {
  return spell(icon, paint, 'elf', { place: 'cave', weather: ['motes'], ...more });
}

/** With others. */
function stand(icon: string, paint: PaintName, more: Thing = {}): Picture {
  return spell(icon, paint, 'dwarf', { place: 'hall', weather: ['motes'], ...more });
}

function prayer(icon: string, paint: PaintName, more: Thing = {}): Picture {
  return spell(icon, paint, 'light', { place: 'rays', weather: ['sparkle'], ...more });
}

export const ABILITIES = {
  mightyBlow: feat('mailed-fist', 'steel'),
  cleave: feat('axe-swing', 'steel', { size: 190 }),
  bloodForBlood: feat('bloody-sword', 'steel', { zones: [['life', 'M0 260H260V512H0z']] }),
  bullRush: feat('buffalo-head', 'rust', { size: 180 }),
  rage: feat('enrage', 'royal'),
  thickSkin: feat('animal-hide', 'leather', { place: 'vault' }),
  again: feat('crossed-slashes', 'steel'),
  greatLeap: feat('jump-across', 'skin', { place: 'cave' }),
  scout: craft('sniffing-dog', 'fur'),
  preciseBlow: feat('sword-slice', 'steel', { family: 'death' }),
  knockDown: feat('boot-kick', 'leather', { family: 'death' }),
  formation: stand('meeple-group', 'steel', { family: 'death', size: 150 }),
  challenge: stand('sword-brandish', 'steel', { family: 'death' }),
  cover: stand('shield-bash', 'steel', { family: 'death' }),
  parry: stand('sword-clash', 'steel', { family: 'death' }),
  rally: stand('rally-the-troops', 'brass'),
  carefulSearch: stand('gauntlet', 'steel'),
  shatter: stand('hammer-break', 'steel'),
  grudge: stand('orc-head', 'orc', {
    before: [{ icon: 'crossed-axes', paint: 'steel', at: [132, 122], size: 130 }],
    size: 160,
  }),
  anger: stand('dwarf-face', 'ginger', { weather: ['embers'], place: 'rays' }),
  whet: stand('stone-wheel', 'stone', {
    before: [{ icon: 'plain-dagger', paint: 'steel', at: [190, 96], size: 100 }],
    size: 150,
  }),
  forge: stand('anvil', 'iron', { weather: ['embers'] }),
  steadfast: stand('mountaintop', 'stone', { place: 'night' }),
  doubleShot: craft('striking-arrows', 'wood'),
  elvenFire: spell('frostfire', 'frost', 'elf', { ...FIRE, place: 'night', weather: ['sparkle'] }),
  hold: craft('vines', 'leaf', { size: 190 }),
  hawkEye: craft('hawk-emblem', 'ginger', { place: 'rays' }),
  sidestep: craft('dodging', 'skin'),
  spoilAim: craft('broken-arrow', 'wood'),
  quietDoor: craft('feather', 'bone', { family: 'dark', place: 'stair' }),
  slingStone: craft('slingshot', 'wood', { family: 'earth' }),
  backstab: craft('backstab', 'night', { family: 'earth' }),
  underfoot: craft('half-body-crawling', 'skin', { family: 'earth' }),
  nimbleFingers: craft('wolf-trap', 'rust', {
    family: 'earth',
    before: [{ icon: 'lockpicks', paint: 'steel', at: [196, 70], size: 80 }],
  }),
  stroke: craft('clover', 'leaf', { family: 'earth', place: 'rays', weather: ['sparkle'] }),
  keenSearch: craft('magnifying-glass', 'brass', { family: 'earth' }),
  deftHands: craft('lock-picking', 'brass', { family: 'earth' }),
  lightFeet: SPELLS.swiftWind,
  healingHand: prayer('glowing-hands', 'skin', { smooth: true }),
  greatHealing: prayer('heart-wings', 'life', { smooth: true }),
  smite: prayer('thor-hammer', 'gold'),
  holyLight: prayer('sunbeams', 'gold', { smooth: true }),
  blessing: prayer('harp', 'gold'),
  sanctuary: prayer('magic-shield', 'arcane'),
  holyWord: prayer('peace-dove', 'bone', { family: 'folk' }),
  vision: prayer('third-eye', 'violet', { family: 'wisdom', place: 'sigil' }),
  fireBolt: spell('fire-ray', 'flame', 'fire', { ...FIRE, size: 190 }),
  spark: spell('lightning-flame', 'gold', 'fire', { ...FIRE, size: 150, place: 'night' }),
  fireBall: spell('bright-explosion', 'flame', 'fire', { ...FIRE, size: 196, place: 'vault' }),
  mageArmour: spell('cape-armor', 'glass', 'air', { weather: ['mist'] }),
  counterspell: spell('shield-reflect', 'arcane', 'wizard', { weather: ['sparkle'] }),
  blink: spell('teleport', 'violet', 'wizard', { smooth: true, weather: ['sparkle'] }),
} as const satisfies Readonly<Record<AbilityId, Picture>>;

function curse(icon: string, paint: PaintName, more: Thing = {}): Picture {
  return spell(icon, paint, 'dark', { place: 'night', weather: ['mist'], ...more });
}

export const CHAOS_DEEDS = {
  blackBolt: curse('bolt-spell-cast', 'shade', { zones: [['violet', 'M256 0H512V256H256z']] }),
  doomBolt: curse('heavy-lightning', 'violet', { smooth: true, weather: ['rain'] }),
  fireRain: curse('three-burning-balls', 'flame', { ...FIRE, family: 'chaos', size: 190 }),
  howl: curse('screaming', 'bone', { family: 'chaos' }),
  leech: curse('leeching-worm', 'violet'),
  daze: curse('psychic-waves', 'violet', { smooth: true }),
  tremble: curse('evil-hand', 'rot', { flip: true }),
  frailty: curse('broken-bone', 'bone'),
  compel: curse('puppet', 'wood'),
  frenzyOfBlood: curse('fangs', 'bone', {
    family: 'chaos',
    before: [{ icon: 'drop', paint: 'life', at: [132, 196], size: 56, smooth: true }],
  }),
  ironSkin: curse('metal-golem-head', 'iron', { family: 'chaos', place: 'vault' }),
  mend: curse('stitched-wound', 'rot', { family: 'chaos' }),
  call: curse('hunting-horn', 'bone', { family: 'chaos', weather: ['embers'] }),
  vanish: curse('two-shadows', 'shade', { behind: [{ glow: [132, 118, 110, '#b86aff'] }] }),
  rust: curse('shattered-sword', 'rust', { family: 'chaos', place: 'crypt' }),
} as const satisfies Readonly<Record<ChaosId, Picture>>;
