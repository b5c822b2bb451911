/** What a player can work out from the view: the board, ways to walk, dice and Speed. */
import { adjacent, enterable, pathTo, pieceSquares, reach, squareAt, xOf, yOf } from '@oubliette/dungeon';
import type { Board, Layout, Square } from '@oubliette/dungeon';
import { newDeck } from '@oubliette/kernel';
import { REFEREE } from './book.ts';
import { SECTIONS } from './content/sections.ts';
import { unblocked } from './combat/hits.ts';
import { hitsFelt } from './combat/knacks.ts';
import { canHit } from './combat/sight.ts';
import type { StrikeFrame } from './combat/types.ts';
import type { ExpertEvent } from './events.ts';
import { diceOf, figureAt, findFigure, fullBody, speedOf, withFigure } from './figures.ts';
import { boardOf, groundOf } from './ground.ts';
import { cellsOf } from './moving/cells.ts';
import { stepRulesOf } from './moving/links.ts';
import { mayPass } from './moving/ways.ts';
import { DEFAULT_OPTIONS } from './setup.ts';
import type { Figure, FigureId, State } from './state.ts';
import type { View } from './view.ts';
import { makeWorld } from './world.ts';

/** A world for calculations: nothing is rolled or decided on it. */
export const WORLD_SEEN = makeWorld(
  REFEREE,
  {
    players: [],
    heroes: [],
    quest: null,
    depth: null,
    bestiary: [],
    solo: true,
    remembered: null,
    options: DEFAULT_OPTIONS,
  },
  SECTIONS,
);

const states = new WeakMap<View, State>();

/** The match as far as it is seen: without anybody's secrets, and with nothing under way. Made once for a view. */
export function stateSeen(view: View): State {
  const known = states.get(view);
  if (known !== undefined) return known;
  const state = blind(view);
  states.set(view, state);
  return state;
}

function blind(view: View): State {
  return {
    ...view,
    pile: { ...view.pile, known: [] },
    decks: {
      event: newDeck('event', []),
      treasure: newDeck('treasure', []),
      monster: newDeck('monster', []),
      chaos: newDeck('chaos', []),
    },
    gm: { hand: [], armed: [], watch: [], hold: false, refused: [] },
    chaos: [],
    fallen: view.fallen.map((one) => ({ ...one, abilities: one.abilities ?? one.shown })),
    quest: { ...view.quest, bestiary: [], room: null },
    stack: [],
  };
}

export function boardSeen(layout: Layout): Board {
  return boardOf(WORLD_SEEN, layout);
}

/** A walk to a free square, with what it costs and every square of it. */
export interface WaySeen {
  readonly cost: number;
  readonly steps: readonly Square[];
}

/** Where the squares left take the figure in its turn (EXP-MOV-04 to EXP-MOV-09). */
export function waysSeen(view: View, id: FigureId): ReadonlyMap<Square, WaySeen> {
  const { act } = view.turn;
  return act?.figure !== id || act.left === null ? new Map() : waysWithin(view, id, act.left);
}

/** Where so many squares would take a figure, whether it is in its turn or not; from elsewhere, where it has got to. */
export function waysWithin(
  view: View,
  id: FigureId,
  budget: number,
  from?: Square,
): ReadonlyMap<Square, WaySeen> {
  const state = stateSeen(view);
  const figure = findFigure(state, id);
  if (figure === undefined) return new Map();
  const ground = groundOf(WORLD_SEEN, state);
  const isFree = (square: Square): boolean => (figureAt(state, square) ?? figure) === figure;
  const found = reach(ground, from ?? figure.square, {
    ...stepRulesOf(state),
    budget,
    enter(square) {
      const other = figureAt(state, square);
      return enterable(ground, square) && (other === undefined || mayPass(state, figure, other));
    },
    stay: isFree,
  });
  return new Map(
    [...found.cost.entries()].flatMap(([square, cost]) =>
      cost > 0 ? [[square, { cost, steps: pathTo(found, square) }] as const] : [],
    ),
  );
}

/** The fewest and the most cells the dice can bring a figure now (EXP-MOV-01, EXP-RUN-01). */
export function rollSeen(view: View, id: FigureId, mode: 'walk' | 'run'): readonly [number, number] {
  const state = stateSeen(view);
  const figure = findFigure(state, id);
  if (figure === undefined) return [0, 0];
  const { least, most } = cellsOf(state, figure, mode);
  return [least, most];
}

