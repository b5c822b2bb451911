/** An expedition of Advanced HeroQuest at the terminal. */
import {
  advanced,
  BESTIARY,
  cardOf,
  figureMention,
  followerSeen,
  HEROES,
  MASTER,
  momentName,
  nextExpedition,
  roomText,
  RATED,
  spellNoun,
  squareName,
  squaresLeftSeen,
  statsSeen,
  telling,
  thingNoun,
  topSeen,
  waysSeen,
} from '@oubliette/advanced';
import type { Command, Names, Setup, Sheet, State, View } from '@oubliette/advanced';
import type { Square } from '@oubliette/dungeon';
import { sensibleAdvancedHeroes, sensibleAdvancedMaster } from '@oubliette/players/advanced';
import type { Telling } from '@oubliette/words';
import { listed, printed } from '../layout.ts';
import type { Choice, PlayBook } from '../play/book.ts';
import { EXPEDITION_HELP } from '../play/help.ts';
import { ui } from '../play/words.ts';
import { levelShown } from './look.ts';
import type { AdvancedLook, AdvancedMenu } from './look.ts';
import { mapLines, tableLines } from './map.ts';
import { isBusy, labelOf, menuOf } from './menu.ts';
import { aimsOf, belongingsOf, memberOf, plightsOf } from './panel.ts';
import { words } from './words.ts';

/** Before anything is laid. */
const NOWHERE = { width: 64, height: 64 };

/** An attack is shown with what it takes to hit. */
const EXPEDITION_TELLING: Telling<View, Command, Names> = { ...telling, label: labelOf };

export const advancedBook: PlayBook = {
  id: 'advanced',
  system: advanced,
  master: 'master',
  seat: ({ players }: Setup, as) => (as === 'master' ? MASTER : players[0]!.seat),
  computers({ players, master }: Setup, as, difficulty, luck) {
    if (as === 'both') return new Map();
    if (as === 'master') return new Map(players.map(({ seat }) => [seat, sensibleAdvancedHeroes()]));
    return new Map(master ? [[MASTER, sensibleAdvancedMaster({ difficulty, luck })]] : []);
  },
  wishes: (as) => (as === 'master' || as === 'both' ? WATCHED : []),
  obvious,
  questId: ({ dungeon }: Setup) => dungeon.id,
  intro: ({ dungeon }: Setup, language) => printed(dungeon.intro[language], language) || null,
  onward: (setup: Setup, state: State) => nextExpedition(setup, state, Object.values(HEROES)),

  telling: EXPEDITION_TELLING,

  menu: (moves: readonly Command[], look: AdvancedLook, focus) => menuOf(moves, look, focus),
  isBusy: (moves: readonly Command[], figure) => isBusy(moves, figure),
  isGrave,
  roll: (mover): Command => ({ type: 'run', figure: mover ?? '' }),
  end: { type: 'done' },
  blowsAtAll: ({ figures, sheets }: View, mover) => {
    const self = figures.find(({ id }) => id === mover);
    const own = sheets.find(({ id }) => id === mover)?.weapons;
    const foes = figures.filter(({ side }) => side !== self?.side);
    return (own ?? BESTIARY[self?.of ?? '']?.weapons ?? []).flatMap((weapon) =>
      foes.map(({ id: target }) => ({ type: 'attack', figure: mover, target, weapon })),
    );
  },

  board: (view: View) => levelShown(view)?.layout ?? NOWHERE,
  squareOf: ({ figures }: View, id) => figures.find((figure) => figure.id === id)?.square ?? null,
  beforeWalk: () => null,
  way: (view: View, mover, to) => waysSeen(view, mover).get(to)?.steps ?? [],
  follower(view: View, ahead) {
    const at = view.figures.find(({ id }) => id === ahead)?.square;
    const own = view.sheets.filter(({ seat }) => seat === view.seat).map(({ id }) => id);
    const next = at === undefined ? null : followerSeen(view, ahead, at, own);
    return next === null ? null : { mover: next.figure, steps: next.way.steps };
  },
  ordinary: new Set(['begun', 'wentOn', 'finished', 'stepped', 'trod']),

  title,
  turnState,
  table: (look: AdvancedLook, menu: AdvancedMenu, room) => tableLines(look, menu, room),
  about,
  map: (look: AdvancedLook, width) => mapLines(look, width),
  reachMap(look: AdvancedLook, mover, width) {
    const ways = [...waysSeen(look.view, mover)];
    if (ways.length === 0) return null;
    const notes = ways.map(([square, { cost }]): [Square, string] => [square, String(cost).padStart(2)]);
    return mapLines(look, width, new Map(notes));
  },
  sheet,
  ending: ({ view, language }: AdvancedLook) =>
    words(language, 'ended', {
      outcome: view.ending?.outcome ?? '',
      home: view.sheets.filter(({ kind, where }) => kind === 'hero' && where === 'left').length,
      turns: view.turn.number,
    }),
  help: EXPEDITION_HELP,
};

