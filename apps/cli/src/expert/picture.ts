/** The dungeon as it is drawn: its tiles, what stands on them, the figures. */
import { boardSeen, FURNITURE, kindNoun } from '@oubliette/expert';
import type { Figure, FurnitureId, Tile, View } from '@oubliette/expert';
import type { Edge, Picture, Shown, Window } from '@oubliette/classic';
import { directionTo, EDGE_OPEN, EDGE_WALL, isSquare, squareAt } from '@oubliette/dungeon';
import type { Board, Square } from '@oubliette/dungeon';
import type { Language } from '@oubliette/words';
import { kindLetters, marksOf } from './look.ts';
import { words } from './words.ts';

const MARKS = {
  heap: '%%',
  chasm: '::',
  bridge: '==',
  stairs: '<<',
  site: '!!',
  room: '  ',
  passage: ' ·',
} as const;

/** What has been searched has a sign after its letter. */
const SEARCHED = "'";

const NO_NOTES: ReadonlyMap<Square, string> = new Map();

export function pictureOf(view: View, language: Language, notes = NO_NOTES): Picture {
  const board = boardSeen(view.layout);
  const things = thingsOn(view, language);
  return {
    board,
    square: (square) => (isSquare(board, square) ? (things.get(square) ?? bare(board, square, notes)) : null),
    edge: (a, b) => edgeBetween(view, board, a, b),
  };
}

function bare({ areas, areaOf }: Board, square: Square, notes: ReadonlyMap<Square, string>): Shown {
  const note = notes.get(square);
  if (note !== undefined) return { mark: note, style: 'bold' };
  const isRoom = areas[areaOf[square]!]!.kind === 'room';
  return { mark: isRoom ? MARKS.room : MARKS.passage, style: 'dim' };
}

/** A letter of the map and a sign: `C.`, once searched `C'`. */
function pieceMark(kind: FurnitureId, searched: boolean): string {
  return `${FURNITURE[kind].mark}${searched ? SEARCHED : '.'}`;
}

/** From the bottom up: later ones are on top. */
function thingsOn(view: View, language: Language): Map<Square, Shown> {
  const things = new Map<Square, Shown>();
  const add = (squares: readonly Square[], mark: string, style: Shown['style']): void => {
    for (const square of squares) things.set(square, { mark, style });
  };
  for (const { stairs, chasm, furniture } of view.tiles) {
    if (stairs !== null) add([stairs], MARKS.stairs, 'stairs');
    if (chasm !== null) addChasm(chasm, add);
    for (const { kind, squares, searched } of furniture)
      add(squares, pieceMark(kind, searched), searched ? 'dim' : 'furniture');
  }
  const done = view.quest.done.map(({ site }) => site);
  for (const { id, squares } of view.quest.sites) if (!done.includes(id)) add(squares, MARKS.site, 'bold');
  add(
    view.heaps.map(({ square }) => square),
    MARKS.heap,
    'furniture',
  );
  const marks = marksOf(view, language);
  for (const figure of view.figures)
    add([figure.square], marks.get(figure.id) ?? '??', styleOf(view, figure));
  return things;
}

type Add = (squares: readonly Square[], mark: string, style: Shown['style']) => void;

function addChasm({ squares, across, bridge }: NonNullable<Tile['chasm']>, add: Add): void {
  add(squares, MARKS.chasm, 'trap');
  if (bridge !== 'none') add(across, MARKS.bridge, 'stairs');
}

function styleOf({ turn }: View, { id, side }: Figure): Shown['style'] {
  if (turn.act?.figure === id) return 'active';
  return side === 'gm' ? 'monster' : 'hero';
}

function edgeBetween(view: View, board: Board, a: Square, b: Square): Edge {
  const [real, other] = isSquare(board, a) ? [a, b] : [b, a];
  if (!isSquare(board, real)) return 'none';
  const direction = directionTo(board, real, other);
  const edge = direction < 0 ? EDGE_WALL : board.edges[real * 4 + direction]!;
  if (edge === EDGE_OPEN) return 'none';
  if (edge === EDGE_WALL) return edgeOfLink(view, real, direction) ?? edgeOfExit(view, real, direction);
  return view.doors[edge] === 'open' ? 'open' : 'closed';
}

/** A door whose other side lies apart. */
function edgeOfLink({ links }: View, square: Square, direction: number): Edge | null {
  const link = links.find(({ a, b }) => [a, b].some(({ at, side }) => at === square && side === direction));
  return link === undefined ? null : link.open ? 'open' : 'closed';
}

/** A door with nothing laid behind it yet. */
function edgeOfExit({ layout }: View, square: Square, direction: number): Edge {
  const isExit = layout.exits.some((one) => one.direction === direction && one.squares.includes(square));
  return isExit ? 'closed' : 'wall';
}

/** Only what is drawn: "o orc", "C chest". */
export function legendOf(
  view: View,
  language: Language,
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
  const kinds = (Object.keys(FURNITURE) as FurnitureId[]).filter((kind) =>
    [true, false].some((searched) => on.has(pieceMark(kind, searched))),
  );
  const named = ['site', 'stairs', 'chasm', 'bridge', 'heap'] as const;
  return [
    ...[...kindLetters(view, language)]
      .filter(([, letter]) => [...on].some((mark) => mark.startsWith(letter)))
      .map(([kind, letter]) => `${letter} ${kindNoun(kind)[language].one}`),
    ...kinds.map((kind) => `${FURNITURE[kind].mark}. ${FURNITURE[kind].noun[language].one}`),
    ...([...on].some((mark) => mark.endsWith(SEARCHED))
      ? [`${SEARCHED} ${words(language, 'searched', {})}`]
      : []),
    ...named.filter((key) => on.has(MARKS[key])).map((key) => `${MARKS[key]} ${words(language, key, {})}`),
    ...(edges.has('closed') ? [`▒ ${words(language, 'closed', {})}`] : []),
    ...(edges.has('open') ? [`╎╌ ${words(language, 'open', {})}`] : []),
  ];
}
