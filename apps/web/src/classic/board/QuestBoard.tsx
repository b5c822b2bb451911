/** The board of a quest: all its data for the shared board. */
import { useCallback, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { BaseEvent } from '@oubliette/kernel';
import { say } from '@oubliette/words';
import { Board } from '../../board/Board.tsx';
import { shownView } from '../../board/cue.ts';
import { leaving } from '../../board/effects.ts';
import type { Hands } from '../../board/hands.ts';
import type { Light } from '../../board/light.ts';
import { useSame } from '../../board/same.ts';
import { inspectedFigure } from '../../play/hand.ts';
import type { Shown } from '../play/lights.ts';
import { withStarts } from '../play/starts.ts';
import type { Classic } from '../useClassic.ts';
import { cellTexts } from './cellText.ts';
import { seenDoors } from './doors.ts';
import { LEAVING } from './effects.ts';
import { Floor, Standing } from './Ground.tsx';
import { Secrets } from './Secrets.tsx';
import { RollAtFigure } from './RollAtFigure.tsx';
import { tokensOf } from './tokensOf.ts';
import { SQUARE_WORDS } from './words.ts';

interface QuestBoardProps extends Hands {
  readonly classic: Classic;
  readonly shown: Shown;
  readonly lights: readonly Light[];
}

export function QuestBoard({ classic, shown, lights, ...hands }: QuestBoardProps): ReactNode {
  const { kit, scene, hand, situation, names } = classic;
  const { cue, language } = scene;
  const view = shownView(scene);
  // Behind the screen, unless the heroes' view is chosen.
  const hidden = scene.view.screen === null || hand.heroesView ? null : (view.screen ?? scene.view.screen);
  // Doors name their board: it is looked through once, not for each of them.
  const board = useSame(view.board);
  const doors = useMemo(() => seenDoors({ ...view, board }), [view, board]);
  const { staged } = hand;
  const standing = useMemo(
    () => (staged?.is === 'starts' ? withStarts(view, staged.at) : view),
    [view, staged],
  );
  const tokens = useMemo(
    () => tokensOf(kit.board, standing, names, language),
    [kit, standing, names, language],
  );
  const texts = useMemo(
    () => cellTexts({ parts: kit.board, view, names, language, doors, lights, hidden }),
    [kit, view, names, language, doors, lights, hidden],
  );
  const effectsOf = useCallback(
    (event: BaseEvent) => kit.effects(event, view, language),
    [kit, view, language],
  );
  const selected = situation.menu?.actor ?? hand.focus;
  const layer = { view, language, path: shown.path, selected, inspected: inspectedFigure(hand) };
  const { Under, Over } = kit.board;
  const { turn } = scene.view;
  return (
    <Board
      {...hands}
      scene={scene}
      ground={{ board, known: view.revealed, doors, laid: null }}
      label={say(SQUARE_WORDS, language, 'board', {})}
      textOf={texts}
      tokens={tokens}
      active={turn.actor ?? turn.taker}
      selected={selected === null ? [] : [selected]}
      mine={situation.mine}
      leaving={leaving(cue?.events ?? [], LEAVING)}
      start={view.stairs[0] ?? 0}
      lights={lights}
      path={shown.path}
      costs={shown.costs}
      planned={shown.planned}
      litDoors={shown.litDoors}
      effectsOf={effectsOf}
      camera={hand.camera}
      drawings={{
        floor: <Floor view={view} />,
        standing: (
          <>
            <Standing view={view} />
            {hidden !== null && <Secrets parts={kit.board} screen={hidden} view={view} />}
          </>
        ),
        under: Under !== undefined && <Under {...layer} />,
        over: Over !== undefined && <Over {...layer} />,
      }}
      renderOver={(over) => <RollAtFigure classic={classic} view={view} {...over} />}
    />
  );
}