/** When a person behind the screen is asked, until they change it. */
const WATCHED = (['exploration', 'combatStart', 'placing', 'chest'] as const).map((moment) => ({
  seat: MASTER,
  command: { type: 'watch', moment, on: true } satisfies Command,
}));

/** Nothing to play: everybody knows how many counters there are. */
function obvious(moves: readonly Command[]): Command | null {
  const [only, ...others] = moves.filter(({ type }) => type !== 'watch');
  return only?.type === 'holdCounters' && others.length === 0 ? only : null;
}

/** Leaving before the errand is done. */
function isGrave({ commands }: Choice<Command>, view: View): boolean {
  if (commands[0]?.type !== 'leaveDungeon') return false;
  const had = new Set([...view.achieved, ...view.sheets.flatMap(({ items }) => items)]);
  return !view.quest.aims.every((aim) => had.has(aim));
}

function title({ view, language, setup }: AdvancedLook): string {
  const dungeon = setup.dungeon.title[language];
  if (view.stage === 'over') return words(language, 'over', { dungeon });
  if (view.stage === 'setup') return words(language, 'preparations', { dungeon });
  const { number, mode, phase } = view.turn;
  return words(language, 'title', { dungeon, level: view.level + 1, turn: number, mode, phase });
}

/** Of the figure in hand. */
function turnState({ view, language }: AdvancedLook, { mover }: AdvancedMenu): string[] {
  if (mover === null || view.stage !== 'play') return [];
  const act = view.turn.acts[mover];
  const hasActed = act !== undefined && (act.did !== null || act.over);
  return [
    words(language, 'squaresLeft', { left: squaresLeftSeen(view, mover) }),
    words(language, hasActed ? 'hasActed' : 'mayAct', {}),
  ];
}

/** What a Fate point would undo, when a counter would be played, or which figure the choices are for. */
function about({ view, names, language }: AdvancedLook, { mover, choices }: AdvancedMenu): string[] {
  const top = topSeen(view);
  if (top?.tag === 'counter')
    return [words(language, 'moment', { moment: momentName(top.moment, language) })];
  if (top?.tag === 'damage')
    return [words(language, 'fateWounds', { target: figureMention(names, top.target), wounds: top.wounds })];
  if (top?.tag === 'test' && top.kind === 'damage') return [words(language, 'fateDice', {})];
  if (top?.tag === 'test')
    return [words(language, 'fateRoll', { figure: figureMention(names, top.figure), face: top.face })];
  const room = roomText(view, language);
  if (room !== null) return [room];
  const figure = view.figures.find(({ id }) => id === mover);
  if (figure === undefined || !choices.some(({ turnTo }) => turnTo !== undefined)) return [];
  return [
    ui(language, 'playing', { figure: figureMention(names, figure.id), square: squareName(figure.square) }),
  ];
}

/** The party's sheets, with figures as they are now, or as they will set out. */
function sheet(look: AdvancedLook, width: number): string[] {
  return [...look.view.sheets.flatMap((each) => sheetLines(look, each, width)), ...aimsOf(look)];
}

function sheetLines({ view, language, style }: AdvancedLook, each: Sheet, width: number): string[] {
  const figure = view.figures.find(({ id }) => id === each.id);
  const name = style.bold(memberOf(each, language));
  if (figure === undefined && each.where !== 'inside')
    return [
      printed(`${name}: ${words(language, 'where', { where: each.where, gender: each.gender })}`, language),
    ];
  const { start, startWounds, startFate, fate, spells, components } = each;
  const now = figure === undefined ? start : statsSeen(view, figure);
  const stats = Object.fromEntries(RATED.map((rated) => [rated, now[rated]]));
  const points = [
    `${words(language, 'wounds', {})} ${figure?.wounds ?? startWounds}/${startWounds}`,
    ...(startFate > 0 ? [`${words(language, 'fate', {})} ${fate}/${startFate}`] : []),
  ];
  const goods = [...belongingsOf(each, language), ui(language, 'gold', { gold: each.gold })];
  return [
    name,
    `  ${words(language, 'figures', stats as Parameters<typeof words<'figures'>>[2])}  ${points.join('  ')}`,
    ...listed(
      cardOf(each).weapons.map(({ id, dice }) =>
        words(language, 'weaponDice', { weapon: thingNoun(id)[language].one, dice }),
      ),
      width,
      '  ',
    ),
    ...listed(figure === undefined ? [] : plightsOf(figure, language), width, '  '),
    ...listed(goods, width, '  '),
    ...listed(
      spells.map((id) => spellNoun(id)[language].one),
      width,
      '  ',
    ),
    ...listed(
      components.map((id) => thingNoun(id)[language].one),
      width,
      '  ',
    ),
  ];
}
