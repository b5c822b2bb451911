/** The figures on the board as tokens, each gliding to its square when that changes. */
import { memo } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import type { Size, Square } from '@oubliette/dungeon';
import { corner, UNIT } from './geometry.ts';
import { isSame } from './same.ts';
import { passing } from './standing.ts';
import type { Standing } from './standing.ts';
import { TokenShape } from './TokenShape.tsx';
import type { TokenLook } from './TokenShape.tsx';

/** A game's own drawing on a token: one path, around the token's middle. */
export interface TokenMark {
  /** Its CSS class, which gives the colour. */
  readonly name: string;
  readonly d: string;
  /** A transform, if it is not drawn in place. */
  readonly at?: string;
  /** Below the token, not over it. */
  readonly under?: boolean;
}

/** A figure as the board shows it. */
export interface BoardToken extends TokenLook, Standing {
  readonly marks?: readonly TokenMark[];
  /** Lying on the ground, or standing in a hole. */
  readonly posture?: 'fallen' | 'sunken' | null;
}

interface TokensProps {
  readonly size: Size;
  readonly tokens: readonly BoardToken[];
  readonly active: string | null;
  readonly selected: readonly string[];
  /** Figures this player plays: ringed. */
  readonly mine: readonly string[];
  /** Dying or leaving while the cue is shown. */
  readonly leaving: readonly string[];
}

export const Tokens = memo(function Tokens(props: TokensProps): ReactNode {
  const { size, tokens, active, selected, mine, leaving } = props;
  const passes = passing(tokens, active);
  return (
    <g className="board-figures">
      {tokens
        .toSorted((a, b) => Number(a.id === active) - Number(b.id === active))
        .map((token) => (
          <PlacedToken
            key={token.id}
            size={size}
            token={token}
            active={token.id === active}
            passing={token.id === passes}
            selected={selected.includes(token.id)}
            mine={mine.includes(token.id)}
            leaving={leaving.includes(token.id)}
          />
        ))}
    </g>
  );
});

/** Who dies turns to ink, and splits. */
const HALVES = ['board-leaving board-leaving-left', 'board-leaving board-leaving-right'];
const WHOLE = ['board-standing'];

interface PlacedTokenProps {
  readonly size: Size;
  readonly token: BoardToken;
  readonly active: boolean;
  /** Another figure stands on the square. */
  readonly passing: boolean;
  readonly selected: boolean;
  readonly mine: boolean;
  readonly leaving: boolean;
}

const PlacedToken = memo(function PlacedToken(props: PlacedTokenProps): ReactNode {
  const { size, token, active, selected, mine, leaving } = props;
  const { id, square, size: squares = 1, marks = [], posture = null, ...look } = token;
  return (
    <g className="board-figure" data-figure={id} style={placed(size, square, squares, props.passing)}>
      {mine && <circle className="board-mine" r={49} />}
      {active && (
        <g className="board-active">
          <circle className="board-active-glow" r={52} />
          <path className="board-active-ring" d="M0 -52A52 52 0 1 1 -0.1 -52z" />
        </g>
      )}
      {(leaving ? HALVES : WHOLE).map((half) => (
        <g key={half} className={half}>
          <Marks marks={marks.filter(({ under }) => under === true)} />
          <g className={posture === null ? undefined : `board-${posture}`}>
            <TokenShape {...look} />
          </g>
          <Marks marks={marks.filter(({ under }) => under !== true)} />
        </g>
      ))}
      {leaving && <path className="board-slash" d="M-34 -58L34 58" pathLength={1} />}
      {selected && (
        <path className="board-selected" d="M-48 -28v-20h20M28 -48h20v20M48 28v20h-20M-28 48h-20v-20" />
      )}
    </g>
  );
}, isSame);

function Marks({ marks }: { readonly marks: readonly TokenMark[] }): ReactNode {
  return marks.map(({ name, d, at }, index) => <path key={index} className={name} d={d} transform={at} />);
}

/** Moved by CSS, so that a change of square glides. */
function placed(size: Size, square: Square, squares: number, isPassing: boolean): CSSProperties {
  const { x, y } = corner(size, square);
  const half = (UNIT * squares) / 2;
  // To one side and smaller, so that the figure on the square is not covered.
  const aside = isPassing ? 28 : 0;
  const scale = (squares === 1 ? 1 : squares * 0.95) * (isPassing ? 0.55 : 1);
  return {
    transform: `translate(${x + half + aside}px, ${y + half - aside}px)${scale === 1 ? '' : ` scale(${scale})`}`,
  };
}
