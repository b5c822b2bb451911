/** The figures on the board, each gliding to its square when that changes. */
import { memo } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { figureMark } from '@oubliette/classic';
import type { Figure, FigureId, Names, View } from '@oubliette/classic';
import type { Size, Square } from '@oubliette/dungeon';
import type { Language } from '@oubliette/words';
import type { BoardParts } from '../kit.ts';
import { Token } from '../tokens/Token.tsx';
import { centre } from '../../board/geometry.ts';
import { passing } from './effects.ts';
import { Chosen, Rings } from '../../board/Rings.tsx';
import { isSame } from '../../board/same.ts';

/** What a book draws on its tokens. */
interface Ornaments {
  readonly Ornament: NonNullable<BoardParts['Ornament']>;
  readonly view: View;
}

interface FiguresProps {
  readonly board: Size;
  readonly ornaments: Ornaments | null;
  readonly figures: readonly Figure[];
  readonly names: Names;
  readonly language: Language;
  readonly active: FigureId | null;
  readonly selected: FigureId | null;
  readonly mine: readonly FigureId[];
  /** Dying, or going away, while the cue is shown. */
  readonly leaving: readonly FigureId[];
}

export const Figures = memo(function Figures(props: FiguresProps): ReactNode {
  const { board, ornaments, figures, names, language, active, selected, mine, leaving } = props;
  const passes = passing(figures, active);
  return (
    <g className="board-figures">
      {figures
        .toSorted((a, b) => Number(a.id === active) - Number(b.id === active))
        .map((figure) => (
          <FigureOnBoard
            key={figure.id}
            board={board}
            figure={figure}
            mark={shortMark(figureMark(names, figure, language), figure)}
            active={figure.id === active}
            passing={figure.id === passes}
            selected={figure.id === selected}
            mine={mine.includes(figure.id)}
            leaving={leaving.includes(figure.id)}
            ornaments={ornaments}
          />
        ))}
    </g>
  );
});

/** A monster's number is enough beside its emblem; a named one keeps its initial. */
function shortMark(mark: string, { side, name }: Figure): string {
  if (side === 'heroes' && name === null) return mark;
  return name === null ? mark.slice(1) : mark.replaceAll(/[@*]/g, '').toUpperCase();
}

interface FigureOnBoardProps {
  readonly board: Size;
  readonly figure: Figure;
  readonly mark: string;
  readonly active: boolean;
  /** Somebody else stands on the square. */
  readonly passing: boolean;
  readonly selected: boolean;
  readonly mine: boolean;
  readonly leaving: boolean;
  readonly ornaments: Ornaments | null;
}

const FigureOnBoard = memo(function FigureOnBoard(props: FigureOnBoardProps): ReactNode {
  const { board, figure, mark, active, selected, mine, leaving, ornaments } = props;
  return (
    <g className="board-figure" data-figure={figure.id} style={placed(board, figure.square, props.passing)}>
      <Rings mine={mine} active={active} />
      <g className={leaving ? 'board-leaving' : undefined}>
        <Token
          kind={figure.kind}
          side={figure.side}
          mark={mark}
          body={figure.body}
          maxBody={figure.maxBody}
          conditions={figure.conditions}
        />
        {ornaments !== null && <ornaments.Ornament view={ornaments.view} figure={figure} />}
      </g>
      {selected && <Chosen />}
    </g>
  );
}, isSameFigure);

/** A whole view is too much to look through for every figure. */
function isSameFigure(a: FigureOnBoardProps, b: FigureOnBoardProps): boolean {
  return a.ornaments === b.ornaments && isSame({ ...a, ornaments: null }, { ...b, ornaments: null });
}

/** Moved by CSS, so that a change of square glides. */
function placed(board: Size, square: Square, isPassing: boolean): CSSProperties {
  const { x, y } = centre(board, square);
  // To one side and smaller, so that whoever stands there is not covered.
  if (isPassing) return { transform: `translate(${x + 28}px, ${y - 28}px) scale(0.55)` };
  return { transform: `translate(${x}px, ${y}px)` };
}
