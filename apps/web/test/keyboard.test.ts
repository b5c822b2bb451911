import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { pinChance } from './support/chance.ts';
import { placeHeroes } from './support/hero.ts';
import { openProduct } from './support/product.ts';
import { awaited, button, logLines, settle, squares, until } from './support/table.ts';

describe('with the keyboard alone', () => {
  test('from the lobby through turns with dice, a bent path, a door, a blow, and the focus in sight', async (t) => {
    const product = await openProduct(t);
    const { page, context, complaints } = await product.person({ settings: { warnBeforeEnd: false } });
    await context.addInitScript(pinChance, 1);
    await page.goto('/');
    await tabTo(page, (focused) => focused.name.startsWith('Play now'));
    await page.keyboard.press('Enter');
    for (const hero of ['Barbarian', 'Dwarf', 'Elf', 'Wizard']) {
      await until(`${hero} is placed`, async () => {
        await quiet(page);
        return (await awaited(page)).includes(hero);
      });
      const free = [...(await squares(page))].find(([, text]) => text.includes('may be chosen'))![0];
      await walkTo(page, free);
      await page.keyboard.press('Enter');
      await stagedThen(page, 'Enter');
    }
    const done = { bent: false, opened: false, struck: false };
    for (let turns = 0; turns < 30 && !(done.bent && done.opened && done.struck); turns += 1)
      await playTurn(page, done);
    assert.deepEqual(done, { bent: true, opened: true, struck: true });
    const lines = (await logLines(page)).join('\n');
    assert.match(lines, /opens the door/);
    assert.match(lines, /attacks/);
    assert.deepEqual(complaints, []);
  });

  test('a key pressed while the dice are still shown passes over them, and counts', async (t) => {
    const product = await openProduct(t);
    const settings = { warnBeforeEnd: false, speed: 0.5 };
    const { page, context, complaints } = await product.person({ settings });
    await context.addInitScript(pinChance, 1);
    await page.goto('/');
    await button(page, 'Play now: the training quest').click();
    await placeHeroes(page);
    await page.keyboard.press('m');
    await page.locator('.staged').waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.press('e');
    await until('the next hero’s turn', async () => (await awaited(page)).startsWith('Your turn as Dwarf'));
    assert.ok((await logLines(page)).some((line) => /Barbarian rolls .* to move/.test(line)));
    await page.keyboard.press('m');
    await page.locator('.staged').waitFor();
    assert.deepEqual(complaints, []);
  });
});

interface Deeds {
  bent: boolean;
  opened: boolean;
  struck: boolean;
}

/** Roll, walk with a bend in the path, open, strike, end: whatever this turn allows. */
async function playTurn(page: Page, done: Deeds): Promise<void> {
  await until('a hero’s turn', async () => {
    await quiet(page);
    return (await awaited(page)).startsWith('Your turn as');
  });
  const whose = await awaited(page);
  await page.keyboard.press('m');
  await stagedThen(page, 'Enter');
  if (!done.bent) done.bent = await bend(page);
  const goal = await nearest(page);
  if (goal !== null) {
    await walkTo(page, goal);
    await page.keyboard.press('Enter');
    await stagedThen(page, 'Enter');
  }
  done.opened = (await act(page, 'o', /opens the door/)) || done.opened;
  done.struck = (await act(page, 'a', /attacks/)) || done.struck;
  await page.keyboard.press('e');
  await until('the turn has passed', async () => (await awaited(page)) !== whose);
}

/** Shift and arrows lead a path square by square: a step out, a step aside, and back to the start. */
async function bend(page: Page): Promise<boolean> {
  for (const [there, aside] of [
    ['ArrowRight', 'ArrowDown'],
    ['ArrowLeft', 'ArrowUp'],
    ['ArrowDown', 'ArrowRight'],
    ['ArrowUp', 'ArrowLeft'],
  ] as const) {
    await page.keyboard.press(`Shift+${there}`);
    await page.keyboard.press(`Shift+${aside}`);
    const text = await page.locator('.staged-text').allInnerTexts();
    if (text[0]?.includes('2 steps') === true) {
      await stagedThen(page, 'Enter');
      return true;
    }
    await page.keyboard.press('Escape');
  }
  return false;
}

