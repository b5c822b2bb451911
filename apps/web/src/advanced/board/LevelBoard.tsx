/** The level on the screen: drawn, moved under the finger, and spoken square by square. */
import { memo, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent as ReactKeyboardEvent, MouseEvent, ReactNode } from 'react';
import type { Figure, FigureId, Level, Names, View } from '@oubliette/advanced';
import { isSquare, squareAt, xOf, yOf } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import type { Language } from '@oubliette/words';
import {
  SQUARE_PX,
  squaresView,
  squareView,
  toUnits,
  toWorld,
  withSquareInSight,
  worldSize,
} from '../../board/camera.ts';
import type { View2d } from '../../board/camera.ts';
import { boxOf, corner, UNIT } from '../../board/geometry.ts';
import { Labels, Lights, PathLine, Points } from '../../board/Lights.tsx';
import type { Camera, Light } from '../../board/light.ts';
import { useSame } from '../../board/same.ts';
import { usePanZoom } from '../../board/usePanZoom.ts';
import type { PanZoom } from '../../board/usePanZoom.ts';
import { walked } from '../../board/walking.ts';
import type { Scene } from '../../table/gameUi.ts';
import { wordsIn } from '../../words/useWords.ts';
import { laidOf } from '../play/level.ts';
import type { Laid } from '../play/level.ts';
import { ADVANCED } from '../words.ts';
import { cellTexts } from './cellText.ts';
import { Figures } from './Figures.tsx';
import { LevelLayers } from './Layers.tsx';
import '../../board/board.css';
import '../../board/boardOverlay.css';
import './level.css';

export interface LevelBoardProps {
  readonly view: View;
  readonly level: Level;
  readonly figures: readonly Figure[];
  readonly names: Names;
  readonly language: Language;
  readonly lights: readonly Light[];
  readonly path: readonly Square[];
  readonly zones: readonly Square[];
  readonly active: FigureId | null;
  readonly selected: FigureId | null;
  readonly mine: readonly FigureId[];
  readonly camera: Camera;
  readonly still: boolean;
  readonly points: Scene['points'];
  readonly onSquare: (square: Square) => void;
  readonly onKey: (event: KeyboardEvent, square: Square) => void;
  readonly children?: ReactNode;
}

export const LevelBoard = memo(function LevelBoard(props: LevelBoardProps): ReactNode {
  const { view, level, figures, names, language, lights, path, active, selected, still } = props;
  const words = wordsIn(ADVANCED, language);
  const laid = laidOf(level.layout);
  const { board } = laid;
  const drawn = useSame(level);
  const camera = usePanZoom(
    board,
    () => true,
    () => undefined,
  );
  const cursor = useCursor(props, camera, laid);
  useCamera(props, camera, laid);
  const taps = useTaps(camera, props, laid, cursor.set);
  const zones = useMemo(() => new Set(props.zones), [props.zones]);
  const texts = useMemo(
    () => cellTexts({ view, level, figures, names, language, lights, zones }),
    [view, level, figures, names, language, lights, zones],
  );
  const box = useMemo(() => frameOf(laid), [laid]);
  const drawing = {
    viewBox: `${box.x} ${box.y} ${box.width} ${box.height}`,
    style: { left: box.px.x, top: box.px.y, width: box.px.width, height: box.px.height },
    'aria-hidden': true,
    focusable: false,
  } as const;
  const { width, height } = worldSize(board);
  return (
    <div ref={camera.viewportRef} className={`board adv-board${still ? ' board-motionless' : ''}`} {...taps}>
      <div ref={camera.worldRef} className="board-world" style={{ width, height }}>
        <svg className="adv-drawing" {...drawing}>
          <LevelLayers level={drawn} />
        </svg>
        <svg className="adv-drawing" {...drawing}>
          <ZoneLayer laid={laid} zones={props.zones} />
          <Lights board={board} lights={lights} />
          <PathLine board={board} path={path} planned={false} />
          <Figures
            size={board}
            view={view}
            figures={figures}
            active={active}
            selected={selected}
            mine={props.mine}
          />
          <Labels board={board} lights={lights} />
          <Points board={board} points={props.points} />
        </svg>
        <Cells
          laid={laid}
          cursor={cursor.square}
          follow={cursor.follow}
          textOf={texts}
          label={words('board')}
          help={words('boardHelp')}
          onKey={cursor.onKey}
          onFocus={cursor.set}
        />
      </div>
      <div className="board-tools">
        <Tool text={words('zoomIn')} d="M12 5v14M5 12h14" act={() => camera.zoomBy(1.4)} />
        <Tool text={words('zoomOut')} d="M5 12h14" act={() => camera.zoomBy(1 / 1.4)} />
        <Tool
          text={words('wholeMap')}
          d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5"
          act={() => camera.go(laidView(camera, laid), !still)}
        />
      </div>
      {props.children}
    </div>
  );
});

