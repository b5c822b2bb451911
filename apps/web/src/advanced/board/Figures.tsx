/** The figures of a level as tokens, each gliding to its square when that changes; large ones over four squares. */
import { memo } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import type { Figure, FigureId, View } from '@oubliette/advanced';
import type { Size } from '@oubliette/dungeon';
import { corner, UNIT } from '../../board/geometry.ts';
import { Chosen, Rings } from '../../board/Rings.tsx';
import { isSame } from '../../board/same.ts';
import { TokenShape } from '../../board/TokenShape.tsx';
import { useLanguage } from '../../words/useWords.ts';
import { lookOf, markOf, mostWounds, rankSign } from './looks.ts';

interface Props {
  readonly size: Size;
  readonly view: View;
  readonly figures: readonly Figure[];
  readonly active: FigureId | null;
  readonly selected: readonly FigureId[];
  readonly mine: readonly FigureId[];
  /** Dying while the cue is shown. */
  readonly leaving: readonly FigureId[];
}

export const Figures = memo(function Figures({
  size,
  view,
  figures,
  active,
  selected,
  mine,
  leaving,
}: Props): ReactNode {
  return (
    <g className="board-figures">
      {figures
        .toSorted((a, b) => Number(a.id === active) - Number(b.id === active))
        .map((figure) => (
          <FigureOnBoard
            key={figure.id}
            size={size}
            view={view}
            figure={figure}
            active={figure.id === active}
            selected={selected.includes(figure.id)}
            mine={mine.includes(figure.id)}
            leads={figure.id === view.leader}
            leaving={leaving.includes(figure.id)}
          />
        ))}
    </g>
  );
});

interface OneProps {
  readonly size: Size;
  readonly view: View;
  readonly figure: Figure;
  readonly active: boolean;
  readonly selected: boolean;
  readonly mine: boolean;
  readonly leads: boolean;
  readonly leaving: boolean;
}

const FigureOnBoard = memo(function FigureOnBoard(props: OneProps): ReactNode {
  const { size, view, figure, active, selected, mine, leads, leaving } = props;
  const has = (tag: string): boolean => figure.effects.some((effect) => effect.tag === tag);
  return (
    <g className="board-figure" data-figure={figure.id} style={placed(size, figure)}>
      <Rings mine={mine} active={active} />
      <g className={leaving ? 'board-leaving' : undefined}>
        {has('inPit') && <rect className="adv-pit-rim" x={-42} y={-42} width={84} height={84} rx={14} />}
        <g className={figure.wounds <= 0 ? 'adv-fallen' : has('inPit') ? 'adv-sunken' : undefined}>
          <FigureToken view={view} figure={figure} />
        </g>
        {figure.wounds <= 0 && <path className="adv-down" d="M-16 -16L16 16M16 -16L-16 16" />}
        {has('captive') && (
          <path className="adv-chain" d="M-44 12a10 10 0 1 0 .1 0zM-30 24a10 10 0 1 0 .1 0z" />
        )}
      </g>
      {leads && <path className="adv-crown" d="M-18 -40l4-20 10 12 4-16 4 16 10-12 4 20z" />}
      {figure.disguise !== null && (
        <path className="adv-mask" d="M18 -52h36v14q-8 14-18 4q-10 10-18-4zM26 -46h6M40 -46h6" />
      )}
      {selected && <Chosen />}
    </g>
  );
}, isSameFigure);

/** A whole view is too much to look through for every figure: of it only the figure's own sheet matters here. */
function isSameFigure(a: OneProps, b: OneProps): boolean {
  return isSame({ ...a, view: sheetIn(a) }, { ...b, view: sheetIn(b) });
}

function sheetIn({ view, figure }: OneProps): View['sheets'][number] | undefined {
  return view.sheets.find(({ id }) => id === figure.id);
}

/** In a box of 24 by 24; strokes. */
const SIGNS: Readonly<Record<string, string>> = {
  asleep: 'M7 7h10L7 17h10',
  cowering: 'M12 5v8M12 17v2',
  berserk: 'M6 18L17 7M17 7v4M17 7h-4M7 13l4 4',
  // On strings, and down a hole.
  controlled: 'M4 6h16M7 6v12M12 6v8M17 6v12',
  inPit: 'M12 5v11M7 12l5 5 5-5',
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
      mark={markOf(view, figure, useLanguage())}
      body={figure.wounds}
      maxBody={most}
      asleep={figure.effects.some(({ tag }) => tag === 'asleep')}
      signs={[...rankSign(figure), ...new Set(figure.effects.map(({ tag }) => SIGNS[tag] ?? OTHER_SIGN))]}
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
