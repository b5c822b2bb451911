/** Over matches of every game, on both sides of the screen, on a laptop and a phone: what is needed is in sight. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { watchFights, watchMatch } from './support/watched.ts';

const GAMES = ['classic', 'nextlevel', 'advanced'] as const;

for (const game of GAMES)
  describe(game, () => {
    test('a hundred moments: no fighter, legal square or control is covered, and nothing to choose lies outside the window', async (t) => {
      const heroes = await watchMatch(t, { game, side: 'heroes', moments: 30, every: 9 });
      const master = await watchMatch(t, { game, side: 'master', moments: 20, every: 13 });
      const looks = heroes.looks + master.looks;
      t.diagnostic(`${looks} looks`);
      assert.deepEqual([...heroes.found, ...master.found], []);
      assert.ok(looks > 100, `only ${looks} looks`);
    });

    test('dice roll beside the fight, not over it', async (t) => {
      const { found, looks } = await watchFights(t, { game, enough: 8 });
      t.diagnostic(`${looks} looks`);
      assert.deepEqual(found, []);
      assert.ok(looks >= 8, `only ${looks} looks`);
    });
  });
