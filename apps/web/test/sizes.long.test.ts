import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { inView, noScrolling, smallTargets } from './support/fit.ts';
import { placeHeroes } from './support/hero.ts';
import { openProduct } from './support/product.ts';
import type { Size } from './support/product.ts';
import { addressOf, HEROES, openTable } from './support/puppet.ts';
import { action, button, settle, squaresWith, square } from './support/table.ts';

describe('everything at once, on a laptop and on a phone', () => {
  for (const [size, game] of [
    ['laptop', 'classic'],
    ['phone', 'classic'],
    ['laptop', 'nextlevel'],
    ['phone', 'nextlevel'],
  ] as const) {
    test(`${size}, ${game}: no scrolling in play; board, turn, actions, last lines and Confirm together; room for a finger`, async (t) => {
      const product = await openProduct(t);
      const { page } = await product.person({ size, settings: { askBefore: 'always' } });
      await page.goto('/');
      assert.deepEqual(await smallTargets(page), [], 'lobby');
      const choice = { quest: 'the-trial', heroes: [{ kind: 'barbarian', gender: 'm' }] };
      const wanted = game === 'classic' ? { seats: [...HEROES] } : { game, choice, seats: ['barbarian'] };
      await page.goto(addressOf(await openTable(product.url, wanted)));
      // Squares to choose from are as large as a finger.
      await placeHeroes(page);
      await checkPlay(page, size);
      await action(page, 'Roll to move').click();
      await inView(button(page, 'Confirm'), 'Confirm for the dice');
      await noScrolling(page);
      await button(page, 'Confirm').click();
      await page.locator('.controls-prompt', { hasText: 'Choose a lit square.' }).waitFor();
      await settle(page);
      const reach = await squaresWith(page, 'reachable');
      for (const name of reach) {
        const { width, height } = (await square(page, name).boundingBox())!;
        assert.ok(width >= 44 && height >= 44, `${name} is ${width} × ${height}`);
      }
      await page.keyboard.press('n');
      await inView(button(page, 'Confirm'), 'Confirm for the walk');
      await checkPlay(page, size);
    });
  }
});

async function checkPlay(page: Page, size: Size): Promise<void> {
  await noScrolling(page);
  const board = await inView(page.getByRole('grid').locator('..').locator('..'), 'the board');
  assert.ok(board.height >= 300 && board.width >= 300, `the board has ${board.width} × ${board.height}`);
  await inView(page.locator('header').getByRole('status'), 'whose turn it is');
  // Where there is no room for both, what is staged stands in the place of the actions until it is confirmed or taken back.
  const isCrowded = size === 'phone' || (await page.locator('.action-bar > *').count()) > 12;
  if (!isCrowded || !(await button(page, 'Confirm').isVisible())) {
    const actions = page.getByRole('toolbar').getByRole('button');
    await inView(actions.first(), 'the first action');
    await inView(actions.last(), 'the last action');
  }
  await inView(
    size === 'phone' ? page.locator('.play-ticker > span').last() : page.locator('.log-words').last(),
    'the last line of the log',
  );
  const small = await smallTargets(page);
  // With a mouse the log's lines may be closer together than a finger needs.
  assert.deepEqual(
    small.filter((each) => size === 'phone' || !each.startsWith('log-sentence')),
    [],
  );
}
