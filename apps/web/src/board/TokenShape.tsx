/** A token of any book: side by the shape of the base, kind by emblem and colour, figure by its mark. */
import { memo } from 'react';
import type { ReactNode } from 'react';
import { SPRITE } from 'virtual:icon-sprite';
import type { FigureIconName } from '../ui/iconNames.ts';
import './tokens.css';

/** An icon of game-icons, or a drawing of our own. */
export type Emblem = { readonly icon: FigureIconName } | { readonly own: string };

export type Side = 'heroes' | 'morcar' | 'nobody';

/** What a figure looks like. */
export interface TokenLook {
  readonly side: Side;
  /** One or two characters that tell it from others of its kind. */
  readonly mark?: string;
  readonly body?: number;
  readonly maxBody?: number;
  /** The names of its colours. */
  readonly look: string;
  readonly emblem: Emblem;
  readonly asleep?: boolean;
  /** Small drawings of its lasting effects: the first three are shown. */
  readonly signs?: readonly string[];
}

/** The token of any book; its drawing is passed in. */
export const TokenShape = memo(function TokenShape(props: TokenLook): ReactNode {
  const { look, emblem, side, mark, body, maxBody, asleep = false, signs = [] } = props;
  return (
    <g className={`token token-${side} token-${look}${asleep ? ' token-asleep' : ''}`}>
      <path className="token-shade" d={BASES[side]} transform="translate(3 5)" />
      <path className="token-base" d={BASES[side]} />
      <path className="token-rim" d={BASES[side]} transform="scale(0.9)" />
      <EmblemPicture emblem={emblem} />
      {body !== undefined && maxBody !== undefined && maxBody > 1 && (
        <Points side={side} body={body} most={maxBody} />
      )}
      {signs.slice(0, 3).map((sign, at) => (
        <g key={sign} className="token-condition" transform={`translate(-44 ${-44 + at * 30})`}>
          <circle cx={12} cy={12} r={15} />
          <path d={sign} />
        </g>
      ))}
      {mark !== undefined && mark !== '' && <Mark mark={mark} />}
    </g>
  );
});

/** A token by itself, for lists and strips; decoration: the text beside it names the figure. */
export function TokenAlone({
  size = 40,
  ...token
}: TokenLook & { readonly size?: number | undefined }): ReactNode {
  return (
    <svg
      className="token-picture"
      viewBox="-54 -54 108 108"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <TokenShape {...token} />
    </svg>
  );
}

/** Heroes round, Morcar's eight-sided, captives square. */
const BASES: Readonly<Record<Side, string>> = {
  heroes: 'M0 -42A42 42 0 1 1 -0.1 -42z',
  morcar: 'M-18 -42H18L42 -18V18L18 42H-18L-42 18V-18z',
  nobody: 'M-28 -38H28Q38 -38 38 -28V28Q38 38 28 38H-28Q-38 38 -38 28V-28Q-38 -38 -28 -38z',
};

function EmblemPicture({ emblem }: { readonly emblem: Emblem }): ReactNode {
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
  readonly side: Side;
  readonly body: number;
  readonly most: number;
}

/** One dash per point along the rim, from the top; lost ones are thin. */
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

/** How much of a point's share of the rim is the gap to the next, in tenths. */
const GAP = 1.6;

/** Dashes along a rim of `most` × 10: one per point, and none after the last one left. */
function pointDashes(most: number, left: number): string {
  const dashes = Array.from({ length: left }, () => `0 ${GAP / 2} ${10 - GAP} ${GAP / 2}`);
  return [...dashes, `0 ${most * 10}`].join(' ');
}
