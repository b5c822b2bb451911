/** The mission is done and the way out is open: a parting blow at most, and out. */
import type { Command } from '@oubliette/classic';
import { missionDone, waysOut } from './aims.ts';
import { partingBlow } from './fight.ts';
import type { Situation } from './situation.ts';

/** What to do on the way out; null where there is something else to do first. */
export function planFlight(here: Situation): Command[] | null {
  if (!missionDone(here.view)) return null;
  const out = waysOut(here);
  const { field, chart, me } = here;
  field.fromAny(chart, out, { as: 'hero' });
  const start = field.steps[me.square]!;
  if (start < 0) return null;
  if (start === 0 && !here.crowded) return [{ type: 'leave', figure: me.id }];
  const blow = here.view.turn.path.length === 1 ? partingBlow(here) : null;
  if (blow !== null) return [blow];
  return towards(here, start);
}

function towards(here: Situation, start: number): Command[] {
  const { reach, field, me } = here;
  let best = me.square;
  let steps = here.crowded ? 30000 : start;
  for (let i = 1; i < reach.count; i += 1) {
    const square = reach.queue[i]!;
    const there = field.steps[square]!;
    if (there < 0 || there >= steps || !here.canStand(square)) continue;
    steps = there;
    best = square;
  }
  if (best === me.square) return here.rest();
  const script = here.stepsTo(best);
  if (steps === 0) script.push({ type: 'leave', figure: me.id });
  return script;
}
