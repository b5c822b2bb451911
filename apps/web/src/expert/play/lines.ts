/** The log of a quest, and the names it has brought. */
import { telling } from '@oubliette/expert';
import type { Names, View } from '@oubliette/expert';
import type { BaseEvent } from '@oubliette/kernel';
import { logOf } from '../../play/lines.ts';
import { rollsOf } from './rolls.ts';

const FIGHT = /attack|defence|body|died|combat|blow|weapon|trapStruck|roseAgain/iu;

export const LOG = logOf<View, Names>({
  telling,
  isFight: ({ type }) => FIGHT.test(type),
  isMine,
  diceIn: (event) => rollsOf(event).flatMap(({ dice }) => dice),
});

function isMine(event: BaseEvent, view: View): boolean {
  const { figure, target, hero, attacker } = event as unknown as Readonly<Record<string, unknown>>;
  return view.heroes.some(
    ({ id, seat }) => seat === view.seat && [figure, target, hero, attacker].includes(id),
  );
}
