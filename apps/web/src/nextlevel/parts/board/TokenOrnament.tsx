/** What NextLevel draws on tokens: which way they face, and signs of what lasts on them. */
import type { ReactNode } from 'react';
import type { Figure } from '@oubliette/classic';
import type { NextView } from '@oubliette/nextlevel';
import { FacingPointer } from './FacingPointer.tsx';
import { SIGNS, signsOf } from './plights.ts';
import './tokens.css';

/** The two corners that conditions, marks and facing leave free. */
const PLACES = [
  [35, -35],
  [-35, 35],
] as const;

export function TokenOrnament({
  view,
  figure,
}: {
  readonly view: NextView;
  readonly figure: Figure;
}): ReactNode {
  const facing = view.next.facing[figure.id];
  return (
    <>
      {facing !== undefined && figure.side !== 'nobody' && <FacingPointer facing={facing} />}
      {signsOf(view, figure.id)
        .slice(0, PLACES.length)
        .map((tag, at) => {
          const [x, y] = PLACES[at]!;
          return (
            <g key={tag} className="next-plight" data-plight={tag} transform={`translate(${x} ${y})`}>
              <path className="next-plight-plate" d="M0 -20L20 0L0 20L-20 0z" />
              <path className="next-plight-sign" d={SIGNS[tag]} transform="translate(-12 -12)" />
            </g>
          );
        })}
    </>
  );
}
