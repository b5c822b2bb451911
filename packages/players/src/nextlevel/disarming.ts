/** Disarming an opponent before the blow: the odds, and when it can be tried (NXT-DIS). */
import type { Figure } from '@oubliette/classic';
import { neighbour } from '@oubliette/dungeon';
import type { Square } from '@oubliette/dungeon';
import { plainDice, wieldedBy } from '@oubliette/nextlevel';
import type { Chart } from '../shared/chart.ts';
import { asState, facingIn, nextOf } from './seen.ts';

export interface Contest {
  readonly win: number;
  readonly lose: number;
}

const FACES = 6;
const KNOWN = new Map<string, Contest>();

/** The chances that one sum of dice is higher than the other, and that it is lower (NXT-DIS-04). */
export function contest(mine: number, theirs: number): Contest {
  const key = `${mine}/${theirs}`;
  let known = KNOWN.get(key);
  if (known !== undefined) return known;
  let win = 0;
  let lose = 0;
  for (const [sum, p] of sums(mine).entries())
    for (const [other, q] of sums(theirs).entries()) {
      if (sum > other) win += p * q;
      if (sum < other) lose += p * q;
    }
  KNOWN.set(key, (known = { win, lose }));
  return known;
}

/** The chance of each sum. */
function sums(dice: number): number[] {
  let spread = [1];
  for (let die = 0; die < dice; die += 1) {
    const more = Array.from({ length: spread.length + FACES }, () => 0);
    for (const [sum, p] of spread.entries())
      for (let face = 1; face <= FACES; face += 1) more[sum + face]! += p / FACES;
    spread = more;
  }
  return spread;
}

/** The disarming contest from a square after these steps; null if it cannot be tried. */
export function contestFrom(
  { view }: Chart,
  me: Figure,
  foe: Figure,
  square: Square,
  path: readonly Square[],
): Contest | null {
  const state = asState(view);
  const { actor } = view.turn;
  if (
    (actor === me.id && nextOf(view).turn.free.includes('disarmFoe')) ||
    wieldedBy(state, foe).arm !== 'weapon'
  )
    return null;
  const looks = neighbour(view.board, foe.square, facingIn(view, foe.id)) === square;
  const before = path.length > 1 ? path.at(-2)! : me.square;
  const ahead =
    path.length > 0 ? square + (square - before) : neighbour(view.board, square, facingIn(view, me.id));
  return looks && ahead === foe.square ? contest(plainDice(state, me), plainDice(state, foe)) : null;
}
