/** Starts something on a table as a chapter would, without a command. */
import assert from 'node:assert/strict';
import { tape } from '@oubliette/kernel';
import type { Die, Face, Tape } from '@oubliette/kernel';
import type { AdvancedEvent } from '../events.ts';
import { Play } from '../play.ts';
import type { AdvancedTable } from './table.ts';

/** Goes on until a seat is asked or nothing is under way, with exactly these dice. */
export function setGoing(
  table: AdvancedTable,
  begin: (play: Play) => void,
  dice: readonly Face[] = [],
): readonly AdvancedEvent[] {
  return goOn(table, begin, tape(dice));
}

/** The same; returns who threw each die and by which rule: `ann ADV-GEN-13`. */
export function rollers(table: AdvancedTable, begin: (play: Play) => void, dice: readonly Face[]): string[] {
  const thrown: string[] = [];
  const rolls = tape(dice);
  goOn(table, begin, {
    left: rolls.left,
    roll<F extends Face>(die: Die<F>, by: string, rule: string): F {
      thrown.push(`${by} ${rule}`);
      return rolls.roll(die, by, rule);
    },
  });
  return thrown;
}

function goOn(table: AdvancedTable, begin: (play: Play) => void, rolls: Tape): readonly AdvancedEvent[] {
  const { world } = table;
  const play = new Play(world, table.state, rolls);
  begin(play);
  const { referee } = world;
  for (let top = play.state.stack.at(-1); top !== undefined; top = play.state.stack.at(-1))
    if (!referee.goOn(play, top)) break;
  assert.deepEqual(rolls.left(), [], 'dice left over');
  table.state = play.state;
  table.events = play.events;
  return play.events;
}
