/** S6: whatever is behind the screen, those who may not know it are sent the same bytes. */
import assert from 'node:assert/strict';
import type { Stream } from '@oubliette/kernel';
import { GAME_IDS, makeShelf } from '@oubliette/shelf';
import type { GameId } from '@oubliette/shelf';
import { questLibraries } from '@oubliette/shelf/node';
import { SUBJECTS } from '@oubliette/shelf/testing';
import type { HostedSubject } from '@oubliette/shelf/testing';
import { newTally, tellApart } from './secrecy/compare.ts';
import type { Hosting } from './secrecy/sitting.ts';
import { pairs } from './secrecy/moments.ts';
import type { Pair } from './secrecy/moments.ts';

const shelf = await makeShelf(questLibraries());

/** With the table's dice and with people's own. */
export const DICE = ['app', 'hand'] as const;

/** Every game, with either. */
export const HOSTED = GAME_IDS.flatMap((game) =>
  DICE.map((dice) => ({ game, dice, subject: SUBJECTS[game] })),
);

export function hosting(game: GameId, dice: Hosting['dice']): Hosting {
  return { box: shelf.get(game)!, dice };
}

/** The table rolls what the master alone may see, and nobody waits for them. */
export function hostingWithoutMaster(game: GameId): Hosting {
  return { ...hosting(game, 'hand'), isMasterAway: true };
}

/** Throws if an observer could tell one of these pairs of worlds apart. */
export async function tellNoneApart(
  subject: HostedSubject,
  hosted: Hosting,
  chance: Stream,
  count: number,
): Promise<void> {
  const tally = newTally();
  const endless = pairs(subject, chance);
  while (tally.pairs < count) {
    const told = await tellApart(hosted, endless.next().value as Pair, chance, tally);
    assert.equal(told, null);
  }
  // What was not tried is not known to be safe; a master who is away leaves many moments in which nobody may act.
  const least = hosted.isMasterAway === true ? tally.pairs / 2 : tally.pairs;
  assert.ok(tally.commands >= least, JSON.stringify(tally));
  assert.equal(tally.typed > 0, hosted.dice === 'hand', JSON.stringify(tally));
  if (count >= 500) assert.ok(tally.reveals > 0 && tally.suggestions > 0, JSON.stringify(tally));
}
