/** The dungeon as it grows, with the current choice on it. */
import { useMemo } from 'react';
import { makeSquare } from '@oubliette/dungeon';
import { shownView } from '../board/cue.ts';
import { Board } from '../board/Board.tsx';
import { boardHands } from '../play/boardHands.ts';
import { isPlayedBack } from '../play/desk.ts';
import { StageFrame } from '../play/StageFrame.tsx';
import { Die } from './board/Die.tsx';
import { tokenLook } from './board/looks.ts';
import { Question } from './controls/Question.tsx';
import { Staged } from './controls/Staged.tsx';
import { litDoors } from './play/doorsLit.ts';
import { doorsOf, laidOf } from './play/level.ts';
import { useTable } from './play/table.ts';
import type { PartProps } from './play/table.ts';

export function Stage(props: PartProps) {
  const table = useTable(props);
  const { desk, scene, hand, situation, words } = table;
  const view = shownView(scene);
  const hands = useMemo(() => boardHands(desk), [desk]);
  const { board, squares, known } = laidOf(view.layout);
  const { staged } = hand;
  return (
    <StageFrame
      desk={desk}
      scene={scene}
      Die={Die}
      busy={isPlayedBack(scene) || hand.acting}
      choosing={situation.lit.size > 0}
      board={
        squares.length === 0 ? null : (
          <Board
            scene={scene}
            ground={{ board, known, laid: squares, doors: doorsOf(view) }}
            label={words('board')}
            textOf={(square) => `${makeSquare(board, square)}, `}
            tokens={view.figures.map((figure) => ({ ...figure, ...tokenLook(figure) }))}
            active={view.turn.act?.figure ?? null}
            selected={situation.figure === null ? [] : [situation.figure]}
            mine={view.heroes.filter(({ seat }) => scene.seats.includes(seat)).map(({ id }) => id)}
            leaving={[]}
            start={squares[0]!}
            lights={[
              ...[...situation.lit.keys()].map((square) => ({ square, kind: 'choice' as const })),
              ...[...situation.road.ways].map(([square, { cost }]) => ({
                square,
                kind: 'reach' as const,
                label: String(cost),
              })),
            ]}
            path={staged?.is === 'walk' ? staged.way.steps : []}
            costs={[]}
            litDoors={litDoors(situation, hand)}
            effectsOf={() => []}
            camera={hand.camera}
            drawings={{}}
            {...hands}
          />
        )
      }
      hint={null}
      inspector={null}
      question={situation.question !== null && <Question table={table} question={situation.question} />}
      staged={<Staged table={table} />}
    />
  );
}
