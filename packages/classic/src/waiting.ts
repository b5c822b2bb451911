/** What the game waits for, and who may act. */
import type { Waiting } from '@oubliette/kernel';
import { heroOf, isHero } from './figures.ts';
import type { ClassicFrame } from './kit.ts';
import type { State } from './state.ts';
import { seatOnTurn } from './turns.ts';
import type { World } from './world.ts';

/** A preparation choice, a question, or a figure missing from the box. */
export function top(state: State): ClassicFrame | undefined {
  const { phase, pending, missing } = state;
  if (phase === 'roles' || phase === 'spells' || phase === 'placement') return { tag: phase };
  return pending ?? (missing.length > 0 ? { tag: 'substitute' } : undefined);
}

export function idle(_world: World, state: State): Waiting[] {
  const { taker } = state.turn;
  const rules = taker === null ? ['CLS-TUR-08', 'CLS-TUR-10'] : ['CLS-TUR-03'];
  return [{ seat: seatOnTurn(state), prompt: taker === null ? 'playMonsters' : 'takeTurn', rules }];
}

/** Heroes with a potion that may be drunk in any turn (CLS-TRE-06). */
export function drinkers(_world: World, state: State, awaited: readonly Waiting[]): Waiting[] {
  const { phase, pending, missing } = state;
  if (phase !== 'play' || missing.length > 0 || (pending !== null && pending.tag !== 'attack')) return [];
  const seats = new Set<string>();
  for (const { id, conditions } of state.figures) {
    if (!isHero(id) || conditions.includes('asleep')) continue;
    const anyTime = heroOf(state, id).potions.some(
      (potion) => potion !== 'holyWater' && potion !== 'heroicBrew',
    );
    const seat = state.control[id]!;
    if (anyTime && !awaited.some((one) => one.seat === seat)) seats.add(seat);
  }
  return [...seats].map((seat) => ({ seat, prompt: 'mayDrink', rules: ['CLS-TRE-06'], optional: true }));
}
