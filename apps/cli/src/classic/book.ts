/** Classic at the terminal, and the decision points where another book of its family differs. */
import {
  attackDice,
  cardTexts,
  classic,
  defenceOf,
  drawBoard,
  equipmentCard,
  heroNoun,
  legendOf,
  questTreasureCard,
  reachOf,
  telling,
  treasureCard,
  turnTakerMention,
  windowOn,
} from '@oubliette/classic';
import type { BoardOptions, Command, FigureId, Hero, Names, Setup, View } from '@oubliette/classic';
import { pathTo } from '@oubliette/dungeon';
import type { Reach, Square } from '@oubliette/dungeon';
import type { Player } from '@oubliette/kernel';
import { sensibleHeroes, sensibleMorcar } from '@oubliette/players';
import type { Difficulty } from '@oubliette/players';
import type { Language, Telling } from '@oubliette/words';
import { flow, fold, printed } from '../layout.ts';
import type { Choice, TerminalLook, Menu, PlayBook } from '../play/book.ts';
import { QUEST_HELP } from '../play/help.ts';
import { inParts } from '../play/spread.ts';
import { ui } from '../play/words.ts';
import { menuOf, playingLine } from './menu.ts';
import { BODY, GOLD, MIND, tableLines, whereabouts } from './panel.ts';

export type ClassicLook = TerminalLook<View, Names>;
export type ClassicMenu = Menu<Command>;

/** A column of points beside the heroes' names. */
export interface HeroColumn {
  head(language: Language): string;
  /** Empty for a hero without any. */
  of(view: View, hero: Hero): string;
}

/** How the books on classic's table differ. */
export interface FamilyBook extends PlayBook {
  heroes(): Player;
  morcar(difficulty: Difficulty): Player;
  readonly telling: Telling<View, Command, Names>;
  reach(view: View, mover: FigureId): Reach | null;
  /** What is left of the turn, in a few words. */
  turnLeft(view: View, language: Language): readonly string[];
  /** The heroes' points, the most important first. */
  readonly columns: readonly HeroColumn[];
  /** How many characters wide a square may be drawn, the widest first. */
  readonly cells: readonly (2 | 3)[];
  /** What is drawn beside marks. */
  pictured(view: View): Pick<BoardOptions, 'sign'>;
  /** What those signs mean. */
  signs(view: View, language: Language): readonly string[];
  /** The present dice of attack and defence. */
  dice(view: View, hero: Hero): { readonly attack: number; readonly defence: number };
  /** What a hero carries. */
  belongings(view: View, hero: Hero, language: Language): readonly string[];
  /** A figure's lasting effects beyond classic's conditions. */
  plights(view: View, figure: FigureId, language: Language): readonly string[];
  cards(view: View, hero: Hero, language: Language): ReturnType<typeof cardTexts>;

  /** Commands that attack a target. */
  readonly blows: readonly string[];
  /** The order of a turn's commands. */
  readonly order: readonly string[];
  /** Moves of one sort differ only in their target; that many of them share a number. */
  sortOf(move: Command): { readonly sort: string; readonly fewest: number };
}

/** What the books of the family have in common; `this` is the current book. */
type Family = Pick<
  FamilyBook,
  | 'seat'
  | 'computers'
  | 'wishes'
  | 'obvious'
  | 'questId'
  | 'intro'
  | 'menu'
  | 'isBusy'
  | 'isGrave'
  | 'roll'
  | 'blowsAtAll'
  | 'board'
  | 'squareOf'
  | 'beforeWalk'
  | 'follower'
  | 'way'
  | 'title'
  | 'turnState'
  | 'table'
  | 'about'
  | 'map'
  | 'reachMap'
  | 'sheet'
  | 'ending'
>;

const FAMILY: Family & ThisType<FamilyBook> = {
  seat: (_setup, as) => (as === 'morcar' ? 'morcar' : 'heroes'),
  computers(_setup, as, difficulty) {
    if (as === 'both') return new Map();
    return new Map([as === 'heroes' ? ['morcar', this.morcar(difficulty)] : ['heroes', this.heroes()]]);
  },
  wishes: () => [],
  obvious: () => null,
  questId: ({ quest }: Setup) => quest.id,
  intro: () => null,
  menu(moves: readonly Command[], look: ClassicLook, focus) {
    return menuOf(this, moves, look, focus);
  },
  isBusy: (moves: readonly Command[], id) => moves.some((move) => 'figure' in move && move.figure === id),
  isGrave: ({ grave, commands }: Choice<Command>, { quest }: View) =>
    grave === true || (commands[0]?.type === 'leave' && quest.goals.some(({ reached }) => !reached)),
  roll: (mover): Command => ({ type: 'rollMovement', figure: mover ?? '' }),
  blowsAtAll({ figures }: View, mover) {
    const [type = ''] = this.blows;
    const self = figures.find(({ id }) => id === mover);
    const foes = figures.filter(({ side }) => side !== self?.side && side !== 'nobody');
    return foes.map(({ id: target }) => ({ type, figure: mover, target }));
  },

  board: ({ board }: View) => board,
  squareOf: ({ figures }: View, id) => figures.find((figure) => figure.id === id)?.square ?? null,
  follower: () => null,
  beforeWalk: ({ turn }: View, mover) =>
    turn.taker === mover && turn.left === null ? { type: 'rollMovement', figure: mover } : null,
  way(view: View, mover, to) {
    const reach = this.reach(view, mover);
    return reach === null ? [] : pathTo(reach, to);
  },

  title({ view, names, language }: ClassicLook) {
    const quest = view.quest.title[language];
    if (view.phase === 'over') return ui(language, 'over', { quest });
    if (view.phase !== 'play') return ui(language, 'beforePlay', { quest });
    const figure = turnTakerMention(names, view.turn.taker);
    return ui(language, 'roundAndTurn', { quest, round: view.round, figure });
  },
  turnState({ view, language }: ClassicLook) {
    return view.turn.actor === null || view.phase !== 'play' ? [] : this.turnLeft(view, language);
  },
  table(look: ClassicLook, menu: ClassicMenu, room) {
    return tableLines(this, look, menu, room);
  },
  about: (look: ClassicLook, menu: ClassicMenu) => playingLine(look, menu),
  map(look: ClassicLook, width) {
    return wholeMap(this, look, width);
  },
  reachMap(look: ClassicLook, mover, width) {
    const reach = this.reach(look.view, mover);
    if (reach === null) return null;
    const notes = [...reach.cost.entries()].flatMap(([square, cost]): [Square, string][] =>
      cost > 0 ? [[square, String(cost).padStart(2)]] : [],
    );
    return wholeMap(this, look, width, new Map(notes));
  },
  /** The heroes' names, points and dice, and everything they carry, with what it does. */
  sheet(look: ClassicLook, width) {
    const { view, language, style } = look;
    return view.heroes.flatMap((hero) => [
      style.bold(`${hero.name} · ${heroNoun(hero.id, hero.gender)[language].one}`),
      ...fold(`  ${standing(this, look, hero)}`, width, '  '),
      ...this.cards(view, hero, language).flatMap(({ name, text }) =>
        fold(`  ${printed(`${name}: ${text}`, language)}`, width, '    '),
      ),
    ]);
  },
  ending: ({ view, language }: ClassicLook) =>
    ui(language, 'winners', { outcome: view.ending?.outcome ?? '' }) +
    ` ${ui(language, 'rounds', { rounds: view.round })}`,
};

