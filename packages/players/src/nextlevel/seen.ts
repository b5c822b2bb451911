/** What a seat sees of a match of NextLevel, as the book's own questions about arms and defence take it. */
import type { Figure, View } from '@oubliette/classic';
import { BACK_SIDES, sideOf } from '@oubliette/dungeon';
import type { Direction, Square } from '@oubliette/dungeon';
import { wieldedBy } from '@oubliette/nextlevel';
import type { Next, NextState, NextView, Plight, Sheet } from '@oubliette/nextlevel';
import type { Chart } from '../shared/chart.ts';
import { isHeroId } from '../shared/ways.ts';

export function nextOf(view: View): NextView['next'] {
  return (view as NextView).next;
}

/** Arms, dice and defence are read off sheets, plights and turn: a view has all of these. */
export function asState(view: View): NextState {
  return view as unknown as NextState;
}

export function nextSheet(view: View, id: string): Sheet | undefined {
  return isHeroId(id) ? nextOf(view).sheets[id] : undefined;
}

export function facingIn(view: View, id: string): Direction {
  return nextOf(view).facing[id] ?? 2;
}

export function hasPlight(view: View, id: string, tag: Plight['tag']): boolean {
  return nextOf(view).plights[id]?.some((plight) => plight.tag === tag) === true;
}

/** One of the three squares at a figure's back (NXT-FAC-02). */
export function isAtBack(view: View, { id, square }: Figure, other: Square): boolean {
  const side = sideOf(view.board, square, facingIn(view, id), other);
  return side !== null && BACK_SIDES.includes(side);
}

/** The squares from which a figure is fought hand to hand, and those it strikes at (NXT-OPP-01). */
export function strikesFrom(chart: Chart, reach: 'side' | 'diagonal' | 'range', square: Square): Square[] {
  return reach === 'diagonal' ? [...chart.around(square), ...chart.corners(square)] : chart.around(square);
}

/** Whether a figure strikes at a square hand to hand without anybody asking: a shooter does not (NXT-OPP-02). */
export function controls(chart: Chart, figure: Figure, square: Square): boolean {
  const { reach, dice } = wieldedBy(asState(chart.view), figure);
  if (reach === 'range' || dice === 0 || figure.conditions.includes('asleep')) return false;
  if (chart.beside(figure.square, square)) return true;
  return reach === 'diagonal' && chart.corners(square).includes(figure.square);
}

/** The enemies a figure is fighting hand to hand. */
export function opponents({ engaged }: Pick<Next, 'engaged'>, id: string): string[] {
  return engaged.flatMap(([a, b]) => (a === id ? [b] : b === id ? [a] : []));
}
