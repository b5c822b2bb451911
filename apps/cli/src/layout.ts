/** Text laid out for a terminal: folded, padded, side by side. */
import { stripVTControlCharacters } from 'node:util';
import { typeset, withApostrophes } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import type { Style } from './style.ts';

export function widthOf(text: string): number {
  return stripVTControlCharacters(text).length;
}

export function padTo(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

/** Folded at ordinary spaces, never at those of French punctuation; later lines are set in. */
export function fold(text: string, width: number, indent = ''): string[] {
  const lines: string[] = [];
  let line: string | null = null;
  for (const word of text.split(' ')) {
    const longer: string = line === null ? word : `${line} ${word}`;
    if (line !== null && line.trim() !== '' && widthOf(longer) > width) {
      lines.push(line.trimEnd());
      line = indent + word;
    } else {
      line = longer;
    }
  }
  return [...lines, line ?? ''];
}

/** Whole entries on as few lines as they fit; later lines are set in. */
export function flow(entries: readonly string[], width: number, gap = '   ', indent = ''): string[] {
  const lines: string[] = [];
  for (const entry of entries) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(last) + gap.length + widthOf(entry) <= width)
      lines[lines.length - 1] = last + gap + entry;
    else lines.push(last === undefined ? entry : indent + entry);
  }
  return lines;
}

/** Two blocks of lines beside each other. */
export function beside(left: readonly string[], right: readonly string[], gap: number): string[] {
  const width = Math.max(0, ...left.map(widthOf)) + gap;
  return Array.from({ length: Math.max(left.length, right.length) }, (_, i) =>
    `${padTo(left[i] ?? '', width)}${right[i] ?? ''}`.trimEnd(),
  );
}

/** A board with a panel beside it, and below that the board's legend where there is room for it. */
export function withLegend(
  board: readonly string[],
  panel: readonly string[],
  legend: readonly string[],
  width: number,
  { dim }: Pick<Style, 'dim'>,
): string[] {
  const entries = flow(legend, width, '  ').map(dim);
  const fits = panel.length + entries.length < board.length;
  return beside(board, fits ? [...panel, '', ...entries] : panel, 3);
}

/** A list in two columns, read downwards, where it fits; in one where it does not. */
export function inColumns(entries: readonly string[], width: number): string[] {
  const half = Math.ceil(entries.length / 2);
  const fits = entries.length > 3 && entries.every((entry) => widthOf(entry) <= Math.floor(width / 2) - 2);
  if (!fits) return [...entries];
  const left = entries.slice(0, half).map((entry) => padTo(entry, Math.floor(width / 2)));
  return left.map((entry, i) => (entry + (entries[half + i] ?? '')).trimEnd());
}

/** A text that is no message of ours, with the apostrophes and spaces its language prints. */
export function printed(text: string, language: Language): string {
  return typeset(language, withApostrophes(text.trim()));
}
