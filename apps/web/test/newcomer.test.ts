import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { pinChance } from './support/chance.ts';
import { openProduct } from './support/product.ts';
import { button, logLines, settle, square, squares, until } from './support/table.ts';

/** These dice need twenty-one, well within a minute for a person. */
const MOST_TAPS = 22;

const FOE = /lutin|orc|fimir/i;
const LIT = /à choisir|à \d+ pas|blesser/;

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
    const taps = ['Jouer'];
    while (!hasStruck(taps)) {
      taps.push(await followLights(page));
      assert.ok(taps.length <= MOST_TAPS, `no attack yet after ${taps.join(' · ')}`);
    }
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
    await button(page, 'Avec NextLevel').tap();
    await page.getByRole('grid').waitFor();
    const taps: string[] = [];
    const told = new Set<string>();
    while (!hasStruck(taps)) {
      await settle(page);
      for (const hint of await page.locator('.hint-text:visible').allInnerTexts()) told.add(hint);
      taps.push(await followLights(page));
      assert.ok(taps.length <= MOST_TAPS, `no attack yet after ${taps.join(' · ')}`);
    }
    for (const news of [/Un tour compte deux actions/, /La pointe jaune/])
      assert.ok(
        [...told].some((hint) => news.test(hint)),
        `${String(news)} in ${[...told].join(' · ')}`,
      );
    await page.getByRole('tab', { name: 'Journal' }).tap();
    await until('the blow is told, with its weapon', async () =>
      (await logLines(page)).some((line) => / attaque .* avec (?:l’|la |le |les )/.test(line)),
    );
    assert.deepEqual(complaints, []);
  });
});

function hasStruck(taps: readonly string[]): boolean {
  return taps.some((name) => name.startsWith('Attaquer')) && taps.at(-1) === 'Confirmer';
}

/** One tap where the screen leads. Returns what was tapped. */
async function followLights(page: Page): Promise<string> {
  return until('something on the screen leads on', async () => {
    const parchment = page.locator('.play-stage').getByRole('article').getByRole('button').last();
    if (await parchment.isVisible()) return press(parchment);
    await settle(page);
    const staged = button(page, 'Confirmer');
    if (await staged.isVisible()) return press(staged);
    const hinted = page.locator('.action[data-hinted]:not([aria-disabled])');
    if (await hinted.isVisible()) return press(hinted);
    const spells = page.getByRole('button', { name: /^(?:Terre|Feu)/u }).first();
    if (await spells.isVisible()) return press(spells);
    const lit = await bestLit(page);
    return lit !== null && touch(page, lit);
  });
}

async function press(thing: Locator): Promise<string> {
  const name = await thing.innerText();
  await thing.tap();
  return name.trim();
}

/** “Doors and monsters are the way on”, says the hint: the lit square nearest to one. */
async function bestLit(page: Page): Promise<string | null> {
  const board = [...(await squares(page))];
  const lit = board.filter(([, text]) => LIT.test(text)).map(([name]) => name);
  const foes = board.filter(([, text]) => FOE.test(text));
  const goals = foes.length > 0 ? foes : board.filter(([, text]) => text.includes('porte fermée'));
  const farness = (name: string): number => Math.min(...goals.map(([goal]) => distance(name, goal)));
  return lit.toSorted((a, b) => farness(a) - farness(b))[0] ?? null;
}

function distance(a: string, b: string): number {
  return Math.abs(a.charCodeAt(0) - b.charCodeAt(0)) + Math.abs(Number(a.slice(1)) - Number(b.slice(1)));
}

/** With a finger, on the visible square: the board must bring it into sight by itself. */
async function touch(page: Page, name: string): Promise<string> {
  const box = await square(page, name).boundingBox();
  assert.ok(box);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  return name;
}
