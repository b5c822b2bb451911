// `npm run screens`: pictures of the product as it is, for the documentation, in docs/screens; `-- phone print` for some.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { NextView } from '@oubliette/nextlevel';
import type { Page } from 'playwright-core';
import { pinChance } from '../test/support/chance.ts';
import { confirm, placeHeroes, playTurn } from '../test/support/hero.ts';
import { openProduct } from '../test/support/product.ts';
import type { PersonOptions, Product } from '../test/support/product.ts';
import { addressOf, HEROES, openCampaign, openTable, sitDown } from '../test/support/puppet.ts';
import { action, awaited, button, settle, squaresWith, until } from '../test/support/table.ts';
import { smallPng } from './png.ts';

const folder = fileURLToPath(new URL('../../../docs/screens', import.meta.url));
const MOST_BYTES = 200_000;
const closing: (() => unknown)[] = [];
const t = { after: (close: () => unknown) => void closing.push(close) };

mkdirSync(folder, { recursive: true });
const product = await openProduct(t);
try {
  const scenes = {
    lobbyAndGathering,
    heroesTable,
    mastersTable,
    phone,
    french,
    nextlevel,
    rulebook,
    campaign,
    print,
  };
  const wanted = process.argv.slice(2);
  for (const [name, scene] of Object.entries(scenes))
    if (wanted.length === 0 || wanted.includes(name)) await scene(product);
} finally {
  for (const close of closing.reverse()) await close();
}

async function lobbyAndGathering({ url, person }: Product): Promise<void> {
  const { page } = await person({ name: 'Ada' });
  await page.goto('/');
  await button(page, 'Play now: the training quest').waitFor();
  await picture(page, 'lobby');
  const admission = await openTable(url, { seats: ['barbarian'], others: 'free', begin: false });
  const host = await sitDown(t, url, admission);
  await host.must({ t: 'word', text: 'by lamp and salt' });
  await page.goto(addressOf(admission));
  await button(page, 'Begin').waitFor();
  await picture(page, 'gathering');
}

/** One match with pinned dice gives the table, a fight, the sheet and the replay. */
async function heroesTable(at: Product): Promise<void> {
  const page = await ownTable(at, { settings: { warnBeforeEnd: false } });
  await playUntil(page, async () => (await squaresWith(page, /to wound|, (?:goblin|orc) \d/)).length > 1);
  await action(page, 'Roll to move').click();
  await confirm(page);
  await page.keyboard.press('n');
  await page.keyboard.press('Shift+N');
  await button(page, 'Confirm').waitFor();
  await picture(page, 'table');
  await page.keyboard.press('Escape');
  await playUntil(page, () => canStrike(page));
  await page
    .getByRole('toolbar')
    .getByRole('button', { name: /^Attack/ })
    .click();
  if (!(await button(page, 'Confirm').isVisible())) await page.keyboard.press('n');
  await picture(page, 'fight');
  await confirm(page);
  await page.keyboard.press('h');
  await page.getByRole('dialog').waitFor();
  await picture(page, 'sheet');
  await page.keyboard.press('Escape');
  await finish(page);
  await page.getByRole('link', { name: 'Watch it again' }).click();
  const row = page.getByRole('slider', { name: 'Row' });
  await row.fill(String(Math.round(Number(await row.getAttribute('max')) / 2)));
  await picture(page, 'replay');
}

async function mastersTable({ person }: Product): Promise<void> {
  const { page, context } = await person();
  await context.addInitScript(pinChance, 1);
  await page.goto('/');
  await button(page, /^New table/).click();
  const dialog = page.getByRole('dialog', { name: 'A new table' });
  await dialog.getByRole('radio', { name: /^The Salt Gaol/ }).check();
  await dialog.getByRole('radio', { name: /^I am You know/ }).check();
  await button(page, 'Set the table').click();
  await page.getByRole('grid').waitFor();
  await until('Morcar’s turn', async () => {
    await settle(page);
    return (await awaited(page)).startsWith('Your turn');
  });
  await skipHints(page);
  await page.keyboard.press('n');
  await picture(page, 'master');
}

async function phone(at: Product): Promise<void> {
  const page = await ownTable(at, { size: 'phone', settings: { warnBeforeEnd: false } });
  await playUntil(page, () => canStrike(page));
  await page
    .getByRole('toolbar')
    .getByRole('button', { name: /^Attack/ })
    .click();
  if (!(await button(page, 'Confirm').isVisible())) await page.keyboard.press('n');
  await picture(page, 'phone');
}

