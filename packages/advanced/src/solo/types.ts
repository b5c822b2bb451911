/** What playing without a game master keeps, asks and tells. */
import type { Square } from '@oubliette/dungeon';
import type { FrameBase } from '../kit.ts';
import type { FigureId } from '../state.ts';
import { declare, open, unread } from '../knowledge.ts';

export type Strategy = 'reinforcements' | 'moveThenAttack' | 'attackThenMove' | 'rangedAttack';

export interface SoloFacts {
  /** The die of the master's phase while exploring (ADV-SOLO-09). */
  soloRolled: { face: number; event: 'trap' | 'nothing' | 'wandering' };
  /** Chance picks one of the party for a trap (ADV-SOLO-10). */
  memberDrawn: { figure: FigureId };
  /** Noticed in time, and gone (ADV-SOLO-11). */
  trapAvoided: { figure: FigureId; trap: string };
  /** What the monsters are up to in this phase (ADV-SOLO-24). */
  strategyRolled: { face: number; ranged: boolean; strategy: Strategy };
  /** Something a quest asks for has been done: a monster character is dead. */
  aimReached: { aim: string };
  /** Out before the quest was done, and out of it for good (ADV-TOB-05). */
  questLeft: { figures: readonly FigureId[] };
  rewarded: { figures: readonly FigureId[]; fate: number };
}

/** A trap for somebody picked by chance; when it is noticed there is nothing left to disarm. */
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

/** What is still to be done with a monster, in this order. */
export type Task = 'move' | 'attack' | 'run' | 'chase' | 'clear' | 'back';

/** The monsters' phase of a fight, one monster after the other. */
export interface SoloMonstersFrame extends FrameBase {
  readonly tag: 'soloMonsters';
  readonly strategy: Strategy;
  readonly stage: 'order' | 'acting';
  /** Still to act; the first is at it. */
  readonly left: readonly FigureId[];
  readonly tasks: readonly Task[];
  /** Squares the first is about to step on. */
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

/** What the solo tables have come to: only where nobody is game master. */
export interface SoloState {
  /** Rolled at the start of the last master's phase of a fight (ADV-SOLO-24). */
  readonly strategy: Strategy | null;
}

export const SOLO = declare<SoloState>()({
  strategy: open,
});
