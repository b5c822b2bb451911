/** Decisions ahead: a path before the dice, and the end of the turn after a command. Any reveal cancels both. */
import type { FigureId, View } from '@oubliette/classic';
import type { Square } from '@oubliette/dungeon';
import type { Walking } from '../kit.ts';
import { waysOf } from './reach.ts';
import { goalOf, pathCost, pathFault, stagePath } from './stage.ts';
import type { StagedPath } from './stage.ts';

/** A path planned before it can be walked. */
export interface Plan {
  readonly path: StagedPath;
  /** What was known when it was planned. */
  readonly known: string;
}

/** The table as if the hero had already rolled the highest dice. */
function asIfRolled({ farthest }: Walking, view: View, hero: FigureId): View | null {
  const figure = view.figures.find(({ id }) => id === hero);
  if (figure === undefined) return null;
  const { turn } = view;
  const isOn = turn.actor === hero;
  return {
    ...view,
    turn: {
      ...turn,
      actor: hero,
      left: farthest,
      moveOver: false,
      path: [figure.square],
      denied: isOn ? turn.denied : [],
      boons: isOn ? turn.boons : [],
      done: [],
    },
  };
}

/** Null if there is no way, or the hero has already moved this turn. */
export function planPath(walking: Walking, view: View, hero: FigureId, goal: Square): Plan | null {
  const { turn } = view;
  if (turn.taker === hero && (turn.left !== null || turn.moveOver)) return null;
  const ahead = asIfRolled(walking, view, hero);
  const path = ahead === null ? null : stagePath(walking, ahead, hero, goal);
  return path === null ? null : { path, known: knownIn(view) };
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
  const detour = stagePath(walking, view, path.figure, goalOf(path));
  let legs = path.legs;
  while (legs.length > 0 && (pathCost({ ...path, legs }) > left || isFaulty(legs))) legs = legs.slice(0, -1);
  if (legs.length < path.legs.length && detour !== null) return detour;
  return legs.length === 0 || waysOf(walking, view, path.figure) === null ? null : { ...path, left, legs };

  function isFaulty(some: StagedPath['legs']): boolean {
    return pathFault(walking, view, { ...path, left: left!, legs: some }) !== null;
  }
}
