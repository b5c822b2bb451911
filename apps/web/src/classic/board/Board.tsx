/** The board: draws what it is told, and tells what is pointed at. */
import { memo, useDeferredValue, useMemo, useRef } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import type { View } from '@oubliette/classic';
import type { Cue } from '../../table/gameUi.ts';
import { cellTexts } from './cellText.ts';
import { CueLayer } from './CueLayer.tsx';
import { worldSize } from '../../board/camera.ts';
import { seenDoors } from './doors.ts';
import { MARGIN, UNIT } from '../../board/geometry.ts';
import { Grid } from './Grid.tsx';
import { MovingLayers } from './MovingLayers.tsx';
import type { BoardProps } from './props.ts';
import { RollAtFigure } from './RollAtFigure.tsx';
import { useSame } from '../../board/same.ts';
import { StillLayers } from './StillLayers.tsx';
import { Tools } from './Tools.tsx';
import { useCamera, useCursor } from './useCursor.ts';
import { usePanZoom } from '../../board/usePanZoom.ts';
import { useTaps } from './useTaps.ts';
import '../../board/board.css';
import '../../board/boardOverlay.css';

export const Board = memo(function Board(props: BoardProps): ReactNode {
  return <ToldBoard {...asTold(props)} />;
});

function ToldBoard(props: BoardProps): ReactNode {
  const { kit, view, cue, language, lights, hidden, names, litDoors, reducedMotion, speed } = props;
  const board = useSame(view.board);
  const still = reducedMotion || speed === 0;
  const bending = useRef(false);
  const placing = useRef<(() => void) | null>(null);
  const camera = usePanZoom(
    board,
    () => !bending.current,
    () => placing.current?.(),
  );
  const cursor = useCursor(props, camera);
  const doors = useMemo(() => seenDoors({ ...view, board }), [view, board]);
  const taken = view.figures.map(({ square }) => square);
  const taps = useTaps(
    camera,
    { ...props, table: { board, lights, doors, litDoors, taken }, onCursor: cursor.take },
    bending,
  );
  useCamera(props, camera);
  const texts = useMemo(
    () => cellTexts(kit.board, view, names, language, lights, hidden),
    [kit, view, names, language, lights, hidden],
  );
  // Hundreds of names may come a moment after the figures have moved.
  const told = useDeferredValue(texts);
  const { width, height } = worldSize(board);
  const drawing = {
    viewBox: `${-MARGIN} ${-MARGIN} ${board.width * UNIT + 2 * MARGIN} ${board.height * UNIT + 2 * MARGIN}`,
    'aria-hidden': true,
    focusable: false,
  };
  return (
    <div
      ref={camera.viewportRef}
      className={`board${still ? ' board-motionless' : ''}`}
      data-busy={told !== texts || undefined}
      {...taps}
    >
      <div ref={camera.worldRef} className="board-world" style={{ width, height }}>
        <svg className="board-still" {...drawing}>
          <StillLayers
            parts={kit.board}
            view={view}
            board={board}
            doors={doors}
            litDoors={litDoors}
            hidden={hidden}
          />
        </svg>
        <svg className="board-lively" {...drawing} style={glide(cue, still, speed)}>
          <MovingLayers {...props} />
          <PlayedCue cue={cue} view={view} props={props} still={still} />
        </svg>
        <Grid
          board={board}
          textOf={told}
          language={language}
          cursor={cursor.square}
          follow={cursor.follow}
          onCursor={cursor.set}
          onKey={cursor.onKey}
        />
      </div>
      <Tools camera={camera} props={props} />
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
    </div>
  );
}

/** While a cue is played the board shows its view: what has been told so far. */
function asTold(props: BoardProps): BoardProps {
  const view = props.cue?.view as View | undefined;
  if (view === undefined) return props;
  return { ...props, view, hidden: props.hidden === null ? null : (view.screen ?? props.hidden) };
}

/** How long a figure takes to its next square. */
function glide(cue: Cue | null, still: boolean, speed: number): CSSProperties {
  const ms = still ? 0 : (cue?.events[0]?.type === 'stepped' ? cue.ms : 200) / speed;
  return { '--step-ms': `${Math.round(ms)}ms` } as CSSProperties;
}

interface PlayedCueProps {
  readonly cue: Cue | null;
  readonly view: View;
  readonly props: BoardProps;
  readonly still: boolean;
}

/** Made anew for every cue, so that each begins at its beginning. */
function PlayedCue({ cue, view, props, still }: PlayedCueProps): ReactNode {
  const { kit, language, speed } = props;
  const turn = useRef({ cue, count: 0 });
  if (turn.current.cue !== cue) turn.current = { cue, count: turn.current.count + 1 };
  const effects = useMemo(
    () => cue?.events.flatMap((event) => kit.effects(event, view, language)) ?? [],
    [kit, cue, view, language],
  );
  if (cue === null || effects.length === 0) return null;
  return (
    <CueLayer
      key={turn.current.count}
      board={view.board}
      effects={effects}
      ms={Math.round(cue.ms / (speed === 0 ? 1 : speed))}
      still={still}
    />
  );
}
