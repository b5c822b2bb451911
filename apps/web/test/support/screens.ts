/** Every screen of the product, in either language, on a laptop or a phone; tables are opened when first needed. */
import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import type { NewTable } from '@oubliette/table';
import type { Page } from 'playwright-core';
import type { Size } from './product.ts';
import { addressOf, HEROES, openCampaign, openFinished, openTable, sitDown } from './puppet.ts';
import { settle } from './table.ts';

export type Language = 'en' | 'fr';

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

/** The address of a table in some state with a screen of its own; opened when first needed. */
type Place = () => Promise<string>;

function places(t: TestContext, url: string) {
  const gathering = once(() => openTable(url, { seats: ['barbarian'], others: 'free', begin: false }));
  const played = once(async () => {
    const table = await openTable(url, { seats: ['barbarian', 'dwarf', 'elf', 'wizard'] });
    const hero = await sitDown(t, url, table);
    await hero.playOn(({ present }) => view(present).round >= 2);
    return { table, hero };
  });
  const mastered = once(async () => {
    const table = await openTable(url, { seats: ['morcar'] });
    const master = await sitDown(t, url, table);
    await master.playOn(({ present }) => view(present).round >= 2);
    return table;
  });
  const finished = once(() => openFinished(t, url));
  return {
    gathering: async () => addressOf(await gathering()),
    join: async () => {
      const table = await gathering();
      const reply = await (await sitDown(t, url, table)).must({ t: 'invite', to: 'play' });
      assert.ok(reply.t === 'link');
      return `/join/${table.table}#${reply.secret}`;
    },
    hero: async () => addressOf((await played()).table),
    master: async () => addressOf(await mastered()),
    nextHero: () => openNextLevel(t, url, HEROES),
    nextMaster: () => openNextLevel(t, url, ['morcar']),
    explorer: () => openExpedition(t, url, { choice: { dungeon: 'tobaro' }, seats: ['heinrich'] }),
    advMaster: () => openExpedition(t, url, { choice: { dungeon: 'bells2' }, seats: ['master'] }),
    watch: async () => {
      const { table, hero } = await played();
      const watching = await hero.must({ t: 'invite', to: 'watch' });
      assert.ok(watching.t === 'link');
      return `/watch/${table.table}#${watching.secret}`;
    },
    over: async () => addressOf(await finished()),
    replay: async () => {
      const { table, secret } = await finished();
      return `/replay/${table}#${secret}`;
    },
    campaign: async () => {
      const { table, secret } = await openCampaign(t, url);
      return `/campaign/${table}#${secret}`;
    },
    nextCampaign: async () => {
      const { table, secret } = await openCampaign(t, url, {
        game: 'nextlevel-campaign',
        choice: { level: 4 },
      });
      return `/campaign/${table}#${secret}`;
    },
    print: async () => {
      const { table, secret } = await mastered();
      return `/print/table/${table}#${secret}`;
    },
  } as const satisfies Record<string, Place>;
}

function once<T>(open: () => Promise<T>): () => Promise<T> {
  let opened: Promise<T> | null = null;
  return () => (opened ??= open());
}

/** A table of NextLevel in the middle of a fight. */
async function openNextLevel(t: TestContext, url: string, seats: readonly string[]): Promise<string> {
  const choice = { quest: 'the-trial', heroes: HEROES.map((kind) => ({ kind, gender: 'm', level: 4 })) };
  const admission = await openTable(url, { game: 'nextlevel', choice, seats: [...seats] });
  const table = await sitDown(t, url, admission);
  await table.playOn(({ present }) => view(present).round >= 2);
  return addressOf(admission);
}

/** An expedition in the middle of its first fight. */
async function openExpedition(t: TestContext, url: string, wanted: Partial<NewTable>): Promise<string> {
  const admission = await openTable(url, { game: 'advanced', ...wanted });
  const table = await sitDown(t, url, admission);
  await table.playOn(({ present }) => isFight(present));
  return addressOf(admission);
}

function isFight({ view: shown }: { readonly view: Readonly<Record<string, unknown>> | null }): boolean {
  return shown !== null && shown['fight'] !== null;
}

function view(present: { readonly view: Readonly<Record<string, unknown>> | null }): {
  readonly round: number;
} {
  return (present.view ?? { round: 0 }) as unknown as { readonly round: number };
}

/** Shows one screen after another: some stand on the one before. */
export function screensOf(
  t: TestContext,
  url: string,
  language: Language,
  size: Size,
): Readonly<Record<string, (page: Page) => Promise<void>>> {
  const there = places(t, url);
  const names = NAMES[language];
  const at = (place: string | Place, ready: string) => async (page: Page) => {
    const address = typeof place === 'string' ? place : await place();
    // A change after the # alone would not reload the page.
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
    join: at(there.join, '.join-form'),
    gathering: at(there.gathering, '.gathering'),
    'hero’s table': at(there.hero, '[role=grid]'),
    sheet,
    'master’s table': at(there.master, '[role=grid]'),
    'hero’s table of NextLevel': at(there.nextHero, '[role=grid]'),
    'sheet of NextLevel': sheet,
    'master’s table of NextLevel': at(there.nextMaster, '[role=grid]'),
    'monsters of NextLevel': sheet,
    'explorer’s table': at(there.explorer, '[role=grid]'),
    'sheet of an explorer': sheet,
    'table of an expedition’s master': at(there.advMaster, '[role=grid]'),
    'monsters of an expedition': sheet,
    spectator: at(there.watch, '[role=grid]'),
    ending: at(there.over, '[role=dialog], dialog[open]'),
    replay: at(there.replay, '[role=grid]'),
    campaign: at(there.campaign, 'h1'),
    armoury: step(1),
    gifts: step(2),
    gate: step(3),
    'campaign of NextLevel': at(there.nextCampaign, 'h1'),
    growing: step(1),
    shop: step(2),
    baggage: step(3),
    rulebook: at('/rules', 'h1'),
    rule: at('/rules/CLS-MOV-05', 'h1'),
    'rule of NextLevel': at('/rules/NXT-MOV-03', 'h1'),
    'rule of Advanced': at('/rules/ADV-TOK-03', 'h1'),
    print: at(there.print, '.print'),
    credits: at('/credits', 'h1'),
    settings: async (page) => {
      await at('/', '.lobby-second')(page);
      await press(names.settings)(page);
      await page.getByRole('dialog').waitFor();
    },
    'nothing here': at('/nowhere', 'h1'),
  };
}
