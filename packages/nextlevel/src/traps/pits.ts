/** Pits: falling in, or drawing back (NXT-TRP-02 to NXT-TRP-05, NXT-TRP-09, NXT-DWF-04). */
import type { FigureId } from '@oubliette/classic/extend';
import { figureAt, figureOf, freeNear, groundOf, isOpenPit } from '@oubliette/classic/extend';
import { enterable } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import type { RuleId } from '@oubliette/kernel';
import { nextTrap } from '../content/traps.ts';
import type { NextPlay } from '../play.ts';
import { pitKindAt } from './found.ts';
import { hurt } from './hurt.ts';

export interface Fall {
  /** Movement points lost to the fall. */
  readonly cost: number;
  readonly rules: readonly RuleId[];
  readonly onPurpose?: true;
}

/** Into the pit on a square, from anywhere: the figure is hurt, and a hero's own turn is over. */
export function fallInto(play: NextPlay, id: FigureId, square: Square, { rules, ...how }: Fall): void {
  const { rule, harm } = nextTrap(pitKindAt(play.world, play.state, square));
  play.emit({
    type: 'fellIntoPit',
    rules: [...rules, 'NXT-TRP-03'],
    news: true,
    figure: id,
    square,
    ...how,
  });
  hurt(play, id, harm!, rule);
}

/** Back to the square before the pit, or the nearest one with room. */
export function drawBack(play: NextPlay, id: FigureId, pit: Square): void {
  const { world, state } = play;
  const { turn } = state;
  const ground = groundOf(world, state);
  const path = turn.actor === id ? turn.path.slice(0, -1) : [];
  const isFree = (at: Square) =>
    at !== pit && enterable(ground, at) && figureAt(state, at) === undefined && !isOpenPit(state, at);
  const to = path.findLast(isFree) ?? freeNear(world, state, figureOf(state, id).square);
  if (to === null) return;
  const unpaid = path.at(-1) === to ? 1 : 0;
  play.emit({ type: 'drewBack', rules: ['NXT-DWF-04'], news: true, figure: id, pit, to, unpaid });
}
