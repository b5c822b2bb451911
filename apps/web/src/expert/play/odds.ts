/** The chances of an attack: shown before the staged command is confirmed. */
import type { Command, View } from '@oubliette/expert';
import { attackDice, diceOf, hasKnack, isMonster, stateSeen, WORLD_SEEN } from '@oubliette/expert/reckoning';
import { lossesOf, successes } from '../../play/skulls.ts';

interface Odds {
  readonly attack: number;
  readonly defence: number;
  /** The chance of at least one Body point lost. */
  readonly harm: number;
  /** By points lost, from none up to all the target has left. */
  readonly losses: readonly number[];
}

const SKULL = 3 / 6;
/** Of the side that runs the figure (EXP-DIC-04). */
const SHIELDS = { heroes: 2 / 6, gm: 1 / 6 } as const;

/** With the dice either side has now; what abilities and Events do to a blow comes later. */
export function oddsOf(command: Command, view: View): Odds | null {
  if (command.type !== 'attack') return null;
  const attacker = view.turn.act?.figure ?? null;
  return attacker === null ? null : blowOdds(view, attacker, command.target);
}

export function blowOdds(view: View, by: string, whom: string): Odds | null {
  const state = stateSeen(view);
  const [attacker, target] = [by, whom].map((id) => view.figures.find((one) => one.id === id));
  if (attacker === undefined || target === undefined) return null;
  const attack = attackDice(WORLD_SEEN, state, attacker, target);
  const defence = diceOf(state, target, 'defence');
  const saves = successes(defence, SHIELDS[isMonster(target) ? 'gm' : 'heroes']);
  // No more than one hit of a crushing blow is blocked.
  const blocked = hasKnack(attacker, 'crushes') ? [saves[0]!, 1 - saves[0]!] : saves;
  const felt = lossesOf(successes(attack, SKULL), blocked, Math.max(1, attack));
  const losses = capped(hasKnack(target, 'toughHide') ? toughened(felt) : felt, target.body);
  return { attack, defence, harm: 1 - losses[0]!, losses };
}

/** A single hit does nothing to a tough hide. */
function toughened([none = 0, one = 0, ...more]: readonly number[]): readonly number[] {
  return [none + one, 0, ...more];
}

/** Nobody loses more than they have. */
function capped(losses: readonly number[], most: number): readonly number[] {
  const row = new Array<number>(most + 1).fill(0);
  for (const [points, chance] of losses.entries()) row[Math.min(most, points)]! += chance;
  return row;
}

export function percent(chance: number): number {
  return Math.round(chance * 100);
}
