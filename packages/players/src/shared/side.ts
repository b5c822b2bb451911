/** Which of its sides a seat plays now: at a small table Morcar's seat may have a hero as well. */
import type { View } from '@oubliette/classic';
import type { BaseCommand, BaseEvent, Player } from '@oubliette/kernel';

export function isHeroesMove({ seat, morcar, phase, turn, control, pending }: View): boolean {
  if (seat !== morcar) return true;
  const { taker } = turn;
  return phase === 'play' && pending === null && taker !== null && control[taker] === seat;
}

/** If roles are rolled, nobody knows beforehand who is Morcar: both listen, and the right one plays. */
export function eitherSide<V, C extends BaseCommand, E extends BaseEvent>(
  heroes: Player<V, C, E>,
  morcar: Player<V, C, E>,
  isForHeroes: (view: V) => boolean,
): Player<V, C, E> {
  const side = (view: V) => (isForHeroes(view) ? heroes : morcar);
  return {
    choose: (look) => side(look.view).choose(look),
    consider: (look) => side(look.view).consider?.(look) ?? null,
    hear(event) {
      heroes.hear?.(event);
      morcar.hear?.(event);
    },
  };
}
