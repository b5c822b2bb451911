/** A hero's turn played with the mouse: find a foe or a door, go there, strike or open, end the turn. */
import type { Page } from 'playwright-core';
import { action, button, settle, squares, squaresWith, tap, until } from './table.ts';

const FOES = /\b(?:goblin|orc|fimir|skeleton|zombie|mummy|chaos warrior|gargoyle|Skarn)/i;

/** Puts each of one's own heroes on the first offered square, until the quest begins. */
export async function placeHeroes(page: Page): Promise<void> {
  await until('the quest is under way', async () => {
    await settle(page);
    if (await page.getByRole('toolbar').isVisible()) return true;
    const [first] = await squaresWith(page, 'may be chosen');
    if (first === undefined) return false;
    await tap(page, first);
    await confirm(page);
    return false;
  });
}

/** Presses Confirm, and waits until nothing is staged. */
export async function confirm(page: Page): Promise<void> {
  const staged = button(page, 'Confirm');
  await staged.click();
  await staged.waitFor({ state: 'hidden' });
  await settle(page);
}

/** The result of a turn. */
export interface Turn {
  readonly attacked: boolean;
}

/** Plays the current turn to its end. */
export async function playTurn(page: Page): Promise<Turn> {
  await settle(page);
  await dismissHints(page);
  let attacked = await strike(page);
  if (await action(page, 'Roll to move').isVisible()) {
    await action(page, 'Roll to move').click();
    await confirm(page);
    await walk(page);
    if (!attacked) attacked = await strike(page);
    if (await can(page, 'Open')) {
      await action(page, 'Open').click();
      await chooseTarget(page);
    }
  }
  if (await can(page, 'End the turn')) await action(page, 'End the turn').click();
  await settle(page);
  return { attacked };
}

async function dismissHints(page: Page): Promise<void> {
  const skip = button(page, 'Skip all hints').first();
  if (await skip.isVisible()) await skip.click();
}

async function can(page: Page, name: string): Promise<boolean> {
  return page
    .getByRole('toolbar')
    .getByRole('button', { name: new RegExp(`^${name}(?:, \\d+ choices)?$`), disabled: false })
    .isVisible();
}

/** Whether a blow was struck. */
async function strike(page: Page): Promise<boolean> {
  if (!(await can(page, 'Attack'))) return false;
  await page
    .getByRole('toolbar')
    .getByRole('button', { name: /^Attack/ })
    .click();
  await chooseTarget(page);
  return true;
}

/** A single target is staged at once; of several the first is taken. */
async function chooseTarget(page: Page): Promise<void> {
  const staged = button(page, 'Confirm');
  if (!(await staged.isVisible())) {
    const [first] = await squaresWith(page, /may be chosen|to wound/);
    await tap(page, first!);
  }
  await confirm(page);
}

/** As near as possible to a foe in sight, or to a closed door. */
async function walk(page: Page): Promise<void> {
  const board = [...(await squares(page))];
  const known = board.filter(([, text]) => !text.includes('unseen'));
  const foes = known.filter(([, text]) => FOES.test(text));
  const doors = known.filter(([, text]) => text.includes('closed door'));
  const goals = (foes.length > 0 ? foes : doors).map(([name]) => name);
  const reach = known.filter(([, text]) => text.includes('reachable')).map(([name]) => name);
  const nearest = reach.toSorted((a, b) => farness(a, goals) - farness(b, goals))[0];
  if (nearest === undefined) return;
  await tap(page, nearest);
  await confirm(page);
}

function farness(from: string, goals: readonly string[]): number {
  return Math.min(...goals.map((goal) => distance(from, goal)), 99);
}

function distance(a: string, b: string): number {
  const [[ax, ay], [bx, by]] = [place(a), place(b)];
  return Math.abs(ax - bx) + Math.abs(ay - by);
}

function place(name: string): readonly [number, number] {
  const [, letters = '', row = ''] = /^([A-Z]+)(\d+)$/.exec(name) ?? [];
  return [[...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0), Number(row)];
}
