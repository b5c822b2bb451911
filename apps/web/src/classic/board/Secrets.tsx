/** What lies behind the game master's screen, on the board's hatched layer. */
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import type { Screen, View } from '@oubliette/classic';
import type { Board } from '@oubliette/dungeon';
import { HiddenLayer } from '../../board/HiddenLayer.tsx';
import type { HiddenGround } from '../../board/HiddenLayer.tsx';
import { On, OnEach } from '../../board/On.tsx';
import { useSame } from '../../board/same.ts';
import type { BoardParts } from '../kit.ts';
import { tokenLook } from '../tokens/tokens.ts';
import { Furniture } from '../../board/furniture/Furniture.tsx';
import { TrapSign } from './Ground.tsx';
import { hiddenThings } from './hidden.ts';
import type { Hidden } from './hidden.ts';

interface SecretsProps {
  readonly parts: BoardParts;
  readonly screen: Screen;
  readonly view: View;
}

export function Secrets({ parts, screen, view }: SecretsProps): ReactNode {
  // Doors name their board: it is looked through once, not for each of them.
  const quest = useSame(screen.quest);
  const things = useSame(
    useMemo(
      () => hiddenThings({ ...screen, quest }, view, parts.lurking?.(view)),
      [screen, quest, view, parts],
    ),
  );
  const { board } = quest;
  const ground = useSame(groundOf(board, view, things));
  const under = useMemo(() => <Things board={board} things={things} />, [board, things]);
  const over = useMemo(
    () => (parts.Hidden === undefined ? null : <parts.Hidden view={view} />),
    [parts, view],
  );
  return <HiddenLayer hidden={ground} under={under} over={over} />;
}

function groundOf(board: Board, view: View, { doors, captives, monsters, pins }: Hidden): HiddenGround {
  const tokens = [
    ...captives.map(({ id, square }) => ({
      key: id,
      square,
      ...tokenLook({ kind: 'captive', side: 'nobody' }),
    })),
    ...monsters.map(({ kind, name, square }, index) => ({
      key: `${kind}-${square}-${index}`,
      square,
      ...tokenLook({ kind, side: 'morcar', ...(name === null ? {} : { mark: '★' }) }),
    })),
  ];
  return { board, known: view.revealed, doors, tokens, pins };
}

function Things({
  board,
  things: { furniture, rubble, traps, treasures },
}: {
  readonly board: Board;
  readonly things: Hidden;
}): ReactNode {
  return (
    <>
      <Furniture board={board} pieces={furniture} />
      <OnEach
        board={board}
        squares={rubble}
        renderOne={() => (
          <path
            className="board-hidden-rubble"
            d="M12 50l24-34 34 6 20 32-16 34-44 2zM36 16l10 38M70 22l-24 32 28 34M12 50l34 4"
          />
        )}
      />
      {traps.map(({ kind, squares }, index) => (
        <OnEach key={index} board={board} squares={squares} renderOne={() => <TrapSign kind={kind} />} />
      ))}
      {treasures.map((square, index) => (
        <On key={`${square}-${index}`} board={board} square={square}>
          <path
            className="board-hidden-treasure"
            d="M50 22l9 19 21 3-15 15 4 21-19-10-19 10 4-21-15-15 21-3z"
          />
        </On>
      ))}
    </>
  );
}
