/** The true reason why there is no way to a place: what stands there, what bars the way, the movement. */
import { groundSeen } from '@oubliette/classic';
import type { Command, Figure, FigureId, View } from '@oubliette/classic';
import { clearLine, directionTo, emptySquares } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import type { Json, Refusal, RuleId, SeatId } from '@oubliette/kernel';
import type { Aim } from '../../play/intention.ts';
import type { Walking } from '../kit.ts';
import type { Desk } from './desk.ts';
import { approach, asIfFree, pathCost, squaresOfPath } from './stage.ts';
import type { Place, StagedPath } from './stage.ts';
import type { Why } from './why.ts';

/** More to the point than the way there: the foe is near, and still out of reach. */
const TELLING: readonly string[] = ['notDiagonally', 'notVisible'];

interface Wanted {
  readonly walking: Walking;
  readonly view: View;
  readonly actor: FigureId;
  readonly isGoal: (square: Square) => boolean;
}

export async function noWay(
  desk: Desk,
  seat: SeatId,
  actor: FigureId,
  place: Place,
  aim: Aim<Command> | null,
): Promise<void> {
  const { view, why } = desk.scene;
  const goal = typeof place === 'number' ? place : null;
  const self = view.figures.find(({ id }) => id === actor)!;
  const asked: Command = aim?.likely ?? { type: 'step', figure: actor, to: goal ?? self.square };
  if (aim === null && goal !== null) {
    const there = standingOn(view, self, goal);
    if (there !== null) return why(seat, asked, () => there);
    if (directionTo(view.board, self.square, goal) >= 0)
      return why(seat, asked, putForStep(view, self.square, goal));
  }
  const isGoal = (square: Square): boolean => aim?.from(square) ?? square === goal;
  const wanted = { walking: desk.kit.walking, view: asIfFree(view, actor), actor, isGoal };
  const far = wayIn(wanted, wanted.view);
  if (far !== null) {
    const own = aim === null ? null : await desk.refusalOf(seat, aim.likely);
    if (own === null || !TELLING.includes(own.code)) return whyNotOn(desk, seat, far, aim);
    return why(seat, asked, putForSight(view, self.square, goal ?? self.square));
  }
  const bar = barIn(wanted);
  return why(seat, asked, () => bar);
}

function refusal(code: Why, rule: RuleId, detail: { readonly [name: string]: Json } = {}): Refusal {
  return { code, rule, with: detail };
}

/** Furniture, a figure, or stairs no monster enters. */
function standingOn(view: View, self: Figure, square: Square): Refusal | null {
  const piece = view.furniture.find(({ squares }) => squares.includes(square));
  if (piece !== undefined) return refusal('standsThere', 'CLS-MOV-10', { thing: piece.kind });
  if (self.side === 'morcar' && view.stairs.includes(square))
    return { code: 'stairsClosed', rule: 'CLS-STA-08' };
  const holder = view.figures.find((figure) => figure.square === square);
  return holder === undefined ? null : refusal('somebodyThere', 'CLS-MOV-06', { figure: holder.id });
}

function wayIn({ walking, actor, isGoal }: Wanted, view: View): StagedPath | null {
  return approach(walking, view, actor, isGoal);
}

/** The one thing without which there would be a way; else the doors; else nobody knows. */
function barIn(wanted: Wanted): Refusal {
  const { view, actor } = wanted;
  const alone = (now: View): View => ({ ...now, figures: now.figures.filter(({ id }) => id === actor) });
  const past = wayIn(wanted, alone(view));
  if (past !== null) {
    const way = squaresOfPath(past);
    const bar = view.figures.find(({ id, square }) => id !== actor && way.includes(square));
    return refusal('somebodyInTheWay', 'CLS-MOV-07', { figure: bar?.id ?? actor });
  }
  const fresh = (now: View): View => ({ ...now, turn: { ...now.turn, path: [] } });
  if (wayIn(wanted, fresh(view)) !== null) return refusal('crossedAlready', 'CLS-MOV-05');
  for (const [code, rule, without] of BARS)
    if (wayIn(wanted, without(view)) !== null) return refusal(code, rule);
  const all = BARS.reduce((now, [, , without]) => without(now), alone(view));
  return wayIn(wanted, all) === null
    ? refusal('noWayThere', 'CLS-VIS-01')
    : refusal('doorShut', 'CLS-DOR-01');
}

const BARS: readonly (readonly [code: Why, rule: RuleId, without: (view: View) => View])[] = [
  ['pitBars', 'CLS-TRP-13', (view) => ({ ...view, pits: emptySquares(view.board), traps: [] })],
  ['doorShut', 'CLS-DOR-01', withOpenDoors],
  ['rubbleInTheWay', 'CLS-MOV-10', (view) => ({ ...view, rubble: emptySquares(view.board) })],
  ['furnitureInTheWay', 'CLS-MOV-10', (view) => ({ ...view, furnitureSquares: emptySquares(view.board) })],
];

function withOpenDoors(view: View): View {
  const { screen } = view;
  const opened = view.doors.map((): 'open' => 'open');
  if (screen === null) return { ...view, doors: opened };
  const doors = screen.doors.map((state) => (state === 'closed' ? ('open' as const) : state));
  return { ...view, doors: opened, screen: { ...screen, doors } };
}

/** What stands in the line of sight. */
function putForSight(view: View, from: Square, to: Square): (refused: Refusal) => Refusal {
  const ground = groundSeen(view);
  const isClear = (change: Partial<typeof ground>): boolean => clearLine({ ...ground, ...change }, from, to);
  const open = ground.doors.map((): 'open' => 'open');
  return (refused) => {
    if (refused.code !== 'notVisible') return refused;
    const code: Why = isClear({ doors: open })
      ? 'doorHides'
      : isClear({ rubble: emptySquares(view.board) })
        ? 'rubbleHides'
        : 'wallHides';
    return { ...refused, code, with: { figure: refused.with?.['target'] ?? null } };
  };
}

/** A wall on the side of the square, or a door that is known to be there. */
function putForStep({ board, doors }: View, from: Square, to: Square): (refused: Refusal) => Refusal {
  const isDoor = board.doors.some(
    ({ a, b }, door) => doors[door] === 'closed' && ((a === from && b === to) || (a === to && b === from)),
  );
  return (refused) =>
    refused.code === 'wallInTheWay' ? { ...refused, code: isDoor ? 'doorShut' : 'wallThere' } : refused;
}

/** There is a way, but no movement for it. */
function whyNotOn(desk: Desk, seat: SeatId, far: StagedPath, aim: Aim<Command> | null): Promise<void> {
  const { menu } = desk.situation;
  const { kit, scene } = desk;
  const { figure } = far;
  const prototype = menu?.items.find(({ id }) => id === 'move')?.prototype;
  const detail = { figure, steps: pathCost(far), left: kit.walking.left(scene.view, figure) ?? 0 };
  return scene.why(seat, prototype ?? aim?.likely ?? { type: 'rollMovement', figure }, (refused) =>
    refused.code === 'noMovementLeft' ? { ...refused, code: 'tooFar', with: detail } : refused,
  );
}
