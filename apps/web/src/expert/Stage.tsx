/** The growing dungeon with the current choice on it: paths, targets, places to choose, ways to lay a tile. */
import { useMemo } from 'react';
import { shownView } from '../board/cue.ts';
import { foesNear } from '../board/director.ts';
import { ghostTapped } from '../board/ghosts.ts';
import type { Ghost } from '../board/ghosts.ts';
import type { Hands } from '../board/hands.ts';
import { useLinked } from '../board/useLinked.ts';
import { boardHands } from '../play/boardHands.ts';
import { isPlayedBack } from '../play/desk.ts';
import { StageFrame } from '../play/StageFrame.tsx';
import { useGaze } from '../play/useGaze.ts';
import { ghostShown, ghostsOf } from './board/choices.ts';
import { Corner } from './board/Corner.tsx';
import { Die } from './board/Die.tsx';
import { DungeonBoard } from './board/DungeonBoard.tsx';
import { gazeOf } from './board/gaze.ts';
import { lightsOf } from './board/lights.ts';
import { Tray } from './board/Tray.tsx';
import { BoardHint } from './controls/Hint.tsx';
import { Question } from './controls/Question.tsx';
import { Staged } from './controls/Staged.tsx';
import { Inspector } from './Inspector.tsx';
import type { Desk } from './play/desk.ts';
import { useTable } from './play/table.ts';
import type { PartProps, Table } from './play/table.ts';

export function Stage(props: PartProps) {
  const table = useTable(props);
  const { desk, scene, hand, situation } = table;
  const view = shownView(scene);
  const isAsked = situation.question !== null;
  const ghosts = useMemo(() => (isAsked ? ghostsOf(view) : NOTHING), [view, isAsked]);
  useFollow(table, ghosts);
  const linked = useLinked(desk, view.figures);
  const lights = useMemo(
    () => [...lightsOf(situation, hand, scene.language), ...linked],
    [situation, hand, scene.language, linked],
  );
  const hands = useMemo(() => handsOn(desk), [desk]);
  return (
    <StageFrame
      desk={desk}
      scene={scene}
      Die={Die}
      busy={isPlayedBack(scene) || hand.acting}
      choosing={situation.lit.size > 0}
      board={
        view.layout.pieces.length === 0 ? null : (
          <DungeonBoard
            table={table}
            view={view}
            lights={lights}
            ghosts={ghosts}
            renderOver={(over) => (
              <>
                <Corner table={table} view={view} {...over} />
                <Tray table={table} view={view} {...over} />
              </>
            )}
            {...hands}
          />
        )
      }
      hint={<BoardHint table={table} />}
      inspector={<Inspector table={table} />}
      question={situation.question !== null && <Question table={table} question={situation.question} />}
      staged={<Staged table={table} />}
    />
  );
}

const NOTHING: readonly never[] = [];

/** While a tile is being laid, a tap on another of its ways turns to that. */
function handsOn(desk: Desk): Hands {
  const hands = boardHands(desk);
  return {
    ...hands,
    onSquare(square, how) {
      const { question, view } = desk.situation;
      const { staged } = desk.hand.get();
      const shown = ghostShown(staged?.is === 'command' ? staged.command : null, question?.chosen ?? null);
      const other = question === null ? null : ghostTapped(ghostsOf(view), shown, square);
      if (how !== 'tap' || other === null) return hands.onSquare(square, how);
      desk.pick(`layTile ${other}`);
    },
  };
}

/** The board turns to the chosen or followed figure, and to places to choose from. */
function useFollow({ desk, scene, situation }: Table, ghosts: readonly Ghost[]): void {
  const { figure, road } = situation;
  const { view, follow } = scene;
  const followed = follow == null ? undefined : view.heroes.find(({ seat }) => seat === follow)?.id;
  const looked = figure ?? followed;
  const own = view.figures.find(({ id }) => id === looked);
  useGaze(desk, looked, gazeOf(situation, looked, ghosts), () => {
    if (own === undefined) return NOTHING;
    const foes = view.figures.filter(({ side }) => side !== own.side).map(({ square }) => square);
    return [own.square, ...foesNear(view.layout, own.square, foes), ...road.ways.keys()];
  });
}
