/** The table as one screen: the board and the party, what has just happened, what can be done. */
import { DIRECTIONS, makeSquare } from '@oubliette/dungeon';
import { fold, inColumns, widthOf } from '../layout.ts';
import type { LogLine, Look, Menu, PlayBook } from './book.ts';
import { KEYS } from './keys.ts';
import { ui } from './words.ts';

export interface Frame extends Look {
  readonly book: PlayBook;
  readonly width: number;
  readonly height: number;
  /** What has happened since the last screen, and how many lines came before. */
  readonly news: readonly LogLine[];
  readonly before: number;
  /** What is asked of whom; null when the match is over. */
  readonly prompt: string | null;
  readonly menu: Menu;
}

export function drawScreen(frame: Frame): string[] {
  const { book, menu, width, style } = frame;
  const log = logLines(frame);
  const choices = menuLines(frame);
  const rows = Math.floor((frame.height - log.length - choices.length - 7) / 2);
  return [
    style.bold(book.title(frame)),
    book.turnState(frame, menu).join(' · '),
    ...book.table(frame, menu, { width, rows: Math.max(5, rows) }),
    ...(log.length > 0 ? ['', ...log] : []),
    '',
    ...choices,
  ];
}

const MOST_LOG_LINES = 11;

function logLines({ news, before, language, style, width, height }: Frame): string[] {
  const most = Math.max(4, Math.min(MOST_LOG_LINES, Math.floor(height / 3)));
  const blocks = news.map((line, i) => foldLogLine(line, before + i + 1, width, style));
  const shown: string[] = [];
  let left = blocks.length;
  while (left > 0 && shown.length + blocks[left - 1]!.length <= most) {
    left -= 1;
    shown.unshift(...blocks[left]!);
  }
  return left === 0 ? shown : [style.dim(ui(language, 'earlier', { count: left })), ...shown];
}

/** Its number, its text and the rules behind it. */
export function foldLogLine(
  { text, rules }: Pick<LogLine, 'text' | 'rules'>,
  number: number,
  width: number,
  style: Look['style'],
  everyRule = false,
): string[] {
  const shown = everyRule ? rules : rules.slice(0, 2);
  const more = rules.length > shown.length ? ` +${rules.length - shown.length}` : '';
  const head = String(number).padStart(4);
  const folded = fold(text, width - 6);
  const rule = style.dim(`${shown.join(' ')}${more}`);
  const last = folded.at(-1)!;
  const tail = widthOf(last) + widthOf(rule) + 8 <= width ? [`${last}  ${rule}`] : [last, rule];
  return [...folded.slice(0, -1), ...tail].map((line, i) => `${i === 0 ? style.dim(head) : '    '}  ${line}`);
}

function menuLines(frame: Frame): string[] {
  const { book, prompt, menu, language, style, width } = frame;
  if (prompt === null) return [];
  const steps = stepLine(frame);
  const numbered = menu.choices.map(({ label }, i) => `${style.bold(String(i + 1).padStart(3))} ${label}`);
  return [
    style.bold(book.prompt(prompt, language)),
    ...book.about(frame, menu).flatMap((line) => fold(line, width)),
    ...(steps === '' ? [] : [steps]),
    ...inColumns(numbered, width),
  ];
}

/** The ways that are open: n C3, e D4. */
function stepLine({ book, menu, view, language, style }: Frame): string {
  if (menu.steps.size === 0) return '';
  const ways = DIRECTIONS.flatMap((direction) => {
    const step = menu.steps.get(direction);
    if (step === undefined) return [];
    return [`${style.bold(KEYS[language][direction])} ${makeSquare(book.board(view), step.to)}`];
  });
  const go = style.bold(ui(language, 'goHint', {}));
  return `  ${ui(language, 'move', { ways: ways.join('  '), go })}`;
}
