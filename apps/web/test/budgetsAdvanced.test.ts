/** How many taps what is done most in an expedition may take: it fails when they grow. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { TestContext } from 'node:test';
import type { Page } from 'playwright-core';
import { Finger } from './support/finger.ts';
import { openProduct } from './support/product.ts';
import type { Size } from './support/product.ts';
import { addressOf, openTable, sitDown } from './support/puppet.ts';
import type { Puppet } from './support/puppet.ts';
import { isInSight, settle, squaresWith, until } from './support/table.ts';

const HEROES = ['heinrich', 'sven', 'torallion', 'magnus'];

const prompts = ({ present }: ReturnType<Puppet['now']>): readonly string[] =>
  present.waiting.map(({ prompt }) => prompt);

/** Four heroes at the moment when this is asked for the first time. */
async function expeditionAt(
  t: TestContext,
  size: Size,
  prompt: string,
): Promise<{ readonly finger: Finger; readonly puppet: Puppet; readonly page: Page }> {
  const product = await openProduct(t);
  const choice = { dungeon: 'bells1', master: false };
  const admission = await openTable(product.url, { game: 'advanced', choice, seats: HEROES });
  const puppet = await sitDown(t, product.url, admission);
  await puppet.playOn((table) => prompts(table).includes(prompt));
  const { page } = await product.person({ language: 'fr', size });
  await page.goto(addressOf(admission));
  await page.getByRole('grid').waitFor();
  await settle(page);
  return { finger: new Finger(page), puppet, page };
}

async function farthestInSight(page: Page): Promise<string> {
  for (const name of (await squaresWith(page, ', accessible')).toReversed())
    if (await isInSight(page, name)) return name;
  return assert.fail('there is nowhere to go');
}

for (const size of ['phone', 'laptop'] as const satisfies readonly Size[])
  describe(`on a ${size}`, () => {
    test('a rolled door takes one tap on its wall, and a confirm', async (t) => {
      const { finger, puppet, page } = await expeditionAt(t, size, 'chooseWall');
      const before = puppet.now().seq;
      const [wall] = await squaresWith(page, 'peut être choisi');
      assert.ok(wall !== undefined, 'no wall is lit');
      await finger.point({ square: wall, at: [0.5, 0.5] });
      await settle(page);
      await finger.press(page.locator('.staged .button-primary').first(), 'Confirmer');
      await until('the door stands', () => Promise.resolve(puppet.now().seq > before));
      assert.equal(finger.inputs.length, 2, finger.inputs.join(' · '));
    });

    test('a quiet turn of four heroes takes four', async (t) => {
      const { finger, puppet, page } = await expeditionAt(t, size, 'explore');
      const turnOf = () => (puppet.now().present.view as { turn: { number: number } }).turn.number;
      const turn = turnOf();
      await finger.point({ square: await farthestInSight(page), at: [0.5, 0.5] });
      while (turnOf() === turn && prompts(puppet.now()).includes('explore')) {
        assert.ok(finger.inputs.length < 4, finger.inputs.join(' · '));
        await settle(page);
        const ways = [
          'dialog[open] .button-primary',
          '.staged .button-primary',
          '.desk-again',
          '.action-done',
        ];
        for (const way of ways) {
          const press = page.locator(way).first();
          if (!(await press.isVisible())) continue;
          await finger.press(press);
          break;
        }
        await settle(page);
      }
      t.diagnostic(finger.inputs.join(' · '));
    });
  });
