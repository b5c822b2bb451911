import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { BaseCommand } from '@oubliette/kernel';
import type { Page } from 'playwright-core';
import { openProduct } from './support/product.ts';
import { addressOf, HEROES, openTable, sitDown } from './support/puppet.ts';
import { button, logLines, settle, squaresWith, tap, until } from './support/table.ts';

describe('beside the box', () => {
  test('a whole combat with real dice: faces tapped and typed, a face that is not on the die refused', async (t) => {
    const product = await openProduct(t);
    const { page, complaints } = await product.person();
    const admission = await openTable(product.url, { options: { dice: 'hand' } });
    const table = await sitDown(t, product.url, admission);
    // Prepared with the table's own dice: a hero beside a monster, on turn and ready to strike.
    await table.playOn((now) => canStrike(now.present.moves));
    await page.goto(addressOf(admission));
    await settle(page);

    await page
      .getByRole('toolbar')
      .getByRole('button', { name: /^Attack/ })
      .click();
    // A single foe in reach is the target at once; of several, one must be chosen.
    const foe = await until('a blow is staged, or asks whom', async () =>
      (await button(page, 'Confirm').isVisible()) ? 'staged' : (await squaresWith(page, /to wound/))[0],
    );
    if (foe !== 'staged') await tap(page, foe);
    const odds = await page.locator('.staged-text').innerText();
    const [, attack, defence] = /: (\d) dic?e against (\d)/.exec(odds) ?? [];
    assert.ok(attack !== undefined && defence !== undefined, odds);
    await button(page, 'Confirm').click();

    const dice = page.getByRole('region', { name: 'Roll the dice' });
    const send = dice.getByRole('button', { name: 'These are the dice' });
    await dice.getByText(new RegExp(`^The [\\w ]+ rolls ${attack} combat di\\w+ to hit `)).waitFor();
    // A face no combat die has is refused, whatever else was typed.
    await dice.getByLabel('Type the faces').fill('2s 1x');
    await dice.getByText('There is no “1x” on this die.').waitFor();
    await send.click({ force: true });
    assert.ok(await dice.getByText(/There is no/).isVisible(), 'nothing was handed in');
    // One die is typed, the others tapped; a wrong tap is removed again.
    await dice.getByLabel('Type the faces').fill('1s');
    await dice.getByRole('button', { name: 'black shield', exact: true }).click();
    await dice.getByRole('button', { name: 'Take away black shield' }).click();
    for (let count = 1; count < Number(attack); count += 1)
      await dice.getByRole('button', { name: 'white shield', exact: true }).click();
    await dice.getByText(new RegExp(`^To be sent: ${attack} di\\w+, .*skull`)).waitFor();
    await send.click();
    await dice.getByText(new RegExp(`rolls ${defence} combat di\\w+ to defend`)).waitFor();
    for (let count = 0; count < Number(defence); count += 1)
      await dice.getByRole('button', { name: 'skull', exact: true }).click();
    await send.click();
    await dice.waitFor({ state: 'hidden' });
    await settle(page);

    const told = await until('the blow is told', async () => {
      const lines = await logLines(page);
      return lines.findLast((line) => line.includes('attacks'));
    });
    assert.match(told, /1 skull/);
    assert.match(told, /by hand/);
    assert.match(await lastWound(page), /1 (?:Body )?point|killed|dies/);
    assert.deepEqual(complaints, []);
  });
});

/** The wound dealt by the blow. */
async function lastWound(page: Page): Promise<string> {
  return (await logLines(page)).slice(-4).join('\n');
}

/** Whether a hero may strike a monster now, not just another hero. */
function canStrike(moves: Readonly<Record<string, readonly BaseCommand[]>>): boolean {
  const heroes: readonly string[] = HEROES;
  return Object.entries(moves).some(
    ([seat, all]) =>
      heroes.includes(seat) &&
      all.some((move) => move.type === 'attack' && !heroes.includes((move as unknown as Blow).target)),
  );
}

interface Blow {
  readonly target: string;
}
