import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { openProduct } from './support/product.ts';
import { addressOf, openFinished } from './support/puppet.ts';
import { button, copied, settle, squaresWith, until } from './support/table.ts';

describe('the replay', () => {
  test('after the end: the same again; the record scrubbed, linked to without giving the chair away, played on, its dice checked', async (t) => {
    const product = await openProduct(t);
    const finished = await openFinished(t, product.url);
    const { page, complaints } = await product.person();
    await page.goto(addressOf(finished));
    await button(page, 'Same again').click();
    await page.waitForURL(({ pathname }) => pathname.startsWith('/t/') && !pathname.endsWith(finished.table));
    await page.getByText('It is the Barbarian’s turn.').first().waitFor();

    await page.goto(`/replay/${finished.table}#${finished.secret}`);
    const row = page.getByRole('slider', { name: 'Row' });
    await row.waitFor();
    const said = () => row.getAttribute('aria-valuetext');
    const last = Number(await row.getAttribute('max'));
    assert.ok(last > 100);
    const isHidden = () => !page.url().includes(finished.secret);
    await until('the address to keep the chair to itself', () => Promise.resolve(isHidden()));

    const says = (text: string) => until(text, async () => (await said())?.includes(text) === true);
    await page.keyboard.press('End');
    await says(`Row ${last} of ${last}: The quest is over`);
    await row.fill('1');
    await says('Row 1 of');
    await button(page, 'On to the next turn').click();
    await button(page, 'One on').click();
    await says('to move');
    await settle(page);
    const there = Number(await row.inputValue());
    const heroes = await squaresWith(page, /Barbarian|Dwarf|Elf|Wizard/);

    await button(page, 'More').click();
    await page.getByRole('menuitem', { name: 'Copy the link to this row' }).click();
    const link = await copied(page, '/replay/');
    assert.ok(!link.includes(finished.secret), 'a copied link is no chair');
    const stranger = await product.person();
    await stranger.page.goto(link);
    const other = stranger.page.getByRole('slider', { name: 'Row' });
    await until('the same row', async () => (await other.inputValue()) === String(there));
    assert.equal(await other.getAttribute('aria-valuetext'), await said());
    assert.deepEqual(stranger.complaints, []);

    await page.reload();
    await until('the same row again', async () => (await row.inputValue()) === String(there));
    assert.ok(isHidden());

    await button(page, 'More').click();
    await page.getByRole('menuitem', { name: 'Check', exact: true }).click();
    const findings = page.getByRole('dialog', { name: 'What was checked' });
    await findings.getByText('without a gap').waitFor();
    await findings.getByText('The secret has the fingerprint').waitFor();
    await findings.getByText(/\d+ dice were drawn again .* each is the same/).waitFor();
    assert.equal(await findings.locator('.check-wrong, .check-unknown').count(), 0);
    await findings.getByRole('button', { name: 'Close' }).last().click();

    await button(page, 'Play on from here').click();
    await button(page, 'Open the table').click();
    await page.waitForURL(/\/t\//);
    await settle(page);
    assert.deepEqual(await squaresWith(page, /Barbarian|Dwarf|Elf|Wizard/), heroes);
    await page.getByText(/Your turn as the Barbarian/).waitFor();
    assert.deepEqual(complaints, []);
  });
});
