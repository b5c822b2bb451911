import assert from 'node:assert/strict';
import { gzipSync } from 'node:zlib';
import { describe, test } from 'node:test';
import { confirm, placeHeroes } from './support/hero.ts';
import { openProduct } from './support/product.ts';
import { action, button, logLines, settle, squaresWith, until } from './support/table.ts';

/** What a first visit may cost before anything can be pressed. */
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
    const { page, context, complaints } = await product.person({ settings: { warnBeforeEnd: false } });
    await page.goto('/');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await button(page, 'Play now: the training quest').click();
    await placeHeroes(page);

    await context.setOffline(true);
    await action(page, 'Roll to move').click();
    await confirm(page);
    const before = await until('the roll is told', async () => {
      const lines = await logLines(page);
      return /rolls .* to move/.test(lines.at(-1) ?? '') && lines;
    });
    await page.reload();
    await page.getByRole('grid').waitFor();
    await settle(page);
    assert.deepEqual(await logLines(page), before);
    await action(page, 'Move').click();
    await until('the reach is lit', async () => (await squaresWith(page, 'reachable')).length > 0);
    await action(page, 'End the turn').click();
    await until('the Dwarf’s turn', async () => (await logLines(page)).at(-1)!.includes('Dwarf'));

    // The lobby, too: new tables, the rulebook and sheets to print.
    await page.goto('/');
    await page.getByRole('heading', { name: 'Waiting for you' }).waitFor();
    await page.goto('/rules/CLS-MOV-05');
    await page.getByText('CLS-MOV-05').first().waitFor();
    assert.deepEqual(
      complaints.filter((text) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED/.test(text)),
      [],
    );
  });
});
