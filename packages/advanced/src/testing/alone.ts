/** The monsters' phase without a game master, for rule tests. */
import assert from 'node:assert/strict';
import type { Dice, Die, Face } from '@oubliette/kernel';
import type { AdvancedEvent } from '../events.ts';
import { gameOn } from '../game.ts';
import type { AdvancedTable } from './table.ts';

/** The phase with every lot at its first and every die at 3, except for the strategy and the spell. */
export function monstersPhase(here: AdvancedTable, face: number, spell?: string): readonly AdvancedEvent[] {
  const dice: Dice = {
    roll<F extends Face>({ id, faces }: Die<F>, _by: string, cause: string): F {
      if (id === 'lots' && faces.includes(spell as F)) return spell as F;
      if (id === 'lots') return faces[0]!;
      return (cause === 'ADV-SOLO-24' ? face : 3) as F;
    },
  };
  const decision = gameOn(here.world).decide(here.state, 'ann', { type: 'done' }, dice);
  assert.ok(decision.ok);
  return decision.events;
}

/** The figures' actions, in order. */
export function deedsIn(here: AdvancedTable, events: readonly AdvancedEvent[]): string[] {
  return events.flatMap((event) => {
    switch (event.type) {
      case 'stepped':
        return [`${event.figure} to ${here.squareName(event.to)}`];
      case 'attackBegan':
        return [`${event.figure} at ${event.target}`];
      case 'ran':
        return [`${event.figure} runs`];
      default:
        return [];
    }
  });
}
