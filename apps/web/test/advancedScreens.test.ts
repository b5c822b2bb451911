import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { TestContext } from 'node:test';
import { openProduct } from './support/product.ts';
import type { Person, Size } from './support/product.ts';
import { inView, noScrolling, smallTargets } from './support/fit.ts';
import { addressOf, openTable } from './support/puppet.ts';
import { awaited, ending, logLines, settle, squaresWith, until } from './support/table.ts';

describe('an expedition on any desk', () => {
  for (const size of ['laptop', 'phone'] as const)
    test(`${size}: no scrolling in play; board, turn, actions and Confirm in sight, with room for a finger`, async (t) => {
      const { page, complaints } = await aloneInTheDark(t, size);
      await check(page, size);
      await page.keyboard.press('n');
      await inView(page.locator('.staged .button-primary'), 'Confirm for a place');
      await page.keyboard.press('Enter');
      await until('the way is open', async () => {
        await settle(page);
        return page.locator('.action-done').isVisible();
      });
      await check(page, size);
      await inView(page.getByRole('toolbar').first().getByRole('button').first(), 'the first action');
      await inView(page.locator('.action-done'), 'the last action');
      await page.keyboard.press('m');
      await page.keyboard.press('n');
      await inView(page.locator('.staged .button-primary'), 'Confirm for a walk');
      await noScrolling(page);
      assert.deepEqual(complaints, []);
    });

  test('a party of nine on a phone: hints, questions and what an action offers leave nothing to scroll (fr)', async (t) => {
    const product = await openProduct(t);
    const { page, complaints } = await product.person({ size: 'phone', language: 'fr' });
    const choice = { dungeon: 'tobaro' };
    const admission = await openTable(product.url, { game: 'advanced', choice, seats: ['heinrich'] });
    await page.goto(addressOf(admission));
    await page.getByRole('grid').waitFor();
    await settle(page);
    const hint = page.locator('.desk-stage > .hint');
    await inView(hint, 'the hint about places');
    await inView(page.locator('.adv-tools button').last(), 'the tools beside a question');
    await inView(page.locator('.adv-question .rule-link'), 'its rule');
    await allInSight(page);
    await page.getByRole('button', { name: /^Placer tout le monde/u }).click();
    await page.locator('.staged .button-primary').click();
    await settle(page);
    await inView(hint, 'the hint about moving');
    await allInSight(page);
    await onStage(page, '.board-selected');
    await hint.getByRole('button', { name: 'Passer les conseils' }).click();
    await page.locator('.action-item').click();
    await inView(page.locator('.adv-picks .adv-pick').first(), 'the first thing to do with the gear');
    await allInSight(page);
    await page.getByRole('tab', { name: 'Fiche' }).click();
    const { wide, width } = await page
      .locator('.play-sheet')
      .evaluate(({ scrollWidth, clientWidth }) => ({ wide: scrollWidth, width: clientWidth }));
    assert.ok(wide <= width + 1, `the sheet is ${wide} wide in ${width}`);
    // What is staged while a sheet covers the controls shows over the board, where it can be confirmed.
    for (const key of ['Escape', 'm', 'n']) await page.keyboard.press(key);
    await inView(page.locator('.desk-stage .staged .button-primary'), 'Confirm over the board');
    assert.deepEqual(complaints, []);
  });

  test('letters twice as large on a phone: every leaf and every phase is still in sight', async (t) => {
    const { page } = await aloneInTheDark(t, 'phone', { textSize: 200 });
    for (const leaf of await page.getByRole('tab').all()) await inView(leaf, await leaf.innerText());
    // While a question is open, a phone has room for that alone.
    await page.keyboard.press('n');
    await stagedThen(page, 'Enter');
    await until('the first turn', () => page.locator('.action-done').isVisible());
    for (const phase of await page.locator('.adv-phases li').all())
      await inView(phase, await phase.innerText());
    await noScrolling(page);
  });

  test('a whole turn with the keyboard alone', async (t) => {
    const { page, complaints } = await aloneInTheDark(t, 'laptop');
    await page.keyboard.press('n');
    await stagedThen(page, 'Enter');
    await until('the first turn', () => page.locator('.action-done').isVisible());
    // Square by square with Shift and the arrows, as far as the passage goes.
    for (let steps = 0; steps < 3; steps += 1) await page.keyboard.press('Shift+ArrowRight');
    await stagedThen(page, 'Enter');
    assert.match((await logLines(page)).at(-1)!, /^Rogar moves from .+ to .+, 3 squares\.$/u);
    // To the last square in reach.
    await page.keyboard.press('m');
    await page.keyboard.press('Shift+N');
    await stagedThen(page, 'Enter');
    assert.equal((await squaresWith(page, /reachable in 1$/u)).length, 0, 'twelve squares are gone');
    await page.keyboard.press('e');
    await until('the second turn', async () => {
      await settle(page);
      return (await logLines(page)).some((line) => line.startsWith('Turn 2: '));
    });
    assert.match(await awaited(page), /^Your turn/u);
    assert.deepEqual(complaints, []);
  });

  test('home from a dungeon there is more to see of, one goes in again by the map', async (t) => {
    const { page, complaints } = await aloneInTheDark(t, 'laptop');
    await page.keyboard.press('n');
    await stagedThen(page, 'Enter');
    await until('the first turn', () => page.locator('.action-done').isVisible());
    await page
      .locator('.play-actions')
      .getByRole('button', { name: /^Stairs/u })
      .click();
    await stagedThen(page, 'Enter');
    await ending(page).getByText('the dungeon stays as it was left').waitFor();
    const before = page.url();
    await ending(page).getByRole('button', { name: 'Into the dungeon again' }).click();
    await page.waitForURL((url) => url.href !== before);
    await page.getByRole('grid').waitFor();
    await until('Rogar has a place to choose', async () =>
      (await awaited(page)).endsWith('Choose a place on the stairs.'),
    );
    assert.equal((await logLines(page))[0], 'Rogar goes down into the dungeon again, by its map.');
    assert.deepEqual(complaints, []);
  });
});

