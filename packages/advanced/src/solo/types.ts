/** State, questions and events of solo play. */
import type { Square } from '@oubliette/dungeon';
import type { FrameBase } from '../kit.ts';
import type { FigureId } from '../state.ts';
import { declare, open, unread } from '../knowledge.ts';

export type Strategy = 'reinforcements' | 'moveThenAttack' | 'attackThenMove' | 'rangedAttack';

export interface SoloFacts {
  /** The die of the master's phase while exploring (ADV-SOLO-09). */
  soloRolled: { face: number; event: 'trap' | 'nothing' | 'wandering' };
  /** Chance picks a figure of the party for a trap (ADV-SOLO-10). */
  memberDrawn: { figure: FigureId };
  /** Noticed in time, and gone (ADV-SOLO-11). */
  trapAvoided: { figure: FigureId; trap: string };
  /** The monsters' strategy in this phase (ADV-SOLO-24). */
  strategyRolled: { face: number; ranged: boolean; strategy: Strategy };
  /** An aim of the quest is reached: a monster character is dead. */
  aimReached: { aim: string };
  /** Out before the quest was won, and for good (ADV-TOB-05). */
  questLeft: { figures: readonly FigureId[] };
  rewarded: { figures: readonly FigureId[]; fate: number };
}

/** A trap for a figure picked by chance; if noticed, there is nothing left to disarm. */
export interface SoloTrapFrame extends FrameBase {
  readonly tag: 'soloTrap';
  readonly figure: FigureId;
  readonly square: Square;
}

export const SOLO_TRAP_FRAME = declare<SoloTrapFrame>()({
  tag: open,
  figure: open,
  square: open,
  answer: unread,
});

/** A monster's remaining tasks, in this order. */
export type Task = 'move' | 'attack' | 'run' | 'chase' | 'clear' | 'back';

/** The monsters' phase of a fight, one monster at a time. */
export interface SoloMonstersFrame extends FrameBase {
  readonly tag: 'soloMonsters';
  readonly strategy: Strategy;
  readonly stage: 'order' | 'acting';
  /** Still to act; the first is acting now. */
  readonly left: readonly FigureId[];
  readonly tasks: readonly Task[];
  /** Squares the first will step on. */
  readonly path: readonly Square[];
}

export const SOLO_MONSTERS_FRAME = declare<SoloMonstersFrame>()({
  tag: open,
  strategy: open,
  stage: open,
  left: open,
  tasks: open,
  path: open,
  answer: unread,
});

export type SoloFrame = SoloTrapFrame | SoloMonstersFrame;

/** Results of the solo tables: only without a game master. */
export interface SoloState {
  /** Rolled at the start of the last master's phase of a fight (ADV-SOLO-24). */
  readonly strategy: Strategy | null;
}

export const SOLO = declare<SoloState>()({
  strategy: open,
});
