/** The colours of the woodcut. */

/** The one outline. */
export const INK = '#1a110a';
export const LAMP = '#ffe7ae';

export type Paint = readonly [light: string, middle: string, dark: string, under: string];

/** Light, middle, dark, and what shows where an icon is cut. */
export const PAINTS = {
  orc: ['#b9cf6a', '#6f9436', '#33501c', '#16240e'],
  goblin: ['#f0e07a', '#b7a52c', '#6a5a14', '#2b2408'],
  fimir: ['#8fe0cd', '#2b9484', '#0f4a49', '#062223'],
  ogre: ['#f0c08c', '#b97b45', '#6b3c1e', '#2a150a'],
  troll: ['#c4d2b4', '#7f9679', '#3f5244', '#18211a'],
  skin: ['#ffe4c2', '#e2ab70', '#96592b', '#3a1c0c'],
  ginger: ['#ffd391', '#e28d38', '#8a4314', '#331505'],
  bone: ['#fffbe9', '#e3d4ab', '#a08a5c', '#2a2013'],
  linen: ['#f6dfa6', '#d0a75c', '#7d5824', '#2a1a08'],
  rot: ['#cfe3b4', '#8cae85', '#47664f', '#17251c'],
  stone: ['#dfe4f0', '#8e96ab', '#4a5063', '#191c27'],
  iron: ['#b9c3d3', '#5b6677', '#262c37', '#0d0f15'],
  blackIron: ['#8d96a8', '#3c4350', '#181b23', '#08090c'],
  rat: ['#d9b48c', '#96694a', '#4f3122', '#1f110b'],
  ratDark: ['#b0a098', '#6a5a55', '#332a2a', '#130e0f'],
  ratPale: ['#fff6e2', '#d8c6aa', '#8b745a', '#2c2015'],
  brass: ['#ffedab', '#d8a63c', '#7c5413', '#2e1d05'],
  steel: ['#f7fbff', '#a9b4c0', '#525c69', '#1c2027'],
  rust: ['#e2a878', '#9a5a33', '#4f2a18', '#1f0f08'],
  wood: ['#d9a066', '#8c5a2c', '#4a2b12', '#1e1007'],
  leather: ['#b57d4a', '#7a4a25', '#40240f', '#1a0e06'],
  cloth: ['#c05a3c', '#83281e', '#43100e', '#1b0606'],
  royal: ['#e0503c', '#a01f1c', '#560c10', '#240407'],
  plague: ['#c7d06a', '#7d8a2c', '#3e4714', '#1a1e07'],
  violet: ['#d6a6f0', '#8a4fb4', '#43205f', '#1b0a29'],
  belly: ['#d7efc0', '#84b98e', '#3c7464', '#0f2b28'],
  trim: ['#ffb38c', '#c0432a', '#641513', '#26070a'],
  fur: ['#a98f76', '#66503f', '#33251d', '#150e0a'],
  flame: ['#fff6b8', '#ffa322', '#c9330e', '#4d0b05'],
  frost: ['#ffffff', '#9fd7ff', '#3c79c0', '#0d2344'],
  life: ['#ffd3c8', '#e0473f', '#8c1218', '#360508'],
  leaf: ['#d3f2a4', '#62ab46', '#255f2c', '#0c2612'],
  glass: ['#ffffff', '#cfe6e6', '#7fa3a8', '#24363a'],
  gold: ['#fff8c9', '#f0bd3e', '#a26a10', '#3f2504'],
  gem: ['#c9fff0', '#35c69b', '#0f6c5a', '#04302a'],
  warp: ['#f4ffb0', '#a8f03c', '#3f8f1c', '#11330a'],
  shade: ['#6d6474', '#3d3644', '#1d1823', '#0b090e'],
  night: ['#4a4454', '#2a2631', '#14121a', '#08070b'],
  earth: ['#a98c66', '#6b5236', '#38281a', '#160f09'],
  arcane: ['#a9c8ff', '#4a76d6', '#1d3a86', '#0a1638'],
  laurel: ['#e9f0a0', '#8fa83a', '#4a5f1c', '#1c260a'],
  paper: ['#fff7dc', '#e6d3a0', '#a88a52', '#4a3614'],
} as const satisfies Readonly<Record<string, Paint>>;
export type PaintName = keyof typeof PAINTS;

interface Hues {
  readonly far: string;
  readonly mid: string;
  readonly near: string;
  readonly glow: string;
  readonly rim: string;
  /** Of a token's bed, from the lamp to the shade. */
  readonly bed: readonly [string, string];
}