/** One hero at the top of the stairs, and no game master. */
async function aloneInTheDark(t: TestContext, size: Size, settings: object = {}): Promise<Person> {
  const product = await openProduct(t);
  const person = await product.person({ size, settings: { warnBeforeEnd: false, ...settings } });
  const choice = { dungeon: 'wander-ratmen', heroes: [{ id: 'rogar', menAtArms: 0 }], master: false };
  const admission = await openTable(product.url, { game: 'advanced', choice, seats: ['rogar'] });
  await person.page.goto(addressOf(admission));
  await person.page.getByRole('grid').waitFor();
  await settle(person.page);
  const skip = person.page.getByRole('button', { name: 'Skip all hints' }).first();
  if (await skip.isVisible()) await skip.click();
  return person;
}

type Page = Person['page'];

/** All actions are visible under the board without scrolling. */
async function allInSight(page: Page): Promise<void> {
  const { high, height } = await page
    .locator('.play-actions')
    .evaluate(({ scrollHeight, clientHeight }) => ({ high: scrollHeight, height: clientHeight }));
  assert.ok(high <= height + 1, `${high} pixels of controls in ${height}`);
}

/** The camera shows it. */
async function onStage(page: Page, what: string): Promise<void> {
  const isShown = await page
    .locator(what)
    .first()
    .evaluate((element) => {
      const own = element.getBoundingClientRect();
      const stage = document.querySelector('.desk-stage')!.getBoundingClientRect();
      return own.left >= stage.left && own.right <= stage.right && own.top >= stage.top;
    });
  assert.ok(isShown, `${what} lies outside the board`);
}

async function check(page: Page, size: Size): Promise<void> {
  await noScrolling(page);
  const board = await inView(page.getByRole('grid').locator('..').locator('..'), 'the board');
  assert.ok(board.height >= 300 && board.width >= 300, `the board has ${board.width} × ${board.height}`);
  await inView(page.locator('header').getByRole('status'), 'whose turn it is');
  const small = await smallTargets(page);
  // With a mouse the log's lines may be closer together than a finger needs.
  assert.deepEqual(
    small.filter((each) => size === 'phone' || !each.startsWith('log-sentence')),
    [],
  );
}

async function stagedThen(page: Page, key: string): Promise<void> {
  const staged = page.locator('.staged');
  await staged.waitFor();
  await page.keyboard.press(key);
  await staged.waitFor({ state: 'hidden' });
  await settle(page);
}
