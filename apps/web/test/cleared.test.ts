import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { openProduct } from './support/product.ts';
import type { Product } from './support/product.ts';
import { button, settle } from './support/table.ts';

const CLEARED = 'This table is no longer kept here';

/** A table of one’s own, kept in this browser. */
async function ownTable(product: Product): Promise<Page> {
  const { page } = await product.person();
  await page.goto('/');
  await button(page, 'Play now: the training quest').click();
  await page.getByRole('grid').waitFor();
  return page;
}

const forgetLinks = (page: Page) => page.evaluate(() => localStorage.removeItem('oubliette.tables'));
const clear = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((done) => {
        const deleting = indexedDB.deleteDatabase('oubliette');
        deleting.addEventListener('success', done);
      }),
  );

/** There is no host to ask, and a match file is the way back. */
async function saysSo(page: Page, what: string): Promise<void> {
  await page.getByText(what).waitFor();
  const told = await page.locator('main').innerText();
  assert.match(told, /match file/);
  assert.match(told, /in the lobby/);
  await page.getByRole('link', { name: 'To the lobby' }).click();
  await button(page, /^New table/).waitFor();
}

describe('a table this browser keeps', () => {
  test('is found again without the list of links, and says so when the browser has cleared it', async (t) => {
    const page = await ownTable(await openProduct(t));
    await forgetLinks(page);
    await page.reload();
    await page.getByRole('grid').waitFor();
    await clear(page);
    await page.reload();
    await page.getByText(CLEARED).waitFor();
    assert.ok(!(await page.locator('main').innerText()).includes('host'));
    await saysSo(page, CLEARED);
  });

  test('says so at the next order when it is cleared in the midst of play', async (t) => {
    const page = await ownTable(await openProduct(t));
    await settle(page);
    await clear(page);
    await button(page, /^Begin/u).click();
    await saysSo(page, CLEARED);
  });

  test('with nothing left at all, one is told where to look', async (t) => {
    const page = await ownTable(await openProduct(t));
    await clear(page);
    await forgetLinks(page);
    await page.reload();
    await saysSo(page, 'A table of your own');
  });
});
