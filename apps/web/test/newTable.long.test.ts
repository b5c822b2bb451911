import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { openProduct } from './support/product.ts';
import { button } from './support/table.ts';

describe('setting a table', () => {
  test('on a laptop everything about a hero of an expedition stands in one row, a wizard’s too', async (t) => {
    const product = await openProduct(t);
    const { page, complaints } = await product.person();
    await page.goto('/');
    await button(page, /^Expedition/).click();
    await button(page, 'More choices').click();
    await page.getByRole('group', { name: /^Components of/ }).waitFor();
    const crooked = await page.locator('.new-table-member').evaluateAll((members) =>
      members.flatMap((member) => {
        const middles = [...member.querySelectorAll('input[type=text], .choice-option')].map((each) => {
          const { top, height } = each.getBoundingClientRect();
          return Math.round(top + height / 2);
        });
        return Math.max(...middles) - Math.min(...middles) > 8 ? [member.textContent] : [];
      }),
    );
    assert.deepEqual(crooked, []);
    assert.deepEqual(complaints, []);
  });
});
