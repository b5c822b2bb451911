import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { TestContext } from 'node:test';
import { readQuestBook } from '@oubliette/classic/node';
import { nextOptions, OPTION_FORMS } from '@oubliette/nextlevel';
import type { NextOption } from '@oubliette/nextlevel';
import type { NewTable } from '@oubliette/table';
import type { Page } from 'playwright-core';
import { openProduct } from './support/product.ts';
import type { Person } from './support/product.ts';
import { addressOf, openTable, sitDown } from './support/puppet.ts';
import type { Puppet } from './support/puppet.ts';
import { button, logLines, settle, squares, tap, until } from './support/table.ts';

const WORDS = {
  en: {
    skull: 'skull',
    white: 'white shield',
    black: 'black shield',
    east: /faces east/,
    south: /faces south/,
    hero: 'Barbarian rolls ',
    morcar: 'rolls ',
    combat: ['', '1 combat die', '2 combat dice', '3 combat dice'],
    d20: '1 twenty-sided die',
    yellow: '1 yellow die',
    grown: /^The Barbarian’s rage grows: 1 yellow die\.$/,
    counter: /^Goblin 2 strikes back at the Barbarian: black shield, skull\. 1 hit\./,
    lost: /^The Barbarian’s rage is gone\.$/,
    rage: /Rage: 1 yellow die and 2 combat dice/,
    calm: /Rage: 3 combat dice/,
    why: /the two must differ/,
  },
  fr: {
    skull: 'crâne',
    white: 'bouclier blanc',
    black: 'bouclier noir',
    east: /regarde vers l’est/,
    south: /regarde vers le sud/,
    hero: 'Barbare lance ',
    morcar: 'lance ',
    combat: ['', '1 dé de combat', '2 dés de combat', '3 dés de combat'],
    d20: '1 dé à vingt faces',
    yellow: '1 dé jaune',
    grown: /^La rage du Barbare monte\s: 1 dé jaune\.$/,
    counter: /^Le lutin 2 contre-attaque le Barbare\s: bouclier noir, crâne\. 1 coup porte\./,
    lost: /^La rage du Barbare retombe\.$/,
    rage: /Rage\s: 1 dé jaune et 2 dés de combat/,
    calm: /Rage\s: 3 dés de combat/,
    why: /les deux doivent différer/,
  },
} as const;

describe('with NextLevel', () => {
  for (const language of ['en', 'fr'] as const)
    test(`a fight with facing, rage and a counter-attack (${language})`, async (t) => {
      const words = WORDS[language];
      const { page, complaints, morcar } = await besideTwoGoblins(t, language);

      await tap(page, 'D2');
      await confirm(page);
      await settle(page);
      // A figure just placed may still be turned (NXT-FAC-01).
      await action(page, 'face');
      await tap(page, 'E2');
      await confirm(page);
      await settle(page);
      assert.match((await squares(page)).get('D2')!, words.east);

      await action(page, 'attack');
      await tap(page, 'D3');
      await confirm(page);
      await roll(page, words.hero + words.combat[3], words.skull, words.skull, words.skull);
      await roll(page, words.hero + words.d20, '5');
      await roll(page, words.morcar + words.combat[1], words.skull);
      await told(page, words.grown);
      assert.match((await squares(page)).get('D2')!, words.south, 'it turns to whom it strikes (NXT-FAC-04)');
      assert.match(await page.locator('.turn-head').innerText(), words.rage);

      // Two attacks a turn are one too many (NXT-ACT-04): the grey button says so, with its rule.
      await page.locator('.action-attack').click({ force: true });
      await page.locator('.refusal').getByText(words.why).waitFor();
      await page.keyboard.press('Escape');

      await action(page, 'endTurn');
      await until('it is Morcar’s turn', () => Promise.resolve(isMorcars(morcar)));
      await morcar.must({ t: 'do', seat: 'morcar', command: { type: 'endTurn' } });
      await until('it is the hero’s turn', () =>
        page.locator('.action-attack:not([aria-disabled])').isVisible(),
      );
      await settle(page);
      await action(page, 'attack');
      await confirm(page);
      await roll(page, words.hero + words.yellow, words.white);
      await roll(page, words.hero + words.combat[2], words.white, words.white);
      await roll(page, words.hero + words.d20, '7');
      await roll(page, words.morcar + words.combat[2], words.black, words.skull);
      await roll(page, words.hero + words.combat[1], words.skull);
      await told(page, words.lost);
      assert.ok((await logLines(page)).some((line) => words.counter.test(line)));
      assert.match(await page.locator('.turn-head').innerText(), words.calm);
      assert.deepEqual(complaints, []);
    });

  for (const language of ['en', 'fr'] as const)
    test(`the lobby offers every option, in words and with its rule, on a phone too (${language})`, async (t) => {
      const product = await openProduct(t);
      const { page, complaints } = await product.person({ language, size: 'phone' });
      await page.goto('/');
      await button(page, /^New table|^Alone|^Nouvelle table|^Seul/)
        .first()
        .click();
      await page.getByRole('radio', { name: /^NextLevel\s?: (one quest|une quête)/ }).check({ force: true });
      await page.locator('.new-table-more').click();
      const form = page.locator('.next-choices');
      await form.waitFor();
      const text = await form.innerText();
      for (const option of Object.keys(nextOptions.shape) as NextOption[]) {
        const { label, hint, rule } = OPTION_FORMS[option];
        for (const words of [label[language], hint[language], rule])
          assert.ok(text.includes(words), `${option}: ${words}`);
      }
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth), false);
      assert.deepEqual(complaints, []);
    });

  test('from the lobby: the book and the heroes’ levels are chosen, and they set out', async (t) => {
    const product = await openProduct(t);
    const { page, complaints } = await product.person();
    await page.goto('/');
    await button(page, /^New table|^Alone/)
      .first()
      .click();
    await page.getByRole('radio', { name: /^NextLevel: one quest/ }).check();
    await button(page, 'More choices').click();
    await page.getByLabel('Level of Barbarian').selectOption('5');
    await page.getByRole('dialog').locator('.button-primary').click();
    await settle(page);
    await until('the heroes are outfitted', async () =>
      (await logLines(page)).some((line) => line.startsWith('The Barbarian sets out at level 5')),
    );
    assert.deepEqual(complaints, []);
  });
});

