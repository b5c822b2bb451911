/** The party's level as lines of text: what is laid, the things on it, and the figures. */
import { boardSeen, featureNoun, kindNoun, placesOf, squaresOf as squaresUnder } from '@oubliette/advanced';
import type { Figure, Level, Thing, View } from '@oubliette/advanced';
import { drawPicture, windowRound } from '@oubliette/classic';
import type { Edge, Picture, Shown, Window } from '@oubliette/classic';
import {
  directionTo,
  EDGE_OPEN,
  EDGE_WALL,
  isSquare,
  sameExit,
  squareAt,
  squaresOf,
  xOf,
  yOf,
} from '@oubliette/dungeon';
import type { Board, Square } from '@oubliette/dungeon';
import type { Language } from '@oubliette/words';
import { cutTo, flow } from '../layout.ts';
import type { Room } from '../play/book.ts';
import { inParts, middleOf, spread } from '../play/spread.ts';
import { ui } from '../play/words.ts';
import { kindLetters, levelShown, marksOf } from './look.ts';
import type { AdvancedLook, AdvancedMenu } from './look.ts';
import { panelOf } from './panel.ts';
import { words } from './words.ts';

const MARKS = {
  chest: '[]',
  openChest: '[_',
  pile: '%%',
  trap: '^^',
  pit: '()',
  fire: '**',
  rubble: '▓▓',
  out: '<<',
  down: '>>',
  up: '/\\',
  room: '  ',
  passage: ' ·',
} as const;

/** Drawn like a locked door: this game has none. */
const GRATING: Edge = 'locked';

/** The figures on a level, and which of them acts. */
type Standing = Pick<View, 'figures' | 'sheets' | 'turn'>;

const NO_NOTES: ReadonlyMap<Square, string> = new Map();

function pictureOf(view: Standing, level: Level, language: Language, notes = NO_NOTES): Picture {
  const board = boardSeen(level.layout);
  const things = thingsOn(view, level, board, language);
  return {
    board,
    square: (square) => (isSquare(board, square) ? (things.get(square) ?? bare(board, square, notes)) : null),
    edge: (a, b) => edgeBetween(level, board, a, b),
  };
}

function bare({ areas, areaOf }: Board, square: Square, notes: ReadonlyMap<Square, string>): Shown {
  const note = notes.get(square);
  if (note !== undefined) return { mark: note, style: 'bold' };
  const isRoom = areas[areaOf[square]!]!.kind === 'room';
  return { mark: isRoom ? MARKS.room : MARKS.passage, style: 'dim' };
}

/** From the bottom up: later ones are on top. */
function thingsOn(view: Standing, level: Level, board: Board, language: Language): Map<Square, Shown> {
  const things = new Map<Square, Shown>();
  const add = (squares: readonly Square[], mark: string, style: Shown['style']): void => {
    for (const square of squares) things.set(square, { mark, style });
  };
  for (const { id, squares } of board.areas) {
    const place = level.places[id];
    if (place?.stairs && place.kind !== 'room') add(squares, MARKS[place.stairs], 'stairs');
  }
  add(squaresOf(level.furniture), '&&', 'furniture');
  add(squaresOf(level.rubble), MARKS.rubble, 'dim');
  for (const thing of level.things) {
    if (thing.tag === 'feature')
      if (thing.feature === 'stairsDown') add(thing.squares, MARKS.down, 'stairs');
      else add(thing.squares, featureMark(thing.feature, language), 'furniture');
    else if (thing.tag === 'chest')
      add([thing.square], thing.state === 'open' ? MARKS.openChest : MARKS.chest, 'furniture');
    else if (thing.tag === 'pile') add([thing.square], MARKS.pile, 'furniture');
    else if (thing.line === undefined && thing.chest === null)
      add([thing.square], MARKS[trapMark(thing)], 'trap');
  }
  const marks = marksOf(view, language);
  for (const figure of view.figures)
    add(squaresUnder(board, figure), marks.get(figure.id) ?? '??', styleOf(view, figure));
  return things;
}

/** What the trap has become, or that it is one. */
function trapMark({ trap, state, left }: Extract<Thing, { tag: 'trap' }>): 'pit' | 'fire' | 'trap' {
  if (left !== undefined) return 'fire';
  return trap === 'pit' && state === 'sprung' ? 'pit' : 'trap';
}

/** A sign, and the first letter of its name. */
function featureMark(feature: string, language: Language): string {
  return `*${featureNoun(feature)[language].one.normalize('NFD').charAt(0)}`;
}

function styleOf({ turn }: Standing, { id, side, kind }: Figure): Shown['style'] {
  if (turn.active === id) return 'active';
  if (side === 'monsters') return 'monster';
  return kind === 'hero' ? 'hero' : 'ally';
}

function edgeBetween(level: Level, board: Board, a: Square, b: Square): Edge {
  const [real, other] = isSquare(board, a) ? [a, b] : [b, a];
  if (!isSquare(board, real)) return 'none';
  const direction = directionTo(board, real, other);
  const edge = direction < 0 ? EDGE_WALL : board.edges[real * 4 + direction]!;
  if (edge !== EDGE_WALL && isBarred(level, board, real, other)) return GRATING;
  if (edge === EDGE_OPEN) return 'none';
  if (edge !== EDGE_WALL) {
    const state = level.doors[edge];
    return state === 'open' ? 'open' : state === 'closed' ? 'closed' : 'wall';
  }
  return edgeOfExit(level, real, direction);
}

