/** Beside the box: what people say to the screen, input by input, and what the screen says to them. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { TestContext } from 'node:test';
import type { Page } from 'playwright-core';
import { fightOn, Finger } from './support/finger.ts';
import { openProduct } from './support/product.ts';
import type { Person, Size } from './support/product.ts';
import { addressOf, HEROES, openTable } from './support/puppet.ts';
import { button, settle, squares, until } from './support/table.ts';

/** The training quest on the printed board, ready to be played; the board is laid. */
async function boardLaid(t: TestContext, size: Size): Promise<Person & { readonly finger: Finger }> {
  const product = await openProduct(t);
  const person = await product.person({ language: 'fr', size });
  const admission = await openTable(product.url, {
    seats: [...HEROES],
    options: { dice: 'heroes', pace: 'box', language: 'fr' },
  });
  await person.page.goto(addressOf(admission));
  const finger = new Finger(person.page);
  while (!(finger.inputs.at(-1) ?? '').startsWith('Confirmer : 4')) await fightOn(finger);
  const card = laidCard(person.page);
  await card.getByText('Installez le plateau').waitFor();
  await card.getByText(/^le Barbare en /u).waitFor();
  await card.getByRole('img').waitFor();
  await laid(finger);
  return { ...person, finger };
}

const laidCard = (page: Page) => page.locator('.beside-card');

async function laid(finger: Finger): Promise<void> {
  await finger.press(button(finger.page, 'C’est en place'));
  await laidCard(finger.page).waitFor({ state: 'hidden' });
}

const onTurn = (page: Page): Promise<string> => page.locator('.turn-head').first().innerText();

describe('beside the box', () => {
  for (const size of ['phone', 'laptop'] as const satisfies readonly Size[])
    test(`on a ${size} a turn that reveals nothing takes two inputs: where the hero stopped, and done`, async (t) => {
      const { page, finger, complaints } = await boardLaid(t, size);
      await settle(page);
      const who = await onTurn(page);
      const before = finger.inputs.length;
      const goal = [...(await squares(page))].find(([, text]) =>
        /^[A-Z]+\d+, (?:couloir|salle)[^,]*$/u.test(text),
      );
      await finger.point({ square: goal![0], at: [0.5, 0.5] });
      await until('the end of the turn is offered', async () => {
        await settle(page);
        return page.locator('.staged .button-primary').first().isVisible();
      });
      assert.ok(!(await page.locator('.hand').isVisible()), 'nobody types how far a hero may walk');
      await finger.press(page.locator('.staged .button-primary').first(), 'Fini');
      await settle(page);
      const turn = finger.inputs.slice(before);
      assert.notEqual(await onTurn(page), who, turn.join(' · '));
      assert.equal(turn.length, 2, turn.join(' · '));
      assert.equal(await laidCard(page).count(), 0, 'nothing was revealed, and nothing is to be laid');
      assert.deepEqual(complaints, []);
    });

  test('a door shows what to put down; the blow is typed, the foe’s dice are the table’s; the dead are taken away', async (t) => {
    const { page, finger, complaints } = await boardLaid(t, 'laptop');
    await until('something behind a door is to be put down', async () => {
      await settle(page);
      if (await laidCard(page).isVisible()) return true;
      await fightOn(finger);
      return false;
    });
    await laidCard(page)
      .getByText(/lutins en /u)
      .waitFor();
    await laidCard(page)
      .getByText(/^la porte entre /u)
      .waitFor();
    // It is still to be laid when the page is opened again.
    await page.reload();
    await laidCard(page)
      .getByText(/lutins en /u)
      .waitFor();
    await laid(finger);
    const dice = page.getByRole('region', { name: 'Lancez les dés' });
    await until('the heroes’ dice are called for', async () => {
      if (await dice.isVisible()) return true;
      await Promise.race([fightOn(finger), dice.waitFor()]);
      return false;
    });
    await dice.getByText(/lance \d dés? de combat pour toucher/u).waitFor();
    await settle(page);
    await page
      .locator('header')
      .getByRole('status')
      .getByText(/lance \d dés? de combat/u)
      .waitFor();
    const skull = dice.getByRole('button', { name: 'crâne', exact: true });
    const send = dice.getByRole('button', { name: 'Voici les dés' });
    while ((await dice.locator('.hand-chosen button').count()) < 3) await skull.click();
    await send.click();
    await dice.waitFor({ state: 'hidden' });
    await page
      .getByText(/^Retirez/u)
      .first()
      .waitFor();
    assert.deepEqual(complaints, []);
  });

  test('with the board put away: who is asked for what, what happened, the party; what was done differently is set right', async (t) => {
    const { page, complaints } = await boardLaid(t, 'laptop');
    await button(page, 'Ranger le plateau').click();
    const reading = page.getByRole('region', { name: 'À côté de la boîte' });
    await reading.getByText(/^À vous/u).waitFor();
    await reading.getByText(/^Barbare\s+Corps 8 · Esprit 2/u).waitFor();
    await button(page, 'Nous avons fait autrement').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Points de Corps' }).check();
    await dialog.getByLabel('Nouvelle valeur').fill('5');
    await button(page, 'Corriger').click();
    await reading.getByText(/^Barbare\s+Corps 5 · Esprit 2/u).waitFor();
    await reading
      .getByText(/^Corrigé\s: le Corps du Barbare est de 5\. Raison\s: Nous avons fait autrement/u)
      .waitFor();
    assert.deepEqual(complaints, []);
  });
});
