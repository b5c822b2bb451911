/** The board: draws what it is told, and tells what is pointed at. */
import { memo, useCallback, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import type { View } from '@oubliette/classic';
import type { Square } from '@oubliette/dungeon';
import type { BaseEvent } from '@oubliette/kernel';
import { say } from '@oubliette/words';
import { BoardFrame } from '../../board/BoardFrame.tsx';
import { glide, PlayedCue } from '../../board/CueLayer.tsx';
import { useSame } from '../../board/same.ts';
import { cellTexts } from './cellText.ts';
import { seenDoors } from './doors.ts';
import { MovingLayers } from './MovingLayers.tsx';
import type { BoardProps } from './props.ts';
import { RollAtFigure } from './RollAtFigure.tsx';
import { StillLayers } from './StillLayers.tsx';
import { SQUARE_WORDS } from './words.ts';

export const Board = memo(function Board(props: BoardProps): ReactNode {
  return <ToldBoard {...asTold(props)} />;
});

function ToldBoard(props: BoardProps): ReactNode {
  const { kit, view, cue, language, lights, hidden, names, litDoors, reducedMotion, speed, active } = props;
  const board = useSame(view.board);
  const still = reducedMotion || speed === 0;
  const placing = useRef<(() => void) | null>(null);
  const doors = useMemo(() => seenDoors({ ...view, board }), [view, board]);
  const texts = useMemo(
    () => cellTexts(kit.board, view, names, language, lights, hidden),
    [kit, view, names, language, lights, hidden],
  );
  const effectsOf = useCallback(
    (event: BaseEvent) => kit.effects(event, view, language),
    [kit, view, language],
  );
  const acting = view.figures.find(({ id }) => id === active);
  return (
    <BoardFrame
      {...props}
      board={board}
      squares={null}
      label={say(SQUARE_WORDS, language, 'board', {})}
      textOf={texts}
      doors={doors}
      taken={view.figures.map(({ square }) => square)}
      walker={acting ?? null}
      start={startOf(props)}
      still={still}
      gliding={!reducedMotion}
      ground={
        <StillLayers
          parts={kit.board}
          view={view}
          board={board}
          doors={doors}
          litDoors={litDoors}
          hidden={hidden}
        />
      }
      figuresStyle={glide(cue, still, speed)}
      figures={
        <>
          <MovingLayers {...props} />
          <PlayedCue cue={cue} board={board} effectsOf={effectsOf} speed={speed} still={still} />
        </>
      }
      placing={placing}
      renderOver={(camera) => (
        <RollAtFigure
          kit={kit}
          camera={camera}
          cue={cue}
          view={view}
          names={names}
          language={language}
          still={still}
          speed={speed}
          placing={placing}
        />
      )}
    />
  );
}

/** While a cue is played the board shows its view: what has been told so far. */
function asTold(props: BoardProps): BoardProps {
  const view = props.cue?.view as View | undefined;
  if (view === undefined) return props;
  return { ...props, view, hidden: props.hidden === null ? null : (view.screen ?? props.hidden) };
}

/** On one's own figure, or on whoever acts; else in the first corner. */
function startOf({ view, mine, active }: BoardProps): Square {
  const id = active !== null && mine.includes(active) ? active : (mine[0] ?? active);
  return view.figures.find((figure) => figure.id === id)?.square ?? view.stairs[0] ?? 0;
}
