/** A board of any game for finger, mouse and keyboard; its drawings are passed in. */
import { useDeferredValue, useEffect, useRef } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import type { Board, Square } from '@oubliette/dungeon';
import type { Language } from '@oubliette/words';
import { SQUARE_PX, toWorld, worldSize } from './camera.ts';
import type { Field } from './camera.ts';
import type { ShownDoor } from './Doors.tsx';
import { MARGIN, UNIT } from './geometry.ts';
import type { Box } from './geometry.ts';
import { Grid } from './Grid.tsx';
import type { Hovered } from './hovered.ts';
import type { Hands } from './hands.ts';
import type { Camera, Light } from './light.ts';
import { Tools } from './Tools.tsx';
import { useCamera, useCursor } from './useCursor.ts';
import type { Looked } from './useCursor.ts';
import { usePanZoom } from './usePanZoom.ts';
import type { PanZoom } from './usePanZoom.ts';
import { useTaps } from './useTaps.ts';
import './board.css';
import './boardOverlay.css';

interface BoardFrameProps extends Hands {
  readonly board: Board;
  /** The visible part of a field that fills little by little. */
  readonly shown?: Box;
  /** Its squares for the keyboard, in order; null if they fill the board. */
  readonly squares: readonly Square[] | null;
  readonly name?: string;
  readonly label: string;
  readonly language: Language;
  readonly textOf: (square: Square) => string;
  /** A few words on the square under the pointer; empty for none. */
  readonly tipOf?: (square: Square) => string;
  readonly lights: readonly Light[];
  readonly path: readonly Square[];
  readonly doors: readonly ShownDoor[];
  readonly litDoors: readonly string[];
  /** Squares with a figure. */
  readonly taken: readonly Square[];
  readonly walker: Looked['walker'];
  /** The keyboard cursor's first square. */
  readonly start: Square;
  readonly camera: Camera;
  /** Where the pointer is, for what is shown there. */
  readonly hovered?: Hovered;
  /** Nothing moves on the board; the camera may still glide. */
  readonly still: boolean;
  readonly gliding: boolean;
  /** Layers that change only when the dungeon does. */
  readonly ground: ReactNode;
  /** Layers that change during play. */
  readonly figures: ReactNode;
  readonly figuresStyle?: CSSProperties;
  /** Over the board: stays in place as the board moves. */
  readonly renderOver: (camera: PanZoom) => ReactNode;
}

export function BoardFrame(props: BoardFrameProps): ReactNode {
  const { hovered, board, shown, label, language, lights, doors, litDoors, taken, still, gliding } = props;
  const field = useField(board, shown);
  const bending = useRef(false);
  const camera = usePanZoom(field, () => !bending.current);
  const cursor = useCursor({ ...props, field }, camera);
  const onHover = (square: Square | null): void => {
    if (props.tipOf !== undefined)
      camera.viewportRef.current!.title = square === null ? '' : props.tipOf(square);
    hovered?.set(square);
    props.onHover?.(square);
  };
  const walkedTo = cursor.follow === 0 ? null : cursor.square;
  useEffect(() => hovered?.set(walkedTo), [hovered, walkedTo]);
  const table = { board, lights, doors, litDoors, taken };
  const taps = useTaps(camera, { ...props, onHover, table, onCursor: cursor.take }, bending);
  useCamera({ ...props, field }, camera);
  // Hundreds of texts may follow a moment after the figures have moved.
  const told = useDeferredValue(props.textOf);
  const drawing = drawingOf(field);
  return (
    <div
      ref={camera.viewportRef}
      className={['board', props.name, still && 'board-motionless'].filter(Boolean).join(' ')}
      data-busy={told !== props.textOf || undefined}
      {...taps}
    >
      <div ref={camera.worldRef} className="board-world" style={worldSize(field)}>
        <svg className="board-still" {...drawing}>
          {props.ground}
        </svg>
        <svg className="board-lively" {...drawing} style={{ ...drawing.style, ...props.figuresStyle }}>
          {props.figures}
        </svg>
        <Grid
          board={board}
          squares={props.squares}
          label={label}
          textOf={told}
          language={language}
          cursor={cursor.square}
          follow={cursor.follow}
          onCursor={cursor.set}
          onKey={cursor.onKey}
        />
      </div>
      <Tools camera={camera} field={field} language={language} gliding={gliding} />
      {props.renderOver(camera)}
    </div>
  );
}

/** The same object as long as its numbers are the same. */
function useField({ width, height }: Board, shown: Box | undefined): Field {
  const kept = useRef<Field>({ width, height });
  const now = kept.current;
  if (now.width !== width || now.height !== height || now.shown !== shown)
    kept.current = { width, height, ...(shown === undefined ? {} : { shown }) };
  return kept.current;
}

/** The drawing covers the board with its frame, or its visible part. */
function drawingOf({ width, height, shown }: Field) {
  const box = shown ?? {
    x: -MARGIN,
    y: -MARGIN,
    width: width * UNIT + 2 * MARGIN,
    height: height * UNIT + 2 * MARGIN,
  };
  const { x: left, y: top } = toWorld(box);
  const scale = SQUARE_PX / UNIT;
  return {
    viewBox: `${box.x} ${box.y} ${box.width} ${box.height}`,
    style: { left, top, width: box.width * scale, height: box.height * scale } as CSSProperties,
    'aria-hidden': true,
    focusable: false,
  } as const;
}
