/** Every screen of the product in one language, on a laptop and on a phone, as an accessibility checker finds it. */
import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { AxeBuilder } from '@axe-core/playwright';
import type { NewTable } from '@oubliette/table';
import type { Page } from 'playwright-core';
import { openProduct } from './product.ts';
import type { Size } from './product.ts';
import { addressOf, HEROES, openCampaign, openFinished, openTable, sitDown } from './puppet.ts';
import { settle } from './table.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

type Language = 'en' | 'fr';

const NAMES = {
  en: {
    newTable: /^New table/,
    settings: 'Settings',
    sheets: 'Sheets',
    sheet: 'Sheet',
    expedition: /^Expedition/,
    more: 'More choices',
    create: /^Create a hero/,
    roll: 'Roll the hero',
  },
  fr: {
    newTable: /^Nouvelle table/,
    settings: 'Réglages',
    sheets: 'Fiches',
    sheet: 'Fiche',
    expedition: /^Expédition/,
    more: 'Plus de choix',
    create: /^Créer un héros/,
    roll: 'Lancer les dés',
  },
} as const;

/** The addresses of tables in every state there is a screen for. */
interface Places {
  readonly gathering: string;
  readonly join: string;
  readonly hero: string;
  readonly master: string;
  readonly nextHero: string;
  readonly nextMaster: string;
  readonly explorer: string;
  readonly advMaster: string;
  readonly watch: string;
  readonly over: string;
  readonly replay: string;
  readonly campaign: string;
  readonly nextCampaign: string;
  readonly print: string;
}

/** Opens the tables, and looks at every screen: what the checker finds, by screen. */
export async function checkScreens(
  t: TestContext,
  language: Language,
  sizes: readonly Size[],
): Promise<void> {
  const product = await openProduct(t);
  const places = await prepare(t, product.url);
  for (const size of sizes) {
    const { page, complaints } = await product.person({ language, size, name: 'Ada' });
    const found: string[] = [];
    for (const [screen, open] of Object.entries(screens(places, language, size))) {
      await open(page);
      found.push(...(await faults(page)).map((fault) => `${screen} (${size}, ${language}): ${fault}`));
    }
    assert.deepEqual(found, []);
    assert.deepEqual(complaints, []);
    await page.context().close();
  }
}

async function prepare(t: TestContext, url: string): Promise<Places> {
  const gathering = await openTable(url, { seats: ['barbarian'], others: 'free', begin: false });
  const invite = async (to: 'play' | 'watch') => {
    const reply = await (await sitDown(t, url, gathering)).must({ t: 'invite', to });
    assert.ok(reply.t === 'link');
    return reply.secret;
  };
  const played = await openTable(url, { seats: ['barbarian', 'dwarf', 'elf', 'wizard'] });
  const hero = await sitDown(t, url, played);
  await hero.playOn(({ present }) => view(present).round >= 2);
  const watching = await hero.must({ t: 'invite', to: 'watch' });
  assert.ok(watching.t === 'link');
  const mastered = await openTable(url, { seats: ['morcar'] });
  const master = await sitDown(t, url, mastered);
  await master.playOn(({ present }) => view(present).round >= 2);
  const [nextHero, nextMaster] = await openNextLevel(t, url);
  const [explorer, advMaster] = await openExpeditions(t, url);
  const finished = await openFinished(t, url);
  const campaign = await openCampaign(t, url);
  const nextCampaign = await openCampaign(t, url, { game: 'nextlevel-campaign', choice: { level: 4 } });
  return {
    gathering: addressOf(gathering),
    join: `/join/${gathering.table}#${await invite('play')}`,
    hero: addressOf(played),
    master: addressOf(mastered),
    nextHero,
    nextMaster,
    explorer,
    advMaster,
    watch: `/watch/${played.table}#${watching.secret}`,
    over: addressOf(finished),
    replay: `/replay/${finished.table}#${finished.secret}`,
    campaign: `/campaign/${campaign.table}#${campaign.secret}`,
    nextCampaign: `/campaign/${nextCampaign.table}#${nextCampaign.secret}`,
    print: `/print/table/${mastered.table}#${mastered.secret}`,
  };
}

/** Tables of NextLevel in the middle of a fight: a hero player's, and the master's. */
async function openNextLevel(t: TestContext, url: string): Promise<readonly [hero: string, master: string]> {
  const choice = { quest: 'the-trial', heroes: HEROES.map((kind) => ({ kind, gender: 'm', level: 4 })) };
  const open = async (seats: readonly string[]): Promise<string> => {
    const admission = await openTable(url, { game: 'nextlevel', choice, seats: [...seats] });
    const table = await sitDown(t, url, admission);
    await table.playOn(({ present }) => view(present).round >= 2);
    return addressOf(admission);
  };
  return [await open(HEROES), await open(['morcar'])];
}

