/** The mission is done and the way out is open: a parting blow at most, and out. */
import type { Command } from '@oubliette/classic';
import { missionDone, waysOut } from './aims.ts';
import { isHeroId } from '../sheet.ts';
import { canAct } from '../threat.ts';
import { partingBlow } from './fight.ts';
import type { Situation } from './situation.ts';
import { mayCast } from './spells.ts';

/** More than a turn's walk. */
const LONG_WAY = 10;
const NEARLY_DEAD = 2;
/** Rounds without any news after which a hero looks whether there is still a way out. */
const QUIET = 3;
/** Rounds without any news after which a quest is given up. */
export const HOPELESS = 15;

/** What to do on the way out; null where there is something else to do first. */
export function planFlight(here: Situation): Command[] | null {
  if (!missionDone(here.view)) return null;
  const out = waysOut(here);
  const { field, chart, me } = here;
  field.fromAny(chart, out, { as: 'hero' });
  const start = field.steps[me.square]!;
  if (start < 0) return null;
  if (start === 0 && !here.crowded) return [{ type: 'leave', figure: me.id }];
  const blow = here.view.turn.path.length === 1 ? (partingBlow(here) ?? windAtTheBack(here, start)) : null;
  if (blow !== null) return [blow];
  return towards(here, start);
}

/**
 * Shut in by rock, or by foes when the mission is done: a spell that takes its caster through. Whoever has walked
 * through rock before does so now, towards the way out.
 */
export function slipAway(here: Situation): Command[] | null {
  const { me, sheet, chart, other, view } = here;
  // With news every round, nobody is shut in.
  if (here.crowded || (!missionDone(view) && view.round - here.memory.lastNews < QUIET)) return null;
  const out = waysOut(here);
  if (out.length === 0) return null;
  const { steps } = other.fromAny(chart, out, { as: 'ghost', jumps: true });
  const shutIn = steps[me.square]! < 0;
  if (shutIn && view.turn.boons.includes('passThroughRock')) return throughRock(here, steps);
  const spell = shutIn ? 'passThroughRock' : 'veilOfMist';
  if (!(shutIn || missionDone(view)) || !mayCast(here) || view.training) return null;
  if (sheet?.spells.includes(spell) !== true || me.conditions.includes(spell)) return null;
  return [{ type: 'castSpell', figure: me.id, spell, target: me.id }];
}

/** To the square from which the way out is shortest. */
function throughRock(here: Situation, toExit: Int16Array): Command[] | null {
  const { reach } = here;
  let best = -1;
  for (let i = 1; i < reach.count; i += 1) {
    const square = reach.queue[i]!;
    if (toExit[square]! < 0 || !here.canStand(square)) continue;
    if (best < 0 || toExit[square]! < toExit[best]!) best = square;
  }
  return best < 0 ? null : here.stepsTo(best);
}

/** A long way to go: whatever makes the next turn's move longer. */
function windAtTheBack(here: Situation, steps: number): Command | null {
  const { me, sheet } = here;
  if (steps <= LONG_WAY || here.crowded) return null;
  if (sheet?.potions.includes('potionOfSpeed') === true && !me.conditions.includes('speed'))
    return { type: 'usePotion', figure: me.id, potion: 'potionOfSpeed' };
  if (!mayCast(here) || sheet?.spells.includes('swiftWind') !== true || me.conditions.includes('swiftWind'))
    return null;
  return { type: 'castSpell', figure: me.id, spell: 'swiftWind', target: me.id };
}

/** Nothing has come of anything for a long time: out, if the way is at hand; in the end the hero is given up for lost. */
export function giveUp(here: Situation): Command[] | null {
  const waited = here.view.round - here.memory.lastNews;
  if (waited <= HOPELESS) return null;
  const lost = waited > 2 * HOPELESS && isHeroId(here.me.id) && !here.crowded;
  return stepOut(here) ?? (lost ? [{ type: 'giveUp', figure: here.me.id }] : null);
}

/** The last hero, nearly dead, with the way out at hand: better out than slain. */
export function saveOneself(here: Situation): Command[] | null {
  const { me, view } = here;
  const alone = view.heroes.filter(({ fate }) => fate === 'playing').length === 1;
  if (!alone || !isHeroId(me.id) || me.body > NEARLY_DEAD) return null;
  return here.foes.some(canAct) ? stepOut(here) : null;
}

/** Out this very turn, if that can be done. */
function stepOut(here: Situation): Command[] | null {
  const { me, chart, reach } = here;
  if (here.crowded || me.conditions.includes('pit')) return null;
  if (chart.exit.includes(me.square)) return [{ type: 'leave', figure: me.id }];
  for (const square of chart.exit) {
    if (reach.steps[square]! < 0 || !here.canStand(square)) continue;
    return [...here.stepsTo(square), { type: 'leave', figure: me.id }];
  }
  return null;
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
