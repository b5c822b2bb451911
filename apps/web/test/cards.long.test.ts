import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openProduct } from './support/product.ts';
import { addressOf, HEROES, openTable, sitDown } from './support/puppet.ts';
import { button, until } from './support/table.ts';

test('a room full of monsters is a card beside them, gone at a key, and not shown again', async (t) => {
  const product = await openProduct(t);
  const { url } = product;
  const admission = await openTable(url, { seats: [...HEROES] });
  const puppet = await sitDown(t, url, admission);
  const { page, complaints } = await product.person({ settings: { speed: 1 } });
  await page.goto(addressOf(admission));
  await page.getByRole('grid').waitFor();
  const read = button(page, 'Put it away');
  if (await read.isVisible()) await read.click();
  await puppet.playOn(({ batches }) =>
    batches.some(({ events }) => events.some(({ type }) => type === 'monsterPlaced')),
  );
  const card = page.locator('.card-laid').last();
  await until('the card lies there', async () => {
    if (await read.isVisible()) await read.click();
    return card.isVisible();
  });
  assert.match(await card.innerText(), /monster/iu);
  assert.equal(await page.locator('.card-stage').getAttribute('aria-hidden'), 'true');
  const covered = await page.evaluate(() => {
    const laid = document.querySelector('.card-laid')!.getBoundingClientRect();
    return [...document.querySelectorAll('[data-figure]')].filter((figure) => {
      const { left, right, top, bottom } = figure.getBoundingClientRect();
      return left < laid.right && laid.left < right && top < laid.bottom && laid.top < bottom;
    }).length;
  });
  assert.equal(covered, 0);
  await page.keyboard.press('j');
  await card.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('grid').waitFor();
  await page.waitForTimeout(600);
  assert.equal(await page.locator('.card-laid').count(), 0);
  assert.deepEqual(complaints, []);
});

test('at instant speed there are no cards', async (t) => {
  const product = await openProduct(t);
  const admission = await openTable(product.url, { seats: [...HEROES] });
  const puppet = await sitDown(t, product.url, admission);
  const { page } = await product.person({ settings: { speed: 0 } });
  await page.goto(addressOf(admission));
  await page.getByRole('grid').waitFor();
  const read = button(page, 'Put it away');
  if (await read.isVisible()) await read.click();
  await page.evaluate(() => {
    const laid = new MutationObserver(() => {
      if (document.querySelector('.card-laid') !== null) document.body.dataset['card'] = 'laid';
    });
    laid.observe(document.body, { subtree: true, childList: true });
  });
  await puppet.playOn(({ batches }) =>
    batches.some(({ events }) => events.some(({ type }) => type === 'monsterPlaced')),
  );
  await page.locator('.log-line', { hasText: 'appear' }).first().waitFor();
  assert.equal(await page.locator('body').getAttribute('data-card'), null);
});

test('ambience and voice are offered once, and kept', async (t) => {
  const product = await openProduct(t);
  const { page } = await product.person({ language: 'fr' });
  await page.goto('/');
  await button(page, 'Ambiance et voix').click();
  await button(page, 'Ambiance et voix').waitFor({ state: 'hidden' });
  await page.reload();
  await page.getByRole('contentinfo').waitFor();
  assert.equal(await button(page, 'Ambiance et voix').count(), 0);
  const stored = await page.evaluate(
    () => JSON.parse(localStorage['oubliette.settings'] as string) as object,
  );
  assert.partialDeepStrictEqual(stored, { soundOffered: true, readAloud: true, sound: { ambience: 0.4 } });
});
