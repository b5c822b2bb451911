/** A counter's list: names, prices and uses, in columns that never run into each other. */
import { fold, padTo, widthOf } from '../layout.ts';
import type { Page } from './sheets.ts';

export interface Ware {
  readonly label: string;
  /** Its price, its stock, or what it is. */
  readonly head: string;
  readonly text: string;
  /** Out of reach: shown all the same. */
  readonly dim: boolean;
}

const NUMBER = 4;
const GAP = 2;
/** A text narrower than this is hard to read: it goes below the name. */
const LEAST_TEXT = 34;
const INDENT = 6;

/** Numbered from `first` on. */
export function wareLines(
  { style, width }: Pick<Page, 'style' | 'width'>,
  wares: readonly Ware[],
  first: number,
): string[] {
  const widest = (of: (ware: Ware) => string): number =>
    Math.max(0, ...wares.map((ware) => widthOf(of(ware)))) + GAP;
  const [names, heads] = [widest(({ label }) => label), widest(({ head }) => head)];
  const margin = NUMBER + names + heads;
  const isBeside = width - margin >= LEAST_TEXT;
  return wares.flatMap(({ label, head, text, dim }, i) => {
    const shade = dim ? style.dim : (line: string): string => line;
    const number = style.bold(String(first + i).padStart(3));
    const start = `${padTo(label, names)}${isBeside ? padTo(head, heads) : head}`;
    if (!isBeside)
      return [
        `${number} ${shade(start.trimEnd())}`,
        ...(text === '' ? [] : fold(text, width - INDENT).map((line) => shade(' '.repeat(INDENT) + line))),
      ];
    const [beside = '', ...more] = fold(text, width - margin);
    return [
      `${number} ${shade((start + beside).trimEnd())}`,
      ...more.map((line) => shade(' '.repeat(margin) + line)),
    ];
  });
}
