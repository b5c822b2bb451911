/** Whether everything needed fits on the screen, with room for a finger. */
import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';

export async function noScrolling(page: Page): Promise<void> {
  const { high, wide, height, width } = await page.evaluate(() => ({
    high: document.documentElement.scrollHeight,
    wide: document.documentElement.scrollWidth,
    height: innerHeight,
    width: innerWidth,
  }));
  assert.ok(high <= height && wide <= width, `the page is ${wide} × ${high} in ${width} × ${height}`);
}

/** Whether it is wholly inside the window, with nothing over its middle. */
export async function inView(
  what: Locator,
  name: string,
): Promise<{ readonly width: number; readonly height: number }> {
  await what.waitFor();
  const seen = await what.evaluate((element) => {
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    const inside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    return {
      inside,
      free: over !== null && (element.contains(over) || over.contains(element)),
      width,
      height,
    };
  });
  assert.ok(seen.inside, `${name} is not wholly in sight`);
  assert.ok(seen.free, `something lies over ${name}`);
  return seen;
}

/** Controls smaller than 44 × 44; links inside a sentence may be. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>('button, a[href], input, select, [role=tab], summary'),
    ].flatMap((element) => {
      const shape = (
        element instanceof HTMLInputElement ? (element.closest('label') ?? element) : element
      ).getBoundingClientRect();
      const hidden =
        shape.width === 0 ||
        !element.checkVisibility({ visibilityProperty: true }) ||
        shape.bottom <= 0 ||
        shape.right <= 0;
      const inSentence = getComputedStyle(element).display === 'inline';
      if (hidden || inSentence || (shape.width >= 43.5 && shape.height >= 43.5)) return [];
      const name = element.getAttribute('aria-label') ?? element.textContent.trim();
      return [`${element.className} “${name}”: ${Math.round(shape.width)} × ${Math.round(shape.height)}`];
    }),
  );
}
