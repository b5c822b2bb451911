/** A match that the computer plays for a person who watches it on a laptop and on a phone. */
import type { TestContext } from 'node:test';
import type { BaseEvent } from '@oubliette/kernel';
import type { NewTable } from '@oubliette/table';
import type { Page } from 'playwright-core';
import type { KnownTable } from '../../src/net/link.ts';
import { covered } from './covering.ts';
import { openProduct } from './product.ts';
import { addressOf, HEROES, openTable, sitDown } from './puppet.ts';
import { settle, until } from './table.ts';

const SIZES = ['laptop', 'phone'] as const;

export type Side = 'heroes' | 'master';

const GAMES = {
  classic: {
    choice: { quest: 'the-trial', heroes: HEROES.map((kind) => ({ kind, gender: 'm' })) },
    seats: { heroes: [...HEROES], master: ['morcar'] },
  },
  nextlevel: {
    choice: { quest: 'the-trial', heroes: HEROES.map((kind) => ({ kind, gender: 'm', level: 4 })) },
    seats: { heroes: [...HEROES], master: ['morcar'] },
  },
  advanced: {
    choice: { dungeon: 'bells2', master: true },
    seats: { heroes: ['heinrich', 'sven', 'torallion', 'magnus'], master: ['master'] },
  },
} as const;

/** Everything is put to the person: what the page answered by itself would cross what the computer plays. */
const ASKED = [
  'advanced.wounds',
  'advanced.roll',
  'advanced.gap',
  'advanced.shift',
  'advanced.claim',
  'advanced.counters',
  'onlyAnswer',
  'classic.drink',
  'classic.passage',
  'classic.claim',
];

interface Watched {
  readonly game: keyof typeof GAMES;
  readonly side: Side;
  readonly moments: number;
  /** Commands between two moments. */
  readonly every: number;
}

/** A table with one side played by the computer for a person, and how that person's pages are opened. */
async function openWatched(t: TestContext, game: keyof typeof GAMES, side: Side) {
  const product = await openProduct(t);
  const { choice, seats } = GAMES[game];
  const wanted = { game, choice, seats: [...seats[side]] } as unknown as Partial<NewTable>;
  const admission = await openTable(product.url, wanted);
  const puppet = await sitDown(t, product.url, admission);
  const asks = Object.fromEntries(ASKED.map((sort) => [sort, 'always']));
  const openPages = (speed: number) =>
    Promise.all(
      SIZES.map(async (size) => {
        const { page } = await product.person({ size, settings: { asks, speed } });
        await page.goto(addressOf(admission));
        return { size, page };
      }),
    );
  return { puppet, openPages };
}

interface Found {
  readonly found: readonly string[];
  readonly looks: number;
}

/** What was covered at some moment, as it stood or with the next thing to do staged; and how often was looked. */
export async function watchMatch(
  t: TestContext,
  { game, side, moments, every }: Watched,
): Promise<Found & { readonly pages: readonly Page[] }> {
  const { puppet, openPages } = await openWatched(t, game, side);
  const pages = await openPages(0);
  const found = new Set<string>();
  let looks = 0;
  for (let moment = 0; moment < moments && puppet.now().present.ending === null; moment += 1) {
    const from = puppet.now().seq;
    await puppet.playOn(({ seq }) => seq >= from + every);
    // The ending takes the whole stage.
    if (puppet.now().present.ending !== null) break;
    await Promise.all(
      pages.map(async ({ size, page }) => {
        const note = async (how: string): Promise<void> => {
          await settle(page);
          for (const each of await covered(page)) found.add(`${size}, ${moment}, ${how}: ${each}`);
          looks += 1;
        };
        await note('as it stands');
        await page.keyboard.press('n');
        await note('with the next thing staged');
        for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Escape');
      }),
    );
  }
  return { found: [...found], looks, pages: pages.map(({ page }) => page) };
}

interface Struck extends BaseEvent {
  readonly attack?: { readonly attacker: string; readonly target: string };
  readonly figure?: string;
  readonly target?: string;
}

/** Who strikes and who is struck. */
function fightersIn(event: BaseEvent): string[] {
  const { type, attack, figure, target } = event as Struck;
  if (type !== 'attackRolled' && type !== 'shotRolled') return [];
  return [attack?.attacker ?? figure, attack?.target ?? target].filter((id) => id !== undefined);
}

/** Commands after which a match without enough dice is given up. */
const MOST_COMMANDS = 60;

/** What lay over those who fought while their dice were shown, until that has been looked at so often; and how often it was. */
export async function watchFights(
  t: TestContext,
  { game, enough }: Pick<Watched, 'game'> & { readonly enough: number },
): Promise<Found> {
  const { puppet, openPages } = await openWatched(t, game, 'heroes');
  const isFight = ({ view }: KnownTable['present']): boolean =>
    ((view?.['figures'] ?? []) as readonly { side: string }[]).some(({ side }) => side !== 'heroes');
  await puppet.playOn(({ present }) => isFight(present));
  const pages = await openPages(2);
  await Promise.all(pages.map(({ page }) => settle(page)));
  const found = new Set<string>();
  let looks = 0;
  const isOver = (): boolean => looks >= enough || puppet.now().present.ending !== null;
  for (let played = 0; played < MOST_COMMANDS && !isOver(); played += 1) {
    const from = puppet.now().seq;
    await puppet.playOn(({ seq }) => seq > from);
    const told = puppet.now().batches.filter(({ seq }) => seq > from);
    const fighters = told.flatMap(({ events }) => events.flatMap(fightersIn));
    await Promise.all(
      pages.map(async ({ size, page }) => {
        const lookOn = async (): Promise<boolean> => {
          const parchment = page.locator('.play-stage .readaloud').getByRole('button').last();
          if (await parchment.isVisible()) await parchment.click();
          const isMoment = await page.locator('.card-stage[data-moment]').isVisible();
          if (!isMoment && (await page.locator('.dice-tray, .board-dice').first().isVisible())) {
            looks += 1;
            for (const each of await covered(page, fighters))
              if (fighters.some((id) => each.startsWith(`${id} is`)))
                found.add(`${size}, ${played}: ${each}`);
          }
          return page.locator('.desk-stage:not([data-busy])').isVisible();
        };
        await until('the playback is over', lookOn);
        await settle(page);
      }),
    );
  }
  return { found: [...found], looks };
}
