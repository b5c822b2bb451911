/** One board for every game: its contents come as data, and a game's own drawings lie between its layers. */
import { memo, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { Size, Square } from '@oubliette/dungeon';
import type { BaseEvent } from '@oubliette/kernel';
import type { Language } from '@oubliette/words';
import { BoardFrame } from './BoardFrame.tsx';
import type { Cue } from './cue.ts';
import { glide, PlayedCue } from './CueLayer.tsx';
import type { ShownEffect } from './effects.ts';
import type { Box } from './geometry.ts';
import { GroundLayers } from './GroundLayers.tsx';
import type { BoardGround } from './GroundLayers.tsx';
import { shownAround, useGrowth } from './growing.ts';
import type { Hands } from './hands.ts';
import { Labels, Lights, PathLine, Points } from './Lights.tsx';
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
  /** How many pixels of its right edge are covered on a wide screen. */
  readonly aside?: number;
  /** Beside the board: stays in place as the board moves. */
  readonly renderOver?: (over: Over) => ReactNode;
}

export interface Over {
  readonly camera: PanZoom;
  /** The visible part of a growing dungeon, in the drawing's units. */
  readonly shown: Box | undefined;
  /** Nothing moves. */
  readonly still: boolean;
}

export const Board = memo(function Board(props: BoardProps): ReactNode {
  const { scene, drawings, litDoors, mine, active } = props;
  const { cue, settings, language } = scene;
  const still = settings.reducedMotion || settings.speed === 0;
  const gliding = !settings.reducedMotion;
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
  const squaresTaken = useMemo(() => tokens.flatMap((token) => squaresUnder(board, token)), [board, tokens]);
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
      taken={squaresTaken}
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
      figures={<MovingLayers {...props} tokens={tokens} lights={lights} still={still} />}
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
          {props.renderOver?.({ camera, shown, still })}
        </>
      )}
    />
  );
});

/** The layers that change during play. */
function MovingLayers(props: BoardProps & { readonly still: boolean }): ReactNode {
  const { scene, ground, lights, tokens, drawings, active, still } = props;
  const { cue, settings, points } = scene;
  const { width, height } = ground.board;
  const size = useSame({ width, height });
  return (
    <>
      {drawings.under}
      <Lights board={size} lights={lights} />
      <PathLine board={size} path={useSame(props.path)} planned={props.planned === true} />
      <Tokens
        size={size}
        tokens={tokens}
        active={active}
        selected={useSame(props.selected)}
        mine={useSame(props.mine)}
        leaving={useSame(props.leaving)}
      />
      {drawings.over}
      <Labels board={size} lights={lights} />
      <Points board={size} points={points} />
      <PlayedCue cue={cue} board={size} effectsOf={props.effectsOf} speed={settings.speed} still={still} />
    </>
  );
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
