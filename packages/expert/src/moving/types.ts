/** The chapter of movement: its commands, events and frames. */
import type { Square } from '@oubliette/dungeon';
import type { FrameBase } from '@oubliette/referee';
import { declare, open } from '../knowledge.ts';
import type { FigureId } from '../state.ts';

export type MoveCommand =
  /** The movement dice: one walking, two running (EXP-MOV-01, EXP-RUN-01). */
  | { readonly type: 'move'; readonly mode: 'walk' | 'run' }
  | { readonly type: 'step'; readonly to: Square }
  | { readonly type: 'jump'; readonly to: Square }
  /** A diagonal step between two things in the way (EXP-TUM-01). */
  | { readonly type: 'tumble'; readonly to: Square }
  /** An open pit beside it, with the tools for it. */
  | { readonly type: 'disarmPit'; readonly at: Square }
  | { readonly type: 'answerCrossing'; readonly allow: boolean };

export interface MoveFacts {
  moveRolled: { figure: FigureId; mode: 'walk' | 'run'; faces: readonly number[]; cells: number };
  /** `through`: it stands where somebody else does, and must go on (EXP-MOV-08). */
  stepped: { figure: FigureId; from: Square; to: Square; through: boolean };
  crossingAnswered: { figure: FigureId; crossed: FigureId; allowed: boolean };
  jumped: {
    figure: FigureId;
    from: Square;
    to: Square;
    cells: number;
    face: number;
    /** What a tool adds. */
    help: number;
    total: number;
    made: boolean;
  };
  tumbled: { figure: FigureId; from: Square; to: Square; face: number; total: number; made: boolean };
  /** A bridge that may break is stepped on (EXP-SRF-23). */
  bridgeTried: { figure: FigureId; tile: string; face: number; total: number; holds: boolean };
  pitOpened: { at: Square };
  pitClosed: { at: Square };
  /** It goes no farther in this turn. */
  fell: { figure: FigureId; at: Square };
  disarmTried: { figure: FigureId; at: Square; face: number; total: number; done: boolean };
  /** Its turn ends where somebody else stands (EXP-MOV-08). */
  putBack: { figure: FigureId; to: Square };
}

export type MoveFrame = CrossingFrame;

/** A figure asks to go through a cell held by somebody else's (EXP-MOV-09). */
export interface CrossingFrame extends FrameBase {
  readonly tag: 'crossing';
  readonly figure: FigureId;
  readonly crossed: FigureId;
  readonly to: Square;
}

export const CROSSING_FRAME = declare<CrossingFrame>()({
  tag: open,
  figure: open,
  crossed: open,
  to: open,
  answer: open,
});
