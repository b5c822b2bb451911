/** Text laid out for a terminal: folded, padded, side by side. */
import { stripVTControlCharacters } from 'node:util';
import { typeset, withApostrophes } from '@oubliette/words';
import type { Language } from '@oubliette/words';

export function widthOf(text: string): number {
  return stripVTControlCharacters(text).length;
}

export function padTo(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

/** Folded at ordinary spaces, never at those of French punctuation; later lines are indented. */
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

/** Whole entries on as few lines as possible; later lines are indented. */
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

/** With commas between, folded only there. */
export function listed(entries: readonly string[], width: number, indent: string): string[] {
  const parts = entries.map((entry, i) => (i < entries.length - 1 ? `${entry},` : entry));
  return flow(parts, width - indent.length, ' ').map((line) => indent + line);
}

/** Two blocks of lines beside each other. */
export function beside(left: readonly string[], right: readonly string[], gap: number): string[] {
  const width = Math.max(0, ...left.map(widthOf)) + gap;
  return Array.from({ length: Math.max(left.length, right.length) }, (_, i) =>
    `${padTo(left[i] ?? '', width)}${right[i] ?? ''}`.trimEnd(),
  );
}

/** In as few lines as columns allow, read downwards; long entries get their own lines if that saves some. */
export function inColumns(entries: readonly string[], width: number): string[] {
  const [even, apart] = [columnsOf(entries, width), longApart(entries, width)];
  return apart.length < even.length ? apart : even;
}

/** Entries too long for half a line stand alone, those between them in columns. */
function longApart(entries: readonly string[], width: number): string[] {
  const lines: string[] = [];
  let run: string[] = [];
  for (const entry of entries)
    if (widthOf(entry) < Math.floor(width / 2)) run.push(entry);
    else {
      lines.push(...columnsOf(run, width), ...fold(entry, width, '    '));
      run = [];
    }
  return [...lines, ...columnsOf(run, width)];
}

const GAP = 2;

/** Columns as wide as their entries; as many as there is room for. */
function columnsOf(entries: readonly string[], width: number): string[] {
  if (entries.length === 0) return [];
  for (let height = 1; ; height += 1) {
    const columns = Array.from({ length: Math.ceil(entries.length / height) }, (_, i) =>
      entries.slice(i * height, (i + 1) * height),
    );
    const widths = columns.map((column) => Math.max(...column.map(widthOf)));
    const all = widths.reduce((sum, each) => sum + each + GAP, -GAP);
    if (columns.length === 1) return entries.flatMap((entry) => fold(entry, width, '    '));
    if (all <= width)
      return Array.from({ length: height }, (_, row) =>
        columns
          .map((column, i) => padTo(column[row] ?? '', widths[i]! + GAP))
          .join('')
          .trimEnd(),
      );
  }
}

/** At most so many lines; the last says how many were left out. */
export function cutTo(lines: readonly string[], most: number, more: (left: number) => string): string[] {
  if (lines.length <= most) return [...lines];
  if (most <= 0) return [];
  return [...lines.slice(0, most - 1), more(lines.length - most + 1)];
}

/** A text that is no message of ours, with the apostrophes and spaces of its language. */
export function printed(text: string, language: Language): string {
  return typeset(language, withApostrophes(text.trim()));
}

/** A text with its own columns: the spaces before French punctuation become unbreakable, typed words stay. */
export function spaced(text: string, language: Language): string {
  if (language !== 'fr') return text;
  return text.replaceAll(/ (?=[;:!?»](?:\s|[.,)]|$))/gmu, '\u00a0').replaceAll('« ', '«\u00a0');
}

/** After a name, before what is said of it. */
export function colon(language: Language): string {
  return language === 'fr' ? '\u00a0:' : ':';
}
