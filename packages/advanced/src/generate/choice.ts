/** The master chooses how to lay a find (ADV-GEN-34, ADV-GEN-45, ADV-GEN-53). */
import type { FrameKind } from '../kit.ts';
import type { Play } from '../play.ts';
import { layer } from './doors.ts';
import type { LayingFrame, Plan } from './types.ts';

export const laying: FrameKind<LayingFrame> = {
  asks: (_world, state, { rule }) => ({ seat: layer(state), prompt: 'chooseLayout', rules: [rule] }),
  runs: () => undefined,
  answers: (_world, _state, { plans }) => plans.map((_, option) => ({ type: 'chooseLayout', option })),
};

/** Asks the master to choose; the answer is an index into the plans. A single plan needs no question. */
export function choose(play: Play, plans: readonly Plan[], rule: string): void {
  if (plans.length > 1) play.begin({ tag: 'laying', plans, rule }, rule);
}
