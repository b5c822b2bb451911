/** The level on the screen: what there is to see of it, and everything shown on it. */
import { memo, useCallback, useEffect, useMemo, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { squaresOf } from '@oubliette/advanced';
import type { Figure, FigureId, Level, Names, View } from '@oubliette/advanced';
import { xOf, yOf } from '@oubliette/dungeon';
import type { Size, Square } from '@oubliette/dungeon';
import type { BaseEvent } from '@oubliette/kernel';
import type { Language } from '@oubliette/words';
import { BoardFrame } from '../../board/BoardFrame.tsx';
import { squaresView } from '../../board/camera.ts';
import { glide, PlayedCue } from '../../board/CueLayer.tsx';
import { boxOf, UNIT } from '../../board/geometry.ts';
import type { Box } from '../../board/geometry.ts';
import type { Hands } from '../../board/hands.ts';
import { Labels, Lights, PathLine, Points } from '../../board/Lights.tsx';
import type { Camera, Light } from '../../board/light.ts';
import { useSame } from '../../board/same.ts';
import type { PanZoom } from '../../board/usePanZoom.ts';
import type { Cue, Scene } from '../../play/gameUi.ts';
import { wordsIn } from '../../words/useWords.ts';
import { doorsOf, laidOf } from '../play/level.ts';
import type { Laid } from '../play/level.ts';
import { ADVANCED } from '../words.ts';
import { cellTexts, tipTexts } from './cellText.ts';
import type { Corpse } from './cellText.ts';
import { effectsOf, leaving } from './effects.ts';
import { Figures } from './Figures.tsx';
import type { Ghost, WallShown } from './ghost.ts';
import { Ground } from './Ground.tsx';
import { ChainLayer, GhostLayer, WallLayer, ZoneLayer } from './Overlays.tsx';
import { LEVEL_WORDS } from './words.ts';
import type { ZoneSeen } from './zones.ts';
import './level.css';

export interface Over {
  readonly camera: PanZoom;
  /** What there is to see, in the drawing's units. */
  readonly shown: Box;
  /** Set to what follows the camera. */
  readonly placing: RefObject<(() => void) | null>;
}

export interface LevelBoardProps extends Hands {
  readonly view: View;
  readonly level: Level;
  readonly figures: readonly Figure[];
  readonly names: Names;
  readonly language: Language;
  readonly lights: readonly Light[];
  readonly litDoors: readonly string[];
  readonly path: readonly Square[];
  readonly zones: readonly ZoneSeen[];
  readonly ghosts: readonly Ghost[];
  readonly ghost: number | null;
  readonly walls: readonly WallShown[];
  readonly corpses: readonly Corpse[];
  readonly active: FigureId | null;
  readonly selected: readonly FigureId[];
  readonly mine: readonly FigureId[];
  readonly camera: Camera;
  readonly cue: Cue | null;
  readonly reducedMotion: boolean;
  readonly speed: 0 | 0.5 | 1 | 2;
  readonly points: Scene['points'];
  readonly children: (over: Over) => ReactNode;
}

export const LevelBoard = memo(function LevelBoard(props: LevelBoardProps): ReactNode {
  const { view, level, names, language, lights, zones, active, cue, reducedMotion, speed, mine } = props;
  const laid = laidOf(level.layout);
  const { board, squares } = laid;
  const still = reducedMotion || speed === 0;
  const drawn = useSame(level);
  const figures = useSame(props.figures);
  const lit = useSame(
    useMemo(() => withGhosts(lights, props.ghosts, language), [lights, props.ghosts, language]),
  );
  const corpses = useSame(props.corpses);
  const doors = useSame(doorsOf(drawn, board));
  const shown = useSame(shownOf(laid, props.ghosts));
  const texts = useMemo(
    () => cellTexts({ view, level: drawn, figures, names, language, lights: lit, zones, corpses }),
    [view, drawn, figures, names, language, lit, zones, corpses],
  );
  const tips = useMemo(
    () => tipTexts({ view, level: drawn, figures, names, language, corpses }),
    [view, drawn, figures, names, language, corpses],
  );
  const placing = useRef<(() => void) | null>(null);
  const walker = figures.find(({ id }) => id === active) ?? null;
  const size = useSame({ width: board.width, height: board.height });
  return (
    <BoardFrame
      {...props}
      lights={lit}
      name="adv-board"
      aside={CORNER_PX}
      board={board}
      shown={shown}
      squares={squares}
      label={labelOf(view, level, language)}
      textOf={texts}
      tipOf={tips}
      doors={doors}
      taken={figures.flatMap((figure) => squaresOf(board, figure))}
      walker={walker}
      start={figures.find(({ id }) => mine.includes(id))?.square ?? squares[0] ?? 0}
      still={still}
      gliding={!reducedMotion}
      ground={
        <Ground
          level={drawn}
          doors={doors}
          shown={shown}
          litDoors={useSame(props.litDoors)}
          corpses={useSame(corpses.map(({ square }) => square))}
        />
      }
      figuresStyle={glide(cue, still, speed)}
      figures={<Lively {...props} lights={lit} figures={figures} size={size} still={still} />}
      placing={placing}
      renderOver={(camera) => (
        <>
          <Grown laid={laid} shown={shown} figures={figures} camera={camera} gliding={!reducedMotion} />
          {props.children({ camera, shown, placing })}
        </>
      )}
    />
  );
});

/** Which level it is, once there are several. */
function labelOf({ levels }: View, level: Level, language: Language): string {
  const board = wordsIn(ADVANCED, language)('board');
  if (levels.length < 2) return board;
  const number = levels.indexOf(level) + 1;
  return `${board}, ${wordsIn(LEVEL_WORDS, language)('level', { number })}`;
}

interface LivelyProps extends LevelBoardProps {
  readonly size: Size;
  readonly still: boolean;
}

/** The layers that change as people play. */
function Lively(props: LivelyProps): ReactNode {
  const { view, level, lights, zones, figures, active, cue, mine, speed, size, still } = props;
  const shownZones = useSame(zones);
  const drawn = useMemo(() => withoutGhosts(lights, props.ghosts), [lights, props.ghosts]);
  const effects = useCallback((event: BaseEvent) => effectsOf(event, view), [view]);
  return (
    <>
      <GhostLayer layout={level.layout} ghosts={useSame(props.ghosts)} shown={props.ghost} />
      <ZoneLayer layout={level.layout} zones={shownZones} />
      <Lights board={size} lights={drawn} />
      <WallLayer layout={level.layout} walls={useSame(props.walls)} />
      <PathLine board={size} path={useSame(props.path)} planned={false} />
      <Figures
        size={size}
        view={view}
        figures={figures}
        active={active}
        selected={useSame(props.selected)}
        mine={useSame(mine)}
        leaving={useSame(leaving(cue?.events ?? []))}
      />
      <ChainLayer layout={level.layout} zones={shownZones} figures={figures} />
      <Labels board={size} lights={lights} />
      <Points board={size} points={props.points} />
      <PlayedCue cue={cue} board={size} effectsOf={effects} speed={speed} still={still} />
    </>
  );
}

/** As wide as what lies over the board's upper right corner. */
const CORNER_PX = 160;

/** Every way to lay it can be tapped, and says which it is. */
function withGhosts(
  lights: readonly Light[],
  ghosts: readonly Ghost[],
  language: Language,
): readonly Light[] {
  const told = new Set(lights.map(({ square }) => square));
  const words = wordsIn(LEVEL_WORDS, language);
  const more = ghosts.flatMap(({ squares, option }) =>
    squares
      .filter((square) => !told.has(square))
      .map((square): Light => ({ square, kind: 'choice', spoken: words('option', { number: option + 1 }) })),
  );
  return more.length === 0 ? lights : [...lights, ...more];
}

/** What would be laid is drawn already. */
function withoutGhosts(lights: readonly Light[], ghosts: readonly Ghost[]): readonly Light[] {
  const drawn = new Set(ghosts.flatMap(({ squares }) => squares));
  return drawn.size === 0 ? lights : lights.filter(({ square }) => !drawn.has(square));
}

/** A level that has just begun is not looked at through a magnifying glass. */
const LEAST = { width: 18, height: 12 };
/** Dark rock around what is laid. */
const AROUND = 2;

/** What is laid, what may be laid, and a little dark around it. */
function shownOf({ board, squares }: Laid, ghosts: readonly Ghost[]): Box {
  const all = [...squares, ...ghosts.flatMap((ghost) => ghost.squares)];
  if (all.length === 0) return { x: 0, y: 0, width: LEAST.width * UNIT, height: LEAST.height * UNIT };
  const { x, y, width, height } = boxOf(board, all);
  const [wide, high] = [
    Math.max(width + 2 * AROUND * UNIT, LEAST.width * UNIT),
    Math.max(height + 2 * AROUND * UNIT, LEAST.height * UNIT),
  ];
  return { x: x - (wide - width) / 2, y: y - (high - height) / 2, width: wide, height: high };
}

interface GrownProps {
  readonly laid: Laid;
  readonly shown: Box;
  readonly figures: readonly Figure[];
  readonly camera: PanZoom;
  readonly gliding: boolean;
}

/** The camera turns to what has just been laid, together with whoever stands next to it. */
function Grown({ laid: { board, squares }, shown, figures, camera, gliding }: GrownProps): null {
  const before = useRef(squares);
  useEffect(() => {
    const known = new Set(before.current);
    const fresh = squares.filter((square) => !known.has(square));
    before.current = squares;
    if (fresh.length === 0 || fresh.length === squares.length) return;
    const own = figures.filter(({ side }) => side === 'heroes').map(({ square }) => square);
    const near = own.toSorted((a, b) => farFrom(board, fresh, a) - farFrom(board, fresh, b)).slice(0, 1);
    const field = { width: board.width, height: board.height, shown };
    camera.go(squaresView(field, camera.viewport(), camera.now(), [...fresh, ...near]), gliding);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is laid moves the camera, not who walks
  }, [squares]);
  return null;
}

function farFrom(size: Laid['board'], squares: readonly Square[], from: Square): number {
  return Math.min(
    ...squares.map((square) =>
      Math.hypot(xOf(size, square) - xOf(size, from), yOf(size, square) - yOf(size, from)),
    ),
  );
}
