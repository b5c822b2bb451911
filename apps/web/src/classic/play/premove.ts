/** Decisions ahead: a path before the dice, and the end of the turn after a command. Any reveal cancels both. */
import type { FigureId, View } from '@oubliette/classic';
import type { Square } from '@oubliette/dungeon';
import type { Walking } from '../kit.ts';
import { approach, asIfFree, cutShort, goalOf, stagePath } from './stage.ts';
import type { StagedPath } from './stage.ts';

/** A path planned before it can be walked. */
export interface Plan {
  readonly path: StagedPath;
  /** What was known when it was planned. */
  readonly known: string;
  /** It goes on once the dice are known: confirmed as a whole, or only where nothing needs to be confirmed. */
  readonly goesOn?: 'sure' | 'unasked';
}

export function planOf(view: View, path: StagedPath, goesOn?: Plan['goesOn']): Plan {
  return { path, known: knownIn(view), ...(goesOn === undefined ? {} : { goesOn }) };
}

/** Null if there is no way, or the hero has already moved this turn. */
export function planPath(walking: Walking, view: View, hero: FigureId, goal: Square): Plan | null {
  const { turn } = view;
  if (turn.taker === hero && (turn.left !== null || turn.moveOver)) return null;
  const path = stagePath(walking, asIfFree(view, hero), hero, goal);
  return path === null ? null : planOf(view, path);
}

/** Everything whose change is a reveal: squares, doors, traps, rubble, figures on the board. */
function knownIn({ revealed, doorKeys, doors, traps, rubble, figures }: View): string {
  const met = figures.map(({ id }) => id).toSorted();
  return JSON.stringify([revealed, doorKeys, doors, traps.length, rubble, met]);
}

/** Whether the plan's assumptions still hold. A death is no reveal. */
export function planHolds(view: View, { path, known }: Plan): boolean {
  const figure = view.figures.find(({ id }) => id === path.figure);
  return figure?.square === path.start && !hasRevealed(known, knownIn(view));
}

/** Something was revealed, asked or hurt: decisions ahead must be made again. */
export function isSurprised(before: View, after: View): boolean {
  const bodyOf = ({ figures }: View): number => figures.find(({ id }) => id === before.turn.taker)?.body ?? 0;
  return (
    hasRevealed(knownIn(before), knownIn(after)) || after.pending !== null || bodyOf(after) < bodyOf(before)
  );
}

/** Whether more is known than before: any change except a figure being gone. */
function hasRevealed(before: string, after: string): boolean {
  const [was, is] = [JSON.parse(before), JSON.parse(after)] as [unknown[], unknown[]];
  const [met, now] = [was.at(-1), is.at(-1)] as [FigureId[], FigureId[]];
  return (
    JSON.stringify(was.slice(0, -1)) !== JSON.stringify(is.slice(0, -1)) ||
    now.some((id) => !met.includes(id))
  );
}

/** The plan as far as the dice allow; null if not one square can be walked, undefined before the dice are known. */
export function planToWalk(walking: Walking, view: View, { path }: Plan): StagedPath | null | undefined {
  if (view.turn.taker !== path.figure) return undefined;
  const left = walking.left(view, path.figure);
  if (left === null) return view.turn.moveOver ? null : undefined;
  const cut = cutShort(walking, view, path);
  if (cut !== null && cut.short !== true) return cut;
  const { then } = path;
  const other =
    then === undefined
      ? stagePath(walking, view, path.figure, goalOf(path))
      : approach(walking, view, path.figure, (square) => then.aim.from(square));
  return other === null ? cut : { ...other, ...(then === undefined ? {} : { then }) };
}
