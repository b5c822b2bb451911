/** A board of any game under the finger, the mouse and the keyboard: what is drawn on it is given. */
import { useDeferredValue, useRef } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import type { Board, Square } from '@oubliette/dungeon';
import type { Language } from '@oubliette/words';
import { SQUARE_PX, toWorld, worldSize } from './camera.ts';
import type { Field } from './camera.ts';
import type { ShownDoor } from './Doors.tsx';
import { MARGIN, UNIT } from './geometry.ts';
import type { Box } from './geometry.ts';
import { Grid } from './Grid.tsx';
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
  /** Of a field that is filled little by little, the part there is to see. */
  readonly shown?: Box;
  /** Its squares for the keyboard, in order; null where the board is all of them. */
  readonly squares: readonly Square[] | null;
  readonly name?: string;
  readonly label: string;
  readonly language: Language;
  readonly textOf: (square: Square) => string;
  /** A few words on what is under the pointer; empty for nothing. */
  readonly tipOf?: (square: Square) => string;
  readonly lights: readonly Light[];
  readonly path: readonly Square[];
  readonly doors: readonly ShownDoor[];
  readonly litDoors: readonly string[];
  /** Squares with a figure. */
  readonly taken: readonly Square[];
  readonly walker: Looked['walker'];
  /** Where the keyboard's cursor is at first. */
  readonly start: Square;
  readonly camera: Camera;
  /** Nothing moves on the board; the camera may glide all the same. */
  readonly still: boolean;
  readonly gliding: boolean;
  /** Layers that change only when the dungeon does. */
  readonly ground: ReactNode;
  /** Layers that change as people play. */
  readonly figures: ReactNode;
  readonly figuresStyle?: CSSProperties;
  /** So many pixels of its right edge are covered on a wide screen. */
  readonly aside?: number;
  /** Over the board: what stays where it is as the board moves. */
  readonly renderOver: (camera: PanZoom) => ReactNode;
}

export function BoardFrame(props: BoardFrameProps): ReactNode {
  const { board, shown, label, language, lights, doors, litDoors, taken, still, gliding } = props;
  const field = useField(board, shown);
  const bending = useRef(false);
  const camera = usePanZoom(field, () => !bending.current, props.aside);
  const cursor = useCursor({ ...props, field }, camera);
  const onHover = (square: Square | null): void => {
    if (props.tipOf !== undefined)
      camera.viewportRef.current!.title = square === null ? '' : props.tipOf(square);
    props.onHover?.(square);
  };
  const table = { board, lights, doors, litDoors, taken };
  const taps = useTaps(camera, { ...props, onHover, table, onCursor: cursor.take }, bending);
  useCamera({ field, camera: props.camera, walker: props.walker, gliding }, camera);
  // Hundreds of names may come a moment after the figures have moved.
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

/** The same as long as its numbers are. */
function useField({ width, height }: Board, shown: Box | undefined): Field {
  const kept = useRef<Field>({ width, height });
  const now = kept.current;
  if (now.width !== width || now.height !== height || now.shown !== shown)
    kept.current = { width, height, ...(shown === undefined ? {} : { shown }) };
  return kept.current;
}

/** The drawing covers the board with its frame, or what there is to see of it. */
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
