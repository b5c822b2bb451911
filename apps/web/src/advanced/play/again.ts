/** Figures handled in groups: the last one's deed for the next of its kind; and all who follow the first mover. */
import { followerSeen, wayNearSeen } from '@oubliette/advanced';
import type { Command, FigureId, View, WaySeen } from '@oubliette/advanced';
import type { Square } from '@oubliette/dungeon';
import type { SeatId } from '@oubliette/kernel';
import { doerOf, meansKey } from './commands.ts';
import type { AdvancedScene } from './desk.ts';
import type { Staged } from './staged.ts';
import type { Situation } from './situation.ts';

export type Deed =
  | { readonly is: 'walk'; readonly figure: FigureId; readonly to: Square }
  | { readonly is: 'command'; readonly command: Command };

/** Null if no similar figure could do anything similar. */
export function againOf(
  { view, moves, figures, question }: Pick<Situation, 'view' | 'moves' | 'figures' | 'question'>,
  last: Deed | null,
): Staged | null {
  if (last === null || question !== null) return null;
  const doer = last.is === 'walk' ? last.figure : doerOf(last.command);
  const kind = view.figures.find(({ id }) => id === doer)?.kind;
  if (doer === null || kind === undefined || kind === 'hero') return null;
  const others = figures.filter((id) => id !== doer && isLike(view, id, kind));
  for (const figure of others) {
    const staged =
      last.is === 'walk' ? walkAfter(view, figure, last.to) : sameDeed(view, moves, figure, last.command);
    if (staged !== null) return staged;
  }
  return null;
}

/**
 * While exploring, the next of one's own figures to follow the one who went ahead this turn, or null. Another seat's figures
 * come after the mover has finished (ADV-TURN-09).
 */
export function followerOf(
  { view, seats, moves }: Pick<AdvancedScene, 'view' | 'seats' | 'moves'>,
  ahead: Deed | null,
): { readonly seat: SeatId; readonly figure: FigureId; readonly way: WaySeen } | null {
  const { mover, done, acts } = view.turn;
  if (ahead?.is !== 'walk' || (acts[ahead.figure]?.moved ?? 0) === 0) return null;
  if (mover !== null && !seats.includes(mover)) return null;
  const others = view.sheets.filter(({ id, seat }) => {
    if (!seats.includes(seat) || done.includes(seat)) return false;
    const isTheirs = mover === null || mover === seat;
    return !isTheirs || (moves[seat] ?? []).some((move) => move.type === 'step' && move.figure === id);
  });
  const next = followerSeen(
    view,
    ahead.figure,
    ahead.to,
    others.map(({ id }) => id),
  );
  const seat = others.find(({ id }) => id === next?.figure)?.seat;
  return next === null || seat === undefined ? null : { seat, ...next };
}

function isLike(view: View, id: FigureId, kind: string): boolean {
  return view.figures.some((figure) => figure.id === id && figure.kind === kind);
}

/** As near to the previous figure's goal as there is room. */
function walkAfter(view: View, figure: FigureId, goal: Square): Staged | null {
  const way = wayNearSeen(view, figure, goal);
  return way === null ? null : { is: 'walk', figure, way, to: way.steps.at(-1)! };
}

/** The same target by the same means; else the same target; else anything of the kind. */
function sameDeed(view: View, moves: readonly Command[], figure: FigureId, deed: Command): Staged | null {
  const like = moves.filter(
    ({ type, ...rest }) => type === deed.type && doerOf({ type, ...rest } as Command) === figure,
  );
  const target = targetOf(deed);
  const means = meansKey({ ...deed, figure } as Command);
  const command =
    like.find((move) => targetOf(move) === target && meansKey(move) === means) ??
    like.find((move) => targetOf(move) === target) ??
    (target === null || !view.figures.some(({ id }) => id === target) ? like[0] : undefined);
  return command === undefined ? null : { is: 'command', command };
}

function targetOf(command: Command): unknown {
  const { target, to, at } = command as Readonly<Record<string, unknown>>;
  return target ?? to ?? at ?? null;
}
