import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { confirm, placeHeroes } from './support/hero.ts';
import { openProduct } from './support/product.ts';
import { addressOf, openTable } from './support/puppet.ts';
import { action, awaited, button, logLines, settle, squaresWith, tap, until } from './support/table.ts';

describe('coming back to the table', () => {
  test('a staged move outlives a cut network and a crashed server, and is confirmed afterwards', async (t) => {
    const product = await openProduct(t);
    const { page, context, frames, complaints } = await product.person({ settings: { askBefore: 'always' } });
    const admission = await openTable(product.url, { seats: ['barbarian'] });
    await page.goto(addressOf(admission));
    await placeHeroes(page);
    await until('my turn', async () => (await awaited(page)).startsWith('Your turn: Move'));
    await action(page, 'Roll to move').click();
    await confirm(page);

    const goal = (await squaresWith(page, /reachable in [1-9]/)).at(-1)!;
    await tap(page, goal);
    const staged = page.locator('.staged-text', { hasText: `Walk to ${goal}` });
    await staged.waitFor();
    const before = await logLines(page);

    const cut = page.getByText('The connection is gone.');
    await context.setOffline(true);
    await cut.waitFor();
    assert.ok(await staged.isVisible(), 'the staged move is kept without a network');
    await context.setOffline(false);
    await cut.waitFor({ state: 'hidden' });
    assert.ok(await staged.isVisible(), 'the staged move is kept after the network’s return');

    const welcomes = () => frames.filter((frame) => frame.includes('"t":"welcome"')).length;
    const welcomed = welcomes();
    await product.crash();
    await until('the table is open again', () => Promise.resolve(welcomes() > welcomed));
    await cut.waitFor({ state: 'hidden' });
    assert.ok(await staged.isVisible(), 'the staged move is kept after the crash');
    assert.deepEqual(await logLines(page), before, 'nothing of the log is lost');

    await button(page, 'Confirm').click();
    await until('the Barbarian stands there', async () => {
      const [square] = await squaresWith(page, ', Barbarian');
      return square === goal;
    });
    assert.deepEqual((await logLines(page)).slice(0, before.length), before);
    assert.deepEqual(complaints.filter(isOurs), []);
  });

  test('on another device the same link opens the same chair, told what happened meanwhile', async (t) => {
    const product = await openProduct(t);
    const first = await product.person();
    const admission = await openTable(product.url, { seats: ['barbarian', 'dwarf', 'elf', 'wizard'] });
    await first.page.goto(addressOf(admission));
    await placeHeroes(first.page);
    const before = await logLines(first.page);
    await first.page.close();

    const second = await product.person({ size: 'phone', settings: { askBefore: 'always' } });
    await second.page.goto(addressOf(admission));
    await settle(second.page);
    await seeLog(second.page);
    assert.deepEqual(await logLines(second.page), before);
    await second.page.getByRole('tab', { name: 'Actions' }).click();
    await action(second.page, 'Roll to move').click();
    await confirm(second.page);

    // Back on the first device, whose browser knows what it has seen.
    const again = await first.context.newPage();
    await again.goto('/');
    await again.getByRole('heading', { name: 'Waiting for you' }).waitFor();
    await again.keyboard.press('Enter');
    await again
      .getByText(/Barbarian rolls .* to move/)
      .first()
      .waitFor();
    assert.match(again.url(), new RegExp(admission.table));
  });
});

async function seeLog(page: Page): Promise<void> {
  const wayOn = button(page, 'On we go');
  if (await wayOn.isVisible()) await wayOn.click();
  await page.getByRole('tab', { name: 'Log' }).click();
}

/** The browser itself logs every socket that a test cuts. */
function isOurs(complaint: string): boolean {
  return !/WebSocket connection|ERR_/.test(complaint);
}