/** Whether the key staged something to confirm; if nothing can be done, the page says why. */
async function act(page: Page, key: string, told: RegExp): Promise<boolean> {
  const lit = page
    .getByRole('toolbar')
    .locator(`[aria-keyshortcuts="${key.toUpperCase()}"]:not([aria-disabled])`);
  if (!(await lit.isVisible())) return false;
  await page.keyboard.press(key);
  const staged = page.locator('.staged');
  await until(
    'something to confirm or to choose',
    async () => (await staged.isVisible()) || (await isChoosing(page)),
  );
  if (!(await staged.isVisible())) await page.keyboard.press('n');
  await stagedThen(page, 'Enter');
  return until('it is told', async () => (await logLines(page)).some((line) => told.test(line)));
}

/** Until nothing is playing; the space bar closes parchments. */
function quiet(page: Page): Promise<void> {
  return settle(page, () => page.keyboard.press('Space'));
}

function isChoosing(page: Page): Promise<boolean> {
  return page.locator('.controls-prompt').isVisible();
}

async function stagedThen(page: Page, key: string): Promise<void> {
  const staged = page.locator('.staged');
  await staged.waitFor();
  await page.keyboard.press(key);
  await staged.waitFor({ state: 'hidden' });
  await quiet(page);
}

async function reach(page: Page): Promise<string[]> {
  return [...(await squares(page))].filter(([, text]) => text.includes('reachable')).map(([name]) => name);
}

/** The reachable square nearest to a foe, or else to a closed door. */
async function nearest(page: Page): Promise<string | null> {
  const board = [...(await squares(page))].filter(([, text]) => !text.includes('unseen'));
  const foes = board.filter(([, text]) =>
    /, (?:goblin|orc|fimir|skeleton|zombie|chaos warrior|Skarn)/i.test(text),
  );
  const doors = board.filter(([, text]) => text.includes('closed door'));
  const goals = (foes.length > 0 ? foes : doors).map(([name]) => place(name));
  const far = (name: string) =>
    Math.min(...goals.map(([x, y]) => Math.abs(x - place(name)[0]) + Math.abs(y - place(name)[1])));
  return (await reach(page)).toSorted((a, b) => far(a) - far(b))[0] ?? null;
}

function place(name: string): readonly [number, number] {
  return [name.charCodeAt(0) - 64, Number(name.slice(1))];
}

interface Focused {
  readonly role: string;
  readonly name: string;
}

/** The focused element, which must be clearly visible. */
async function focus(page: Page): Promise<Focused> {
  const found = await page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    const outlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    return {
      role: element.getAttribute('role') ?? element.tagName.toLowerCase(),
      name: element.getAttribute('aria-label') ?? element.innerText.trim(),
      seen: element === document.body || outlined || boxShadow !== 'none',
    };
  });
  assert.ok(found.seen, `the focus on “${found.name}” cannot be seen`);
  return found;
}

async function tabTo(page: Page, wanted: (focused: Focused) => boolean): Promise<void> {
  for (let count = 0; count < 60; count += 1) {
    if (wanted(await focus(page))) return;
    await page.keyboard.press('Tab');
  }
  assert.fail('Tab does not lead there');
}

/** Into the board, then across it with the arrows. */
async function walkTo(page: Page, goal: string): Promise<void> {
  await tabTo(page, ({ role }) => role === 'gridcell');
  for (let count = 0; count < 60; count += 1) {
    const { name } = await focus(page);
    const [[x, y], [gx, gy]] = [place(name.split(',')[0]!), place(goal)];
    if (x === gx && y === gy) return;
    await page.keyboard.press(
      x < gx ? 'ArrowRight' : x > gx ? 'ArrowLeft' : y < gy ? 'ArrowDown' : 'ArrowUp',
    );
  }
  assert.fail(`the arrows do not lead to ${goal}`);
}