/** Whether one could attack the other from a square, with what it has in hand (EXP-CBT-03 to EXP-CBT-06). */
export function hitsSeen(view: View, id: FigureId, from: Square, target: FigureId): boolean {
  const state = stateSeen(view);
  const [figure, other] = [findFigure(state, id), findFigure(state, target)];
  if (figure === undefined || other === undefined) return false;
  const there = withFigure(state, id, { square: from });
  return canHit(WORLD_SEEN, there, { ...figure, square: from }, other);
}

/** Whether no wall and no closed door is between a square and one of these beside it (EXP-SRF-01). */
export function besideSeen(view: View, from: Square, squares: readonly Square[]): boolean {
  const ground = groundOf(WORLD_SEEN, stateSeen(view));
  return squares.some((square) => adjacent(ground, from, square));
}

/** How the blow under way stands: the hits that are left, and what they would leave of the target. */
export function leftSeen(
  view: View,
  blow: StrikeFrame,
): { readonly hits: number; readonly left: number; readonly most: number } {
  const state = stateSeen(view);
  const target = findFigure(state, blow.target);
  if (target === undefined) return { hits: 0, left: 0, most: 0 };
  const hits = unblocked(state, blow);
  const felt = Math.max(0, hitsFelt(target, hits) - blow.more.spared);
  return { hits, left: Math.max(0, target.body - felt), most: fullBody(target) };
}

export interface ValuesSeen {
  readonly body: number;
  readonly fullBody: number;
  readonly attack: number;
  readonly defence: number;
  readonly speed: number;
}

/** A figure's values as they are now. */
export function valuesSeen(view: View, figure: Figure): ValuesSeen {
  const state = stateSeen(view);
  return {
    body: figure.body,
    fullBody: fullBody(figure),
    attack: diceOf(state, figure, 'attack'),
    defence: diceOf(state, figure, 'defence'),
    speed: speedOf(state, figure),
  };
}

/** The squares of the tile being laid, one way or another; null where none is. */
export function laidSeen(
  { layout, stack }: Pick<View, 'layout' | 'stack'>,
  fit: number,
): readonly Square[] | null {
  const top = stack.at(-1);
  const way = top?.tag === 'laying' ? top.fits[fit] : undefined;
  return way === undefined ? null : pieceSquares(layout, SECTIONS, { id: way.section, ...way });
}

/** Its outermost squares. */
export function layingSeen(view: View, fit: number): readonly [Square, Square] | null {
  const squares = laidSeen(view, fit);
  if (squares === null) return null;
  const { layout } = view;
  const xs = squares.map((square) => xOf(layout, square));
  const ys = squares.map((square) => yOf(layout, square));
  return [
    squareAt(layout, Math.min(...xs), Math.min(...ys)),
    squareAt(layout, Math.max(...xs), Math.max(...ys)),
  ];
}

/** Events that move, add, remove or lay something. */
const UNFOLDED: ReadonlySet<ExpertEvent['type']> = new Set([
  'stepped',
  'jumped',
  'tumbled',
  'putBack',
  'teleported',
  'blinked',
  'pushedOut',
  'shoved',
  'pitOpened',
  'pitClosed',
  'doorOpened',
  'doorLocked',
  'lockGave',
  'tileLaid',
  'doorJoined',
  'deadEndFound',
  'bridgeRolled',
  'doorAdded',
  'doorDropped',
  'doorMoved',
  'pieceMoved',
  'pieceDropped',
  'statueWoke',
  'sitesSet',
  'groupCame',
  'appeared',
  'heroPlaced',
  'hostageFreed',
  'bodyLost',
  'bodyGained',
  'died',
  'left',
  'cardDropped',
]);

/** The view after one more event, as far as it is visible; events without a visible effect change nothing. */
export function unfoldSeen(view: View, event: ExpertEvent): View {
  if (!UNFOLDED.has(event.type)) return view;
  try {
    const next = REFEREE.apply(WORLD_SEEN, stateSeen(view), event);
    const { sites, freed } = next.quest;
    return { ...view, ...boardIn(next), quest: { ...view.quest, sites, freed } };
  } catch {
    return view;
  }
}

/** What all see of it. */
function boardIn({
  figures,
  heroes,
  layout,
  doors,
  links,
  deadEnds,
  tiles,
  locks,
  pits,
  heaps,
  groups,
  named,
}: State) {
  return { figures, heroes, layout, doors, links, deadEnds, tiles, locks, pits, heaps, groups, named };
}
