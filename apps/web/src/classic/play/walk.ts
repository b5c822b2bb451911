/** What may come up on a walk, and what may be expected to. */
import { groundSeen } from '@oubliette/classic';
import type { Command, FigureId, View } from '@oubliette/classic';
import { apart, clearLine, hasSquare } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import type { Walking } from '../kit.ts';

export type Surprise =
  /** A question must be answered first. */
  | 'question'
  | 'hurt'
  | 'monster'
  | 'reveal'
  | 'trap'
  /** The step led elsewhere, or the move is over. */
  | 'halted';

/** The message for each. */
export const WALK_WORDS = {
  question: 'walkQuestion',
  hurt: 'walkHurt',
  monster: 'walkMonster',
  reveal: 'walkReveal',
  trap: 'walkTrap',
  halted: 'walkHalted',
} as const satisfies Record<Surprise, string>;

/** A step's gravest side effect; what the last one reveals is no surprise. */
export function surpriseIn(before: View, after: View, command: Command, isLast: boolean): Surprise | null {
  if (command.type !== 'step' && command.type !== 'jump') return null;
  const { figure: id, to } = command;
  const was = before.figures.find((figure) => figure.id === id);
  const is = after.figures.find((figure) => figure.id === id);
  if (was === undefined || is === undefined || is.body < was.body) return 'hurt';
  if (after.pending !== null || after.missing.length > 0) return 'question';
  if (is.square !== to) return 'halted';
  if (after.traps.length !== before.traps.length || hasGrown(before.rubble, after.rubble)) return 'trap';
  const met = new Set(before.figures.map((figure) => figure.id));
  if (after.figures.some((figure) => !met.has(figure.id))) return 'monster';
  if (hasGrown(before.revealed, after.revealed) || after.doorKeys.length > before.doorKeys.length)
    return isLast ? null : 'reveal';
  const isOn = after.turn.actor === id && !after.turn.moveOver && after.phase === 'play';
  return isOn ? null : 'halted';
}

function hasGrown(before: readonly number[], after: readonly number[]): boolean {
  return after.some((word, i) => word !== before[i]);
}

/** Whether a way of heroes leads where something not yet seen comes into sight. */
export function revealsOn({ sight }: Walking, view: View, mover: FigureId, way: readonly Square[]): boolean {
  if (view.figures.find(({ id }) => id === mover)?.side !== 'heroes') return false;
  const { board, revealed } = view;
  const ground = groundSeen(view);
  const unseen = board.areas
    .flatMap(({ kind, squares }) => (kind === 'passage' ? squares : []))
    .filter((square) => !hasSquare(revealed, square));
  return way.some(
    (at) =>
      !hasSquare(revealed, at) ||
      unseen.some((square) => apart(board, at, square) <= sight && clearLine(ground, at, square)),
  );
}
