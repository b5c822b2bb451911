import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
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
      const { page } = await product.person({ size });
      await page.goto('/');
      assert.deepEqual(await smallTargets(page), [], 'lobby');
      const choice = { quest: 'the-trial', heroes: [{ kind: 'barbarian', gender: 'm' }] };
      const wanted = game === 'classic' ? { seats: [...HEROES] } : { game, choice, seats: ['barbarian'] };
      await page.goto(addressOf(await openTable(product.url, wanted)));
      // When one must choose, the squares are as large as a finger.
      await placeHeroes(page);
      await checkPlay(page, size);
      await action(page, 'Roll to move').click();
      await inView(button(page, 'Confirm'), 'Confirm for the dice');
      await noScrolling(page);
      await button(page, 'Confirm').click();
      await page.getByText('Choose a lit square.').waitFor();
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
  // On a phone, what is staged may lie over the actions until it is confirmed or taken back.
  if (size === 'laptop' || !(await button(page, 'Confirm').isVisible())) {
    await inView(page.getByRole('toolbar').getByRole('button').first(), 'the first action');
    await inView(page.getByRole('toolbar').getByRole('button').last(), 'the last action');
  }
  await inView(
    size === 'phone' ? page.locator('.play-ticker span').last() : page.locator('.log-words').last(),
    'the last line of the log',
  );
  const small = await smallTargets(page);
  // With a mouse the lines of the log may stand closer together than a finger could press.
  assert.deepEqual(
    small.filter((each) => size === 'phone' || !each.startsWith('log-sentence')),
    [],
  );
}

async function noScrolling(page: Page): Promise<void> {
  const { high, wide, height, width } = await page.evaluate(() => ({
    high: document.documentElement.scrollHeight,
    wide: document.documentElement.scrollWidth,
    height: innerHeight,
    width: innerWidth,
  }));
  assert.ok(high <= height && wide <= width, `the page is ${wide} × ${high} in ${width} × ${height}`);
}

/** It is wholly inside the window, and nothing lies over its middle. */
async function inView(
  what: Locator,
  name: string,
): Promise<{ readonly width: number; readonly height: number }> {
  await what.waitFor();
  const seen = await what.evaluate((element) => {
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    const inside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    return {
      inside,
      free: over !== null && (element.contains(over) || over.contains(element)),
      width,
      height,
    };
  });
  assert.ok(seen.inside, `${name} is not wholly in sight`);
  assert.ok(seen.free, `something lies over ${name}`);
  return seen;
}

/** What can be pressed and is smaller than 44 × 44; links inside a sentence may be. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>('button, a[href], input, select, [role=tab], summary'),
    ].flatMap((element) => {
      const shape = (
        element instanceof HTMLInputElement ? (element.closest('label') ?? element) : element
      ).getBoundingClientRect();
      const hidden =
        shape.width === 0 ||
        !element.checkVisibility({ visibilityProperty: true }) ||
        shape.bottom <= 0 ||
        shape.right <= 0;
      const inSentence = getComputedStyle(element).display === 'inline';
      if (hidden || inSentence || (shape.width >= 43.5 && shape.height >= 43.5)) return [];
      const name = element.getAttribute('aria-label') ?? element.textContent.trim();
      return [`${element.className} “${name}”: ${Math.round(shape.width)} × ${Math.round(shape.height)}`];
    }),
  );
}
