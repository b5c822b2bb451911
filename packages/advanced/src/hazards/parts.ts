/** Shared parts of this chapter. */
import { adjacent, hasSquare } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import { refuse } from '@oubliette/kernel';
import type { Refusal, RuleId, SeatId } from '@oubliette/kernel';
import { areaAt, groundOf } from '../board.ts';
import {
  figureAt,
  figureOf,
  findSheet,
  isUp,
  levelOf,
  sheetOf,
  withFigure,
  withLevel,
  withSheet,
} from '../figures.ts';
import { doorsOf, isBarred } from '../generate/doors.ts';
import { squaresOfArea } from '../generate/pieces.ts';
import type { Effect, Figure, FigureId, State } from '../state.ts';
import { actOf, canAct, isAble, mayDeed, withAct } from '../turns/acts.ts';
import type { World } from '../world.ts';
import { hazardOf } from './ground.ts';
import type { HazardPlace, Used } from './types.ts';

/** A room's hazard, at its next stage. */
export function withHazard(
  state: State,
  area: string,
  change: { stage?: string; facts?: HazardPlace['facts'] },
): State {
  const { places } = levelOf(state);
  const place = places[area]!;
  const hazard = place.hazard!;
  const next = {
    ...hazard,
    stage: change.stage ?? hazard.stage,
    facts: { ...hazard.facts, ...change.facts },
  };
  return withLevel(state, { places: { ...places, [area]: { ...place, hazard: next } } });
}

/** Free squares of a room, with no door beside them. */
export function clearSquares(world: World, state: State, area: string): Square[] {
  const doors = doorsOf(world, state, area);
  return squaresOfArea(world, levelOf(state).layout, area).filter(
    (square) =>
      !isBarred(state, square) &&
      figureAt(state, square) === undefined &&
      !doors.some((door) => door.square === square),
  );
}

export function withMoreEffects(state: State, id: FigureId, ...effects: readonly Effect[]): State {
  return withFigure(state, id, { effects: [...figureOf(state, id).effects, ...effects] });
}

export function withoutEffects(state: State, id: FigureId, ...tags: readonly string[]): State {
  return withFigure(state, id, {
    effects: figureOf(state, id).effects.filter(({ tag }) => !tags.includes(tag)),
  });
}

/** The state without things used up. */
export function withoutUsed(state: State, used: readonly Used[]): State {
  return used.reduce((now, { figure, item }) => {
    const { items } = sheetOf(now, figure);
    return withSheet(now, figure, { items: items.toSpliced(items.indexOf(item), 1) });
  }, state);
}

export function heroesOf(state: State): Figure[] {
  return state.figures.filter(({ kind }) => kind === 'hero');
}

export function isInside(world: World, state: State, figure: Figure, area: string): boolean {
  return areaAt(world, state, figure.square).id === area;
}

/** In a room, or at one of its open doors. */
export function isAt(world: World, state: State, figure: Figure, area: string): boolean {
  if (isInside(world, state, figure, area)) return true;
  const ground = groundOf(world, state);
  return squaresOfArea(world, levelOf(state).layout, area).some((square) =>
    adjacent(ground, figure.square, square),
  );
}

/** On one of these squares, or beside one with nothing between. */
export function isBeside(world: World, state: State, square: Square, squares: readonly Square[]): boolean {
  const ground = groundOf(world, state);
  return squares.some((one) => one === square || adjacent(ground, square, one));
}

/** Null for a hero who may spend a whole action on something, in an exploration turn. */
export function heroRefusal(
  world: World,
  state: State,
  seat: SeatId,
  id: FigureId,
  rule: RuleId,
): Refusal | null {
  const refusal = canAct(world, state, id, seat);
  if (refusal !== null) return refusal;
  const figure = figureOf(state, id);
  if (figure.kind !== 'hero') return refuse('heroesOnly', rule, { figure: id });
  return mayDeed(state, figure);
}

/** All able heroes have yet to act this turn: the coming action takes all of it. */
export function isTurnFresh(state: State): boolean {
  return heroesOf(state).every(({ id }) => isUntouched(state, id));
}

/** Has neither moved nor acted in this turn. */
export function isUntouched(state: State, id: FigureId): boolean {
  const { moved, did, over } = actOf(state, id);
  return moved === 0 && did === null && !over;
}

/** The figure's whole move is used up. */
export function moveGone(state: State, id: FigureId): State {
  return withAct(state, id, { moved: 1, left: 0, first: 'move' });
}

export function ableHeroes(state: State): Figure[] {
  return heroesOf(state).filter(isAble);
}

/** The area of the room a figure stands in or at, if it has a hazard of this kind. */
export function hazardHere(world: World, state: State, figure: Figure, hazard: string): string | null {
  const { id } = areaAt(world, state, figure.square);
  return hazardOf(state, id)?.hazard === hazard ? id : null;
}

export function countOf(state: State, id: FigureId, item: string): number {
  return findSheet(state, id)?.items.filter((one) => one === item).length ?? 0;
}

/** This many of an item, taken from these figures in turn; null if they have too few. */
export function gather(
  state: State,
  figures: readonly FigureId[],
  item: string,
  number: number,
): Used[] | null {
  const all = figures.flatMap((figure) =>
    Array.from({ length: countOf(state, figure, item) }, (): Used => ({ figure, item })),
  );
  return all.length < number ? null : all.slice(0, number);
}

/** The figure that decides for the party: the leader, or the first hero standing. */
export function leaderOf(state: State): FigureId {
  return state.leader ?? heroesOf(state).find(isUp)?.id ?? state.sheets[0]!.id;
}

/** The free squares nearest to one, itself first. */
export function freeNear(world: World, state: State, square: Square): Square[] {
  const ground = groundOf(world, state);
  const isFree = (one: Square): boolean =>
    figureAt(state, one) === undefined && !hasSquare(ground.furniture, one);
  const seen = new Set<Square>([square]);
  let edge = [square];
  while (edge.length > 0) {
    const free = edge.filter(isFree);
    if (free.length > 0) return free;
    const next = edge.flatMap((one) =>
      areaAt(world, state, one).squares.filter((two) => !seen.has(two) && adjacent(ground, one, two)),
    );
    for (const one of next) seen.add(one);
    edge = [...new Set(next)];
  }
  return [];
}
