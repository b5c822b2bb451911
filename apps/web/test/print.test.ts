import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { openProduct } from './support/product.ts';
import { addressOf, HEROES, openTable, sitDown } from './support/puppet.ts';
import { settle } from './support/table.ts';

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

  test('NextLevel: the wizard’s many spells stay on the sheet, its own monsters stand on the map', async (t) => {
    const product = await openProduct(t);
    const heroes = HEROES.map((kind) => ({ kind, gender: 'm', level: 3 }));
    const choice = { quest: 'the-trial', heroes };
    const table = await openTable(product.url, { game: 'nextlevel', choice, seats: [...HEROES, 'morcar'] });
    const everybody = await sitDown(t, product.url, table);
    await everybody.playOn(({ present }) => figures(present.view).some(({ kind }) => kind === 'ogre'));
    const { page, complaints } = await product.person({ language: 'fr' });
    // By way of the table: its own sheets have come with it.
    await page.goto(addressOf(table));
    await settle(page);
    await page.evaluate((to) => history.pushState(null, '', to), `/print/table/${table.table}`);
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
    const sheets = await papers(page, 3);
    assert.match(sheets.join(), /ogre/);
    const outside = await page.evaluate(() =>
      [...document.querySelectorAll('.print-preview .page li')].flatMap((line) => {
        const [box, paper] = [line, line.closest('.page')!].map((one) => one.getBoundingClientRect());
        return box!.right > paper!.right || box!.bottom > paper!.bottom ? [line.textContent] : [];
      }),
    );
    assert.deepEqual(outside, []);
    assert.deepEqual(complaints, []);
  });
});

function figures(view: Readonly<Record<string, unknown>> | null): readonly { readonly kind: string }[] {
  return (view?.['figures'] ?? []) as readonly { readonly kind: string }[];
}

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
