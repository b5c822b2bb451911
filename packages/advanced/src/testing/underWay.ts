/** Sets something going on a table as a chapter would, without a command for it. */
import assert from 'node:assert/strict';
import { tape } from '@oubliette/kernel';
import type { Face } from '@oubliette/kernel';
import type { AdvancedEvent } from '../events.ts';
import { Play } from '../play.ts';
import type { AdvancedTable } from './table.ts';

/** Goes on until somebody is asked or nothing is under way, with exactly these dice. */
export function setGoing(
  table: AdvancedTable,
  begin: (play: Play) => void,
  dice: readonly Face[] = [],
): readonly AdvancedEvent[] {
  const { world } = table;
  const rolls = tape(dice);
  const play = new Play(world, table.state, rolls);
  begin(play);
  for (let top = play.state.stack.at(-1); top !== undefined; top = play.state.stack.at(-1)) {
    const kind = world.book.frames[top.tag]!;
    if (kind.asks(world, play.state, top) !== null) break;
    kind.runs(play, top);
  }
  assert.deepEqual(rolls.left(), [], 'dice left over');
  table.state = play.state;
  table.events = play.events;
  return play.events;
}