/** A portcullis has come down between two squares (ADV-TRAP-12). */
function isBarred({ things }: Level, board: Board, a: Square, b: Square): boolean {
  return things.some((thing) => {
    const line = thing.tag === 'trap' ? thing.line : undefined;
    if (line === undefined) return false;
    if (line.tag === 'door') return (line.a === a && line.b === b) || (line.a === b && line.b === a);
    const place = line.axis === 'x' ? xOf : yOf;
    const inside = [a, b].every((square) => board.areas[board.areaOf[square]!]?.id === line.area);
    return inside && place(board, a) > line.after !== place(board, b) > line.after;
  });
}

/** An edge with nothing laid behind it yet: an open end, or a door. */
function edgeOfExit({ layout, opened, falseDoors }: Level, square: Square, direction: number): Edge {
  const exit = layout.exits.find((one) => one.direction === direction && one.squares.includes(square));
  if (exit === undefined || exit.door === 'hidden') return 'wall';
  if (exit.door === null) return falseDoors.some((other) => sameExit(other, exit)) ? 'wall' : 'none';
  return opened.some((other) => sameExit(other, exit)) ? 'open' : 'closed';
}

/** As much of the level as there is room for, round the figure in hand, with the panel beside it. */
export function tableLines(look: AdvancedLook, menu: AdvancedMenu, room: Room): string[] {
  const { view, language, style } = look;
  const level = levelShown(view);
  if (level === undefined)
    return cutTo(panelOf(look, menu, room.width, 'brief'), room.height, () => style.dim('…'));
  const picture = pictureOf(view, level, language);
  return spread(
    {
      board: picture.board,
      seen: picture.board.areas.flatMap(({ squares }) => squares),
      centre: centreOf(view, picture.board, menu),
      cells: [3, 2],
      draw: (drawing) => drawPicture(picture, { colour: style.colour, ...drawing }),
      legend: (window) => [...legendOf(view, language, level, picture, window), ...leaderSign(look)],
      panel: (width, detail) => panelOf(look, menu, width, detail),
      more: ui(language, 'moreMap', {}),
    },
    room,
    style,
  );
}

/** What the star beside a name means. */
function leaderSign({ view, language }: AdvancedLook): string[] {
  const leader = view.sheets.find(({ id }) => id === view.leader);
  return leader === undefined ? [] : [`★ ${words(language, 'leader', { gender: leader.gender })}`];
}

/** The figure in hand, the middle of the places in question, or the party's leader. */
function centreOf(view: View, board: Board, { mover, choices }: AdvancedMenu): Square | null {
  const at = (id: string | null): Square | undefined => view.figures.find((one) => one.id === id)?.square;
  const asked = choices.flatMap(({ commands }) => commands.flatMap((command) => placesOf(command, view)));
  return (
    at(mover) ??
    middleOf(board, asked) ??
    at(view.turn.active) ??
    at(view.leader) ??
    view.figures[0]?.square ??
    null
  );
}

/** The party's whole level with its legend; below it what a treasure map shows. */
export function mapLines({ view, language, style }: AdvancedLook, width: number, notes = NO_NOTES): string[] {
  const level = levelShown(view);
  const drawn = { language, colour: style.colour, width };
  return [
    ...(level === undefined ? [] : levelLines(view, level, { ...drawn, notes })),
    ...view.charts.flatMap((chart) => [
      '',
      words(language, 'chart', { level: chart.level + 1 }),
      ...levelLines({ ...view, figures: [] }, chart.drawn, drawn),
    ]),
  ];
}

interface Drawn {
  readonly language: Language;
  readonly colour: boolean;
  readonly width: number;
  readonly notes?: ReadonlyMap<Square, string>;
}

/** Any level, whole. */
export function levelLines(
  standing: Standing,
  level: Level,
  { language, colour, width, notes = NO_NOTES }: Drawn,
): string[] {
  const picture = pictureOf(standing, level, language, notes);
  const seen = picture.board.areas.flatMap(({ squares }) => squares);
  const window = windowRound(picture.board, seen, Infinity, Infinity, null);
  return [
    ...inParts(window, 2, width).flatMap((part) =>
      drawPicture(picture, { colour, window: part, within: window }),
    ),
    ...flow(legendOf(standing, language, level, picture, window), width),
  ];
}

/** Only what is drawn: "r ratman". */
function legendOf(
  view: Standing,
  language: Language,
  level: Level,
  picture: Picture,
  { left, top, right, bottom }: Window,
): string[] {
  const on = new Set<string>();
  const edges = new Set<Edge>();
  for (let y = top; y <= bottom; y += 1)
    for (let x = left; x <= right; x += 1) {
      const here = squareAt(picture.board, x, y);
      on.add(picture.square(here)?.mark ?? '');
      edges.add(picture.edge(here, squareAt(picture.board, x + 1, y)));
      edges.add(picture.edge(here, squareAt(picture.board, x, y + 1)));
    }
  const named = ['chest', 'openChest', 'pile', 'trap', 'pit', 'fire', 'rubble', 'out', 'down', 'up'] as const;
  return [
    ...[...kindLetters(view, language)]
      .filter(([, letter]) => [...on].some((mark) => mark.startsWith(letter)))
      .map(([kind, letter]) => `${letter} ${kindNoun(kind)[language].one}`),
    ...new Set(
      level.things.flatMap((thing) =>
        thing.tag === 'feature' &&
        thing.feature !== 'stairsDown' &&
        on.has(featureMark(thing.feature, language))
          ? [`${featureMark(thing.feature, language)} ${featureNoun(thing.feature)[language].one}`]
          : [],
      ),
    ),
    ...named.filter((key) => on.has(MARKS[key])).map((key) => `${MARKS[key]} ${words(language, key, {})}`),
    ...(edges.has('closed') ? [`▒ ${words(language, 'closed', {})}`] : []),
    ...(edges.has('open') ? [`╎╌ ${words(language, 'open', {})}`] : []),
    ...(edges.has(GRATING) ? [`▓ ${words(language, 'grating', {})}`] : []),
  ];
}
