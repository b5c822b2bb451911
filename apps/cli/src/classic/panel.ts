/** The board, and beside it the heroes, the mission, the monsters in view. */
import { conditionName, drawBoard, figureMark, heroCalled, legendOf, squaresToSee } from '@oubliette/classic';
import type { Figure, Hero, View } from '@oubliette/classic';
import { makeSquare } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import type { Language } from '@oubliette/words';
import { cutTo, flow, fold, padTo, printed } from '../layout.ts';
import type { Room } from '../play/book.ts';
import { spread } from '../play/spread.ts';
import type { Detail } from '../play/spread.ts';
import { ui } from '../play/words.ts';
import type { ClassicLook, ClassicMenu, FamilyBook, HeroColumn } from './book.ts';

interface PanelLook extends ClassicLook {
  readonly book: FamilyBook;
}

export function tableLines(book: FamilyBook, look: ClassicLook, menu: ClassicMenu, room: Room): string[] {
  const { view, names, language, style } = look;
  const options = { language, names, colour: style.colour, ...book.pictured(view) };
  return spread(
    {
      board: view.board,
      seen: squaresToSee(view),
      centre: centreOf(view, menu),
      cells: book.cells,
      draw: (drawing) => drawBoard(view, { ...options, ...drawing }),
      legend: (window) => [
        ...legendOf(view, { ...options, window }).filter((entry) => !isHeroEntry(look, entry)),
        ...book.signs(view, language),
      ],
      panel: (width, detail) => panelOf({ ...look, book }, menu, width, detail),
      more: ui(language, 'moreMap', {}),
    },
    room,
    style,
  );
}

/** The panel names the heroes already. */
function isHeroEntry({ view, names, language }: ClassicLook, entry: string): boolean {
  return view.figures.some(
    (figure) =>
      figure.side === 'heroes' &&
      !isAlly(figure) &&
      entry.startsWith(`${figureMark(names, figure, language)} `),
  );
}

function centreOf(view: View, menu: ClassicMenu): Square | null {
  const id = menu.mover ?? view.turn.actor;
  return view.figures.find((figure) => figure.id === id)?.square ?? view.figures[0]?.square ?? null;
}

function panelOf(look: PanelLook, menu: ClassicMenu, width: number, detail: Detail): string[] {
  const { view, language, style } = look;
  const goals = view.quest.goals.flatMap(({ text, reached }) => {
    const lines = fold(`${reached ? '[x]' : '[ ]'} ${printed(text[language], language)}`, width, '    ');
    return detail === 'least'
      ? cutTo(lines, 1, () => short(`${lines[0]!}  `.padEnd(width + 1), width))
      : lines;
  });
  const mission = [...(detail === 'least' ? [] : [style.bold(ui(language, 'goals', {}))]), ...goals];
  return [
    ...heroTable(look, menu, width, detail),
    ...view.figures.filter(isAlly).map((ally) => allyLine(look, ally)),
    ...(detail === 'full' ? mission : []),
    ...monsterLines(look, width),
    ...(detail === 'full' ? [] : mission),
  ];
}

/** With a sign that there is more. */
function short(line: string, width: number): string {
  if (line.length <= width) return line;
  return `${line.slice(0, width - 2)} …`;
}

function isAlly({ kind }: Figure): boolean {
  return kind === 'captive';
}

export function whereabouts({ fate, gender }: Hero, language: Language): string {
  return fate === 'dead'
    ? ui(language, 'dead', { gender })
    : ui(language, fate === 'out' ? 'out' : 'notPlaced', {});
}

