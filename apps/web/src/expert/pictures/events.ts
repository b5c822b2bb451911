/** The Event deck, what a life of adventure brings between two quests, and how quests end. */
import type { EventId, LifeId } from '@oubliette/expert';
import { TRAPS } from '../../classic/pictures/traps.ts';
import { event, trap } from '../../pictures/making.ts';
import type { Thing } from '../../pictures/making.ts';
import type { PaintName } from '../../pictures/paints.ts';
import type { Picture } from '../../pictures/picture.ts';

/** Something has been let loose. */
function loose(icon: string, paint: PaintName, more: Thing = {}): Picture {
  return event(icon, paint, { family: 'dark', place: 'cave', afloat: true, weather: ['mist'], ...more });
}

const BLOOD = { icon: 'drop', paint: 'life', at: [206, 186], size: 30, smooth: true } as const;

export const EVENTS = {
  pit: TRAPS.pit,
  dart: trap('dart', 'steel', {
    afloat: true,
    at: [120, 96],
    size: 130,
    before: [{ icon: 'drop', paint: 'warp', at: [66, 190], size: 34, smooth: true }],
  }),
  spear: TRAPS.spear,
  rockfall: TRAPS.rockfall,
  needle: trap('sewing-needle', 'steel', {
    afloat: true,
    behind: [{ icon: 'key-lock', paint: 'brass', at: [176, 128], size: 120 }],
    at: [104, 116],
    size: 150,
    before: [BLOOD],
  }),
  gas: trap('poison-gas', 'warp', { family: 'ratmen', smooth: true, weather: ['mist'] }),
  scythe: trap('reaper-scythe', 'steel', { afloat: true, size: 190, before: [BLOOD] }),
  glyph: trap('flame-spin', 'flame', { family: 'fire', smooth: true, afloat: true, place: 'sigil' }),
  rustedLock: trap('plain-padlock', 'rust', { afloat: true, size: 150 }),
  bar: trap('wooden-door', 'wood', {
    size: 168,
    before: [{ line: 'M40 132H224', colour: '#3f3a36', width: 24 }],
  }),
  spellLock: trap('wooden-door', 'violet', { family: 'dark', size: 168, weather: ['sparkle'] }),
  darkness: loose('unlit-candelabra', 'iron', { place: 'night' }),
  slime: loose('slime', 'plague', { family: 'fimirs', smooth: true }),
  dread: loose('terror', 'bone', { place: 'rays' }),
  cramp: loose('knee-cap', 'skin', { family: 'hazard' }),
  patrol: loose('pikeman', 'shade', { family: 'goblinoids', size: 170 }),
  scavengers: loose('vulture', 'night', { family: 'beasts' }),
  hunters: loose('hunter-eyes', 'night', {
    family: 'chaos',
    glows: [
      [160, 250, 60, '#ffb01e'],
      [352, 250, 60, '#ffb01e'],
    ],
  }),
  frenzy: loose('claw-slashes', 'royal', { family: 'chaos', place: 'rays' }),
  shieldOfChaos: loose('spiked-shield', 'blackIron', { family: 'chaos', place: 'hall' }),
  secondWind: loose('heart-beats', 'life', { family: 'chaos', place: 'rays', smooth: true }),
  evilEye: loose('warlock-eye', 'violet', { place: 'sigil' }),
  draught: loose('candle-light', 'bone', {
    family: 'air',
    place: 'stair',
    smooth: true,
    before: [{ icon: 'windy-stripes', paint: 'glass', at: [190, 90], size: 110, smooth: true }],
  }),
  echo: loose('footsteps', 'stone', { family: 'air', place: 'stair' }),
  mouse: loose('mouse', 'fur', { family: 'hazard', place: 'vault', size: 130 }),
} as const satisfies Readonly<Record<EventId, Picture>>;

/** In a room with a fire, at a table with a candle. */
function home(icon: string, paint: PaintName, more: Thing = {}): Picture {
  return event(icon, paint, { family: 'treasure', place: 'shelf', afloat: true, at: [132, 112], ...more });
}

const WOE = { family: 'death', weather: ['rain'] } as const;

export const LIFE = {
  legacy: home('tied-scroll', 'paper', { zones: [['life', 'M200 200H312V312H200z']] }),
  oldDebt: home('receive-money', 'gold'),
  luckyDice: home('rolling-dices', 'bone'),
  escort: home('cheese-wedge', 'gold'),
  attic: home('open-chest', 'wood'),
  herbalist: home('herbs-bundle', 'leaf'),
  scribe: home('quill-ink', 'paper'),
  pedlar: home('knapsack', 'leather'),
  smith: home('blacksmith', 'iron', { weather: ['embers'] }),
  fencing: home('sword-clash', 'steel'),
  riotDuty: home('cabbage', 'leaf'),
  shrine: home('church', 'stone', { place: 'night' }),
  cobbler: home('boots', 'leather'),
  cutpurse: home('robber-hand', 'skin', WOE),
  damages: home('shattered-glass', 'glass', WOE),
  taxes: home('pay-money', 'gold', WOE),
  burglar: home('robber', 'night', { ...WOE, place: 'night' }),
  brawl: home('bar-stool', 'wood', WOE),
  fever: home('person-in-bed', 'linen', WOE),
  nightmares: home('evil-moon', 'bone', { ...WOE, place: 'night' }),
  stiffNeck: home('back-pain', 'skin', WOE),
  evilEye: home('witch-face', 'rot', { ...WOE, zones: [['night', 'M0 0H512V225H0z']] }),
  blisters: home('barefoot', 'skin', WOE),
  apprentice: home('honeypot', 'gold', WOE),
  wrestling: home('strong-man', 'skin', { family: 'folk' }),
  swap: home('trade', 'brass', { family: 'folk' }),
  smuggling: home('cellar-barrels', 'wood', { family: 'folk', place: 'night' }),
  berserkers: home('viking-longhouse', 'wood', { family: 'water', place: 'night' }),
  pilgrimage: home('pilgrim-hat', 'leather', { family: 'folk', place: 'night' }),
  tasting: home('bubbling-flask', 'glass', { family: 'folk', zones: [['warp', 'M0 250H512V512H0z']] }),
} as const satisfies Readonly<Record<LifeId, Picture>>;
