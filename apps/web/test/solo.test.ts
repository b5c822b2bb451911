import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { pinChance } from './support/chance.ts';
import { placeHeroes, playTurn } from './support/hero.ts';
import { openProduct } from './support/product.ts';
import { awaited, button, ending, logLines, until } from './support/table.ts';

describe('alone at the table', () => {
  test('from the lobby to victory: one press, four heroes, a first blow by hand, the stairs', async (t) => {
    const product = await openProduct(t);
    const { page, context, complaints } = await product.person({ settings: { warnBeforeEnd: false } });
    for (const luck of [1, 2, 3]) {
      // The same dice, and so the same outcome, every time: the source of the table's secret is pinned.
      await context.addInitScript(pinChance, luck);
      await page.goto('/');
      await button(page, 'Play now: the training quest').click();
      await placeHeroes(page);
      await strikeOnce(page);
      await letComputersPlay(page);
      // What is read aloud waits for its reader, whoever plays.
      const text = button(page, 'Put it away');
      const putAway = async () => {
        if (await text.isVisible()) await text.click();
        return ending(page).isVisible();
      };
      await until('the match is over', putAway, { patience: 120_000 });
      if ((await ending(page).innerText()).includes('The heroes have won')) break;
      assert.notEqual(luck, 3, 'three parties in a row were lost');
    }
    assert.match(await ending(page).innerText(), /Skarn/);
    assert.deepEqual(complaints, []);
  });
});

async function strikeOnce(page: Page): Promise<void> {
  for (let turns = 0; turns < 40; turns += 1) {
    await until('it is a hero’s turn', async () => (await awaited(page)).startsWith('Your turn as'));
    const { attacked } = await playTurn(page);
    if (!attacked) continue;
    const lines = await logLines(page);
    assert.ok(
      lines.some((line) => /attacks|strikes/.test(line)),
      lines.join('\n'),
    );
    return;
  }
  assert.fail('no hero has met a monster in ten rounds');
}

async function letComputersPlay(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'People' }).click();
  for (const hero of ['Barbarian', 'Dwarf', 'Elf', 'Wizard']) {
    const chair = page.getByLabel(`${hero}: Who sits here?`);
    const computer = await chair
      .locator('option')
      .evaluateAll(
        (options) => (options as HTMLOptionElement[]).find(({ value }) => value.startsWith('b:'))!.value,
      );
    await chair.selectOption(computer);
    await page.getByRole('dialog').getByRole('button', { name: 'Let the computer play' }).click();
  }
}
