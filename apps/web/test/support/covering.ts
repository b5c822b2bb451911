/** Whether anything lies over what a player needs: fighters, squares to choose from, controls. */
import type { Page } from 'playwright-core';
import { SQUARE_PX } from '../../src/board/camera.ts';
import { roomFor } from '../../src/board/covers.ts';
import type { Box } from '../../src/board/geometry.ts';

/** Smaller squares are not asked for: where no larger ones fit in the window, some may lie outside it. */
const LEAST_PX = 36;

interface Looked {
  /** What is covered, cut off or out of the window. */
  readonly found: readonly string[];
  /** Such of the squares to choose from. */
  readonly squares: readonly string[];
  /** How many squares these and the acting figure take across and down. */
  readonly spread: { readonly width: number; readonly height: number };
  readonly board: { readonly width: number; readonly height: number };
  readonly covers: readonly Box[];
}

/** What is covered, cut off or out of the window, one line each, of the fighters named as well; nothing while a text or a page is read. */
export async function covered(page: Page, fighters: readonly string[] = []): Promise<string[]> {
  if (await page.locator('.readaloud, dialog[open]').first().isVisible()) return [];
  const { found, squares, spread, board, covers } = await page.evaluate(look, fighters);
  const need = { width: (spread.width + 1) * SQUARE_PX, height: (spread.height + 1) * SQUARE_PX };
  const room = roomFor(need, board, covers);
  const side = SQUARE_PX * Math.min(room.width / need.width, room.height / need.height);
  return [...found, ...(side >= LEAST_PX ? squares : [])];
}

/** Runs in the page. */
function look(fighters: readonly string[]): Looked {
  const everything = new CSSStyleSheet();
  everything.replaceSync('* { pointer-events: auto !important }');
  document.adoptedStyleSheets.push(everything);
  const board = document.querySelector('.board')!.getBoundingClientRect();
  const found: string[] = [];
  /** What helps and is no choice may lie below the fold of a phone. */
  const mayScroll = (control: Element): boolean =>
    innerWidth < 1000 &&
    control.closest('.asked-as, .rule-link, .ahead, .desk-master, .master-bar, .desk-tools') !== null;
  const acting = document.querySelector('.board-active-ring')?.closest('[data-figure]') ?? null;
  for (const figure of document.querySelectorAll<SVGElement>('[data-figure]'))
    if (figure === acting || fighters.includes(figure.dataset['figure']!))
      found.push(...onBoard(figure.dataset['figure']!, figure.querySelector('.token')!));
  const lit = [...document.querySelectorAll<HTMLElement>('.board-cell')].filter(({ ariaLabel }) =>
    /, (?:reachable|can be|accessible|à \d+ pas|à choisir|peut être)/u.test(ariaLabel ?? ''),
  );
  const squares = lit.flatMap((cell) => onBoard(cell.ariaLabel!, cell, true));
  const controls = document.querySelectorAll<HTMLElement>(
    ':is(#my-actions, .stage-front, .hint, .board-tools, .head) :is(button, select, summary)',
  );
  for (const control of controls)
    if (control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      found.push(...isFree(control));
  document.adoptedStyleSheets.pop();
  const covers = [...document.querySelectorAll('.play-stage [data-covers]')].map((cover) => {
    const { x, y, width, height } = cover.getBoundingClientRect();
    return { x: x - board.x, y: y - board.y, width, height };
  });
  return {
    found,
    squares,
    spread: spreadOf([...lit, ...(acting === null ? [] : [acting.querySelector('.token')!])]),
    board: { width: board.width, height: board.height },
    covers: covers.filter(({ width }) => width > 0),
  };

  function spreadOf(elements: readonly Element[]): Looked['spread'] {
    const side = document.querySelector('.board-cell')!.getBoundingClientRect().width;
    const boxes = elements.map((element) => element.getBoundingClientRect());
    const across = (end: 'right' | 'left') => boxes.map((box) => box[end]);
    const down = (end: 'bottom' | 'top') => boxes.map((box) => box[end]);
    if (boxes.length === 0) return { width: 0, height: 0 };
    return {
      width: Math.round((Math.max(...across('right')) - Math.min(...across('left'))) / side),
      height: Math.round((Math.max(...down('bottom')) - Math.min(...down('top'))) / side),
    };
  }

  /** The middle of something, and four places around it. */
  function spots({ left, top, width, height }: DOMRect): (readonly [number, number])[] {
    const places = [
      [0.5, 0.5],
      [0.2, 0.2],
      [0.8, 0.2],
      [0.2, 0.8],
      [0.8, 0.8],
    ] as const;
    return places.map(([across, down]) => [left + width * across, top + height * down]);
  }

  /** A square may bear a number. */
  function onBoard(name: string, element: Element, mayBear = false): string[] {
    const points = spots(element.getBoundingClientRect());
    const isOut = ([x, y]: readonly [number, number]): boolean =>
      x < board.left || x > board.right || y < board.top || y > board.bottom;
    if (points.filter(isOut).length > 1) return [`${name} is outside the window`];
    const over = points.flatMap(([x, y]) => {
      const top = document.elementsFromPoint(x, y).find((each) => isPainted(each));
      const isOurs =
        top?.closest('.board-world') != null && (mayBear || top.closest('.board-labels') === null);
      return top === undefined || isOurs ? [] : [nameOf(top)];
    });
    return over.length > 1 ? [`${name} is under ${over[0]}`] : [];
  }

  function isFree(control: HTMLElement): string[] {
    const box = control.getBoundingClientRect();
    const name = `“${(control.ariaLabel ?? control.innerText).trim().replaceAll(/\s+/gu, ' ')}”`;
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
      return mayScroll(control) ? [] : [`${name} is outside the window`];
    const over = spots(box).flatMap(([x, y]) => {
      const top = document.elementsFromPoint(x, y).find((each) => control.contains(each) || isPainted(each));
      const isClear =
        top === undefined || control.contains(top) || (top.contains(control) && holds(top, box));
      return isClear ? [] : [nameOf(top)];
    });
    return over.length > 1 ? [`${name} is under ${over[0]}`] : [];
  }

  /** Whether an ancestor shows all of it. */
  function holds(ancestor: Element, box: DOMRect): boolean {
    const { top, bottom, left, right } = ancestor.getBoundingClientRect();
    return box.top >= top - 1 && box.bottom <= bottom + 1 && box.left >= left - 1 && box.right <= right + 1;
  }

  function isPainted(element: Element): boolean {
    if (element instanceof SVGElement) return true;
    const { backgroundColor, backgroundImage, opacity, visibility } = getComputedStyle(element);
    if (Number(opacity) < 0.2 || visibility === 'hidden') return false;
    const [, alpha = '1'] = /(?:rgba\(.*, |\/ )([\d.]+)\)/u.exec(backgroundColor) ?? [];
    return Number(alpha) >= 0.2 || backgroundImage !== 'none';
  }

  function nameOf(element: Element): string {
    return `${element.tagName.toLowerCase()}.${element.closest('[class]')?.getAttribute('class') ?? ''}`;
  }
}
