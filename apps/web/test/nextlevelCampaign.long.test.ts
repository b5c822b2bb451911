import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { NextCampaignView, NextScoreSheet, NextView } from '@oubliette/nextlevel';
import type { Page } from 'playwright-core';
import { openProduct } from './support/product.ts';
import { HEROES, openTable, sitDown } from './support/puppet.ts';
import type { Puppet } from './support/puppet.ts';
import { button, until } from './support/table.ts';

const WORDS = {
  en: {
    growth: /^Growing/,
    shop: /^The shop/,
    chosen: /Chosen/,
    buy: /^Buy the dagger/,
    own: /^What /,
    giveBack: 'Give back · 25',
  },
  fr: {
    growth: /^Progresser/,
    shop: /^La boutique/,
    chosen: /Choisi/,
    buy: /^Acheter la dague/,
    own: /^Les biens/,
    giveBack: 'Rendre · 25',
  },
} as const;

type Words = (typeof WORDS)['en' | 'fr'];

/** Computer-advised heroes have won a quest with an idle Morcar, and two are back in town, one of them with a level to gain. */
async function backFromAQuest(t: Parameters<typeof sitDown>[0], url: string): Promise<Back> {
  const admission = await openTable(url, {
    game: 'nextlevel-campaign',
    choice: { heroes: [...HEROES], level: 2 },
    seats: [...HEROES, 'morcar'],
  });
  const town = await sitDown(t, url, admission);
  const offers = (seat: string) => town.now().present.moves[seat] ?? [];
  for (;;) {
    for (const hero of HEROES)
      if (offers(hero).some(({ type, ...rest }) => type === 'enrol' && Object.values(rest).includes(hero)))
        await town.must({ t: 'do', seat: hero, command: { type: 'enrol', hero } });
    const begins = offers('morcar').find(({ type }) => type === 'beginQuest')!;
    await town.must({ t: 'do', seat: 'morcar', command: { ...begins } });
    const table = await until('the quest has its table', () => Promise.resolve(town.now().info.outing));
    const quest = await sitDown(t, url, { table, secret: admission.secret });
    await quest.playOn(() => false, 'morcar');
    await until('the heroes are home', () => Promise.resolve(town.now().info.outing === null));
    const { heroes } = town.now().present.view as unknown as NextCampaignView;
    const riser = heroes.find(({ kind }) => offers(kind).some(({ type }) => type === 'advance'));
    const other = heroes.find((sheet) => sheet !== riser);
    if (quest.now().present.ending?.outcome !== 'won' || riser === undefined || other === undefined) continue;
    for (const { kind: hero } of [riser, other]) {
      const change = { tag: 'setGold', hero, gold: 50 };
      await town.must({ t: 'override', seat: 'morcar', change, reason: 'the same for every run' });
    }
    return { town, riser, other, address: `/campaign/${admission.table}#${admission.secret}` };
  }
}

interface Back {
  readonly town: Puppet;
  readonly address: string;
  readonly riser: NextScoreSheet;
  readonly other: NextScoreSheet;
}

/** A gift and a purchase for the chosen hero, and what the shop would take back. */
async function learnAndBuy(page: Page, hero: NextScoreSheet['kind'], words: Words): Promise<void> {
  await to(page, words.growth);
  await page.locator(`.party-hero[data-hero=${hero}]`).click();
  await page.locator('.growth-item .button-primary').first().click();
  await page.locator('.growth-has').getByText(words.chosen).waitFor();

  await to(page, words.shop);
  await button(page, words.buy).click();
  await page.getByRole('radio', { name: words.own }).check({ force: true });
  await page.getByText(words.giveBack).waitFor();
}

async function to(page: Page, station: RegExp): Promise<void> {
  await page.getByRole('navigation').getByRole('button', { name: station }).click();
}

test('from a won quest through the town into the next, in both languages', async (t) => {
  const product = await openProduct(t);
  const { town, address, riser, other } = await backFromAQuest(t, product.url);
  const level = riser.next.level + 1;

  const english = await product.person({ language: 'en' });
  await english.page.goto(address);
  await to(english.page, WORDS.en.growth);
  const bearer = english.page.locator(`.party-hero[data-hero=${riser.kind}]`);
  await bearer.click();
  await button(english.page, `Rise to level ${level}`).click();
  await until('the hero has risen', async () => (await bearer.innerText()).includes(`level ${level}`));
  // What it brings is a card.
  await english.page.getByRole('dialog').getByRole('button', { name: 'Onward' }).click();
  await learnAndBuy(english.page, riser.kind, WORDS.en);
  await english.page.getByRole('radio', { name: 'Weapons' }).check({ force: true });
  await button(english.page, /cannot buy the (Claymore|greatsword): why not/)
    .first()
    .click({ force: true });
  await english.page
    .locator('.refusal')
    .getByText(/attack level is|is not made for/)
    .waitFor();
  assert.deepEqual(english.complaints, []);
  await english.context.close();

  const french = await product.person({ language: 'fr', size: 'phone' });
  const { page } = french;
  await page.goto(address);
  await learnAndBuy(page, other.kind, WORDS.fr);
  await to(page, /^La porte/);
  await button(page, 'Partir').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Partir' }).click();
  // Whoever sends the party out goes along.
  await page.waitForURL((url) => !url.href.startsWith(address.split('#')[0]!));
  const table = await until('the quest has its table', () => Promise.resolve(town.now().info.outing));
  const quest = await sitDown(t, product.url, { table, secret: address.split('#')[1]! });
  const { heroes, next } = quest.now().present.view as unknown as NextView;
  const { [riser.kind]: risen, [other.kind]: second } = next.sheets;
  assert.deepEqual([risen!.level, risen!.experience, risen!.gifts.length], [level, riser.next.experience, 1]);
  for (const sheet of [risen!, second!]) assert.ok(sheet.gear.includes('dagger'));
  assert.equal(heroes.find(({ id }) => id === riser.kind)!.gold, 25);
  await page.getByRole('grid').waitFor();
  assert.deepEqual(french.complaints, []);
});
