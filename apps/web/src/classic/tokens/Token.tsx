/** A figure as a token: its side by the shape of the base, its kind by emblem and colour, itself by its mark. */
import { memo } from 'react';
import type { ReactNode } from 'react';
import type { Condition, Figure } from '@oubliette/classic';
import { TokenShape } from '../../board/TokenShape.tsx';
import { CONDITION_SIGNS, emblemOf } from './tokens.ts';
import type { FigureKind } from './tokens.ts';

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
  const { kind, conditions = [], ...rest } = props;
  return (
    <TokenShape
      {...rest}
      look={kind}
      emblem={emblemOf(kind)}
      asleep={conditions.includes('asleep')}
      signs={conditions.map((condition) => CONDITION_SIGNS[condition])}
    />
  );
});

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
