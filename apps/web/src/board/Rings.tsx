/** Around a token: whose it is, whether it acts, whether it is chosen. */
import type { ReactNode } from 'react';

/** Under the token. */
export function Rings({ mine, active }: { readonly mine: boolean; readonly active: boolean }): ReactNode {
  return (
    <>
      {mine && <circle className="board-mine" r={49} />}
      {active && (
        <g className="board-active">
          <circle className="board-active-glow" r={52} />
          <path className="board-active-ring" d="M0 -52A52 52 0 1 1 -0.1 -52z" />
        </g>
      )}
    </>
  );
}

/** Over it. */
export function Chosen(): ReactNode {
  return <path className="board-selected" d="M-48 -28v-20h20M28 -48h20v20M48 28v20h-20M-28 48h-20v-20" />;
}