async function french(at: Product): Promise<void> {
  const page = await ownTable(at, { settings: { warnBeforeEnd: false } });
  await playUntil(page, () => canStrike(page));
  await playTurn(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Français' }).check();
  await page.getByRole('button', { name: 'Fermer', exact: true }).click();
  await picture(page, 'french');
}

/** A barbarian in a rage, about to strike; and what the master sees of such a fight. */
async function nextlevel({ url, person }: Product): Promise<void> {
  const heroes = HEROES.map((kind) => ({ kind, gender: 'm', level: 4 }));
  const choice = { quest: 'the-trial', heroes };
  const { page } = await person({ settings: { warnBeforeEnd: false } });
  const admission = await openTable(url, { game: 'nextlevel', choice, seats: [...HEROES] });
  const table = await sitDown(t, url, admission);
  // That heroes may strike one another is another matter.
  const isBlow = (move: { readonly type: string }): boolean =>
    move.type === 'strike' && !('target' in move && heroes.some(({ kind }) => kind === move.target));
  const isFight = (move: { readonly type: string }): boolean => move.type === 'strike';
  await table.playOn(({ present: { moves, view } }) => {
    const { next } = view as unknown as NextView;
    const inRage = (next.sheets.barbarian?.rage.dice.length ?? 0) > 0;
    return inRage && (moves['barbarian'] ?? []).some(isBlow);
  });
  await page.goto(addressOf(admission));
  await settle(page);
  await page.keyboard.press('a');
  if (!(await button(page, 'Confirm').isVisible())) await page.keyboard.press('n');
  await picture(page, 'nextlevel');

  const own = await openTable(url, { game: 'nextlevel', choice, seats: ['morcar'] });
  const screen = await sitDown(t, url, own);
  await screen.playOn(({ present: { moves } }) => (moves['morcar'] ?? []).some(isFight));
  await page.goto(addressOf(own));
  await settle(page);
  await page.keyboard.press('a');
  if (!(await button(page, 'Confirm').isVisible())) await page.keyboard.press('n');
  await picture(page, 'nextlevel-master');
}

async function rulebook({ person }: Product): Promise<void> {
  const { page } = await person();
  await page.goto('/rules/CLS-MOV-05');
  await page.getByText('CLS-MOV-05').first().waitFor();
  await picture(page, 'rulebook');
}

async function campaign({ url, person }: Product): Promise<void> {
  const { table, secret } = await openCampaign(t, url);
  const { page } = await person();
  await page.goto(`/campaign/${table}#${secret}`);
  await page.getByRole('navigation').getByRole('button').nth(1).click();
  await picture(page, 'armoury');
}

async function print({ person }: Product): Promise<void> {
  const { page } = await person();
  await page.goto('/print/quest/the-salt-gaol');
  await page.getByRole('main').getByRole('button').last().click();
  await page.locator('.print-preview .page').first().waitFor();
  await picture(page, 'print');
}

/** The training quest in the page itself, with the same dice every time, the heroes placed. */
async function ownTable({ person }: Product, options: PersonOptions): Promise<Page> {
  const { page, context } = await person(options);
  await context.addInitScript(pinChance, 1);
  await page.goto('/');
  await button(page, 'Play now: the training quest').click();
  await placeHeroes(page);
  await skipHints(page);
  return page;
}

async function skipHints(page: Page): Promise<void> {
  const skip = button(page, 'Skip all hints').first();
  if (await skip.isVisible()) await skip.click();
}

async function playUntil(page: Page, enough: () => Promise<boolean>): Promise<void> {
  for (let turns = 0; turns < 40; turns += 1) {
    await until('a hero’s turn', async () => {
      await settle(page);
      return (await awaited(page)).startsWith('Your turn as');
    });
    if (await enough()) return;
    await playTurn(page);
  }
}

function canStrike(page: Page): Promise<boolean> {
  return page
    .getByRole('toolbar')
    .getByRole('button', { name: /^Attack(?:, \d+ choices)?$/, disabled: false })
    .isVisible();
}

/** Computers play the heroes to the end. */
async function finish(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'People' }).click();
  for (const chair of await page.getByLabel(/^(?:Barbarian|Dwarf|Elf|Wizard): /).all())
    await chair.selectOption({ index: 1 });
  await page.getByRole('dialog', { name: 'The match is over' }).waitFor({ timeout: 120_000 });
}

async function picture(page: Page, name: string): Promise<void> {
  await page.mouse.move(0, 0);
  const png = smallPng(await page.screenshot({ animations: 'disabled', caret: 'hide' }), MOST_BYTES);
  writeFileSync(join(folder, `${name}.png`), png);
  console.log(`docs/screens/${name}.png ${Math.round(png.length / 1024)} kB`);
}
