/** Traps of more kinds than the classic three. */
import type { NextTrapKind } from '@oubliette/nextlevel';
import { TRAPS as CLASSIC } from '../../classic/pictures/traps.ts';
import { trap } from '../../pictures/making.ts';
import type { Picture } from '../../pictures/picture.ts';

export const TRAPS = {
  ...CLASSIC,
  deepPit: trap('falling', 'skin', { place: 'cave', afloat: true, family: 'dark', size: 150 }),
  poisonedDarts: trap('dart', 'steel', {
    afloat: true,
    at: [120, 96],
    size: 130,
    before: [
      { icon: 'dart', paint: 'steel', at: [170, 168], size: 96 },
      { icon: 'drop', paint: 'warp', at: [66, 190], size: 34, smooth: true },
    ],
  }),
  swingingBlade: trap('crescent-blade', 'steel', {
    afloat: true,
    at: [132, 150],
    size: 150,
    turn: 135,
    behind: [{ line: 'M132 -10V120', colour: '#8b95a3', width: 7 }],
  }),
  graniteSphere: trap('stone-sphere', 'stone', { size: 160, at: [138, 128] }),
  steelJaw: trap('mantrap', 'steel', {
    size: 200,
    at: [132, 140],
    zones: [
      ['rust', 'M0 330H512V512H0z'],
      ['brass', 'M190 160H330V210H280V262H236V210H190zM256 270a58 58 0 1 0 .1 0z'],
    ],
  }),
  fireCloud: trap('fire-zone', 'flame', { family: 'fire', smooth: true, size: 190, weather: ['embers'] }),
  chokingGas: trap('poison-gas', 'warp', { family: 'ratmen', smooth: true, size: 180, weather: ['mist'] }),
} as const satisfies Readonly<Record<NextTrapKind, Picture>>;