/** The drawing covers what is laid and a little dark around it, not the whole field. */
function frameOf({ board, squares }: Laid) {
  const { x, y, width, height } = boxOf(board, squares.length > 0 ? squares : [0]);
  const room = 3 * UNIT;
  const frame = { x: x - room, y: y - room, width: width + 2 * room, height: height + 2 * room };
  const from = toWorld(frame);
  const scale = SQUARE_PX / UNIT;
  return { ...frame, px: { ...from, width: frame.width * scale, height: frame.height * scale } };
}

/** All that is laid, as large as it can be. */
function laidView(camera: PanZoom, { board, squares }: Laid): View2d {
  const room = camera.viewport();
  const high = room.height - (room.covered ?? 0);
  const box = boxOf(board, squares.length > 0 ? squares : [0]);
  const scale = SQUARE_PX / UNIT;
  const pad = UNIT * 2;
  const k = Math.min(1.6, room.width / ((box.width + pad) * scale), high / ((box.height + pad) * scale));
  const middle = toWorld({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  return { k, x: room.width / 2 - middle.x * k, y: high / 2 - middle.y * k };
}

/** The camera goes where it is asked to, and to whatever has just been laid. */
function useCamera(
  { camera: wanted, still, figures, active }: LevelBoardProps,
  camera: PanZoom,
  laid: Laid,
): void {
  const { board, squares } = laid;
  const first = useRef(true);
  useLayoutEffect(() => {
    const [room, now] = [camera.viewport(), camera.now()];
    const to =
      wanted.at === 'whole'
        ? laidView(camera, laid)
        : wanted.at === 'square'
          ? squareView(board, room, now, wanted.square)
          : squaresView(board, room, now, wanted.squares);
    camera.go(to, !first.current && !still);
    first.current = false;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a new key moves the camera
  }, [wanted.key]);
  const before = useRef(squares);
  useEffect(() => {
    const known = new Set(before.current);
    const fresh = squares.filter((square) => !known.has(square));
    before.current = squares;
    if (fresh.length === 0 || fresh.length === squares.length) return;
    const own = figures.filter(({ side }) => side === 'heroes').map(({ square }) => square);
    camera.go(squaresView(board, camera.viewport(), camera.now(), [...fresh, ...own]), !still);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is laid moves the camera, not who walks
  }, [squares]);
  const at = figures.find(({ id }) => id === active)?.square;
  useEffect(() => {
    if (at === undefined) return;
    const now = camera.now();
    const to = withSquareInSight(board, camera.viewport(), now, at);
    if (to !== now) camera.go(to, !still);
  }, [at, board, camera, still]);
}

function useTaps(
  camera: PanZoom,
  props: LevelBoardProps,
  { board }: Laid,
  onCursor: (square: Square) => void,
) {
  const press = useRef({ x: 0, y: 0 });
  return {
    onPointerDown: ({ clientX, clientY }: { clientX: number; clientY: number }) => {
      press.current = { x: clientX, y: clientY };
    },
    onClick: (event: MouseEvent) => {
      if ((event.target as HTMLElement).closest('button, .adv-minimap, .adv-tray') !== null) return;
      const { clientX, clientY } = event;
      if (Math.hypot(clientX - press.current.x, clientY - press.current.y) > STEADY_PX) return;
      const frame = camera.viewportRef.current!.getBoundingClientRect();
      const at = toUnits(camera.now(), { x: clientX - frame.left, y: clientY - frame.top });
      const square = squareAt(board, Math.floor(at.x / UNIT), Math.floor(at.y / UNIT));
      const isLit = props.lights.some((light) => light.square === square);
      if (square < 0 || (!isLit && !isSquare(board, square))) return;
      onCursor(square);
      props.onSquare(square);
    },
  };
}

const STEADY_PX = 8;

/** The keyboard's square. */
function useCursor(props: LevelBoardProps, camera: PanZoom, { board, squares }: Laid) {
  const { figures, mine, onKey, onSquare, still } = props;
  const [square, set] = useState<Square>(
    () => figures.find(({ id }) => mine.includes(id))?.square ?? squares[0] ?? 0,
  );
  const [follow, setFollow] = useState(0);
  const keyed = (event: ReactKeyboardEvent): void => {
    if (event.altKey || event.metaKey || event.ctrlKey || event.key === 'Tab') return;
    const to = event.shiftKey ? null : walked(board, square, event.key, false);
    if (to !== null) {
      event.preventDefault();
      set(to);
      setFollow((count) => count + 1);
      const now = camera.now();
      const sight = withSquareInSight(board, camera.viewport(), now, to);
      if (sight !== now) camera.go(sight, !still);
    } else if (event.key === '+' || event.key === '-') camera.zoomBy(event.key === '-' ? 1 / 1.3 : 1.3);
    else if (event.key === ' ') {
      event.preventDefault();
      onSquare(square);
    } else onKey(event.nativeEvent, square);
  };
  return { square, set, follow, onKey: keyed };
}

interface CellsProps {
  readonly laid: Laid;
  readonly cursor: Square;
  readonly follow: number;
  readonly textOf: (square: Square) => string;
  readonly label: string;
  readonly help: string;
  readonly onKey: (event: ReactKeyboardEvent) => void;
  readonly onFocus: (square: Square) => void;
}

const ROWS_AROUND = 6;

/** The level for the keyboard and for screen readers: the rows around the cursor, as far as the level goes. */
function Cells({ laid, cursor, follow, textOf, label, help, onKey, onFocus }: CellsProps): ReactNode {
  const { board, squares } = laid;
  const grid = useRef<HTMLDivElement>(null);
  const described = useId();
  const near = squares.filter((square) => Math.abs(yOf(board, square) - yOf(board, cursor)) <= ROWS_AROUND);
  const all = near.includes(cursor) ? near : [...near, cursor].toSorted((a, b) => a - b);
  const rows = [...Map.groupBy(all, (square) => yOf(board, square))].toSorted(([a], [b]) => a - b);
  useEffect(() => {
    if (follow > 0)
      grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  }, [follow]);
  return (
    <div
      ref={grid}
      className="board-grid"
      role="grid"
      aria-label={label}
      aria-describedby={described}
      tabIndex={-1}
      aria-rowcount={board.height}
      aria-colcount={board.width}
      onKeyDown={onKey}
      onFocus={(event) => {
        const square = Number((event.target as HTMLElement).dataset['square']);
        if (!Number.isNaN(square)) onFocus(square);
      }}
    >
      <p id={described} hidden>
        {help}
      </p>
      {rows.map(([y, own]) => (
        <div key={y} role="row" aria-rowindex={y + 1}>
          {own.map((square) => {
            const at = toWorld(corner(board, square));
            return (
              <div
                key={square}
                role="gridcell"
                className="board-cell"
                aria-colindex={xOf(board, square) + 1}
                aria-label={textOf(square)}
                tabIndex={square === cursor ? 0 : -1}
                data-square={square}
                style={{ left: at.x, top: at.y, width: SQUARE_PX, height: SQUARE_PX }}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

const ZoneLayer = memo(function ZoneLayer({
  laid,
  zones,
}: {
  readonly laid: Laid;
  readonly zones: readonly Square[];
}) {
  return (
    <g className="adv-zones">
      {zones.map((square) => {
        const { x, y } = corner(laid.board, square);
        return (
          <path
            key={square}
            className="adv-zone"
            d={`M${x + 6} ${y + 6}h88v88h-88zM${x + 6} ${y + 94}l88-88`}
          />
        );
      })}
    </g>
  );
});

function Tool({
  text,
  d,
  act,
}: {
  readonly text: string;
  readonly d: string;
  readonly act: () => void;
}): ReactNode {
  return (
    <button type="button" className="board-tool" aria-label={text} title={text} onClick={act}>
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={d} />
      </svg>
    </button>
  );
}
