/** The mission is done and the exit is open: leave, with at most a parting blow. */
import type { Command } from '@oubliette/classic';
import { stepsOut, towards } from '../../shared/heroes/leaving.ts';
import type { Situation } from '../../shared/heroes/situation.ts';
import { mayCast } from '../../shared/heroes/spells.ts';
import { partingBlow } from './fight.ts';

/** Longer than one turn's walk. */
const LONG_WAY = 10;

/** What to do on the way out; null if something else comes first. */
export function planFlight(here: Situation): Command[] | null {
  const start = stepsOut(here);
  if (start < 0) return null;
  if (start === 0 && !here.crowded) return [{ type: 'leave', figure: here.me.id }];
  const blow = here.view.turn.path.length === 1 ? (partingBlow(here) ?? windAtTheBack(here, start)) : null;
  if (blow !== null) return [blow];
  return towards(here, start);
}

/** On a long way out: whatever lengthens the next turn's move. */
function windAtTheBack(here: Situation, steps: number): Command | null {
  const { me, sheet } = here;
  if (steps <= LONG_WAY || here.crowded) return null;
  if (sheet?.potions.includes('potionOfSpeed') === true && !me.conditions.includes('speed'))
    return { type: 'usePotion', figure: me.id, potion: 'potionOfSpeed' };
  if (!mayCast(here) || sheet?.spells.includes('swiftWind') !== true || me.conditions.includes('swiftWind'))
    return null;
  return { type: 'castSpell', figure: me.id, spell: 'swiftWind', target: me.id };
}