/** Far, middle, near and the light of a place, which opposes the skins of its family. */
export const FAMILIES = {
  goblinoids: {
    far: '#b3652f',
    mid: '#55290f',
    near: '#1d0d07',
    glow: '#ffe3a0',
    rim: '#ffc14e',
    bed: ['#8a451d', '#2e1309'],
  },
  undead: {
    far: '#6f8f96',
    mid: '#2f464f',
    near: '#101a20',
    glow: '#d9fbf2',
    rim: '#8ff5e0',
    bed: ['#4f7680', '#162932'],
  },
  chaos: {
    far: '#a04a34',
    mid: '#4d1c19',
    near: '#1c0a0b',
    glow: '#ffc07a',
    rim: '#ff7440',
    bed: ['#b0382a', '#3d0b10'],
  },
  ratmen: {
    far: '#6d7a3a',
    mid: '#38401f',
    near: '#15180c',
    glow: '#d6ff78',
    rim: '#a8f53c',
    bed: ['#6f9232', '#232f10'],
  },
  beasts: {
    far: '#5f7f95',
    mid: '#283c4c',
    near: '#0e161d',
    glow: '#f4ecd2',
    rim: '#ffd08a',
    bed: ['#5b7d94', '#1c2d3a'],
  },
  fimirs: {
    far: '#a08f45',
    mid: '#4c421d',
    near: '#1a1608',
    glow: '#fff3b0',
    rim: '#ffe88a',
    bed: ['#b09a45', '#463b14'],
  },
  demons: {
    far: '#7c6a9c',
    mid: '#3a2c52',
    near: '#150f20',
    glow: '#ffd6a0',
    rim: '#ff9a5a',
    bed: ['#7a5fae', '#271840'],
  },
  treasure: {
    far: '#b98a3c',
    mid: '#5c3c16',
    near: '#231506',
    glow: '#fff2b8',
    rim: '#ffe27a',
    bed: ['#b98a3c', '#4a2f10'],
  },
  life: {
    far: '#8a5c58',
    mid: '#45252a',
    near: '#1b0d11',
    glow: '#ffd9c4',
    rim: '#ff9a86',
    bed: ['#8a5c58', '#45252a'],
  },
  fire: {
    far: '#c04a1a',
    mid: '#5f1a0c',
    near: '#220805',
    glow: '#ffe08a',
    rim: '#ffb03a',
    bed: ['#c04a1a', '#5f1a0c'],
  },
  water: {
    far: '#2a6a9c',
    mid: '#123a60',
    near: '#071828',
    glow: '#d0f4ff',
    rim: '#7fd4ff',
    bed: ['#2a6a9c', '#123a60'],
  },
  earth: {
    far: '#6f7a2c',
    mid: '#343a14',
    near: '#141606',
    glow: '#e9e68a',
    rim: '#d0e070',
    bed: ['#6f7a2c', '#343a14'],
  },
  air: {
    far: '#7f8fb0',
    mid: '#3a4664',
    near: '#161c2c',
    glow: '#ffffff',
    rim: '#dfe9ff',
    bed: ['#7f8fb0', '#3a4664'],
  },
  light: {
    far: '#d8b45a',
    mid: '#7c5a20',
    near: '#30200a',
    glow: '#fffbe0',
    rim: '#fff4b0',
    bed: ['#d8b45a', '#7c5a20'],
  },
  dark: {
    far: '#4a3a66',
    mid: '#231a36',
    near: '#0c0814',
    glow: '#d8a0ff',
    rim: '#b86aff',
    bed: ['#6a4a96', '#231a36'],
  },
  hazard: {
    far: '#8c6a3a',
    mid: '#43301a',
    near: '#1a110a',
    glow: '#ffdf9a',
    rim: '#ffb54a',
    bed: ['#8c6a3a', '#43301a'],
  },
  room: {
    far: '#6f6a86',
    mid: '#322e40',
    near: '#131119',
    glow: '#ffcf7a',
    rim: '#ffb861',
    bed: ['#6f6a86', '#322e40'],
  },
  death: {
    far: '#5a6275',
    mid: '#262b38',
    near: '#0c0e14',
    glow: '#d4dff0',
    rim: '#aac4ea',
    bed: ['#5a6275', '#262b38'],
  },
  wisdom: {
    far: '#6f93d8',
    mid: '#2a4684',
    near: '#0d1a38',
    glow: '#ffffff',
    rim: '#dcecff',
    bed: ['#6f93d8', '#2a4684'],
  },
  victory: {
    far: '#e0a33c',
    mid: '#a3591c',
    near: '#43200c',
    glow: '#fffbe0',
    rim: '#fff0a8',
    bed: ['#e0a33c', '#a3591c'],
  },
  barbarian: {
    far: '#a8584a',
    mid: '#561e18',
    near: '#200a08',
    glow: '#ffd9b0',
    rim: '#ffb07a',
    bed: ['#c0402c', '#4f0f0c'],
  },
  dwarf: {
    far: '#b98a4a',
    mid: '#5f3c10',
    near: '#221405',
    glow: '#fff0c0',
    rim: '#ffd27a',
    bed: ['#d08a2a', '#5c3606'],
  },
  elf: {
    far: '#5f9c78',
    mid: '#1c4a30',
    near: '#081c11',
    glow: '#e6ffd8',
    rim: '#a8f0b4',
    bed: ['#2f8f52', '#08381c'],
  },
  wizard: {
    far: '#6f93d8',
    mid: '#20386c',
    near: '#0a142a',
    glow: '#dcecff',
    rim: '#a9c8ff',
    bed: ['#3f70cc', '#0f2554'],
  },
  folk: {
    far: '#9a86a8',
    mid: '#44324e',
    near: '#1a1120',
    glow: '#ffe8d0',
    rim: '#e8c8a8',
    bed: ['#8a6a98', '#38243f'],
  },
} as const satisfies Readonly<Record<string, Hues>>;
export type Family = keyof typeof FAMILIES;

/** Temper and mind: a brute, a veteran or a demon, the warp, the dead, one eye that sees. */
export const EYES = {
  red: '#ff3a1e',
  amber: '#ffb01e',
  green: '#9cff2e',
  ice: '#5effe6',
  sun: '#ffe44a',
  violet: '#e08aff',
} as const;
