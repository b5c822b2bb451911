/** A table as its player sees it: its texts, and what can be pressed, by role and name. */
import assert from 'node:assert/strict';
import { errors } from 'playwright-core';
import type { Locator, Page } from 'playwright-core';

/** Waits until the page shows it; `what` names it in the failure. */
export async function until<T>(
  what: string,
  look: () => Promise<T | false | null | undefined>,
  { patience = 60_000, every = 40 } = {},
): Promise<T> {
  const end = performance.now() + patience;
  for (;;) {
    const found = await look();
    if (found !== false && found !== null && found !== undefined) return found;
    if (performance.now() > end) assert.fail(`never came true: ${what}`);
    await new Promise((resolve) => {
      setTimeout(resolve, every);
    });
  }
}

/** Every square's text by its name: `{ F7: 'F7, corridor, stairs' }`. The texts come a moment after the drawing. */
export async function squares(page: Page): Promise<ReadonlyMap<string, string>> {
  const told = await until('the squares say what is drawn', () =>
    page.evaluate(() => {
      const cells = [...document.querySelectorAll('[role=gridcell]')];
      const isBehind = document.querySelector('.board[data-busy]') !== null;
      return !isBehind && cells.map((cell) => cell.getAttribute('aria-label') ?? '');
    }),
  );
  return new Map(told.map((text) => [text.split(',')[0]!, text]));
}

/** The squares whose text contains this. */
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
  await unmoved(page);
  const box = await square(page, name).boundingBox();
  assert.ok(box, `there is no square ${name}`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Waits until the board has not moved for two frames: it turns to events once they are drawn. */
async function unmoved(page: Page): Promise<void> {
  await until('the board lies still', () =>
    page.getByRole('grid').evaluate(async (grid) => {
      const lies = (): string => JSON.stringify(grid.getBoundingClientRect());
      const before = lies();
      for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
      return lies() === before;
    }),
  );
}

/** On a small screen a square may lie beyond the edge of the board, or under a button. */
export function isInSight(page: Page, name: string): Promise<boolean> {
  return square(page, name).evaluate((cell) => {
    const { left, top, width, height } = cell.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return found !== null && found.closest('button') === null && cell.closest('main')!.contains(found);
  });
}

/** An available action of the bar. */
export function action(page: Page, name: string): Locator {
  return page.getByRole('toolbar').getByRole('button', { name, exact: true });
}

export function button(page: Page, name: string | RegExp): Locator {
  return page.getByRole('button', { name, exact: typeof name === 'string' });
}

/** The clipboard's text, once it contains this. */
export function copied(page: Page, part: string): Promise<string> {
  return until(`something with ${part} is copied`, async () => {
    const text = await page.evaluate(() => navigator.clipboard.readText());
    return text.includes(part) && text;
  });
}

/** The lines of the log, oldest first. */
export async function logLines(page: Page): Promise<string[]> {
  return page.locator('.log-words').allTextContents();
}

/** What the head of the table says it waits for. */
export async function awaited(page: Page): Promise<string> {
  return page.locator('header').getByRole('status').innerText();
}

/** The end of the match: how it ended, under the quest's title. */
export function ending(page: Page): Locator {
  return page.getByRole('dialog').filter({ has: page.locator('.ending-verdict') });
}

/** The open text to be read, if any. */
function parchment(page: Page): Locator {
  return page.locator('.play-stage .readaloud');
}

/** Or finds that it has been put away meanwhile, where the playback caught up or looks through other eyes. */
function closeParchment(page: Page): Promise<void> {
  return parchment(page)
    .getByRole('button')
    .last()
    .click({ timeout: 2000 })
    .catch((error: unknown) => {
      if (!(error instanceof errors.TimeoutError)) throw error;
    });
}

/**
 * Closes parchments while there are any, and waits until the player can act. The board tells when: it is busy
 * from the moment a command is given, or something happens, until it has been shown and the viewed seat has
 * its moves.
 */
export async function settle(
  page: Page,
  putAway: () => Promise<void> = () => closeParchment(page),
): Promise<void> {
  await until('the table is still', async () => {
    if (await parchment(page).isVisible()) {
      await putAway();
      return false;
    }
    return page.evaluate(() => {
      const stage = document.querySelector('.desk-stage');
      return (
        stage !== null && !stage.hasAttribute('data-busy') && document.querySelector('.loading') === null
      );
    });
  });
  await unmoved(page);
}
