/** Commands worth checking: every legal one is among them. */
import type { Command } from '@oubliette/classic';
import { candidates as classics, figureOf, seatOnTurn } from '@oubliette/classic/extend';
import type { World } from '@oubliette/classic/extend';
import type { BaseCommand, SeatId } from '@oubliette/kernel';
import type { Chapter } from './kit.ts';
import type { NextState } from './state.ts';

/** What classic offers in a turn and NextLevel lets stand as it is. */
const KEPT: readonly Command['type'][] = ['leave', 'giveUp', 'endTurn', 'usePower'];

export function candidates(
  chapters: readonly Chapter<BaseCommand, object>[],
  world: World,
  state: NextState,
  seat: SeatId,
): BaseCommand[] {
  const { asked } = state.next;
  if (asked !== null) return chapters.flatMap(({ answers }) => answers?.(world, state, asked) ?? []);
  const classic = classics(world, state, seat);
  if (state.phase !== 'play' || state.pending !== null || state.missing.length > 0) return [...classic];
  if (seatOnTurn(state) !== seat) return [];
  const kept = classic.filter(({ type }) => KEPT.includes(type));
  const masters =
    state.turn.taker === null ? chapters.flatMap((one) => one.masters?.(world, state) ?? []) : [];
  return [
    ...actors(state).flatMap((figure) => offersOf(chapters, world, state, figure.id)),
    ...masters,
    ...kept,
  ];
}

function offersOf(
  chapters: readonly Chapter<BaseCommand, object>[],
  world: World,
  state: NextState,
  id: string,
): BaseCommand[] {
  const figure = figureOf(state, id);
  return chapters.flatMap(({ offers }) => offers?.(world, state, figure) ?? []);
}

/** The hero or ally on turn, or every monster that has not been played. */
function actors({ turn, figures }: NextState) {
  if (turn.taker !== null) return figures.filter(({ id }) => id === turn.taker);
  return figures.filter(({ id, side }) => side === 'morcar' && !turn.done.includes(id));
}
