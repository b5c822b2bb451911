/** Things on the squares: stairs, exits, rubble, pits, known traps, belongings of the dead. */
import { memo } from 'react';
import type { ReactNode } from 'react';
import { hasSquare, squaresOf } from '@oubliette/dungeon';
import type { Size } from '@oubliette/dungeon';
import type { Belongings, KnownTrap, View } from '@oubliette/classic';
import { Pit, Rubble, Stairs, WayOut } from '../../board/groundParts.tsx';
import { gathered } from '../../board/geometry.ts';
import { Pack } from '../../board/Heaps.tsx';
import { On, OnEach } from '../../board/On.tsx';
import { useSame } from '../../board/same.ts';
import { Furniture } from '../../board/furniture/Furniture.tsx';
import './boardGround.css';

/** Things on the floor that change only with the dungeon. */
export function Floor({ view }: { readonly view: View }): ReactNode {
  const { width, height } = view.board;
  const { stairs, exit, rubble, pits, traps } = view;
  return <Lying lies={useSame({ size: { width, height }, stairs, exit, rubble, pits, traps })} />;
}

interface LyingProps {
  readonly lies: Pick<View, 'stairs' | 'exit' | 'rubble' | 'pits' | 'traps'> & { readonly size: Size };
}

const Lying = memo(function Lying({ lies }: LyingProps): ReactNode {
  const { size, stairs, exit, rubble, pits, traps } = lies;
  return (
    <g className="board-ground">
      {gathered(size, stairs).map((squares) => (
        <Stairs key={squares[0]} board={size} squares={squares} />
      ))}
      <OnEach
        board={size}
        squares={exit.filter((square) => !stairs.includes(square))}
        renderOne={() => <WayOut />}
      />
      <OnEach board={size} squares={squaresOf(pits)} renderOne={(square) => <Pit square={square} />} />
      {traps.map(({ kind, squares }) => (
        <OnEach
          key={`${kind}-${squares.join()}`}
          board={size}
          squares={squares.filter((square) => !hasSquare(pits, square))}
          renderOne={() => <TrapSign kind={kind} />}
        />
      ))}
      <OnEach board={size} squares={squaresOf(rubble)} renderOne={(square) => <Rubble square={square} />} />
    </g>
  );
});

/** Furniture, and what the dead have left. */
export function Standing({ view }: { readonly view: View }): ReactNode {
  const board = useSame(view.board);
  return (
    <>
      <Furniture board={board} pieces={useSame(view.furniture)} />
      <Heaps board={board} belongings={useSame(view.belongings)} />
    </>
  );
}

/** A sign rather than a picture: the trap is known, not sprung. Each has its own outline. */
export function TrapSign({ kind }: { readonly kind: KnownTrap['kind'] }): ReactNode {
  return (
    <g className={`board-trap board-trap-${kind}`}>
      <path className="board-trap-plate" d={TRAP_PLATES[kind]} />
      <path className="board-trap-mark" d={TRAP_MARKS[kind]} />
    </g>
  );
}

const TRAP_PLATES: Readonly<Record<KnownTrap['kind'], string>> = {
  pit: 'M50 12a38 38 0 1 1 -0.1 0z',
  rockfall: 'M50 10L92 86H8z',
  spear: 'M50 8L92 50L50 92L8 50z',
  chest: 'M64 4h32v32h-32z',
};

const TRAP_MARKS: Readonly<Record<KnownTrap['kind'], string>> = {
  pit: 'M28 42h44M34 56h32M42 69h16',
  rockfall: 'M38 66l8-12 12 5-3 14-14 3zM56 50l5-9 8 5-4 9zM46 42l4-8 6 5-3 7z',
  spear: 'M50 78V36M50 22l8 16H42zM36 78V56M36 46l5 11H31zM64 78V56M64 46l5 11H59z',
  chest: 'M80 10v14M80 29v2',
};

interface HeapsProps {
  readonly board: Size;
  readonly belongings: readonly Belongings[];
}

const Heaps = memo(function Heaps({ board, belongings }: HeapsProps): ReactNode {
  return (
    <g className="board-heaps">
      {belongings.map(({ hero, square }) => (
        <On key={hero} board={board} square={square}>
          <Pack hero={hero} />
        </On>
      ))}
    </g>
  );
});
