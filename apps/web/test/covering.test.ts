import assert from 'node:assert/strict';
import { test } from 'node:test';
import { covered } from './support/covering.ts';
import { watchMatch } from './support/watched.ts';

test('nothing covers the fighters, the squares to choose from and the controls; a card laid over them is noticed', async (t) => {
  const { found, pages } = await watchMatch(t, { game: 'classic', side: 'heroes', moments: 3, every: 8 });
  assert.deepEqual(found, []);
  for (const page of pages) {
    // Over everything, so that no camera gets out of its way.
    await page.evaluate(() => {
      const card = document.createElement('div');
      card.className = 'planted';
      Object.assign(card.style, { position: 'fixed', inset: '80px 0 0 0', background: 'tan', zIndex: 99 });
      document.body.append(card);
    });
    const under = await covered(page);
    for (const what of ['barbarian|dwarf|elf|wizard', '“End the turn”'])
      assert.ok(
        under.some((each) => new RegExp(`^(?:${what}) is under div\\.planted$`, 'u').test(each)),
        `${what}: ${under.join('; ')}`,
      );
  }
});
