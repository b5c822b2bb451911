/** One step: what prevents it, and what happens on the way (NXT-MOV, NXT-FAC-03, NXT-ELF-05). */
import {
  arrive,
  figureAt,
  figureOf,
  findFigure,
  has,
  isHero,
  leadsDown,
  stepOnto,
} from '@oubliette/classic/extend';
import type { Figure, FigureId } from '@oubliette/classic/extend';
import { besideCorner } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import { refuse } from '@oubliette/kernel';
import type { Refusal, RuleId } from '@oubliette/kernel';
import { plightOf } from '../changes.ts';
import { turningFor } from '../facing.ts';
import { climbRule } from '../heights.ts';
import type { NextPlay } from '../play.ts';
import { afterStep, beforeStep } from '../reactions/zones.ts';
import type { NextState } from '../state.ts';
import { fallInto } from '../traps/pits.ts';

/** Whether the figure is stuck: by the end of its turn, a door it holds, a jaw, slime. */
export function checkFreeToMove(state: NextState, { id }: Figure): Refusal | null {
  const held = plightOf(state, id, 'held');
  if (held !== undefined)
    return refuse('held', held.by === 'jaw' ? 'NXT-TRP-20' : 'NXT-FIM-04', { figure: id });
  if (state.turn.actor !== id) return null;
  if (state.next.turn.over) return refuse('turnOver', 'NXT-ACT-01', { figure: id });
  return state.next.turn.rooted ? refuse('holdsTheDoor', 'NXT-BAR-04', { figure: id }) : null;
}

/** Figures left behind strike first, and others wait at the end of the step. */
export function takeStep(play: NextPlay, id: FigureId, to: Square): void {
  if (!setOut(play, id, to)) return;
  walk(play, id, to);
  settleIn(play, id);
}

/** The mover turns if it must, and those it leaves behind strike; false if it gets no further. */
export function setOut(play: NextPlay, id: FigureId, to: Square): boolean {
  const { square } = turnAbout(play, id, to);
  beforeStep(play, id);
  const { state, world } = play;
  const mover = findFigure(state, id);
  return (
    mover?.square === square &&
    !state.next.turn.over &&
    !state.turn.moveOver &&
    !world.referee.isAsking(state)
  );
}

function turnAbout(play: NextPlay, id: FigureId, to: Square): Figure {
  const { world, state } = play;
  const mover = figureOf(state, id);
  const { facing, cost } = turningFor(world, state, mover, state.turn, mover.square, to);
  if (cost > 0) play.emit({ type: 'faced', rules: ['NXT-MOV-03', 'NXT-FAC-03'], figure: id, facing, cost });
  return mover;
}

/** After a step or a jump: whatever awaits the mover there. */
export function settleIn(play: NextPlay, id: FigureId): void {
  if (findFigure(play.state, id) !== undefined) afterStep(play, id);
}

function walk(play: NextPlay, id: FigureId, to: Square): void {
  const { state, world } = play;
  const mover = figureOf(state, id);
  if (!leadsDown(world, state, mover, mover.square, to)) {
    stepOnto(play, mover, to, stepRules(play, mover, to, figureAt(state, to) !== undefined));
    return;
  }
  fallInto(play, id, to, { cost: 1, rules: ['CLS-TRP-13'], onPurpose: true });
  if (findFigure(play.state, id) !== undefined) arrive(play, id, mover.square);
}

function stepRules({ state, world }: NextPlay, mover: Figure, to: Square, passing: boolean): RuleId[] {
  const rules: RuleId[] = [isHero(mover.id) ? 'NXT-MOV-01' : 'CLS-MOV-03'];
  rules.push(besideCorner(world.board, mover.square, to) === null ? 'CLS-MOV-04' : 'NXT-ELF-05');
  if (passing) rules.push('CLS-MOV-07', 'CLS-MOV-09');
  if (state.turn.path.includes(to)) rules.push('NXT-MOV-02');
  if (has(mover, 'pit')) rules.push('NXT-TRP-04');
  const climbed = climbRule(world, state, to);
  if (climbed !== null) rules.push(climbed);
  return rules;
}
