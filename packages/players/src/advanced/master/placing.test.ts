/** The order of placing does not reveal which monsters are in disguise (ADV-ENC-22). */
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { MASTER } from '@oubliette/advanced';
import { comes, table } from '@oubliette/advanced/testing';
import type { AdvancedTable } from '@oubliette/advanced/testing';
import { streamFromSeed } from '@oubliette/kernel';
import { next } from '../../../test/advancedTable.ts';
import type { AdvancedPlayer } from '../seen.ts';
import { sensibleAdvancedMaster } from './player.ts';

const HALL = `
  +-+-+-+-+-+-+-+-+
  |: Ao. . . . . .|
  + + + + + + + + +
  |: :|. . . . . .|
  + + + + + + + + +
  |: B|. . . . . .|
  +-+-+-+-+-+-+-+-+
`;

type Dice = readonly [leader: number, master: number];
const LEADER: Dice = [12, 1];
const OWN: Dice = [1, 12];
const SEEDS = 200;

/** All are placed, one by one by the leader, and the master has answered. */
function stood(
  monsters: Readonly<Record<string, number>>,
  dice: Dice,
  master: AdvancedPlayer,
): AdvancedTable {
  const here = table(HALL, { A: {}, B: {} }, { state: { leader: 'A' } });
  comes(here, { monsters, area: here.areaAt('D1'), how: 'surprise' }, dice);
  for (let awaited = here.awaited()[0]; awaited !== undefined; awaited = here.awaited()[0]) {
    if (awaited.seat === MASTER) here.do(next(here, MASTER, master), [], MASTER);
    else if (awaited.prompt === 'placeMonster') here.do(here.offered('placeMonster', awaited.seat)[0]!);
    else if (awaited.prompt === 'shiftMonsters') here.do({ type: 'monstersStand' }, [], awaited.seat);
    else break;
    if (here.happened('fightBegan')) break;
  }
  return here;
}

/** How often each of the look-alikes turned out to be of this kind. */
function tally(
  monsters: Readonly<Record<string, number>>,
  dice: Dice,
  kind: string,
  by: (here: AdvancedTable) => readonly string[],
): number[] {
  const often: number[] = [];
  for (let seed = 0; seed < SEEDS; seed += 1) {
    const here = stood(monsters, dice, sensibleAdvancedMaster({ luck: streamFromSeed(`disguise/${seed}`) }));
    by(here).forEach((of, place) => (often[place] = (often[place] ?? 0) + (of === kind ? 1 : 0)));
  }
  return often;
}

/** By number, as the heroes know them. */
const byNumber = (here: AdvancedTable): string[] =>
  here.state.figures
    .filter(({ id }) => id.startsWith('ratman-'))
    .toSorted((a, b) => a.id.localeCompare(b.id))
    .map(({ of }) => of);

/** Four standard deviations of a fair lot: the seeds are fixed, and any fixed order would be far outside. */
function assertFair(often: readonly number[], each: number): void {
  const fair = (SEEDS * each) / often.length;
  const far = 4 * Math.sqrt(fair);
  for (const times of often) assert.ok(Math.abs(times - fair) < far, `${often.join(' ')}: not about ${fair}`);
}

suite('who is not what it looks like', () => {
  for (const [whose, dice] of [
    ['the leader puts them down', LEADER],
    ['the master puts them down', OWN],
  ] as const) {
    test(`a sentry may be any of the ratmen where ${whose}`, () => {
      const often = tally({ ratman: 4, ratmanSentry: 1 }, dice, 'ratmanSentry', byNumber);
      assert.equal(often.length, 5);
      assertFair(often, 1);
    });

    test(`so may each of three special ones where ${whose}`, () => {
      const monsters = { ratman: 3, ratmanSentry: 1, ratmanChampion: 2 };
      for (const [kind, each] of [
        ['ratmanSentry', 1],
        ['ratmanChampion', 2],
      ] as const)
        assertFair(tally(monsters, dice, kind, byNumber), each);
    });
  }

  test('without luck of its own a player always does the same', () => {
    const once = (): string[] =>
      byNumber(stood({ ratman: 4, ratmanSentry: 1 }, OWN, sensibleAdvancedMaster()));
    assert.deepEqual(once(), once());
  });
});
