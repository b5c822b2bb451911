/** A hero's turn played with the mouse: point at a foe or a door, confirm, end the turn. */
import type { Page } from 'playwright-core';
import { nearestSpot, pointAt } from './point.ts';
import { action, button, isInSight, settle, until } from './table.ts';

/** One's own heroes start where they stand, until the quest begins. */
export async function placeHeroes(page: Page): Promise<void> {
  await until('the quest is under way', async () => {
    await settle(page);
    // Advice has a toolbar of its own, which is there before the quest begins.
    if (await page.getByRole('toolbar', { name: 'Actions', exact: true }).isVisible()) return true;
    const begin = button(page, /^Begin/u);
    if (await begin.isVisible()) await begin.click();
    return false;
  });
}

/** Presses Confirm, and waits until it is done; the end of the turn may be offered next. */
export async function confirm(page: Page): Promise<void> {
  const press = button(page, 'Confirm');
  await press.waitFor();
  const before = await stagedText(page);
  await press.click();
  await until(`no longer staged: ${before}`, async () => (await stagedText(page)) !== before);
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
  let attacked = false;
  // The door first, and then whoever is behind it.
  for (let taps = 0; taps < 2 && !attacked; taps += 1) {
    const spot = await nearestSpot(page);
    if (spot === null || (await isOver(page))) break;
    // The whole board is looked at for what lies beyond its edge.
    if (!(await isInSight(page, spot.square))) await page.keyboard.press('0');
    await settle(page);
    await pointAt(page, spot);
    await settle(page);
    if (await isOver(page)) break;
    attacked = /attack/iu.test(await stagedText(page));
    await page.locator('.staged .button-primary').first().click();
    await settle(page);
  }
  if (await isOver(page)) await page.locator('.staged .button-primary').first().click();
  else if (await can(page, 'End the turn')) await action(page, 'End the turn').click();
  await settle(page);
  return { attacked };
}

/** Nothing but the end of the turn is staged, or nothing at all where nothing can be pointed at. */
async function isOver(page: Page): Promise<boolean> {
  return (await stagedText(page)).startsWith('End the turn');
}

async function stagedText(page: Page): Promise<string> {
  const [text = ''] = await page.locator('.staged:visible').allInnerTexts();
  return text;
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
