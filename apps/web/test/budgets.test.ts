/** How many taps or keys what people do most may take: it fails when they grow. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { TestContext } from 'node:test';
import type { Page } from 'playwright-core';
import { pinChance } from './support/chance.ts';
import { openProduct } from './support/product.ts';
import type { Size } from './support/product.ts';
import { fightOn, Finger, hasStruck, pointOn } from './support/finger.ts';
import { button, settle, squares } from './support/table.ts';

/** The first quest of somebody who has never been here, begun; and the taps it took. */
async function firstQuest(
  t: TestContext,
  size: Size,
  name = 'Jouer : la quête d’entraînement',
): Promise<Finger> {
  const product = await openProduct(t);
  const { page, context } = await product.person({ language: 'fr', size });
  await context.addInitScript(pinChance, 1);
  await page.goto('/');
  const finger = new Finger(page);
  await finger.press(button(page, name), 'Jouer');
  await page.getByRole('grid').waitFor();
  return finger;
}

const hasBegun = ({ inputs }: Finger): boolean =>
  (inputs.at(-1) ?? '').startsWith('Confirmer : 4 personnages');

/** Whose turn it is, as the head of the table says. */
function onTurn(page: Page): Promise<string> {
  return page.locator('.turn-head').first().innerText();
}

/** Inputs of the rest of this turn: its end is offered, or asked for. */
async function endTurn(finger: Finger): Promise<void> {
  const { page } = finger;
  await settle(page);
  const offered = page.locator('.staged .button-primary').first();
  if (await offered.isVisible()) await finger.press(offered, 'Confirmer la fin');
  else await finger.press(page.locator('.action-endTurn'), 'Finir');
  await settle(page);
}

for (const size of ['phone', 'laptop'] as const satisfies readonly Size[])
  describe(`on a ${size}`, () => {
    test('the first blow of the training quest takes at most eight taps, a fighting turn three', async (t) => {
      const finger = await firstQuest(t, size);
      while (!hasStruck(finger)) {
        assert.ok(finger.inputs.length < 8, `no blow yet after ${finger.inputs.join(' · ')}`);
        await fightOn(finger);
      }
      t.diagnostic(finger.inputs.join(' · '));
      await settle(finger.page);
      await endTurn(finger);
      const [before, who] = [finger.inputs.length, await onTurn(finger.page)];
      await pointOn(finger);
      await settle(finger.page);
      await finger.press(finger.page.locator('.staged .button-primary').first(), 'Confirmer');
      await endTurn(finger);
      const turn = finger.inputs.slice(before);
      assert.notEqual(await onTurn(finger.page), who, turn.join(' · '));
      assert.ok(turn.length <= 3, turn.join(' · '));
    });

    test('a quiet turn of the training quest takes two', async (t) => {
      const finger = await firstQuest(t, size);
      while (!hasBegun(finger)) await fightOn(finger);
      const { page } = finger;
      await settle(page);
      const [before, who] = [finger.inputs.length, await onTurn(page)];
      const goal = [...(await squares(page))].find(([, text]) =>
        /^[A-Z]+\d+, (?:couloir|salle)[^,]*$/u.test(text),
      );
      await finger.point({ square: goal![0], at: [0.5, 0.5] });
      await endTurn(finger);
      const turn = finger.inputs.slice(before);
      assert.notEqual(await onTurn(page), who, turn.join(' · '));
      assert.equal(turn.length, 2, turn.join(' · '));
    });

    for (const way of ['Campagne', 'NextLevel'] as const)
      test(`a new campaign (${way}) takes at most five from the lobby to the dungeon`, async (t) => {
        const product = await openProduct(t);
        const { page } = await product.person({ language: 'fr', size });
        await page.goto('/');
        const finger = new Finger(page);
        await finger.press(button(page, /^Campagne/u), 'Campagne');
        const dialog = page.getByRole('dialog');
        if (way === 'NextLevel') await finger.press(dialog.getByRole('radio', { name: /^NextLevel/u }), way);
        await finger.press(dialog.locator('.button-primary'));
        await finger.press(button(page, 'Les engager tous les quatre'));
        await finger.press(page.locator('.town-leaves .button-primary').first());
        await page.getByRole('grid').waitFor();
        assert.ok(finger.inputs.length <= 5, finger.inputs.join(' · '));
      });

    test('the first blow of NextLevel takes at most eleven', async (t) => {
      const finger = await firstQuest(t, size, 'Jouer : NextLevel');
      while (!hasStruck(finger)) {
        assert.ok(finger.inputs.length < 11, `no blow yet after ${finger.inputs.join(' · ')}`);
        await fightOn(finger);
      }
      t.diagnostic(finger.inputs.join(' · '));
    });
  });
