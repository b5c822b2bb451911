/** A picture in little, beside the words it belongs to; decoration. */
import type { ReactNode } from 'react';
import type { Subject } from './picture.ts';
import { usePinned } from './pinned.ts';
import { thumbOf } from './tokenFace.ts';

interface Props {
  readonly of: Subject;
  /** In pixels at the usual text size. */
  readonly size?: number;
}

export function Thumb({ of, size = 44 }: Props): ReactNode {
  const id = usePinned(`thumb-${of.id}`, of.picture.token ?? of.picture.layers, (materials) =>
    thumbOf(of, materials),
  );
  const side = `${size / 16}rem`;
  return (
    <svg
      className="pic-thumb"
      viewBox="-46 -46 92 92"
      style={{ width: side, height: side }}
      aria-hidden="true"
      focusable="false"
    >
      <use href={`#${id}`} />
    </svg>
  );
}
