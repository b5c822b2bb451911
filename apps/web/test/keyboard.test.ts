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
    await until('the heroes stand ready', async () => {
      await quiet(page);
      return button(page, /^Begin/u).isVisible();
    });
    await page.keyboard.press('Enter');
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
    const settings = { askBefore: 'always', warnBeforeEnd: false, speed: 0.5 };
    const { page, context, complaints } = await product.person({ settings });
    await context.addInitScript(pinChance, 1);
    await page.goto('/');
    await button(page, 'Play now: the training quest').click();
    await placeHeroes(page);
    await page.keyboard.press('m');
    await page.locator('.staged').waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.press('e');
    await until('the next hero’s turn', async () =>
      (await awaited(page)).startsWith('Your turn as the Dwarf'),
    );
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

/** Roll, lead a path round a corner, go on to the next target, strike, end: whatever this turn allows. */
async function playTurn(page: Page, done: Deeds): Promise<void> {
  await until('a hero’s turn', async () => {
    await quiet(page);
    return (await awaited(page)).startsWith('Your turn as');
  });
  const whose = await awaited(page);
  if (!done.bent) {
    // A square under the cursor: the dice are rolled, and the walk is done.
    const known = [...(await squares(page))].find(([, text]) => /^[A-Z]\d+, room [^,]+$/u.test(text));
    await walkTo(page, known![0]);
    await page.keyboard.press('Enter');
    await quiet(page);
    assert.ok((await logLines(page)).some((line) => /moves from/u.test(line)));
    done.bent = await bend(page);
  }
  // The door, and whoever is behind it.
  for (let targets = 0; targets < 2 && !done.struck; targets += 1) {
    await page.keyboard.press('n');
    await quiet(page);
    const staged = page.locator('.staged-text').first();
    const text = (await staged.isVisible()) ? await staged.innerText() : '';
    if (!/(?:open|attack)/iu.test(text)) break;
    await page.keyboard.press('Enter');
    await quiet(page);
    const lines = (await logLines(page)).join('\n');
    done.opened ||= lines.includes('opens the door');
    done.struck ||= lines.includes(' attacks ');
  }
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

/** Until nothing is playing; the space bar closes parchments. */
function quiet(page: Page): Promise<void> {
  return settle(page, () => page.keyboard.press('Space'));
}

async function stagedThen(page: Page, key: string): Promise<void> {
  const staged = page.locator('.staged');
  await staged.waitFor();
  await page.keyboard.press(key);
  await staged.waitFor({ state: 'hidden' });
  await quiet(page);
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

function place(name: string): readonly [number, number] {
  return [name.charCodeAt(0) - 64, Number(name.slice(1))];
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
