import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { TestContext } from 'node:test';
import type { Page } from 'playwright-core';
import { answer, confirmDeed, isAsked, press, withEveryCounter } from './support/expedition.ts';
import { openProduct } from './support/product.ts';
import type { Person, Product } from './support/product.ts';
import { addressOf } from './support/puppet.ts';
import { awaited, logLines, settle, squaresWith, tap, until } from './support/table.ts';

/** Every kind of counter, by its name on the screen. */
const NAMES = {
  wandering: 'wandering monsters counter',
  ambush: 'ambush counter',
  fate: 'fate counter',
  escape: 'escape counter',
  character: 'character counter',
  trap: 'trap counter',
} as const;
const KINDS = Object.keys(NAMES) as (keyof typeof NAMES)[];

describe('behind the screen of an expedition', () => {
  test('a human game master plays every kind of counter, and the hero never sees one in hand', async (t) => {
    const product = await openProduct(t);
    const { ada, bob } = await atTheTable(t, product);
    const hand = bob.page.locator('.desk-master');
    assert.deepEqual(await handOf(bob.page), KINDS.map((kind) => NAMES[kind]).toSorted());
    for (const moment of await hand.getByRole('checkbox').all()) {
      await moment.click();
      await until('the master is listened to', () => moment.isChecked());
    }
    await untilPlayed(ada, bob);

    const lines = await logLines(ada.page);
    for (const kind of KINDS)
      assert.ok(
        lines.some((line) => new RegExp(`plays .*${NAMES[kind]}`, 'iu').test(line)),
        `${kind} was told: ${lines.join('\n')}`,
      );
    assert.deepEqual([...ada.complaints, ...bob.complaints], []);
  });
});

/** A lone archer and a master with one counter of each kind, each at a page of their own. */
async function atTheTable(
  t: TestContext,
  product: Product,
): Promise<{ readonly ada: Person; readonly bob: Person }> {
  const { hero, master } = await withEveryCounter(t, product.url);
  const ada = await product.person({ name: 'Ada', settings: { warnBeforeEnd: false } });
  // A master who takes his time: no moment passes while he thinks.
  const asks = { 'advanced.counters': 'always' };
  const bob = await product.person({ name: 'Bob', settings: { warnBeforeEnd: false, asks } });
  await ada.page.goto(addressOf(hero));
  await bob.page.goto(addressOf(master));
  await settle(ada.page);
  await settle(bob.page);
  return { ada, bob };
}

/** The names of the counters in the master's hand. */
async function handOf(page: Page): Promise<string[]> {
  await settle(page);
  if (!(await page.locator('.desk-master[open]').isVisible()))
    await page.locator('.desk-master summary').click();
  return (await page.locator('.desk-hand b').allInnerTexts()).map((name) => name.toLowerCase()).toSorted();
}

/** Both play on until the hand is empty; the hero's page is checked before and after each counter. */
async function untilPlayed(ada: Person, bob: Person): Promise<void> {
  const progress = { hasStepped: false };
  for (let deeds = 0; deeds < 60; deeds += 1) {
    await mindTheScreen(ada, bob);
    const held = await handOf(bob.page);
    if (held.length === 0) return;
    const who = await until('somebody is awaited', async () => {
      for (const person of [bob, ada]) {
        await settle(person.page);
        if ((await awaited(person.page)).startsWith('Your turn')) return person;
      }
      return null;
    });
    if (who === bob) await asMaster(bob.page);
    else await asHero(ada.page, progress);
  }
  assert.fail(`still in hand: ${(await handOf(bob.page)).join()}`);
}

/** Nothing in the master's hand is on the hero's page or was ever sent to it. */
async function mindTheScreen(ada: Person, bob: Person): Promise<void> {
  const held = await handOf(bob.page);
  const shown = (await ada.page.content()).toLowerCase();
  for (const kind of KINDS.filter((each) => held.includes(NAMES[each]))) {
    assert.ok(!ada.frames.some((frame) => frame.includes(`"counter":"${kind}"`)), `${kind} was sent`);
    assert.ok(!shown.includes(NAMES[kind]), `${kind} is shown`);
  }
  assert.ok(ada.frames.every((frame) => !/"hand":\[/u.test(frame)));
  assert.ok(bob.frames.some((frame) => /"hand":\["/u.test(frame)));
}

/** Plays a counter if one may be played now; else places monsters, holds, or finishes. */
async function asMaster(page: Page): Promise<void> {
  if (!(await isAsked(page))) {
    await press(page, 'done');
    return settle(page);
  }
  const now = page.locator('.desk-hand li[data-lit]').getByRole('button', { name: 'now' }).first();
  if (await now.isVisible()) {
    await now.click();
    return confirmDeed(page);
  }
  // A leader first: there may not be room for all.
  const warchief = page.locator('.desk-question').getByRole('button', { name: /warchief/iu });
  if (await warchief.isVisible()) await warchief.click();
  await answer(page, /can be chosen/u);
}

/** A step onto new ground, then the end of the phase; in a fight a shot. */
async function asHero(page: Page, progress: { hasStepped: boolean }): Promise<void> {
  if (await isAsked(page)) return answer(page, /can be chosen/u);
  if (!progress.hasStepped) {
    progress.hasStepped = true;
    const [next] = await squaresWith(page, /reachable in 1$/u);
    await tap(page, next!);
    return settle(page);
  }
  if (await press(page, 'attack')) {
    if (!(await page.locator('.staged').isVisible()))
      await tap(page, (await squaresWith(page, /can be attacked/u))[0]!);
    return confirmDeed(page);
  }
  await press(page, 'done');
  await settle(page);
}
