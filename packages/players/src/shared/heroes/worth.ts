/** What things are worth to the party, in points of Body. */
import type { Figure } from '@oubliette/classic';
import { chanceToKill, expectedLoss } from '../odds.ts';
import type { Shield } from '../odds.ts';
import { frailty } from '../threat.ts';

/** An ordinary hero's defence. */
const USUAL_DEFENCE = 2;

/** What killing a foe is worth: the harm it would still do, and more if it has a name. */
export function worthOf(foe: Figure): number {
  const blow = expectedLoss(foe.attack, USUAL_DEFENCE, 9, 'whiteShield');
  const named = foe.name === null ? 0 : 1.6;
  const caster = foe.kind === 'chaosSorcerer' ? 1.6 : 0;
  return 0.8 + 2.2 * blow + named + caster;
}

/** What an attack with so many dice is worth: mostly the kill, a little the wound. */
export function gainOf(foe: Figure, attack: number, defence: number, shield: Shield): number {
  const kill = chanceToKill(attack, defence, foe.body, shield);
  const wound = foe.body > 1 ? expectedLoss(attack, defence, foe.body, shield) / foe.body : kill;
  return worthOf(foe) * (0.6 * kill + 0.4 * wound);
}

/** What healing a figure up to so many points is worth. */
export function healingOf(figure: Figure, upTo: number): number {
  const points = Math.min(upTo, figure.maxBody - figure.body);
  return points * (frailty(figure.body) - 0.6);
}
