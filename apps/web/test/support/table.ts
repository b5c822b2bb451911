/** A table as somebody before the screen has it: what it says, and what can be pressed, by role and name. */
import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';

/** Waits until the page says so; `what` is told when it does not. */
export async function until<T>(
  what: string,
  look: () => Promise<T | false | null | undefined>,
  patience = 30_000,
): Promise<T> {
  const end = performance.now() + patience;
  for (;;) {
    const found = await look();
    if (found !== false && found !== null && found !== undefined) return found;
    if (performance.now() > end) assert.fail(`never came true: ${what}`);
    await new Promise((resolve) => {
      setTimeout(resolve, 40);
    });
  }
}

/** What every square says, by its name: `{ F7: 'F7, corridor, stairs' }`. */
export async function squares(page: Page): Promise<ReadonlyMap<string, string>> {
  const told = await page
    .getByRole('gridcell')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? ''));
  return new Map(told.map((text) => [text.split(',')[0]!, text]));
}

/** The squares whose text has this in it. */
export async function squaresWith(page: Page, text: string | RegExp): Promise<string[]> {
  const found = [...(await squares(page))].filter(([, told]) =>
    typeof text === 'string' ? told.includes(text) : text.test(told),
  );
  return found.map(([name]) => name);
}

export function square(page: Page, name: string): Locator {
  return page.getByRole('gridcell', { name: new RegExp(`^${name},`) });
}

/** Presses the middle of a square with the mouse or a finger. */
export async function tap(page: Page, name: string): Promise<void> {
  if (!(await isInSight(page, name))) await page.keyboard.press('0');
  const box = await square(page, name).boundingBox();
  assert.ok(box, `there is no square ${name}`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** On a small screen a square may lie beyond the edge of the board, or under a button. */
function isInSight(page: Page, name: string): Promise<boolean> {
  return square(page, name).evaluate((cell) => {
    const { left, top, width, height } = cell.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return found !== null && found.closest('button') === null && cell.closest('main')!.contains(found);
  });
}

/** An action of the bar that can be taken. */
export function action(page: Page, name: string): Locator {
  return page.getByRole('toolbar').getByRole('button', { name, exact: true });
}

export function button(page: Page, name: string | RegExp): Locator {
  return page.getByRole('button', { name, exact: typeof name === 'string' });
}

/** The lines of the log, oldest first. */
export async function logLines(page: Page): Promise<string[]> {
  return page.locator('.log-words').allInnerTexts();
}

/** What the head of the table says it waits for. */
export async function awaited(page: Page): Promise<string> {
  return page.locator('header').getByRole('status').innerText();
}

/** Puts parchments away as long as there are any, and waits for the quiet in which one can act. */
export async function settle(page: Page): Promise<void> {
  await until('the table is still', async () => {
    const parchment = page.locator('.play-stage').getByRole('article').getByRole('button').last();
    if (await parchment.isVisible()) {
      await parchment.click();
      return false;
    }
    return page.evaluate(() => document.querySelector('[aria-busy="true"], .loading') === null);
  });
}
