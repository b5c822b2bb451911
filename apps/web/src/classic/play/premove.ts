/** What is decided ahead: a path planned before the dice, and the end of the turn after what is staged. Any reveal cancels both. */
import type { FigureId, View } from '@oubliette/classic';
import type { Square } from '@oubliette/dungeon';
import type { Walking } from '../kit.ts';
import { waysOf } from './reach.ts';
import { goalOf, pathCost, pathFault, stagePath } from './stage.ts';
import type { StagedPath } from './stage.ts';

/** A path laid before it can be walked. */
export interface Plan {
  readonly path: StagedPath;
  /** What was known when it was laid. */
  readonly known: string;
}

/** The table as if the hero's dice had been rolled already, as high as can be. */
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

/** Null where no way leads, or where the hero has moved already this turn. */
export function planPath(walking: Walking, view: View, hero: FigureId, goal: Square): Plan | null {
  const { turn } = view;
  if (turn.taker === hero && (turn.left !== null || turn.moveOver)) return null;
  const ahead = asIfRolled(walking, view, hero);
  const path = ahead === null ? null : stagePath(walking, ahead, hero, goal);
  return path === null ? null : { path, known: knownIn(view) };
}

/** Everything whose change is a reveal: squares, doors, traps, rubble, who is on the board. */
function knownIn({ revealed, doorKeys, doors, traps, rubble, figures }: View): string {
  const met = figures.map(({ id }) => id).toSorted();
  return JSON.stringify([revealed, doorKeys, doors, traps.length, rubble, met]);
}

/** Whether what the plan was made with is still so. Somebody's death is no reveal. */
export function planHolds(view: View, { path, known }: Plan): boolean {
  const figure = view.figures.find(({ id }) => id === path.figure);
  return figure?.square === path.start && !hasRevealed(known, knownIn(view));
}

/** Something came to light, was asked or hurt: what was decided ahead must be decided again. */
export function isSurprised(before: View, after: View): boolean {
  const bodyOf = ({ figures }: View): number => figures.find(({ id }) => id === before.turn.taker)?.body ?? 0;
  return (
    hasRevealed(knownIn(before), knownIn(after)) || after.pending !== null || bodyOf(after) < bodyOf(before)
  );
}

/** Whether more is known than before: anything but that somebody is gone. */
function hasRevealed(before: string, after: string): boolean {
  const [was, is] = [JSON.parse(before), JSON.parse(after)] as [unknown[], unknown[]];
  const [met, now] = [was.at(-1), is.at(-1)] as [FigureId[], FigureId[]];
  return (
    JSON.stringify(was.slice(0, -1)) !== JSON.stringify(is.slice(0, -1)) ||
    now.some((id) => !met.includes(id))
  );
}

/** The plan as far as the dice let it go; null where not a square of it can be walked, undefined before the dice are known. */
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