/** Attack and defence, points and gold; for heroes who left, how. */
function standing(book: FamilyBook, { view, language }: ClassicLook, hero: Hero): string {
  if (!view.figures.some(({ id }) => id === hero.id)) return whereabouts(hero, language);
  const { attack, defence } = book.dice(view, hero);
  const columns = book.columns.flatMap((column) => {
    const value = column.of(view, hero);
    return value === '' ? [] : [`${column.head(language)} ${value}`];
  });
  return [
    ui(language, 'attackDice', { dice: attack }),
    ui(language, 'defenceDice', { dice: defence }),
    ...columns,
  ].join(' · ');
}

/** Everything seen, side by side in parts if too wide, with its legend. */
function wholeMap(
  book: FamilyBook,
  { view, names, language, style }: ClassicLook,
  width: number,
  notes?: ReadonlyMap<Square, string>,
): string[] {
  const cell = book.cells.at(-1)!;
  const options = { language, names, colour: style.colour, cell, ...book.pictured(view) };
  const shown = notes === undefined ? options : { ...options, notes };
  const within = windowOn(view, Infinity, Infinity, null);
  return [
    ...inParts(within, cell, width).flatMap((window) => drawBoard(view, { ...shown, window, within })),
    ...flow([...legendOf(view, { ...options, window: within }), ...book.signs(view, language)], width),
  ];
}

export const classicBook: FamilyBook = {
  ...FAMILY,
  id: 'classic',
  system: classic,
  master: 'morcar',
  heroes: () => sensibleHeroes(),
  morcar: (difficulty) => sensibleMorcar({ difficulty }),

  telling,
  reach: reachOf,
  end: { type: 'endTurn' },
  ordinary: new Set(['stepped', 'monsterChosen']),
  help: QUEST_HELP,

  turnLeft: ({ turn }, language) => [
    turn.moveOver
      ? ui(language, 'moveOver', {})
      : turn.left === null
        ? ui(language, 'notRolled', {})
        : ui(language, 'movementLeft', { left: turn.left }),
    ui(language, turn.acted ? 'actionSpent' : 'actionLeft', {}),
  ],
  columns: [BODY, MIND, GOLD],
  cells: [3, 2],
  pictured: () => ({}),
  signs: () => [],
  dice: (view, { id }) => {
    const figure = view.figures.find((one) => one.id === id)!;
    return { attack: attackDice(figure, figure, null), defence: defenceOf(view, figure) };
  },
  belongings: (_, hero, language) => [
    ...hero.equipment.map((id) => equipmentCard(id).noun[language].one),
    ...hero.treasures.map((id) => questTreasureCard(id).noun[language].one),
    ...hero.potions.map((id) => treasureCard(id).noun[language].one),
    ...(hero.spells.length > 0 ? [ui(language, 'spells', { count: hero.spells.length })] : []),
  ],
  plights: () => [],
  cards: (_, hero, language) => cardTexts(hero, language),

  blows: ['attack'],
  order: [
    'rollMovement',
    'jump',
    'openDoor',
    'attack',
    'castSpell',
    'usePower',
    'searchTreasure',
    'searchSecrets',
    'disarm',
    'usePotion',
    'leave',
  ],
  sortOf: classicSort,
};

/** Casters have many spells: two targets are enough to share a number. */
function classicSort(move: Command): { readonly sort: string; readonly fewest: number } {
  switch (move.type) {
    case 'castSpell':
      return { sort: `${move.type} ${move.spell}`, fewest: 2 };
    case 'usePower':
      return { sort: `${move.type} ${move.figure} ${move.power}`, fewest: 3 };
    case 'placeWandering':
      return { sort: `${move.type} ${move.kind}`, fewest: 3 };
    case 'usePotion':
      return { sort: `${move.type} ${move.figure} ${move.potion}`, fewest: 3 };
    default:
      return { sort: JSON.stringify(move), fewest: Infinity };
  }
}
