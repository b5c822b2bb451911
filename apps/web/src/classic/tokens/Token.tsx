/** A figure as a token: side by the shape of the base, kind by its face, figure by its mark. */
import type { ReactNode } from 'react';
import { TokenAlone } from '../../board/TokenShape.tsx';
import { tokenLook } from './tokens.ts';
import type { Pictured } from './tokens.ts';

/** By itself, for lists and strips. */
export function TokenPicture({ of, size }: { readonly of: Pictured; readonly size?: number }): ReactNode {
  return <TokenAlone {...tokenLook(of)} size={size} />;
}
