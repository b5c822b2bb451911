// `npm run screens`: pictures of the product for the documentation, in docs/screens; `-- phone print` for
// some.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Command, View } from '@oubliette/advanced';
import type { NextView } from '@oubliette/nextlevel';
import type { Page } from 'playwright-core';
import { pinChance } from '../test/support/chance.ts';
import { withEveryCounter } from '../test/support/expedition.ts';
import { confirm, placeHeroes, playTurn } from '../test/support/hero.ts';
import { openProduct } from '../test/support/product.ts';
import type { PersonOptions, Product } from '../test/support/product.ts';
import { addressOf, HEROES, openCampaign, openTable, sitDown } from '../test/support/puppet.ts';
import type { Puppet } from '../test/support/puppet.ts';
import { action, awaited, button, ending, settle, squaresWith, until } from '../test/support/table.ts';
import { ensureClient } from '../../../tools/client.ts';
import { askedOf } from '../../../tools/usage.ts';
import { smallPng } from './png.ts';

const folder = fileURLToPath(new URL('../../../docs/screens', import.meta.url));
const MOST_BYTES = 200_000;
const closing: (() => unknown)[] = [];
const t = { after: (close: () => unknown) => void closing.push(close) };

const scenes = {
  lobbyAndGathering,
  heroesTable,
  mastersTable,
  phone,
  french,
  nextlevel,
  expedition,
  expeditionMaster,
  expeditionLobby,
  expert,
  rulebook,
  campaign,
  print,
};
const { words: wanted } = askedOf({
  name: 'npm run screens',
  usage: `Usage: npm run screens -- [SCENE …]

Takes the pictures in docs/screens, all or those of these scenes: ${Object.keys(scenes).join(', ')}
`,
  options: {},
  words: Object.keys(scenes),
});
mkdirSync(folder, { recursive: true });
const root = fileURLToPath(new URL('../../..', import.meta.url));
const built = await ensureClient(root, () => console.log('Building the client …'));
if (!built.ok) throw new Error(built.output);
const product = await openProduct(t);
try {
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
  const page = await ownTable(at, { settings: { warnBeforeEnd: false, askBefore: 'always' } });
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

/** A barbarian in a rage, about to strike; and the master's view of such a fight. */
async function nextlevel({ url, person }: Product): Promise<void> {
  const heroes = HEROES.map((kind) => ({ kind, gender: 'm', level: 4 }));
  const choice = { quest: 'the-trial', heroes };
  const { page } = await person({ settings: { warnBeforeEnd: false } });
  const admission = await openTable(url, { game: 'nextlevel', choice, seats: [...HEROES] });
  const table = await sitDown(t, url, admission);
  // A blow at a monster: heroes may strike one another, too.
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

/** One party in Tobaro, from the stairs on: exploring, placing monsters, a fight, fate, the spell book, the map. */
async function expedition({ url, person }: Product): Promise<void> {
  const settings = { warnBeforeEnd: false };
  const { page } = await person({ settings });
  const admission = await openTable(url, {
    game: 'advanced',
    choice: { dungeon: 'tobaro' },
    seats: ['heinrich'],
  });
  const table = await sitDown(t, url, admission);
  const show = async (shown: Page): Promise<void> => {
    await shown.goto('about:blank');
    await shown.goto(addressOf(admission));
    await settle(shown);
    await skipHints(shown);
  };
  const isDue = (type: Command['type']) => () => movesOf(table).some((move) => move.type === type);
  await table.playOn(() => viewOf(table).turn.number >= 3 && isDue('step')());
  await show(page);
  await page.keyboard.press('m');
  await page.keyboard.press('Shift+N');
  await page.keyboard.press('0');
  await picture(page, 'advanced');
  await table.playOn(isDue('placeMonster'));
  await show(page);
  await page.keyboard.press('n');
  await picture(page, 'advanced-placing');
  await table.playOn(isDue('faceWounds'));
  await show(page);
  await picture(page, 'advanced-fate');
  await table.playOn(() => viewOf(table).underWay.length === 0 && isDue('attack')());
  const phones = await person({ size: 'phone', settings });
  const reader = await person({ language: 'fr', settings });
  for (const [name, shown] of [
    ['advanced-fight', page],
    ['advanced-phone', phones.page],
    ['advanced-french', reader.page],
  ] as const) {
    await show(shown);
    await strikeStaged(shown);
    await picture(shown, name);
  }
  await page.keyboard.press('Escape');
  await page.keyboard.press('h');
  await page.locator('.hero-pages-face').nth(3).click();
  await page
    .locator('.dialog-body')
    .last()
    .evaluate((body) => body.scrollTo(0, body.scrollHeight));
  await picture(page, 'advanced-sheet');
  await page.keyboard.press('Escape');
  await button(page, 'Map and notes').click();
  await picture(page, 'advanced-map');
}

/** Any possible attack, staged. */
async function strikeStaged(page: Page): Promise<void> {
  const lit = page.locator('.action-attack:not([aria-disabled])');
  for (const figure of await page.locator('.desk-roster button:not([aria-disabled])').all()) {
    if (await lit.isVisible()) break;
    await figure.click();
  }
  await lit.click();
  if (!(await page.locator('.staged').isVisible())) await page.keyboard.press('n');
}

function viewOf(table: Puppet): View {
  return table.now().present.view as unknown as View;
}

function movesOf(table: Puppet): readonly Command[] {
  return (table.now().present.moves['heinrich'] ?? []) as unknown as readonly Command[];
}

/** A game master's counters, all six kinds in hand. */
async function expeditionMaster({ url, person }: Product): Promise<void> {
  const { master } = await withEveryCounter(t, url);
  const { page } = await person();
  await page.goto(addressOf(master));
  await settle(page);
  await skipHints(page);
  await page.locator('.desk-master summary').click();
  await picture(page, 'advanced-counters');
}

/** The choice of heroes, and a hero in the making. */
async function expeditionLobby({ person }: Product): Promise<void> {
  const { page, context } = await person({ name: 'Ada' });
  await context.addInitScript(pinChance, 1);
  await page.goto('/');
  await button(page, /^Expedition/).click();
  await page.locator('.recruits').scrollIntoViewIfNeeded();
  await picture(page, 'advanced-lobby');
  await button(page, /^Create a hero/).click();
  await button(page, 'Roll the hero').click();
  await button(page, 'Buy sword').click();
  await button(page, 'Buy leather armour').click();
  await page.getByLabel('Name', { exact: true }).fill('Ottilie');
  await picture(page, 'advanced-hero');
}

/** Expert: a blow in a room just opened; and the game master with a tile to lay and Events in hand. */
async function expert({ url, person }: Product): Promise<void> {
  const choice = { quest: 'coldKitchen' };
  const { page } = await person({ settings: { warnBeforeEnd: false } });
  const seated = async (seats: readonly string[], isDue: (types: readonly string[]) => boolean) => {
    const admission = await openTable(url, { game: 'expert', choice, seats: [...seats] });
    const table = await sitDown(t, url, admission);
    await table.playOn(({ present: { moves } }) =>
      isDue(seats.flatMap((seat) => (moves[seat] ?? []).map(({ type }) => type))),
    );
    await page.goto('about:blank');
    await page.goto(addressOf(admission));
    await settle(page);
    await skipHints(page);
  };
  await seated(HEROES, (types) => types.includes('attack'));
  await strikeStaged(page);
  await picture(page, 'expert');
  await seated(['gm'], (types) => types.includes('layTile'));
  await page.keyboard.press('n');
  await picture(page, 'expert-master');
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

/** The training quest hosted in the page, with the same dice every time, heroes placed. */
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
  for (const chair of await page.getByLabel(/^(?:Barbarian|Dwarf|Elf|Wizard): /).all()) {
    await chair.selectOption({ index: 1 });
    await page.getByRole('dialog').getByRole('button', { name: 'Let the computer play' }).click();
  }
  await ending(page).waitFor({ timeout: 120_000 });
}

async function picture(page: Page, name: string): Promise<void> {
  await page.mouse.move(0, 0);
  const png = smallPng(await page.screenshot({ animations: 'disabled', caret: 'hide' }), MOST_BYTES);
  writeFileSync(join(folder, `${name}.png`), png);
  console.log(`docs/screens/${name}.png ${Math.round(png.length / 1024)} kB`);
}
