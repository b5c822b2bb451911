/** Which of its sides a seat is to play now: where few sit down, Morcar may have a hero as well. */
import type { View } from '@oubliette/classic';

export function isHeroesMove({ seat, morcar, phase, turn, control, pending }: View): boolean {
  if (seat !== morcar) return true;
  const { taker } = turn;
  return phase === 'play' && pending === null && taker !== null && control[taker] === seat;
}
