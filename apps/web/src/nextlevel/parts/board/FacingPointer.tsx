/** Which way a figure faces: a chevron on the rim of its token, light in a dark casing, so that it shows on any colour (NXT-FAC-01). */
import { memo } from 'react';
import type { ReactNode } from 'react';
import type { Direction } from '@oubliette/dungeon';
import './tokens.css';

/** Drawn around the origin, 100 across. */
export const FacingPointer = memo(function FacingPointer({
  facing,
}: {
  readonly facing: Direction;
}): ReactNode {
  return (
    <g className="next-facing" data-facing={facing} transform={PLACES[facing]}>
      <path className="next-facing-casing" d={CHEVRON} />
      <path className="next-facing-sign" d={CHEVRON} />
    </g>
  );
});

/** Pointing north. */
const CHEVRON = 'M0 -55L24 -33L17 -25L0 -39L-17 -25L-24 -33z';

/** By direction, north first. East and south make room for the mark in the corner between them. */
const PLACES: readonly [string, string, string, string] = [
  '',
  'translate(0 -9) rotate(90)',
  'translate(-9 0) rotate(180)',
  'rotate(270)',
];
