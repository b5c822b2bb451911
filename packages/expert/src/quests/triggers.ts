/** Whether what a quest waits for has happened (EXP-GEN-05). */
import { HOSTAGE_ID } from '../content/hostage.ts';
import { isClass, monstersOn } from '../figures.ts';
import type { State } from '../state.ts';
import type { Trigger } from './quest.ts';

type Tests = {
  readonly [T in Trigger['on']]: (state: State, trigger: Extract<Trigger, { on: T }>) => boolean;
};

const TESTS: Tests = {
  foesDead: ({ quest, figures, stack }) =>
    quest.laid !== null &&
    quest.coming.length === 0 &&
    quest.foes.length > 0 &&
    !stack.some(({ tag }) => tag === 'filling') &&
    !figures.some(({ group }) => group !== null && quest.foes.includes(group)),
  hostageDead: ({ quest, figures }) =>
    quest.freed !== null && !quest.out.includes(HOSTAGE_ID) && !figures.some(({ id }) => id === HOSTAGE_ID),
  done: ({ quest }, { site }) => quest.done.some((one) => one.site === site),
  out: ({ quest }, { who }) => quest.out.some((id) => (who === 'hostage' ? id === HOSTAGE_ID : isClass(id))),
  // Charted means that every tile has been laid (EXP-QGN-07).
  pileEmpty: ({ pile }) => pile.count === 0,
  boardClear: (state) => monstersOn(state).length === 0,
  clockOut: ({ quest }) => quest.clock === 0,
};

function holds(state: State, trigger: Trigger): boolean {
  return (TESTS[trigger.on] as (state: State, trigger: Trigger) => boolean)(state, trigger);
}

/** Nothing more is to be done for it; null while it is neither met nor lost. */
export function verdictOn(state: State): 'met' | 'failed' | null {
  const { plan, met, failed } = state.quest;
  if (plan === null || met || failed) return null;
  if (plan.met.every((trigger) => holds(state, trigger))) return 'met';
  return plan.failed.some((trigger) => holds(state, trigger)) ? 'failed' : null;
}
