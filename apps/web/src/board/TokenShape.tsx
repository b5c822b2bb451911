/** A token of any book: side by the shape of the base, kind by its face, rank by rim and crest, figure by its mark. */
import { memo } from 'react';
import type { ReactNode } from 'react';
import { SPRITE } from 'virtual:icon-sprite';
import type { PaintName } from '../pictures/paints.ts';
import { INK, PAINTS } from '../pictures/paints.ts';
import type { Subject } from '../pictures/picture.ts';
import { usePinned } from '../pictures/pinned.ts';
import { BASES, tokenFace } from '../pictures/tokenFace.ts';
import type { Side } from '../pictures/tokenFace.ts';
import type { IconName } from '../ui/iconNames.ts';
import './tokens.css';

export type { Side } from '../pictures/tokenFace.ts';

/** A picture's, or an icon in a paint where a game brings no pictures. */
export type Face = Subject | { readonly icon: IconName; readonly paint: PaintName };

/** What a figure looks like. */
export interface TokenLook {
  readonly side: Side;
  /** One or two characters that tell it from others of its kind. */
  readonly mark?: string;
  readonly body?: number;
  readonly maxBody?: number;
  readonly face: Face;
  readonly asleep?: boolean;
  /** Small drawings of its lasting effects: the first three are shown. */
  readonly signs?: readonly string[];
}

/** The token of any book; its drawing is passed in. */
export const TokenShape = memo(function TokenShape(props: TokenLook): ReactNode {
  const { face, side, mark, body, maxBody, asleep = false, signs = [] } = props;
  return (
    <g className={`token token-${side}${asleep ? ' token-asleep' : ''}`}>
      <path className="token-shade" d={BASES[side]} transform="translate(3 5)" />
      {'id' in face ? <DrawnFace of={face} side={side} /> : <PlainFace {...face} side={side} />}
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

function DrawnFace({ of, side }: { readonly of: Subject; readonly side: Side }): ReactNode {
  const id = usePinned(`token-${side}-${of.id}`, of.picture.token ?? [], (materials) =>
    tokenFace(of, side, materials),
  );
  return <use className="token-face" href={`#${id}`} />;
}

interface PlainFaceProps extends Exclude<Face, Subject> {
  readonly side: Side;
}

function PlainFace({ icon, paint, side }: PlainFaceProps): ReactNode {
  const [light, , , under] = PAINTS[paint];
  const placing = {
    href: `${SPRITE}#${icon}`,
    width: 512,
    height: 512,
    transform: 'translate(-35 -36) scale(0.1348)',
  };
  return (
    <g className="token-face">
      <path className="pic-bed" d={BASES[side]} fill={under} stroke={INK} strokeWidth={6} />
      <path
        className={`pic-rim pic-rim-${side}`}
        d={BASES[side]}
        transform="scale(0.94)"
        fill="none"
        stroke={side === 'morcar' ? INK : '#fdf3d6'}
        strokeWidth={3.4}
      />
      <use className="pic-ink" {...placing} fill={INK} stroke={INK} strokeWidth={38} strokeLinejoin="round" />
      <use className="pic-body" {...placing} fill={light} />
    </g>
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
