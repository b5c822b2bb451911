/** Who may give a command when, in games where a pending question must be answered first. */
import { refuse } from '@oubliette/kernel';
import type { Refusal, RuleId, SeatId } from '@oubliette/kernel';
import type { Kinds, WhenAsked } from './kit.ts';
import type { Course } from './rules.ts';

interface Guarding<State, Moment> {
  /** The rule a refusal cites where no frame names one: who may act when. */
  readonly turns: RuleId;
  /** The rule for a match that is over. */
  readonly end: RuleId;
  isOver(state: State): boolean;
  /** Why this is not the moment, or not this seat's. Called with nothing under way. */
  moment(state: State, seat: SeatId, moment: Moment): Refusal | null;
}

/** Answers only while asked for; the rest only while nothing is, unless allowed at any moment. */
export function guardBy<K extends Kinds & { readonly When: WhenAsked<Moment> }, Moment>({
  turns,
  end,
  isOver,
  moment,
}: Guarding<K['State'], Moment>): Course<K>['guard'] {
  return (state, seat, when: WhenAsked<Moment>, { top, ask }) => {
    if (isOver(state)) return refuse('matchOver', end);
    if (when === 'always') return null;
    const rule = ask?.rules[0] ?? turns;
    if (isAnswer(when)) {
      if (top?.tag !== when.answers) return refuse('notAsked', rule);
      return ask?.seat === seat ? null : refuse('notYours', rule);
    }
    return top === undefined ? moment(state, seat, when) : refuse('waitForAnswer', rule);
  };
}

function isAnswer<Moment>(when: WhenAsked<Moment>): when is { readonly answers: string } {
  return typeof when === 'object' && when !== null && 'answers' in when;
}
