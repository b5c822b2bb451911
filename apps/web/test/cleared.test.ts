import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { openProduct } from './support/product.ts';
import { button } from './support/table.ts';

describe('a table this browser keeps', () => {
  test('is found again without the list of links, and says so when the browser has cleared it', async (t) => {
    const product = await openProduct(t);
    const { page } = await product.person();
    await page.goto('/');
    await button(page, 'Play now: the training quest').click();
    await page.getByRole('grid').waitFor();
    await page.evaluate(() => localStorage.removeItem('oubliette.tables'));
    await page.reload();
    await page.getByRole('grid').waitFor();
    await page.evaluate(
      () =>
        new Promise((done) => {
          const deleting = indexedDB.deleteDatabase('oubliette');
          deleting.addEventListener('success', done);
        }),
    );
    await page.reload();
    await page.getByText('This table is no longer kept here').waitFor();
    assert.ok(!(await page.locator('main').innerText()).includes('host'));
  });
});
