/** The figures of a level as tokens, each gliding to its square when that changes; large ones over four squares. */
import { memo } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import type { Figure, FigureId, View } from '@oubliette/advanced';
import type { Size } from '@oubliette/dungeon';
import { corner, UNIT } from '../../board/geometry.ts';
import { TokenShape } from '../../board/TokenShape.tsx';
import { lookOf, markOf, mostWounds } from './looks.ts';

interface Props {
  readonly size: Size;
  readonly view: View;
  readonly figures: readonly Figure[];
  readonly active: FigureId | null;
  readonly selected: FigureId | null;
  readonly mine: readonly FigureId[];
}

export const Figures = memo(function Figures({
  size,
  view,
  figures,
  active,
  selected,
  mine,
}: Props): ReactNode {
  return (
    <g className="board-figures">
      {figures
        .toSorted((a, b) => Number(a.id === active) - Number(b.id === active))
        .map((figure) => (
          <g key={figure.id} className="board-figure" data-figure={figure.id} style={placed(size, figure)}>
            {mine.includes(figure.id) && <circle className="board-mine" r={49} />}
            {figure.id === active && (
              <g className="board-active">
                <circle className="board-active-glow" r={52} />
                <path className="board-active-ring" d="M0 -52A52 52 0 1 1 -0.1 -52z" />
              </g>
            )}
            <g className={figure.wounds <= 0 ? 'adv-fallen' : undefined}>
              <FigureToken view={view} figure={figure} />
            </g>
            {figure.id === view.leader && (
              <path className="adv-crown" d="M-18 -40l4-20 10 12 4-16 4 16 10-12 4 20z" />
            )}
            {figure.id === selected && (
              <path className="board-selected" d="M-48 -28v-20h20M28 -48h20v20M48 28v20h-20M-28 48h-20v-20" />
            )}
          </g>
        ))}
    </g>
  );
});

/** In a box of 24 by 24; strokes. */
const SIGNS: Readonly<Record<string, string>> = {
  asleep: 'M7 7h10L7 17h10',
  cowering: 'M12 5v8M12 17v2',
  berserk: 'M6 18L17 7M17 7v4M17 7h-4M7 13l4 4',
};
const OTHER_SIGN = 'M12 6a6 6 0 1 0 .1 0M12 9v3l2 2';

function FigureToken({ view, figure }: { readonly view: View; readonly figure: Figure }): ReactNode {
  const { look, emblem } = lookOf(view, figure);
  const most = mostWounds(view, figure);
  return (
    <TokenShape
      look={look}
      emblem={emblem}
      side={figure.side === 'heroes' ? 'heroes' : 'morcar'}
      mark={markOf(view, figure)}
      body={figure.wounds}
      maxBody={most}
      asleep={figure.effects.some(({ tag }) => tag === 'asleep')}
      signs={[...new Set(figure.effects.map(({ tag }) => SIGNS[tag] ?? OTHER_SIGN))]}
    />
  );
}

/** A token by itself, for lists and strips; decoration: the text beside it says who it is. */
export function FigurePicture(props: {
  readonly view: View;
  readonly figure: Figure;
  readonly size?: number;
}): ReactNode {
  const { size = 40, ...token } = props;
  return (
    <svg className="token-picture" viewBox="-54 -54 108 108" width={size} height={size} aria-hidden="true">
      <FigureToken {...token} />
    </svg>
  );
}

/** Moved by CSS, so that a change of square glides. */
function placed(size: Size, figure: Figure): CSSProperties {
  const { x, y } = corner(size, figure.square);
  const half = (UNIT * figure.size) / 2;
  return { transform: `translate(${x + half}px, ${y + half}px)${figure.size === 2 ? ' scale(1.9)' : ''}` };
}
