/** What lies behind the game master's screen, on the board's hatched layer. */
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import type { Screen, View } from '@oubliette/classic';
import { HiddenLayer } from '../../board/HiddenLayer.tsx';
import type { HiddenGround } from '../../board/HiddenLayer.tsx';
import { On, OnEach } from '../../board/On.tsx';
import { useSame } from '../../board/same.ts';
import type { BoardParts } from '../kit.ts';
import { tokenLook } from '../tokens/tokens.ts';
import { Furniture } from './furniture/Furniture.tsx';
import { TrapSign } from './Ground.tsx';
import { hiddenThings } from './hidden.ts';
import type { Hidden } from './hidden.ts';

interface SecretsProps {
  readonly parts: BoardParts;
  readonly screen: Screen;
  readonly view: View;
}

export function Secrets({ parts, screen, view }: SecretsProps): ReactNode {
  const things = useMemo(() => hiddenThings(screen, view, parts.lurking?.(view)), [screen, view, parts]);
  const ground = useSame(groundOf(screen, view, things));
  const under = useMemo(() => <Things board={screen.quest.board} things={things} />, [screen, things]);
  const over = useMemo(
    () => (parts.Hidden === undefined ? null : <parts.Hidden view={view} />),
    [parts, view],
  );
  return <HiddenLayer hidden={ground} under={under} over={over} />;
}

function groundOf({ quest }: Screen, view: View, { doors, captives, monsters, pins }: Hidden): HiddenGround {
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
  return { board: quest.board, known: view.revealed, doors, tokens, pins };
}

function Things({
  board,
  things: { furniture, rubble, traps, treasures },
}: {
  readonly board: Screen['quest']['board'];
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
