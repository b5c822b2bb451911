import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { pinChance } from './support/chance.ts';
import { openProduct } from './support/product.ts';
import { fightOn, Finger, hasStruck } from './support/finger.ts';
import { button, logLines, settle, until } from './support/table.ts';

describe('somebody who has never been here, with a French phone', () => {
  test('reaches a first attack by following the lights and the hints alone', async (t) => {
    const product = await openProduct(t);
    // The language is the phone’s: nothing has been chosen yet.
    const { page, context, complaints } = await product.person({
      language: 'fr',
      size: 'phone',
      settings: { language: undefined },
    });
    await context.addInitScript(pinChance, 1);
    await page.goto('/');
    await button(page, 'Jouer : la quête d’entraînement').tap();
    await page.getByRole('grid').waitFor();
    const finger = new Finger(page);
    while (!hasStruck(finger)) await fightOn(finger);
    await settle(page);
    await page.getByRole('tab', { name: 'Journal' }).tap();
    await until('the blow is told', async () =>
      (await logLines(page)).some((line) => line.startsWith('Le Barbare attaque')),
    );
    assert.deepEqual(complaints, []);
  });

  test('and so with NextLevel, told of what is new as it comes up', async (t) => {
    const product = await openProduct(t);
    const { page, context, complaints } = await product.person({ language: 'fr', size: 'phone' });
    await context.addInitScript(pinChance, 1);
    await page.goto('/');
    await button(page, 'Jouer : NextLevel').tap();
    await page.getByRole('grid').waitFor();
    const finger = new Finger(page);
    const told = new Set<string>();
    while (!hasStruck(finger)) {
      await settle(page);
      for (const hint of await page.locator('.hint-text:visible').allInnerTexts()) told.add(hint);
      await fightOn(finger);
    }
    for (const news of [/Un tour compte deux actions/, /La pointe jaune/])
      assert.ok(
        [...told].some((hint) => news.test(hint)),
        `${String(news)} in ${[...told].join(' · ')}`,
      );
    await settle(page);
    await page.getByRole('tab', { name: 'Journal' }).tap();
    await until('the blow is told, with its weapon', async () =>
      (await logLines(page)).some((line) => / attaque .* avec (?:l’|la |le |les )/.test(line)),
    );
    assert.deepEqual(complaints, []);
  });
});
