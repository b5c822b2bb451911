/** Ways out of a quest: given up, saved by a hair, or left with the mission done. */
import { canAct } from '../threat.ts';
import { isHeroId } from '../ways.ts';
import type { SharedCommand } from '../ways.ts';
import { missionDone, waysOut } from './aims.ts';
import type { Situation } from './situation.ts';
import { mayCast } from './spells.ts';

const NEARLY_DEAD = 2;
/** Rounds without any news after which a hero looks whether there is still a way out. */
export const QUIET = 3;
/** Rounds without any news after which a quest is given up. */
const HOPELESS = 15;

/** Steps to the way out from where the figure stands, once the mission is done; -1 where there is no way, or no leave. */
export function stepsOut(here: Situation): number {
  if (!missionDone(here.view)) return -1;
  const { field, chart, me } = here;
  field.fromAny(chart, waysOut(here), { as: 'hero' });
  return field.steps[me.square]!;
}

/**
 * Shut in by rock, or by foes when the mission is done: a spell that takes its caster through. Whoever has walked
 * through rock before does so now, towards the way out.
 */
export function slipAway(here: Situation): SharedCommand[] | null {
  const { me, sheet, chart, other, view } = here;
  // With news every round, nobody is shut in.
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

/** To the square from which the way out is shortest. */
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

/** Nothing has come of anything for so long that the party goes home. */
export function isHopeless({ view, memory }: Situation): boolean {
  return view.round - memory.lastNews > HOPELESS;
}

/** Nothing has come of anything for a long time: out, if the way is at hand; in the end the hero is given up for lost. */
export function giveUp(here: Situation): SharedCommand[] | null {
  if (!isHopeless(here)) return null;
  const lost = here.view.round - here.memory.lastNews > 2 * HOPELESS && isHeroId(here.me.id) && !here.crowded;
  return stepOut(here) ?? (lost ? [{ type: 'giveUp', figure: here.me.id }] : null);
}

/** The last hero, nearly dead, with the way out at hand: better out than slain. */
export function saveOneself(here: Situation): SharedCommand[] | null {
  const { me, view } = here;
  const alone = view.heroes.filter(({ fate }) => fate === 'playing').length === 1;
  if (!alone || !isHeroId(me.id) || me.body > NEARLY_DEAD) return null;
  return here.foes.some(canAct) ? stepOut(here) : null;
}

/** Out this very turn, if that can be done. */
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

/** As far towards the way out as this turn's move goes; the steps to it must be in `here.field`. */
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
