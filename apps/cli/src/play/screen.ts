/** The table as one screen: the board and the party, what has just happened, what can be done. */
import { DIRECTIONS, makeSquare } from '@oubliette/dungeon';
import type { LogLine } from '@oubliette/words';
import { cutTo, flow, fold, inColumns, widthOf } from '../layout.ts';
import type { Choice, Look, Menu, PlayBook } from './book.ts';
import { KEYS } from './keys.ts';
import { ui } from './words.ts';

export interface Frame extends Look {
  readonly book: PlayBook;
  readonly width: number;
  readonly height: number;
  /** What has happened since the last screen, and how many lines came before. */
  readonly news: readonly LogLine[];
  readonly before: number;
  /** The question and its player; null when the match is over. */
  readonly prompt: string | null;
  /** Asked instead, about the choices alone. */
  readonly question?: string;
  readonly menu: Menu;
  /** Lines that will be printed below it. */
  readonly below?: number;
}

/** The smallest size of a table. */
const LEAST = { width: 60, height: 20 } as const;
/** A few rows of squares: title and choices never take these. */
const LEAST_TABLE = { tall: 10, small: 8 } as const;
const TALL = 24;
const LEAST_LOG = 2;

/** No taller and no wider than the terminal, with a line to type on below it. */
export function drawScreen(frame: Frame): string[] {
  const { book, menu, width, height, style } = frame;
  if (width < LEAST.width || height < LEAST.height) return tooSmall(frame);
  const head = headLines(frame);
  const free = height - 1 - (frame.below ?? 0) - head.length;
  const least = height < TALL ? LEAST_TABLE.small : LEAST_TABLE.tall;
  const news = logLines(frame, Math.max(LEAST_LOG, Math.min(MOST_LOG_LINES, Math.floor(height / 3))));
  const choices = menuLines(frame, free - least - Math.min(news.length, LEAST_LOG));
  const log = logLines(frame, Math.min(news.length, free - least - choices.length));
  const left = free - log.length - choices.length;
  const gaps = Math.max(0, Math.min(log.length > 0 ? 2 : 1, left - least - GAP_FROM));
  return [
    ...head.map(style.bold),
    ...book.table(frame, menu, { width, height: left - gaps }),
    ...(gaps > 1 ? [''] : []),
    ...log,
    ...(gaps > 0 ? [''] : []),
    ...choices,
  ];
}

/** So many lines more than the least leave room for empty ones. */
const GAP_FROM = 2;
const MOST_LOG_LINES = 11;

/** On one line of a low window, without what is known or seen on the board. */
function headLines(frame: Frame): string[] {
  const { book, menu, width, height } = frame;
  const state = book.turnState(frame, menu).join(' · ');
  const line = [book.title(frame), ...(state === '' ? [] : [state])].join(' · ');
  if (widthOf(line) <= width || state === '') return fold(line, width);
  if (height >= ROOMY) return [book.title(frame), state].flatMap((each) => fold(each, width));
  const [, ...parts] = line.split(' · ');
  while (parts.length > 1 && widthOf(parts.join(' · ')) > width) parts.pop();
  return fold(parts.join(' · '), width);
}

/** Lists what can be done all the same, and how to see the table. */
function tooSmall(frame: Frame): string[] {
  const { width, height, language, style } = frame;
  const why = fold(ui(language, 'tooSmall', { width, height, ...wanted }), width);
  const most = Math.max(0, height - 1 - (frame.below ?? 0) - why.length);
  return [...why.map(style.bold), ...cutTo(menuLines(frame, most), most, () => '…')];
}

const wanted = { wantedWidth: LEAST.width, wantedHeight: LEAST.height };

/** As many of the newest lines as there is room for; of one that is too long, its beginning. */
function logLines({ news, before, language, style, width, height }: Frame, most: number): string[] {
  const rules = height < ROOMY ? 'beside' : 'always';
  const blocks = news.map((line, i) => foldLogLine(line, before + i + 1, width, style, rules));
  const all = blocks.flat();
  if (all.length <= most) return all;
  if (most <= 0) return [];
  const shown: string[] = [];
  let left = blocks.length;
  while (left > 0 && shown.length + blocks[left - 1]!.length < most) {
    left -= 1;
    shown.unshift(...blocks[left]!);
  }
  if (shown.length === 0)
    return cutTo(blocks.at(-1)!, most, () => style.dim(`      ${ui(language, 'wholeLog', {})}`));
  return [style.dim(ui(language, 'earlier', { count: left })), ...shown];
}

