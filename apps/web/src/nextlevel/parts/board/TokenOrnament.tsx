/** What NextLevel draws on tokens: which way they face, and signs of what lasts on them. */
import type { ReactNode } from 'react';
import type { Figure } from '@oubliette/classic';
import type { NextView } from '@oubliette/nextlevel';
import { FacingPointer } from './FacingPointer.tsx';
import { SIGNS, signsOf } from './plights.ts';
import './tokens.css';

/** The two corners that conditions, marks and facing leave free; smaller, and side by side there, where there are more. */
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

export function TokenOrnament({
  view,
  figure,
}: {
  readonly view: NextView;
  readonly figure: Figure;
}): ReactNode {
  const facing = view.next.facing[figure.id];
  const signs = signsOf(view, figure.id);
  const { scale, places } = signs.length > FEW.places.length ? MANY : FEW;
  return (
    <>
      {facing !== undefined && figure.side !== 'nobody' && <FacingPointer facing={facing} />}
      {signs.slice(0, places.length).map((tag, at) => {
        const [x, y] = places[at]!;
        return (
          <g
            key={tag}
            className="next-plight"
            data-plight={tag}
            transform={`translate(${x} ${y}) scale(${scale})`}
          >
            <path className="next-plight-plate" d="M0 -20L20 0L0 20L-20 0z" />
            <path className="next-plight-sign" d={SIGNS[tag]} transform="translate(-12 -12)" />
          </g>
        );
      })}
    </>
  );
}
