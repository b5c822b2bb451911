/** The true reason why there is no way to a place: who or what bars it, or the squares left. */
import { waysSeen } from '@oubliette/advanced';
import type { FigureId, Level, View } from '@oubliette/advanced';
import { emptySquares } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import type { Json, Refusal, RuleId } from '@oubliette/kernel';
import type { Why } from './why.ts';

/** Of a step in general: what bars the way says more. */
export const OF_A_STEP: readonly string[] = ['noSuchStep', 'noSquaresLeft'];

/** More than any move. */
const FAR = 99;

type Steps = readonly Square[];

/** For a figure that may move, and cannot get to any such square. */
export function noWay(view: View, figure: FigureId, isGoal: (square: Square) => boolean): Refusal {
  const isFight = view.turn.mode === 'combat';
  const free = unwearied(view, figure);
  const wayIn = (now: View): Steps | null => shortest(now, figure, isGoal);
  const way = wayIn(free);
  if (way !== null)
    return refusal('wayTooFar', isFight ? 'ADV-CMB-29' : 'ADV-EXPL-03', { steps: way.length });
  const side = view.figures.find(({ id }) => id === figure)?.side;
  const unattended = free.figures.filter((one) => one.id === figure || one.side !== side);
  const pastFriends = isFight ? wayIn({ ...free, figures: unattended }) : null;
  if (pastFriends !== null) return somebody(view, figure, pastFriends, 'ADV-CMB-31');
  const peaceful: View = { ...free, turn: { ...free.turn, mode: 'exploration' } };
  if (isFight && wayIn(peaceful) !== null) return refusal('zoneInTheWay', 'ADV-CMB-36');
  const alone: View = { ...peaceful, figures: peaceful.figures.filter(({ id }) => id === figure) };
  const past = wayIn(alone);
  if (past !== null) return somebody(view, figure, past, isFight ? 'ADV-CMB-31' : 'ADV-EXPL-18');
  for (const [code, rule, without] of BARS)
    if (wayIn(withLevel(alone, without)) !== null) return refusal(code, rule);
  return refusal('noWayThere', 'ADV-EXPL-05');
}

function refusal(code: Why, rule: RuleId, detail: { readonly [name: string]: Json } = {}): Refusal {
  return { code, rule, with: detail };
}

function somebody(view: View, figure: FigureId, way: Steps, rule: RuleId): Refusal {
  const bar = view.figures.find(({ id, square }) => id !== figure && way.includes(square));
  return refusal('somebodyInTheWay', rule, { figure: bar?.id ?? figure });
}

function shortest(view: View, figure: FigureId, isGoal: (square: Square) => boolean): Steps | null {
  const [nearest] = [...waysSeen(view, figure)]
    .filter(([square]) => isGoal(square))
    .toSorted(([, a], [, b]) => a.cost - b.cost);
  return nearest?.[1].steps ?? null;
}

function unwearied(view: View, figure: FigureId): View {
  const act = { moved: 0, left: FAR, did: null, first: null, over: false };
  return { ...view, turn: { ...view.turn, acts: { ...view.turn.acts, [figure]: act } } };
}

function withLevel(view: View, change: (level: Level) => Level): View {
  return { ...view, levels: view.levels.map((level, at) => (at === view.level ? change(level) : level)) };
}

/** What may bar the way, by the rule about it, and the level without it. */
const BARS: readonly (readonly [code: Why, rule: RuleId, without: (level: Level) => Level])[] = [
  [
    'doorShut',
    'ADV-EXPL-09',
    (level) => ({ ...level, doors: level.doors.map((state) => (state === 'closed' ? 'open' : state)) }),
  ],
  ['trapInTheWay', 'ADV-SPOT-08', (level) => ({ ...level, things: [] })],
  ['rubbleInTheWay', 'ADV-EXPL-04', (level) => ({ ...level, rubble: emptySquares(level.layout) })],
  ['furnitureInTheWay', 'ADV-EXPL-04', (level) => ({ ...level, furniture: emptySquares(level.layout) })],
];
