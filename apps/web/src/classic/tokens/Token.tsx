/** A figure as a token: its side by the shape of the base, its kind by emblem and colour, itself by its mark. */
import { memo } from 'react';
import type { ReactNode } from 'react';
import type { Condition, Figure } from '@oubliette/classic';
import { SPRITE } from 'virtual:icon-sprite';
import { CONDITION_SIGNS, emblemOf, pointDashes } from './tokens.ts';
import type { FigureKind } from './tokens.ts';
import './tokens.css';

export interface TokenProps {
  readonly kind: FigureKind;
  readonly side: Figure['side'];
  /** One or two characters by which it is told from the others of its kind. */
  readonly mark?: string;
  readonly body?: number;
  readonly maxBody?: number;
  readonly conditions?: readonly Condition[];
}

/** Drawn around the origin, 100 across: for use inside the board's drawing. */
export const Token = memo(function Token(props: TokenProps): ReactNode {
  const { kind, side, mark, body, maxBody, conditions = [] } = props;
  const asleep = conditions.includes('asleep');
  return (
    <g className={`token token-${side} token-${kind}${asleep ? ' token-asleep' : ''}`}>
      <path className="token-shade" d={BASES[side]} transform="translate(3 5)" />
      <path className="token-base" d={BASES[side]} />
      <path className="token-rim" d={BASES[side]} transform="scale(0.9)" />
      <EmblemPicture kind={kind} />
      {body !== undefined && maxBody !== undefined && maxBody > 1 && (
        <Points side={side} body={body} most={maxBody} />
      )}
      {conditions.slice(0, 3).map((condition, at) => (
        <g key={condition} className="token-condition" transform={`translate(-44 ${-44 + at * 30})`}>
          <circle cx={12} cy={12} r={15} />
          <path d={CONDITION_SIGNS[condition]} />
        </g>
      ))}
      {mark !== undefined && mark !== '' && <Mark mark={mark} />}
    </g>
  );
});

/** Heroes round, Morcar's eight-sided, those of nobody square. */
const BASES: Readonly<Record<Figure['side'], string>> = {
  heroes: 'M0 -42A42 42 0 1 1 -0.1 -42z',
  morcar: 'M-18 -42H18L42 -18V18L18 42H-18L-42 18V-18z',
  nobody: 'M-28 -38H28Q38 -38 38 -28V28Q38 38 28 38H-28Q-38 38 -38 28V-28Q-38 -38 -28 -38z',
};

function EmblemPicture({ kind }: { readonly kind: FigureKind }): ReactNode {
  const emblem = emblemOf(kind);
  const placing = 'translate(-35 -36) scale(0.1348)';
  return 'own' in emblem ? (
    <path className="token-emblem" d={emblem.own} fillRule="evenodd" transform={placing} />
  ) : (
    <use
      className="token-emblem"
      href={`${SPRITE}#${emblem.icon}`}
      width={512}
      height={512}
      transform={placing}
    />
  );
}

interface PointsProps {
  readonly side: Figure['side'];
  readonly body: number;
  readonly most: number;
}

/** One dash a point along the rim, from the top; those that are lost are thin. */
function Points({ side, body, most }: PointsProps): ReactNode {
  const rim = { d: BASES[side], pathLength: most * 10, transform: 'scale(1.04)' };
  return (
    <g className="token-points">
      <path className="token-points-bed" {...rim} />
      <path className="token-point-lost" {...rim} strokeDasharray={pointDashes(most, most)} />
      <path className="token-point" {...rim} strokeDasharray={pointDashes(most, Math.max(0, body))} />
    </g>
  );
}

function Mark({ mark }: { readonly mark: string }): ReactNode {
  const long = mark.length > 1;
  const [width, height] = long ? [42, 30] : [34, 36];
  return (
    <g
      className={`token-mark${long ? ' token-mark-long' : ''}`}
      transform={`translate(${50 - width} ${50 - height})`}
    >
      <rect width={width} height={height} rx={9} />
      <text x={width / 2} y={height * 0.8}>
        {mark}
      </text>
    </g>
  );
}

/** A token by itself, for lists and strips; decoration: the text beside it says who it is. */
export function TokenPicture({ size = 40, ...token }: TokenProps & { readonly size?: number }): ReactNode {
  return (
    <svg
      className="token-picture"
      viewBox="-54 -54 108 108"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <Token {...token} />
    </svg>
  );
}
