/** A failed roll, and the fate point that may still turn it (ADV-FATE-09). */
import { refuse } from '@oubliette/kernel';
import type { RuleId } from '@oubliette/kernel';
import { offer } from '../counters/moments.ts';
import { findFigure, seatOf } from '../figures.ts';
import type { FrameKind, Handler } from '../kit.ts';
import type { Play } from '../play.ts';
import type { FigureId, State } from '../state.ts';
import { fateOf, isFate, spendFate } from './fate.ts';
import type { CombatCommand, TestFrame } from './types.ts';

export interface Tested {
  /** The figure that rolled (ADV-FATE-10). */
  readonly figure: FigureId;
  /** The kind of test, as a code the client words. */
  readonly kind: string;
  readonly face: number;
  readonly passed: boolean;
  readonly rules: readonly [RuleId, ...RuleId[]];
}

/** Called right after a roll was told. Answers whether it counts as passed. */
export function test(play: Play, tested: Tested): void {
  play.begin({ tag: 'test', ...tested, stage: 'ask' }, ...tested.rules);
}

function mayTurn(state: State, { passed, figure }: TestFrame): boolean {
  return !passed && fateOf(state, figure) > 0;
}

export const testFrame: FrameKind<TestFrame> = {
  asks(_world, state, frame) {
    if (frame.stage !== 'ask' || !mayTurn(state, frame)) return null;
    return { seat: seatOf(state, frame.figure), prompt: 'faceRoll', rules: ['ADV-FATE-09'] };
  },
  answers: () => [
    { type: 'faceRoll', fate: true },
    { type: 'faceRoll', fate: false },
  ],
  runs(play, { answer, ...now }) {
    const { figure, kind, passed, rules } = now;
    if (passed) return play.finish(rules, true);
    if (now.stage === 'asked') {
      const turned = isFate(answer);
      if (turned) spendFate(play, figure, 'roll', kind);
      return play.finish(rules, turned);
    }
    play.goOn({ ...now, stage: 'asked' }, 'ADV-TOK-17');
    if (findFigure(play.state, figure)?.side === 'monsters' && play.state.turn.mode === 'combat')
      offer(play, 'combat', { about: 'roll', figure, kind, face: now.face });
  },
};

export const faceRoll: Handler<Extract<CombatCommand, { type: 'faceRoll' }>> = {
  when: { answers: 'test' },
  check: (_world, state) =>
    mayTurn(state, state.stack.at(-1) as TestFrame) ? null : refuse('noFate', 'ADV-FATE-09'),
  perform(play, { fate }) {
    const { figure, kind, rules } = play.state.stack.at(-1) as TestFrame;
    if (fate) spendFate(play, figure, 'roll', kind);
    play.finish(rules, fate);
  },
};
