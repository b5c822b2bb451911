import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { pinChance } from './support/chance.ts';
import { placeHeroes } from './support/hero.ts';
import { openProduct } from './support/product.ts';
import { awaited, button, settle, squaresWith, until } from './support/table.ts';

describe('one device, passed round', () => {
  test('while the curtain is up there is nothing of either side behind it', async (t) => {
    const product = await openProduct(t);
    const { page, context, complaints } = await product.person({ settings: { warnBeforeEnd: false } });
    await context.addInitScript(pinChance, 1);
    await page.goto('/');
    await button(page, /^Hot-seat/).click();
    const dialog = page.getByRole('dialog', { name: 'A new table' });
    await dialog.getByRole('radio', { name: /^The Salt Gaol/ }).check();
    await dialog.getByRole('radio', { name: /^I am You know/ }).check();
    await button(page, 'More choices').click();
    // One hero is enough to hand the device to and fro.
    for (const hero of ['Dwarf', 'Elf', 'Wizard'])
      await dialog.getByRole('switch', { name: `${hero} comes along` }).uncheck();
    await button(page, 'Set the table').click();

    await placeHeroes(page);
    assert.deepEqual(await squaresWith(page, 'hidden:'), [], 'the hero sees nothing hidden');
    await button(page, 'End the turn').click();
    // No monster is in play: nobody is handed the device for a turn in which nothing can be done.
    await page.getByText('Morcar has nothing to do: the turn passes.').first().waitFor();
    await settle(page);
    assert.match(await awaited(page), /^Your turn as the Barbarian/);
    await button(page, 'Pass the device to Morcar').click();

    await curtain(page, 'Pass the device to Morcar.');
    await button(page, 'It is me').click();
    await settle(page);
    assert.equal((await squaresWith(page, 'hidden: fimir')).length, 3, 'the evil wizard sees the map');
    await page.getByRole('button', { name: 'Sheets' }).click();
    await page.getByRole('dialog').getByRole('tab', { name: 'Notes' }).click();
    await page.getByRole('dialog').getByText('Vats of brine steam').last().waitFor();
    await page.keyboard.press('Escape');
    await button(page, 'Pass the device back').click();

    await curtain(page, 'Pass the device to the Barbarian.');
    await button(page, 'It is me').click();
    await settle(page);
    assert.deepEqual(await squaresWith(page, 'hidden:'), []);
    assert.ok(!(await page.content()).includes('Vats of brine'));
    assert.deepEqual(complaints, []);
  });
});

/** Only the curtain shows: no board, no log, no spoken word, nothing in the page’s text. */
async function curtain(page: Page, title: string): Promise<void> {
  await page.getByRole('heading', { name: title }).waitFor();
  await until('the board is gone', async () => (await page.getByRole('grid').count()) === 0);
  const said = await page.evaluate(() => document.querySelector('#app')!.textContent);
  assert.equal(said.replace(title, '').replace(title, '').trim(), 'Everyone else looks away.It is me');
  const html = await page.content();
  for (const word of ['fimir', 'goblin', 'Barbarian moves', 'Vats of brine', 'hidden: '])
    assert.ok(!html.includes(word), word);
}
