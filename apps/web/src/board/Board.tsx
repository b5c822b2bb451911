/** One board for every game: its contents come as data, and a game's own drawings lie between its layers. */
import { memo, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { Size, Square } from '@oubliette/dungeon';
import type { BaseEvent } from '@oubliette/kernel';
import type { Language } from '@oubliette/words';
import { BoardFrame } from './BoardFrame.tsx';
import type { Cue } from './cue.ts';
import { squaresAbout, useDirector } from './director.ts';
import { glide, PlayedCue } from './CueLayer.tsx';
import type { ShownEffect } from './effects.ts';
import { centre } from './geometry.ts';
import type { Box, Point } from './geometry.ts';
import { GroundLayers } from './GroundLayers.tsx';
import type { BoardGround } from './GroundLayers.tsx';
import { shownAround, useGrowth } from './growing.ts';
import type { Hands } from './hands.ts';
import { Hovered } from './hovered.ts';
import { Labels, Lights, PathLine, Points, ReachNumber } from './Lights.tsx';
import type { Camera, Light, Pointed } from './light.ts';
import { useSame } from './same.ts';
import { squaresUnder } from './standing.ts';
import { Tokens } from './Tokens.tsx';
import type { BoardToken } from './Tokens.tsx';
import type { PanZoom } from './usePanZoom.ts';

/** What every game tells its board, whatever stands on it. */
export interface BoardScene {
  readonly language: Language;
  readonly cue: Cue | null;
  readonly points: readonly Pointed[];
  readonly settings: { readonly reducedMotion: boolean; readonly speed: 0 | 0.5 | 1 | 2 };
}

export interface BoardProps extends Hands {
  readonly scene: BoardScene;
  readonly ground: BoardGround;
  readonly label: string;
  /** A square's text, its name first. */
  readonly textOf: (square: Square) => string;
  /** A few words on the square under the pointer; empty for none. */
  readonly tipOf?: (square: Square) => string;
  readonly tokens: readonly BoardToken[];
  /** Whose turn it is: kept in sight as they walk. */
  readonly active: string | null;
  readonly selected: readonly string[];
  /** Figures this player plays. */
  readonly mine: readonly string[];
  /** Figures that fade while the cue is shown. */
  readonly leaving: readonly string[];
  /** The keyboard begins here while none of these is on the board. */
  readonly start: Square;
  readonly lights: readonly Light[];
  /** The staged path, the figure's own square first; drawn as a line with steps. */
  readonly path: readonly Square[];
  /** What it has cost by each of its squares after the first. */
  readonly costs: readonly number[];
  /** The path is only planned: drawn dashed. */
  readonly planned?: boolean;
  /** Doors that may be opened or aimed at now. */
  readonly litDoors: readonly string[];
  readonly effectsOf: (event: BaseEvent) => readonly ShownEffect[];
  /** Changes when the camera should move. */
  readonly camera: Camera;
  /** The game's own drawings, in the board's units. */
  readonly drawings: {
    /** On the floor, below the walls. */
    readonly floor?: ReactNode;
    /** Between walls and doors: furniture and the like. */
    readonly standing?: ReactNode;
    /** Below lights and figures. */
    readonly under?: ReactNode;
    /** Over the figures. */
    readonly over?: ReactNode;
  };
  /** Beside the board: stays in place as the board moves. */
  readonly renderOver?: (over: Over) => ReactNode;
}

export interface Over {
  readonly camera: PanZoom;
  /** The visible part of a growing dungeon, in the drawing's units. */
  readonly shown: Box | undefined;
  /** The middles of the squares that what is shown now is about. */
  readonly about: readonly Point[];
  /** Nothing moves. */
  readonly still: boolean;
}

export const Board = memo(function Board(props: BoardProps): ReactNode {
  const { scene, drawings, litDoors, mine, active } = props;
  const { cue, settings, language } = scene;
  const still = settings.reducedMotion || settings.speed === 0;
  const gliding = !settings.reducedMotion;
  const [hovered] = useState(() => new Hovered());
  const printed = useSame(props.ground.board);
  const ground = useSame({ ...props.ground, board: printed });
  const tokens = useSame(props.tokens);
  const lights = useSame(props.lights);
  const { board, laid } = ground;
  const maybe = useSame(lights.filter(({ undrawn }) => undrawn === true).map(({ square }) => square));
  const shown = useMemo(
    () => (laid === null ? undefined : shownAround(board, [...laid, ...maybe])),
    [board, laid, maybe],
  );
  const taken = useSame(
    useMemo(() => tokens.flatMap((token) => squaresUnder(board, token)), [board, tokens]),
  );
  const { effectsOf } = props;
  const about = useMemo(
    () => squaresAbout(cue?.events.flatMap((event) => effectsOf(event)) ?? []),
    [cue, effectsOf],
  );
  const own = (active !== null && mine.includes(active) ? active : mine[0]) ?? active;
  return (
    <BoardFrame
      {...props}
      language={language}
      lights={lights}
      board={board}
      {...(shown === undefined ? {} : { shown, name: 'board-grows' })}
      squares={laid}
      doors={ground.doors}
      taken={taken}
      walker={tokens.find(({ id }) => id === active) ?? null}
      start={tokens.find(({ id }) => id === own)?.square ?? props.start}
      still={still}
      gliding={gliding}
      ground={
        <GroundLayers
          ground={ground}
          shown={shown}
          litDoors={useSame(litDoors)}
          floor={drawings.floor}
          standing={drawings.standing}
        />
      }
      figuresStyle={glide(cue, still, settings.speed)}
      hovered={hovered}
      figures={
        <MovingLayers
          {...props}
          tokens={tokens}
          taken={taken}
          lights={lights}
          still={still}
          hovered={hovered}
        />
      }
      renderOver={(camera) => (
        <>
          {laid !== null && (
            <Growth
              board={board}
              shown={shown}
              laid={laid}
              tokens={tokens}
              camera={camera}
              gliding={gliding}
            />
          )}
          <Directing {...props} shown={shown} camera={camera} gliding={gliding} about={about} />
          {props.renderOver?.({ camera, shown, still, about: about.map((square) => centre(board, square)) })}
        </>
      )}
    />
  );
});

interface MovingProps extends BoardProps {
  /** Squares with a figure. */
  readonly taken: readonly Square[];
  readonly still: boolean;
  readonly hovered: Hovered;
}

/** The layers that change during play. */
function MovingLayers(props: MovingProps): ReactNode {
  const { scene, ground, lights, tokens, taken, drawings, active, still } = props;
  const { cue, settings, points } = scene;
  const { width, height } = ground.board;
  const size = useSame({ width, height });
  return (
    <>
      {drawings.under}
      <Lights board={size} lights={lights} />
      <PathLine
        board={size}
        path={useSame(props.path)}
        costs={useSame(props.costs)}
        planned={props.planned === true}
      />
      <Tokens
        size={size}
        tokens={tokens}
        active={active}
        selected={useSame(props.selected)}
        mine={useSame(props.mine)}
        leaving={useSame(props.leaving)}
      />
      {drawings.over}
      <Labels board={size} lights={lights} taken={taken} />
      <ReachNumber board={size} lights={lights} taken={taken} hovered={props.hovered} />
      <Points board={size} points={points} />
      <PlayedCue cue={cue} board={size} effectsOf={props.effectsOf} speed={settings.speed} still={still} />
    </>
  );
}

interface DirectingProps extends Pick<BoardProps, 'scene' | 'ground' | 'path' | 'planned' | 'lights'> {
  readonly about: readonly Square[];
  readonly shown: Box | undefined;
  readonly camera: PanZoom;
  readonly gliding: boolean;
}

function Directing({ scene, ground, about, shown, camera, gliding, ...aim }: DirectingProps): null {
  const { cue } = scene;
  const { width, height } = ground.board;
  const isAiming =
    (aim.path.length > 1 && aim.planned !== true) || aim.lights.some(({ kind }) => kind === 'goal');
  const field = { width, height, ...(shown === undefined ? {} : { shown }) };
  useDirector({ field, cue, about, isAiming, gliding }, camera);
  return null;
}

interface GrowthProps {
  readonly board: Size;
  readonly shown: Box | undefined;
  readonly laid: readonly Square[];
  readonly tokens: readonly BoardToken[];
  readonly camera: PanZoom;
  readonly gliding: boolean;
}

/** Heroes are shown together with what has just been laid beside them. */
function Growth({ board: { width, height }, shown, laid, tokens, camera, gliding }: GrowthProps): null {
  const heroes = tokens.filter(({ side }) => side === 'heroes').map(({ square }) => square);
  useGrowth({ width, height, ...(shown === undefined ? {} : { shown }) }, laid, heroes, camera, gliding);
  return null;
}