/** A line for each hero under the names of the columns; below it what they carry, if there is room. */
function heroTable(look: PanelLook, menu: ClassicMenu, width: number, detail: Detail): string[] {
  const { book, view, language, style } = look;
  const { columns } = book;
  const heads = columns.map((column) => column.head(language));
  const rows = view.heroes.map((hero) => columns.map((column) => column.of(view, hero)));
  const widths = heads.map((head, i) => Math.max(head.length, ...rows.map((row) => row[i]!.length)));
  const wanted = Math.max(...view.heroes.map((hero) => heroCalled(hero)[language].one.length)) + MARGIN;
  const fits = widths.map((_, i) => widths.slice(0, i + 1).reduce((sum, each) => sum + each + 1, 0));
  const least = detail === 'least' ? Math.min(wanted, SHORT_NAME) : wanted;
  const shown = fits.filter((each) => least + each <= width).length;
  const name = Math.min(wanted, width - (fits[shown - 1] ?? 0));
  const line = (start: string, cells: readonly string[]): string =>
    padTo(start.slice(0, name), name) +
    cells
      .slice(0, shown)
      .map((cell, i) => ` ${cell.padStart(widths[i]!)}`)
      .join('');
  return [
    style.bold(line(ui(language, 'party', {}), heads)),
    ...view.heroes.flatMap((hero, i) =>
      heroLines(look, menu, hero, { name, width, detail }, (start) => line(start, rows[i]!)),
    ),
  ];
}

/** The sign of the current figure, and the two characters on the board. */
const MARGIN = 4;
const SHORT_NAME = 13;

export const BODY: HeroColumn = {
  head: (language) => ui(language, 'body', {}),
  of: (view, { id }) => points(view, id, 'body', 'maxBody'),
};
export const MIND: HeroColumn = {
  head: (language) => ui(language, 'mind', {}),
  of: (view, { id }) => points(view, id, 'mind', 'maxMind'),
};
export const GOLD: HeroColumn = {
  head: (language) => ui(language, 'goldColumn', {}),
  of: (_, { gold }) => String(gold),
};

function points(view: View, id: string, now: 'body' | 'mind', most: 'maxBody' | 'maxMind'): string {
  const figure = view.figures.find((one) => one.id === id);
  return figure === undefined ? '' : `${figure[now]}/${figure[most]}`;
}

interface HeroRoom {
  readonly name: number;
  readonly width: number;
  readonly detail: Detail;
}

function heroLines(
  look: PanelLook,
  menu: ClassicMenu,
  hero: Hero,
  { name, width, detail }: HeroRoom,
  line: (start: string) => string,
): string[] {
  const { book, view, names, language, style } = look;
  const figure = view.figures.find(({ id }) => id === hero.id);
  const called = heroCalled(hero)[language].one.slice(0, name - MARGIN);
  if (figure === undefined)
    return [
      short(
        `    ${printed(`${heroCalled(hero)[language].one}: ${whereabouts(hero, language)}`, language)}`,
        width,
      ),
    ];
  const isActing = (view.turn.taker ?? menu.mover) === hero.id;
  const head = line(`${isActing ? '▸' : ' '}${figureMark(names, figure, language)} ${called}`);
  const lasting = [
    ...figure.conditions.map((condition) => conditionName(condition, language)),
    ...book.plights(view, figure.id, language),
  ].map((each) => `[${each}]`);
  const carried = detail === 'full' ? book.belongings(view, hero, language) : [];
  const below = [...carried, ...lasting].join(', ');
  return [
    isActing ? style.bold(head) : head,
    ...(below === '' ? [] : fold(`    ${below}`, width, '    ').map(style.dim)),
  ];
}

function allyLine({ names, language }: PanelLook, ally: Figure): string {
  const body = `${ui(language, 'body', {})} ${ally.body}/${ally.maxBody}`;
  return ` ${figureMark(names, ally, language)} ${ally.name?.[language].one ?? ''}  ${body}`;
}

/** Where each stands, its Body, and its facing in a book that has facing. */
function monsterLines({ book, view, names, language, style }: PanelLook, width: number): string[] {
  const monsters = view.figures.filter(({ side }) => side === 'morcar');
  if (monsters.length === 0) return [];
  const sign = book.pictured(view).sign;
  const entries = monsters.map((monster) => {
    const square = makeSquare(view.board, monster.square);
    const lasting = [
      ...monster.conditions.map((condition) => conditionName(condition, language)),
      ...book.plights(view, monster.id, language),
    ];
    const state = lasting.map((each) => ` [${each}]`).join('');
    const mark = `${sign?.(monster) ?? ''}${figureMark(names, monster, language)}`;
    return `${mark} ${square} ${monster.body}/${monster.maxBody}${state}`;
  });
  return [
    style.bold(ui(language, 'inView', {})),
    ...flow(entries, width - 1, '  ')
      .flatMap((line) => fold(line, width - 1, '  '))
      .map((line) => ` ${line}`),
  ];
}
