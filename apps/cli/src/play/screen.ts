/** The table as one screen: the board and the party, what has just happened, what can be done. */
import {
  drawBoard,
  figureMention,
  legendOf,
  squareName,
  turnTakerMention,
  windowOn,
} from '@oubliette/classic';
import type { LogLine } from '@oubliette/classic';
import { DIRECTIONS, makeSquare } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import { beside, flow, fold, inColumns, widthOf } from '../layout.ts';
import type { Menu } from './menu.ts';
import { panelOf } from './panel.ts';
import type { Look } from './panel.ts';
import { KEYS } from './keys.ts';
import { ui } from './words.ts';

export interface Frame extends Look {
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
  const log = logLines(frame);
  const choices = menuLines(frame);
  const rows = Math.floor((frame.height - log.length - choices.length - 7) / 2);
  return [
    titleOf(frame),
    turnState(frame),
    ...tableLines(frame, Math.max(5, rows)),
    ...(log.length > 0 ? ['', ...log] : []),
    '',
    ...choices,
  ];
}

function titleOf(frame: Frame): string {
  const { view, names, language, style } = frame;
  const quest = view.quest.title[language];
  if (view.phase === 'over') return style.bold(ui(language, 'over', { quest }));
  if (view.phase !== 'play') return style.bold(ui(language, 'beforePlay', { quest }));
  const figure = turnTakerMention(names, view.turn.taker);
  return style.bold(ui(language, 'roundAndTurn', { quest, round: view.round, figure }));
}

/** What is left of the turn. */
function turnState({ book, view, language }: Frame): string {
  if (view.turn.actor === null || view.phase !== 'play') return '';
  return book.turnState(view, language).join(' · ');
}

const LEAST_PANEL = 40;

function tableLines(frame: Frame, rows: number): string[] {
  const { view, names, language, style, width } = frame;
  const room = width - LEAST_PANEL - 3 - 4;
  const centre = centreOf(frame);
  const roomy = windowOn(view, Math.floor(room / 4), rows, centre);
  const whole = windowOn(view, Infinity, rows, centre);
  const isCut = whole.right - whole.left > roomy.right - roomy.left;
  const window = isCut ? windowOn(view, Math.floor(room / 3), rows, centre) : roomy;
  const options = { language, names, colour: style.colour, cell: isCut ? 2 : 3, window } as const;
  const board = drawBoard(view, options);
  const mapWidth = Math.max(...board.map(widthOf));
  const panel = panelOf(frame, width - mapWidth - 3);
  const legend = flow(legendOf(view, options), width - mapWidth - 3, '  ').map(style.dim);
  const fits = panel.length + legend.length < board.length;
  return beside(board, fits ? [...panel, '', ...legend] : panel, 3);
}

function centreOf({ view, menu }: Frame): Square | null {
  const id = menu.mover ?? view.turn.actor;
  return view.figures.find((figure) => figure.id === id)?.square ?? view.figures[0]?.square ?? null;
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
    ...playingLine(frame),
    ...(steps === '' ? [] : [steps]),
    ...inColumns(numbered, width),
  ];
}

/** In the Morcar turn, which of the monsters the choices are for. */
function playingLine({ view, names, menu, language }: Frame): string[] {
  const mover = view.figures.find(({ id }) => id === menu.mover);
  if (view.phase !== 'play' || view.turn.taker !== null || view.pending !== null || mover === undefined)
    return [];
  const figure = figureMention(names, mover.id);
  return [ui(language, 'playing', { figure, square: squareName(names, mover.square) })];
}

/** The ways that are open: n C3, e D4. */
function stepLine({ menu, view, language, style }: Frame): string {
  if (menu.steps.size === 0) return '';
  const ways = DIRECTIONS.flatMap((direction) => {
    const step = menu.steps.get(direction);
    if (step === undefined) return [];
    return [`${style.bold(KEYS[language][direction])} ${makeSquare(view.board, step.to)}`];
  });
  const go = style.bold(ui(language, 'goHint', {}));
  return `  ${ui(language, 'move', { ways: ways.join('  '), go })}`;
}