/** Expeditions in the middle of their first fight: the party of a lone player, and what a master sees of such a one. */
async function openExpeditions(
  t: TestContext,
  url: string,
): Promise<readonly [explorer: string, master: string]> {
  const open = async (wanted: Partial<NewTable>): Promise<string> => {
    const admission = await openTable(url, { game: 'advanced', ...wanted });
    const table = await sitDown(t, url, admission);
    await table.playOn(({ present }) => isFight(present));
    return addressOf(admission);
  };
  return [
    await open({ choice: { dungeon: 'tobaro' }, seats: ['heinrich'] }),
    await open({ choice: { dungeon: 'bells2' }, seats: ['master'] }),
  ];
}

function isFight({ view: shown }: { readonly view: Readonly<Record<string, unknown>> | null }): boolean {
  return shown !== null && shown['fight'] !== null;
}

function view(present: { readonly view: Readonly<Record<string, unknown>> | null }): {
  readonly round: number;
} {
  return (present.view ?? { round: 0 }) as unknown as { readonly round: number };
}

function screens(
  places: Places,
  language: Language,
  size: Size,
): Readonly<Record<string, (page: Page) => Promise<void>>> {
  const names = NAMES[language];
  const at = (address: string, ready: string) => async (page: Page) => {
    // A new address behind the # alone loads nothing anew.
    await page.goto('about:blank');
    await page.goto(address);
    await page.locator(ready).first().waitFor();
    await page.locator('.loading').waitFor({ state: 'detached' });
    if (ready === '[role=grid]') await settle(page);
  };
  const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
  const sheet = async (page: Page) => {
    if (size === 'phone') await page.getByRole('tab', { name: names.sheet }).click();
    else await press(names.sheets)(page);
  };
  const step = (index: number) => (page: Page) =>
    page.getByRole('navigation').getByRole('button').nth(index).click();
  return {
    lobby: at('/', '.lobby-second'),
    'new table': async (page) => {
      await press(names.newTable)(page);
      await page.getByRole('dialog').waitFor();
    },
    'new expedition': async (page) => {
      await at('/', '.lobby-second')(page);
      await press(names.expedition)(page);
      await press(names.more)(page);
    },
    'new hero': async (page) => {
      await press(names.create)(page);
      await press(names.roll)(page);
      await page.locator('.rolled').waitFor();
    },
    join: at(places.join, '.join-form'),
    gathering: at(places.gathering, '.gathering'),
    'hero’s table': at(places.hero, '[role=grid]'),
    sheet,
    'master’s table': at(places.master, '[role=grid]'),
    'hero’s table of NextLevel': at(places.nextHero, '[role=grid]'),
    'sheet of NextLevel': sheet,
    'master’s table of NextLevel': at(places.nextMaster, '[role=grid]'),
    'monsters of NextLevel': sheet,
    'explorer’s table': at(places.explorer, '[role=grid]'),
    'sheet of an explorer': sheet,
    'table of an expedition’s master': at(places.advMaster, '[role=grid]'),
    'monsters of an expedition': sheet,
    spectator: at(places.watch, '[role=grid]'),
    ending: at(places.over, '[role=dialog], dialog[open]'),
    replay: at(places.replay, '[role=grid]'),
    campaign: at(places.campaign, 'h1'),
    armoury: step(1),
    gifts: step(2),
    gate: step(3),
    'campaign of NextLevel': at(places.nextCampaign, 'h1'),
    growing: step(1),
    shop: step(2),
    baggage: step(3),
    rulebook: at('/rules', 'h1'),
    rule: at('/rules/CLS-MOV-05', 'h1'),
    'rule of NextLevel': at('/rules/NXT-MOV-03', 'h1'),
    'rule of Advanced': at('/rules/ADV-TOK-03', 'h1'),
    print: at(places.print, '.print'),
    credits: at('/credits', 'h1'),
    settings: async (page) => {
      await at('/', '.lobby-second')(page);
      await press(names.settings)(page);
      await page.getByRole('dialog').waitFor();
    },
    'nothing here': at('/nowhere', 'h1'),
  };
}

/** One line each: the rule that is broken and where. What is in order is checked, too, but not written down: that takes longest. */
async function faults(page: Page): Promise<string[]> {
  const checker = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(TAGS);
  const { violations } = await checker.setLegacyMode().analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any }) => `${id} at ${target.join(' ')}: ${any[0]?.message ?? help}`),
  );
}
