/** A picture by itself, without a card's frame and words; decoration. */
import type { ReactNode } from 'react';
import type { Subject } from './picture.ts';
import { HIGH, WIDE } from './places.ts';
import { usePinned } from './pinned.ts';
import { sceneOf } from './scene.ts';
import './Vista.css';

export function Vista({ of }: { readonly of: Subject }): ReactNode {
  const id = usePinned(`vista-${of.id}`, of.picture.layers, (materials) => sceneOf(of, materials));
  return (
    <svg className="vista" viewBox={`0 0 ${WIDE} ${HIGH}`} aria-hidden="true" focusable="false">
      <use href={`#${id}`} />
    </svg>
  );
}
