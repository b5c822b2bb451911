/** Ways out of a quest: giving up, a narrow escape, or leaving with the mission done. */
import { canAct } from '../threat.ts';
import { isHeroId } from '../ways.ts';
import type { SharedCommand } from '../ways.ts';
import { missionDone, waysOut } from './aims.ts';
import type { Situation } from './situation.ts';
import { mayCast } from './spells.ts';

const NEARLY_DEAD = 2;
/** Rounds without news after which a hero looks for a remaining way out. */
export const QUIET = 3;
/** Rounds without news after which a quest is given up. */
const HOPELESS = 15;

/** Steps to the exit, once the mission is done; -1 if the figure cannot or may not leave. */
export function stepsOut(here: Situation): number {
  if (!missionDone(here.view)) return -1;
  const { field, chart, me } = here;
  field.fromAny(chart, waysOut(here), { as: 'hero' });
  return field.steps[me.square]!;
}

/**
 * Shut in by rock, or by foes with the mission done: a spell takes its caster through. A figure that is
 * already walking through rock goes towards the exit.
 */
export function slipAway(here: Situation): SharedCommand[] | null {
  const { me, sheet, chart, other, view } = here;
  // While there is news, nobody is shut in.
  if (here.crowded || (!missionDone(view) && view.round - here.memory.lastNews < QUIET)) return null;
  const out = waysOut(here);
  if (out.length === 0) return null;
  const { steps } = other.fromAny(chart, out, { as: 'ghost', jumps: true, falls: true });
  const shutIn = steps[me.square]! < 0;
  if (shutIn && view.turn.boons.includes('passThroughRock')) return throughRock(here, steps);
  const spell = shutIn ? 'passThroughRock' : 'veilOfMist';
  if (!(shutIn || missionDone(view)) || !mayCast(here) || view.training) return null;
  if (sheet?.spells.includes(spell) !== true || me.conditions.includes(spell)) return null;
  return [{ type: 'castSpell', figure: me.id, spell, target: me.id }];
}

/** To the square with the shortest way out. */
function throughRock(here: Situation, toExit: Int16Array): SharedCommand[] | null {
  const { reach } = here;
  let best = -1;
  for (let i = 1; i < reach.count; i += 1) {
    const square = reach.queue[i]!;
    if (toExit[square]! < 0 || !here.canStand(square)) continue;
    if (best < 0 || toExit[square]! < toExit[best]!) best = square;
  }
  return best < 0 ? null : here.stepsTo(best);
}

/** After so long without progress the party goes home. */
export function isHopeless({ view, memory }: Situation): boolean {
  return view.round - memory.lastNews > HOPELESS;
}

/** After a long time without progress: out, if the exit is near; in the end the hero is given up for lost. */
export function giveUp(here: Situation): SharedCommand[] | null {
  if (!isHopeless(here)) return null;
  const lost = here.view.round - here.memory.lastNews > 2 * HOPELESS && isHeroId(here.me.id) && !here.crowded;
  return stepOut(here) ?? (lost ? [{ type: 'giveUp', figure: here.me.id }] : null);
}

/** The last hero, nearly dead, near the exit: leaves rather than die. */
export function saveOneself(here: Situation): SharedCommand[] | null {
  const { me, view } = here;
  const alone = view.heroes.filter(({ fate }) => fate === 'playing').length === 1;
  if (!alone || !isHeroId(me.id) || me.body > NEARLY_DEAD) return null;
  return here.foes.some(canAct) ? stepOut(here) : null;
}

/** Out this very turn, if possible. */
function stepOut(here: Situation): SharedCommand[] | null {
  const { me, chart, reach } = here;
  if (here.crowded || me.conditions.includes('pit')) return null;
  if (chart.exit.includes(me.square)) return [{ type: 'leave', figure: me.id }];
  for (const square of chart.exit) {
    if (reach.steps[square]! < 0 || !here.canStand(square)) continue;
    return [...here.stepsTo(square), { type: 'leave', figure: me.id }];
  }
  return null;
}

/** As far towards the exit as this turn's move goes; the steps must be in `here.field`. */
export function towards(here: Situation, start: number): SharedCommand[] {
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
  const script: SharedCommand[] = here.stepsTo(best);
  if (steps === 0) script.push({ type: 'leave', figure: me.id });
  return script;
}
