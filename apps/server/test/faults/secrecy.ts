/** S6: whatever lies behind the screen, those who may not know it are sent the same bytes. */
import assert from 'node:assert/strict';
import type { Stream } from '@oubliette/kernel';
import { makeShelf } from '@oubliette/shelf';
import { questLibraries } from '@oubliette/shelf/node';
import { newTally, tellApart } from './secrecy/compare.ts';
import { pairs } from './secrecy/moments.ts';
import type { Pair } from './secrecy/moments.ts';

export const box = (await makeShelf(questLibraries())).get('classic')!;

/** Throws where somebody could tell one of these pairs of worlds apart by what they are sent. */
export async function tellNoneApart(chance: Stream, count: number): Promise<void> {
  const tally = newTally();
  const endless = pairs(chance);
  while (tally.pairs < count) {
    const told = await tellApart(box, endless.next().value as Pair, chance, tally);
    assert.equal(told, null);
  }
  // What nobody tried is not known to be safe.
  assert.ok(tally.commands >= 2 * tally.pairs, JSON.stringify(tally));
  if (count >= 500) assert.ok(tally.reveals > 0 && tally.suggestions > 0, JSON.stringify(tally));
}
