/** The token of a seat by itself, for strips and heads; the text beside it says who it is. */
import { TokenShape } from '../../board/TokenShape.tsx';
import type { PlainToken } from './plainGame.ts';

export function TokenPicture({ token, size }: { readonly token: PlainToken; readonly size: number }) {
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
