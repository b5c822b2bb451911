import assert from 'node:assert/strict';
import { gzipSync } from 'node:zlib';
import { describe, test } from 'node:test';
import { readQuestBook } from '@oubliette/classic/node';
import type { Page } from 'playwright-core';
import { pinChance } from './support/chance.ts';
import { confirm, placeHeroes } from './support/hero.ts';
import { openProduct } from './support/product.ts';
import { action, button, logLines, settle, squaresWith, until } from './support/table.ts';

/** The most a first visit may load before anything can be pressed. */
const MOST_KILOBYTES = 200;

describe('the page itself', () => {
  test('the lobby needs no more than 200 kB of script, compressed', async (t) => {
    const product = await openProduct(t);
    const html = await (await fetch(product.url)).text();
    const scripts = [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, path]) => path!);
    assert.ok(scripts.length > 1, html);
    let bytes = 0;
    for (const script of scripts) {
      const answer = await fetch(new URL(script, product.url));
      bytes += gzipSync(await answer.bytes()).length;
    }
    assert.ok(bytes <= MOST_KILOBYTES * 1024, `${Math.round(bytes / 1024)} kB`);
  });

  test('a table of one’s own goes on without a network, and after a reload', async (t) => {
    const product = await openProduct(t);
    const { page, context, complaints } = await product.person({
      settings: { askBefore: 'always', warnBeforeEnd: false },
    });
    await context.addInitScript(pinChance, 1);
    await page.goto('/');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await button(page, 'Play now: the training quest').click();
    await placeHeroes(page);

    await context.setOffline(true);
    await action(page, 'Roll to move').click();
    await confirm(page);
    const before = await logLines(page);
    assert.match(before.at(-1)!, /rolls .* to move/);
    await page.reload();
    await settle(page);
    assert.deepEqual(await logLines(page), before);
    await action(page, 'Move').click();
    assert.ok((await squaresWith(page, 'reachable')).length > 0, 'the reach is lit');
    await action(page, 'End the turn').click();
    await settle(page);
    assert.match((await logLines(page)).at(-1)!, /Dwarf/);

    // The lobby too: new tables, the rulebook and sheets to print.
    await page.goto('/');
    await page.getByRole('heading', { name: 'Waiting for you' }).waitFor();
    await page.goto('/rules/CLS-MOV-05');
    await page.getByText('CLS-MOV-05').first().waitFor();
    assert.deepEqual(
      complaints.filter((text) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED/.test(text)),
      [],
    );
  });

  test('quests are kept when they are opened, not before; then they open without a network', async (t) => {
    const product = await openProduct(t);
    const { page, context } = await product.person();
    await page.goto('/');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    assert.deepEqual(await keptQuests(page), ['the-trial']);
    await newTable(page, 'The Salt Gaol');
    await page.getByRole('grid').waitFor();
    await until('the quest is kept', async () => (await keptQuests(page)).includes('the-salt-gaol'));
    assert.deepEqual(await keptQuests(page), ['the-salt-gaol', 'the-trial']);

    await page.goto('/');
    await context.setOffline(true);
    await newTable(page, 'The Last Ember');
    const never = 'This quest has never been opened in this browser';
    await page.getByRole('alert').getByText(never).waitFor();
    await page.goto('/print/quest/the-last-ember');
    await page.getByText(never).first().waitFor();
    await page.goto('/');
    await newTable(page, 'The Salt Gaol');
    await page.getByRole('grid').waitFor();
  });
});

async function newTable(page: Page, quest: string): Promise<void> {
  await button(page, /^New table/).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: new RegExp(`^${quest}`) }).check({ force: true });
  await dialog.getByRole('button', { name: 'Set the table' }).click();
}

/** The quests among the service worker's files. */
async function keptQuests(page: Page): Promise<string[]> {
  const quests = readQuestBook().map(({ id }) => id);
  const kept = await page.evaluate(async () => {
    const requests = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return requests.flat().map(({ url }) => url);
  });
  return quests.filter((id) => kept.some((url) => url.includes(`/${id}-`))).toSorted();
}
