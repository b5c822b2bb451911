/** The page's one hidden sheet of definitions: every drawing shown is on it once, and used from there. */
import { useInsertionEffect, useSyncExternalStore } from 'react';
import type { Definitions, Materials } from './easel.ts';
import { useTheme } from '../settings/store.ts';
import { iconsOf } from './icons.ts';
import { broughtOutlines, onBrought, timesBrought } from './outlines.ts';
import type { Layer } from './picture.ts';
import './pictures.css';

let sheet: SVGSVGElement | null = null;
/** How often each drawing is shown. */
const shown = new Map<string, number>();
/** The drawings that need each definition on the sheet. */
const pinned = new Map<string, Set<string>>();

/**
 * The id of a drawing on the page, made when it is first shown and the outlines of its layers are there. It leaves
 * with the last that shows it: the page of whoever takes the device tells nothing of what another saw.
 */
export function usePinned(
  key: string,
  layers: readonly Layer[],
  draw: (materials: Materials) => string,
): string {
  const isPlain = useTheme() === 'contrast';
  const id = `pic-${isPlain ? 'plain-' : ''}${key}`;
  useSyncExternalStore(onBrought, timesBrought);
  useInsertionEffect(() => {
    shown.set(id, (shown.get(id) ?? 0) + 1);
    return () => {
      shown.set(id, shown.get(id)! - 1);
      // What only moves to another place of the page stays.
      queueMicrotask(() => unpin(id));
    };
  }, [id]);
  useInsertionEffect(() => {
    if (!pinned.has(id) && iconsOf(layers).every((name) => Object.hasOwn(broughtOutlines(), name)))
      pin(id, drawingOf(id, isPlain, draw));
  });
  return id;
}

/** What is used elsewhere is styled by its own classes, never by what it stands in. */
function drawingOf(id: string, isPlain: boolean, draw: (materials: Materials) => string): Definitions {
  const definitions: Definitions = new Map();
  const body = draw({ definitions, outlines: broughtOutlines() });
  definitions.set(id, `<g id="${id}"${isPlain ? ' class="pic-plain"' : ''}>${body}</g>`);
  return definitions;
}

function pin(drawing: string, definitions: Definitions): void {
  const fresh = [...definitions].filter(([id]) => !pinned.has(id));
  for (const id of definitions.keys()) pinned.set(id, (pinned.get(id) ?? new Set()).add(drawing));
  sheetOf().insertAdjacentHTML('beforeend', fresh.map(([, markup]) => markup).join(''));
}

function unpin(drawing: string): void {
  if (shown.get(drawing) !== 0) return;
  shown.delete(drawing);
  for (const [id, needing] of pinned) {
    needing.delete(drawing);
    if (needing.size > 0) continue;
    pinned.delete(id);
    document.getElementById(id)?.remove();
  }
}

function sheetOf(): SVGSVGElement {
  if (sheet === null) {
    sheet = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    sheet.setAttribute('class', 'pic-sheet');
    sheet.setAttribute('aria-hidden', 'true');
    document.body.append(sheet);
  }
  return sheet;
}
