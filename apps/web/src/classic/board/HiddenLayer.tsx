/** The game master's hatched layer: what the heroes have not seen. */
import { memo, useMemo } from 'react';
import type { ReactNode } from 'react';
import { squaresOf } from '@oubliette/dungeon';
import type { Board } from '@oubliette/dungeon';
import type { Screen, View } from '@oubliette/classic';
import type { BoardParts } from '../kit.ts';
import { Token } from '../tokens/Token.tsx';
import { Doors } from '../../board/Doors.tsx';
import { Furniture } from './furniture/Furniture.tsx';
import { centre, UNIT } from '../../board/geometry.ts';
import { On } from '../../board/On.tsx';
import { TrapSign } from './Ground.tsx';
import { hiddenThings } from './hidden.ts';
import type { Hidden, Pin } from './hidden.ts';

interface HiddenLayerProps {
  readonly parts: BoardParts;
  readonly screen: Screen;
  readonly view: View;
}

export const HiddenLayer = memo(function HiddenLayer({ parts, screen, view }: HiddenLayerProps): ReactNode {
  const things = useMemo(() => hiddenThings(screen, view, parts.lurking?.(view)), [screen, view, parts]);
  const dark = useMemo(() => new Set(squaresOf(view.revealed)), [view.revealed]);
  const { board } = screen.quest;
  const hatch = board.areaOf
    .flatMap((area, square) =>
      area >= 0 && !dark.has(square)
        ? [
            `M${(square % board.width) * UNIT} ${Math.floor(square / board.width) * UNIT}h${UNIT}v${UNIT}h${-UNIT}z`,
          ]
        : [],
    )
    .join('');
  return (
    <g className="board-hidden">
      <path d={hatch} fill="url(#board-hatch)" />
      <Things board={board} things={things} />
      {parts.Hidden !== undefined && <parts.Hidden view={view} />}
    </g>
  );
});

const NONE: readonly string[] = [];

function Things({ board, things }: { readonly board: Board; readonly things: Hidden }): ReactNode {
  const { furniture, traps, rubble, doors, monsters, captives, pins, treasures } = things;
  return (
    <>
      <Furniture board={board} pieces={furniture} />
      {rubble.map((square) => (
        <On key={square} board={board} square={square}>
          <path
            className="board-hidden-rubble"
            d="M12 50l24-34 34 6 20 32-16 34-44 2zM36 16l10 38M70 22l-24 32 28 34M12 50l34 4"
          />
        </On>
      ))}
      {traps.flatMap(({ kind, squares }) =>
        squares.map((square) => (
          <On key={`${kind}-${square}`} board={board} square={square}>
            <TrapSign kind={kind} />
          </On>
        )),
      )}
      {treasures.map((square, index) => (
        <On key={`${square}-${index}`} board={board} square={square}>
          <path
            className="board-hidden-treasure"
            d="M50 22l9 19 21 3-15 15 4 21-19-10-19 10 4-21-15-15 21-3z"
          />
        </On>
      ))}
      <Doors doors={doors} lit={NONE} />
      {captives.map(({ id, square }) => (
        <Ghost key={id} board={board} square={square}>
          <Token kind="captive" side="nobody" />
        </Ghost>
      ))}
      {monsters.map(({ kind, name, square }, index) => (
        <Ghost key={`${kind}-${square}-${index}`} board={board} square={square}>
          <Token kind={kind} side="morcar" {...(name === null ? {} : { mark: '★' })} />
        </Ghost>
      ))}
      {pins.map((pin) => (
        <PinPicture key={pin.number} board={board} pin={pin} />
      ))}
    </>
  );
}

interface GhostProps {
  readonly board: Board;
  readonly square: number;
  readonly children: ReactNode;
}

function Ghost({ board, square, children }: GhostProps): ReactNode {
  const { x, y } = centre(board, square);
  return (
    <g className="board-ghost" transform={`translate(${x} ${y})`}>
      <g className="board-ghost-figure">{children}</g>
      <circle className="board-ghost-ring" r={46} />
    </g>
  );
}

function PinPicture({ board, pin }: { readonly board: Board; readonly pin: Pin }): ReactNode {
  const { x, y } = centre(board, pin.square);
  return (
    <g
      className={`board-pin${pin.done ? ' board-pin-done' : ''}`}
      transform={`translate(${x + 24} ${y - 18})`}
    >
      <path d="M0 22L-9 6A19 19 0 1 1 9 6z" />
      <text y={-4}>{pin.number}</text>
    </g>
  );
}
