/** The stack of what is under way: how it grows and shrinks. */
import type { FlowFacts } from './events.ts';
import type { Frame } from './frames.ts';
import type { Appliers } from './kit.ts';
import type { State } from './state.ts';

export const flow: Appliers<FlowFacts> = {
  begun: (state, { frame }) => ({ ...state, stack: [...state.stack, frame] }),
  wentOn: (state, { frame }) => ({ ...state, stack: [...state.stack.slice(0, -1), frame] }),
  finished: (state, { answer }) => ({ ...state, stack: answered(state.stack.slice(0, -1), answer) }),
};

function answered(stack: readonly Frame[], answer: FlowFacts['finished']['answer']): State['stack'] {
  const top = stack.at(-1);
  return top === undefined || answer === undefined
    ? stack
    : [...stack.slice(0, -1), { ...top, answer } as Frame];
}
