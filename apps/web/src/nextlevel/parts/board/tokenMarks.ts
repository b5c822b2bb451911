/** NextLevel's drawings on tokens: facing, and signs of lasting effects. */
import type { Figure } from '@oubliette/classic';
import type { NextView } from '@oubliette/nextlevel';
import type { TokenMark } from '../../../board/Tokens.tsx';
import { SIGNS, signsOf } from './plights.ts';

/** The two corners free of conditions, marks and facing; smaller and side by side if there are more. */
const FEW = {
  scale: 1,
  places: [
    [35, -35],
    [-35, 35],
  ],
} as const;
const MANY = {
  scale: 0.75,
  places: [
    [24, -42],
    [42, -24],
    [-42, 24],
    [-24, 42],
  ],
} as const;

/** A chevron on the rim, light in a dark casing, so that it shows on any colour; pointing north (NXT-FAC-01). */
const CHEVRON = 'M0 -55L24 -33L17 -25L0 -39L-17 -25L-24 -33z';

/** By direction, north first. East and south make room for the mark in the corner between them. */
const TURNS: readonly [string, string, string, string] = [
  'rotate(0)',
  'translate(0 -9) rotate(90)',
  'translate(-9 0) rotate(180)',
  'rotate(270)',
];

export function tokenMarks(view: NextView, figure: Figure): readonly TokenMark[] {
  const facing = view.next.facing[figure.id];
  const signs = signsOf(view, figure.id);
  const { scale, places } = signs.length > FEW.places.length ? MANY : FEW;
  return [
    ...(facing === undefined || figure.side === 'nobody'
      ? []
      : ['next-facing-casing', 'next-facing-sign'].map((name) => ({
          name,
          d: CHEVRON,
          at: TURNS[facing],
        }))),
    ...signs.slice(0, places.length).flatMap((tag, index) => {
      const [x, y] = places[index]!;
      const at = `translate(${x} ${y}) scale(${scale})`;
      return [
        { name: 'next-plight-plate', d: 'M0 -20L20 0L0 20L-20 0z', at },
        { name: 'next-plight-sign', d: SIGNS[tag]!, at: `${at} translate(-12 -12)` },
      ];
    }),
  ];
}
