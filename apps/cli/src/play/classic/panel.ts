/** The board, and beside it the heroes, the mission, the monsters in view. */
import {
  conditionName,
  drawBoard,
  figureMark,
  heroNoun,
  HEROES,
  legendOf,
  windowOn,
} from '@oubliette/classic';
import type { Figure, Hero, View } from '@oubliette/classic';
import { makeSquare } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import type { Language } from '@oubliette/words';
import { flow, fold, padTo, printed, widthOf, withLegend } from '../../layout.ts';
import type { Room } from '../book.ts';
import { ui } from '../words.ts';
import type { ClassicLook, ClassicMenu, FamilyBook } from './book.ts';

interface Look extends ClassicLook {
  readonly book: FamilyBook;
}

const LEAST_PANEL = 40;

export function tableLines(book: FamilyBook, look: ClassicLook, menu: ClassicMenu, room: Room): string[] {
  const { view, names, language, style } = look;
  const { width, rows } = room;
  const wide = width - LEAST_PANEL - 3 - 4;
  const centre = centreOf(view, menu);
  const roomy = windowOn(view, Math.floor(wide / 4), rows, centre);
  const whole = windowOn(view, Infinity, rows, centre);
  const isCut = whole.right - whole.left > roomy.right - roomy.left;
  const window = isCut ? windowOn(view, Math.floor(wide / 3), rows, centre) : roomy;
  const options = { language, names, colour: style.colour, cell: isCut ? 2 : 3, window } as const;
  const board = drawBoard(view, options);
  const left = width - Math.max(...board.map(widthOf)) - 3;
  return withLegend(board, panelOf({ ...look, book }, left), legendOf(view, options), left, style);
}

function centreOf(view: View, menu: ClassicMenu): Square | null {
  const id = menu.mover ?? view.turn.actor;
  return view.figures.find((figure) => figure.id === id)?.square ?? view.figures[0]?.square ?? null;
}

function panelOf(look: Look, width: number): string[] {
  const { view, language, style } = look;
  const heading = (text: string): string => style.bold(text);
  return [
    heading(ui(language, 'party', {})),
    ...view.heroes.flatMap((hero) => heroLines(look, hero, width)),
    ...view.figures.filter(isAlly).flatMap((ally) => allyLine(look, ally)),
    heading(ui(language, 'goals', {})),
    ...view.quest.goals.flatMap(({ text, reached }) =>
      fold(`${reached ? '[x]' : '[ ]'} ${printed(text[language], language)}`, width, '    '),
    ),
    ...monsterLines(look, width),
  ];
}

function isAlly({ kind }: Figure): boolean {
  return kind === 'captive';
}

function whereabouts({ fate }: Hero, language: Language): string {
  return ui(language, fate === 'dead' ? 'dead' : fate === 'out' ? 'out' : 'notPlaced', {});
}

function heroLines(look: Look, hero: Hero, width: number): string[] {
  const { book, view, names, language, style } = look;
  const figure = view.figures.find(({ id }) => id === hero.id);
  const isActing = view.turn.taker === hero.id;
  const name = nameOf(hero, language);
  if (figure === undefined) return [`   ${printed(`${name}: ${whereabouts(hero, language)}`, language)}`];
  const points = [
    `${ui(language, 'body', {})} ${figure.body}/${figure.maxBody}`,
    `${ui(language, 'mind', {})} ${figure.mind}/${figure.maxMind}`,
    ui(language, 'gold', { gold: hero.gold }),
    ...book.points(view, hero, language),
  ].join('  ');
  const head = `${isActing ? '▸' : ' '}${figureMark(names, figure, language)} ${padTo(name, longestName(view, language))}`;
  const belongings = belongingsOf(look, hero, figure);
  return [
    ...fold(`${isActing ? style.bold(head) : head}  ${points}`, width, '    '),
    ...(belongings === '' ? [] : fold(`    ${belongings}`, width, '    ').map(style.dim)),
  ];
}

/** The name a player chose, or what the hero is. */
function nameOf({ id, name, gender }: Hero, language: Language): string {
  return name === HEROES[id].defaultName ? heroNoun(id, gender)[language].one : name;
}

function longestName({ heroes }: View, language: Language): number {
  return Math.max(...heroes.map((hero) => nameOf(hero, language).length));
}

function belongingsOf({ book, view, language }: Look, hero: Hero, figure: Figure): string {
  const lasting = [
    ...figure.conditions.map((condition) => conditionName(condition, language)),
    ...book.plights(view, figure.id, language),
  ];
  return [...book.belongings(view, hero, language), ...lasting.map((each) => `[${each}]`)].join(', ');
}

function allyLine({ names, language }: Look, ally: Figure): string {
  const body = `${ui(language, 'body', {})} ${ally.body}/${ally.maxBody}`;
  return ` ${figureMark(names, ally, language)} ${ally.name?.[language].one ?? ''}  ${body}`;
}

function monsterLines({ book, view, names, language, style }: Look, width: number): string[] {
  const monsters = view.figures.filter(({ side }) => side === 'morcar');
  if (monsters.length === 0) return [];
  const entries = monsters.map((monster) => {
    const square = makeSquare(view.board, monster.square);
    const body = monster.maxBody > 1 ? ` ${monster.body}/${monster.maxBody}` : '';
    const lasting = [
      ...monster.conditions.map((condition) => conditionName(condition, language)),
      ...book.plights(view, monster.id, language),
    ];
    const state = lasting.map((each) => ` [${each}]`).join('');
    return `${figureMark(names, monster, language)} ${square}${body}${state}`;
  });
  return [
    style.bold(ui(language, 'inView', {})),
    ...flow(entries, width - 1, '  ').map((line) => ` ${line}`),
  ];
}
