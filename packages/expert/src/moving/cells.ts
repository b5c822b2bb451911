/** How many cells the movement dice bring (EXP-MOV-01, EXP-RUN-01, EXP-MON-10). */
import { hasKnack } from '../combat/knacks.ts';
import { speedOf } from '../figures.ts';
import type { Figure, State } from '../state.ts';

const SIDES = 6;

/** A swift creature rolls two dice, and has the better of them. */
export function diceFor(mover: Figure, mode: 'walk' | 'run'): number {
  return mode === 'run' || hasKnack(mover, 'swift') ? 2 : 1;
}

/** What is added to the dice, or taken from them. */
export function addedFor(state: State, mover: Figure): number {
  const fewer = (wanted: string): number => mover.conditions.find(({ tag }) => tag === wanted)?.cells ?? 0;
  return speedOf(state, mover) - fewer('lamed') - fewer('slipping');
}

/** The fewest and the most cells there can be. */
export function cellsOf(
  state: State,
  mover: Figure,
  mode: 'walk' | 'run',
): { readonly least: number; readonly most: number } {
  const added = addedFor(state, mover);
  const dice = mode === 'run' ? 2 : 1;
  return { least: Math.max(0, dice + added), most: Math.max(0, dice * SIDES + added) };
}