/** From this height on the rules behind a log line may have their own line. */
const ROOMY = 36;

/** Its number, its text and the rules behind it. */
export function foldLogLine(
  { text, rules }: Pick<LogLine, 'text' | 'rules'>,
  number: number,
  width: number,
  style: Look['style'],
  /** Which rules are named: all, the first two, or as many as fit on the line. */
  naming: 'all' | 'always' | 'beside' = 'always',
): string[] {
  const shown = naming === 'all' ? rules : rules.slice(0, 2);
  const more = rules.length > shown.length ? ` +${rules.length - shown.length}` : '';
  const head = String(number).padStart(4);
  const folded = fold(text, width - 6);
  const rule = style.dim(`${shown.join(' ')}${more}`);
  const last = folded.at(-1)!;
  const fits = widthOf(last) + widthOf(rule) + 8 <= width;
  const tail = fits ? [`${last}  ${rule}`] : naming === 'beside' ? [last] : [last, rule];
  return [...folded.slice(0, -1), ...tail].map((line, i) => `${i === 0 ? style.dim(head) : '    '}  ${line}`);
}

/** The question, the open ways and the numbered choices, in so many lines. */
function menuLines(frame: Frame, most: number): string[] {
  const { book, prompt, question, menu, language, style, width } = frame;
  if (prompt === null) return [];
  const steps = stepLine(frame);
  const about = book.about(frame, menu);
  const said = style.bold(question ?? book.telling.prompt(prompt, { language }));
  const more = question === undefined ? [...about, ...(steps === '' ? [] : [steps])] : [];
  const numbered = numberedChoices(menu.choices, style);
  const laidOut = (asked: readonly string[]) => {
    const head = flow(asked, width, '  ').flatMap((line) => fold(line, width));
    const { lines, left } = choiceLines(numbered, most - head.length, frame);
    return { lines: [...head, ...lines], left };
  };
  const { lines, left } = laidOut([said, ...more]);
  // The open ways already say whose turn it is.
  return left > 0 && steps !== '' && question === undefined ? laidOut(more).lines : lines;
}

export function numberedChoices(choices: readonly Choice[], style: Look['style']): string[] {
  return choices.map(({ label }, i) => `${style.bold(String(i + 1).padStart(3))} ${label}`);
}

/** In columns; closer together if they are many; the last ones left out if there are too many. */
function choiceLines(
  numbered: readonly string[],
  most: number,
  { width, language, style }: Pick<Frame, 'width' | 'language' | 'style'>,
): { readonly lines: string[]; readonly left: number } {
  const columns = inColumns(numbered, width);
  if (columns.length <= most) return { lines: columns, left: 0 };
  const close = (entries: readonly string[]): string[] =>
    flow(entries, width, '  ').flatMap((line) => fold(line, width, '    '));
  for (let shown = numbered.length; shown > 0; shown -= 1) {
    const left = numbered.length - shown;
    const rest = left === 0 ? [] : [style.dim(`  ${ui(language, 'moreChoices', { count: left })}`)];
    const lines = close([...numbered.slice(0, shown), ...rest]);
    if (lines.length <= most) return { lines, left };
  }
  const all = ui(language, 'moreChoices', { count: numbered.length });
  return { lines: most > 0 ? [all] : [], left: numbered.length };
}

/** The open ways: n C3, e D4. */
function stepLine({ book, menu, view, language, style }: Frame): string {
  if (menu.steps.size === 0) return '';
  const ways = DIRECTIONS.flatMap((direction) => {
    const step = menu.steps.get(direction);
    if (step === undefined) return [];
    return [`${style.bold(KEYS[language][direction])} ${makeSquare(book.board(view), step.to)}`];
  });
  const go = style.bold(ui(language, 'goHint', {}));
  // Beside the words, not in them: what is put into a sentence loses its colours.
  return `${ui(language, 'move', {})} ${ways.join('  ')} · ${go}`;
}
