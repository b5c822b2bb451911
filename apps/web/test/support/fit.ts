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
    // A hint lets presses through to the squares beneath, and is looked at all the same.
    const { style } = element as HTMLElement;
    const presses = style.pointerEvents;
    style.pointerEvents = 'auto';
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    style.pointerEvents = presses;
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

/** Words that a box cuts off without letting them be scrolled to, and controls under something. */
export function lost(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SLACK = 3;
    const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';
    const cuts = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
    const open = [...document.querySelectorAll('dialog[open]')].at(-1) ?? null;
    const found = new Set([...wordsCut(), ...controlsCovered()]);
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth + 1) found.add(`the page is ${scrollWidth} wide in ${innerWidth}`);
    return [...found];

    function isShown(element: Element): boolean {
      return (
        (open === null || open.contains(element)) &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        element.closest('.unseen, .play-jump, [aria-hidden=true], svg, .board-grid, [inert]') === null
      );
    }

    /** The box that cuts this one off; null if all of it can be seen, or scrolled to. */
    function cutBy(box: DOMRect, from: Element): Element | null {
      let [across, down] = [false, false];
      for (let at: Element | null = from; at !== null; at = at.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(at);
        const edge = at.getBoundingClientRect();
        across ||= scrolls(overflowX);
        down ||= scrolls(overflowY);
        const isWide = box.left < edge.left - SLACK || box.right > edge.right + SLACK;
        const isHigh = box.top < edge.top - SLACK || box.bottom > edge.bottom + SLACK;
        if (!across && cuts(overflowX) && isWide) return at;
        if (!down && cuts(overflowY) && isHigh) return at;
        if (position === 'fixed') break;
      }
      return null;
    }

    function wordsCut(): string[] {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode() !== null) texts.push(walker.currentNode);
      return texts.flatMap((node) => {
        const element = node.parentElement!;
        const text = (node.nodeValue ?? '').trim();
        // The log's long lines and its last ones on a phone open when they are pressed.
        if (
          text === '' ||
          !isShown(element) ||
          element.closest('[aria-expanded=false], .play-ticker') !== null
        )
          return [];
        const range = document.createRange();
        range.selectNodeContents(node);
        const boxes = [...range.getClientRects()].filter(({ width }) => width >= 2);
        const cut = boxes.map((box) => cutBy(box, element)).find((by) => by !== null);
        // What is for screen readers alone is a pixel wide.
        return cut == null || cut.clientWidth <= 1
          ? []
          : [`“${text.slice(0, 40)}” is cut off by ${cut.tagName}.${cut.className}`];
      });
    }

    function controlsCovered(): string[] {
      return [...document.querySelectorAll('button, a[href], [role=tab]')]
        .filter(isShown)
        .flatMap((control) => {
          const box = control.getBoundingClientRect();
          const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
          const over = document.elementFromPoint(x, y);
          if (over === null || control.contains(over) || over.contains(control)) return [];
          if (
            over.closest('.toasts, [data-covers], .refusal') !== null ||
            isSticky(over) ||
            isScrolledOut(control, x, y)
          )
            return [];
          const name = control.getAttribute('aria-label') ?? control.textContent.trim();
          return [`“${name.slice(0, 40)}” lies under ${over.tagName}.${over.getAttribute('class') ?? ''}`];
        });
    }

    /** It stays in its place while what is beneath scrolls. */
    function isSticky(over: Element): boolean {
      for (let at: Element | null = over; at !== null; at = at.parentElement)
        if (getComputedStyle(at).position === 'sticky') return true;
      return false;
    }

    /** Beyond the edge of a box that scrolls, or under what stays in its place while the page does. */
    function isScrolledOut(control: Element, x: number, y: number): boolean {
      for (let at = control.parentElement; at !== null; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at);
        if (!scrolls(overflowX) && !scrolls(overflowY)) continue;
        const { left, right, top, bottom } = at.getBoundingClientRect();
        if (x < left || x > right || y < top || y > bottom) return true;
      }
      const { scrollHeight } = document.documentElement;
      return scrollHeight > innerHeight + 1 && y > innerHeight * 0.7;
    }
  });
}