/** A quest as sent to the server. */
type Source = Extract<NewTable['choice'], object>;

interface Laid extends Person {
  readonly morcar: Puppet;
}

/** The Barbarian on the stairs of a room with a goblin on either side of the square beside it; dice are typed in. */
async function besideTwoGoblins(t: TestContext, language: 'en' | 'fr'): Promise<Laid> {
  const product = await openProduct(t);
  const person = await product.person({
    language,
    settings: { askBefore: 'always', warnBeforeEnd: false },
  });
  const { source } = readQuestBook().find(({ id }) => id === 'the-trial')!;
  const named = source.monsters?.filter((monster) => monster.id !== undefined) ?? [];
  const monsters = [{ kind: 'goblin', at: 'D3' }, { kind: 'goblin', at: 'E2' }, ...named];
  const admission = await openTable(product.url, {
    game: 'nextlevel',
    choice: {
      source: JSON.parse(JSON.stringify({ ...source, monsters })) as Source,
      heroes: [{ kind: 'barbarian', gender: 'm', level: 3 }],
      // Two goblins, neither replaced by an ogre.
      ogres: false,
    },
    seats: ['barbarian', 'morcar'],
    options: { dice: 'hand' },
  });
  const morcar = await sitDown(t, product.url, admission);
  await person.page.goto(addressOf(admission));
  await settle(person.page);
  return { ...person, morcar };
}

async function action(page: Page, id: string): Promise<void> {
  await page.locator(`.action-${id}`).click();
}

async function confirm(page: Page): Promise<void> {
  await page.locator('.staged .button-primary').click();
}

/** Taps faces once these dice are asked for, and submits them. */
async function roll(page: Page, asked: string, ...faces: readonly string[]): Promise<void> {
  const hand = page.locator('.hand');
  const asking = hand.getByText(asked);
  await asking.waitFor();
  for (const face of faces) await hand.getByRole('button', { name: face, exact: true }).first().click();
  await hand.locator('.button-primary').click();
  await asking.waitFor({ state: 'hidden' });
}

async function told(page: Page, line: RegExp): Promise<void> {
  await until(`the log says ${line}`, async () => (await logLines(page)).some((each) => line.test(each)));
  await settle(page);
}

function isMorcars(puppet: Puppet): boolean {
  return puppet.now().present.waiting.some(({ seat }) => seat === 'morcar');
}
