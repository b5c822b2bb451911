import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { openProduct } from './support/product.ts';
import { openTable, sitDown } from './support/puppet.ts';

describe('on paper', () => {
  test('heroes print their sheets and a map without secrets; the evil wizard prints his map with notes', async (t) => {
    const product = await openProduct(t);
    const choice = {
      quest: 'the-salt-gaol',
      heroes: [
        { kind: 'barbarian', gender: 'f', name: 'Ygritte' },
        { kind: 'dwarf', gender: 'm' },
      ],
    };
    const heroes = await openTable(product.url, { choice, seats: ['barbarian', 'dwarf'] });
    await (await sitDown(t, product.url, heroes)).playOn(({ present }) => phase(present.view) === 'play');
    const { page, complaints } = await product.person();
    await page.goto(`/print/table/${heroes.table}#${heroes.secret}`);
    const [sheets, map] = await papers(page, 2);
    assert.match(sheets!, /Ygritte/);
    assert.match(sheets!, /Dwarf/);
    assert.match(map!, /Salt Gaol/);
    assert.doesNotMatch(map!, /Latch|gargoyle|Vats of brine|pit|rockfall|[Ss]ecret/);
    assert.deepEqual(await pdf(page), { pages: 2, width: 595, height: 842 });
    await page.getByRole('radio', { name: 'Letter' }).check();
    assert.deepEqual(await pdf(page), { pages: 2, width: 612, height: 792 });

    const master = await openTable(product.url, { choice, seats: ['morcar'] });
    await page.goto(`/print/table/${master.table}#${master.secret}`);
    const [drawn, ...notes] = await papers(page, 2);
    assert.match(drawn!, /Salt Gaol/);
    assert.match([drawn, ...notes].join('\n'), /Old Latch/);
    assert.match([drawn, ...notes].join('\n'), /Vats of brine steam/);
    // Notes that do not fit continue overleaf.
    assert.ok((await pdf(page)).pages >= 1 + notes.length);
    assert.deepEqual(complaints, []);
  });
});

function phase(view: Readonly<Record<string, unknown>> | null): unknown {
  return view?.['phase'];
}

/** The text of each sheet, as sent to the printer. */
async function papers(page: Page, least: number): Promise<string[]> {
  await page
    .locator('.print-preview .page')
    .nth(least - 1)
    .waitFor();
  await page.emulateMedia({ media: 'print' });
  const texts = await page.locator('.print-preview .page').allInnerTexts();
  await page.emulateMedia({ media: null });
  assert.ok(!(await page.locator('.print-preview').innerText()).includes('undefined'));
  return texts;
}

/** Sheets of paper, and their size in points. */
async function pdf(
  page: Page,
): Promise<{ readonly pages: number; readonly width: number; readonly height: number }> {
  const text = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const [, width, height] = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(text) ?? [];
  const pages = text.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  return { pages, width: Math.round(Number(width)), height: Math.round(Number(height)) };
}
