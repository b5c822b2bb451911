/** Presses whatever can be pressed on a screen, once: what did nothing and gave no reason is told. */
import type { Page } from 'playwright-core';
import { settle, until } from './table.ts';

/** What is pressed by hand; a field is not, nor a way past what is read. */
const CONTROLS = 'button, a[href], summary, input[type=checkbox], [role=tab], [role=menuitem], [role=switch]';
/** Nothing of the sort happens within so long. */
const PATIENCE_MS = 4000;

interface Pressed {
  /** What it is and what it is called. */
  readonly name: string;
  /** It says so itself: a press changes nothing. */
  readonly chosen: boolean;
}

interface Sweep {
  /** Where the page goes back to, once a press has led away. */
  readonly address: string;
  /** No more than so many presses. */
  readonly most: number;
}

/** The controls of a table that were dead, by name. */
export async function deadControls(page: Page, { address, most }: Sweep): Promise<string[]> {
  const done: string[] = [];
  const dead: string[] = [];
  while (done.length < most) {
    await comeBack(page, address);
    let isSaved = false;
    const saved = (): void => {
      isSaved = true;
    };
    page.once('download', saved);
    const stood = await page.evaluate(standing);
    const pressed = (await pressNext(page, done)) ?? (await pressInMenu(page, done));
    if (pressed === null) break;
    done.push(pressed.name);
    const isAnswered = pressed.chosen || (await changes(page, stood)) || isSaved;
    page.off('download', saved);
    if (!isAnswered) dead.push(pressed.name);
  }
  return dead;
}

/** The table as it is played: nothing over it, and nothing said that an equal answer would not show beside. */
async function comeBack(page: Page, address: string): Promise<void> {
  if (new URL(page.url()).pathname !== address.split('#')[0]) await page.goto(address);
  await until('neither dialog nor menu is open', async () => {
    const [dialogs, menus] = [page.locator('dialog[open]'), page.getByRole('menu')];
    if ((await dialogs.count()) > 0) await page.keyboard.press('Escape');
    else if ((await menus.count()) > 0) await page.locator('body').dispatchEvent('pointerdown');
    else return true;
    return false;
  });
  await page.getByRole('grid').waitFor();
  await settle(page);
  for (const said of ['.refusal', '.toast']) {
    const close = page.locator(said).first().getByRole('button').last();
    // It may go by itself meanwhile.
    if (await close.isVisible()) await close.click({ timeout: 500 }).catch(() => undefined);
  }
}

async function pressInMenu(page: Page, done: readonly string[]): Promise<Pressed | null> {
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('menuitem').first().waitFor();
  return pressNext(page, done, '[role=menuitem]');
}

/** The first in sight that was not pressed yet, found and pressed in one go: computer players change the page meanwhile. */
function pressNext(page: Page, done: readonly string[], controls = CONTROLS): Promise<Pressed | null> {
  return page.evaluate(
    ([all, before]) => {
      const times = new Map<string, number>();
      for (const element of document.querySelectorAll<HTMLElement>(all)) {
        const { width, height } = element.getBoundingClientRect();
        const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        if (!isSeen || width < 2 || height < 2 || element.matches(':disabled, .play-jump')) continue;
        const role = element.getAttribute('role') ?? element.tagName.toLowerCase();
        const words = element.ariaLabel ?? element.closest('label')?.innerText ?? element.innerText;
        const called = `${role} “${words.trim().replaceAll(/\s+/g, ' ')}”`;
        const nth = (times.get(called) ?? 0) + 1;
        times.set(called, nth);
        const name = nth === 1 ? called : `${called}, ${nth}`;
        if (before.includes(name)) continue;
        const chosen = element.matches('[aria-selected=true], [aria-pressed=true], [aria-current]');
        element.click();
        return { name, chosen };
      }
      return null;
    },
    [controls, done] as const,
  );
}

/** Whether anything came of it: another picture or address, a dialog, a word. */
async function changes(page: Page, stood: string): Promise<boolean> {
  const end = performance.now() + PATIENCE_MS;
  while (performance.now() < end) {
    // On the way to another page there is nothing to look at.
    const stands = await page.evaluate(standing).catch(() => null);
    if (stands !== stood) return true;
    await page.waitForTimeout(40);
  }
  return false;
}

/** Runs in the page: all there is to see of it. */
function standing(): string {
  const fields = [...document.querySelectorAll('input')].map(({ checked, value }) => `${checked} ${value}`);
  const scrolled = [...document.querySelectorAll('*')]
    .map(({ scrollTop }) => scrollTop)
    .filter((top) => top > 0);
  const layers = document.querySelectorAll('dialog[open]').length;
  return [location.href, layers, fields, scrolled, document.body.innerHTML].join('\n');
}
