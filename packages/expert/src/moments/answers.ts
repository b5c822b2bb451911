/** What heroes can put in at an occasion: from their abilities, and from what they hold (EXP-UAB-07, EXP-EVT-05). */
import { abilityAnswers } from '../abilities/reactions.ts';
import { cardAnswers } from '../gear/reactions.ts';
import type { Play } from '../play.ts';
import type { State } from '../state.ts';
import type { World } from '../world.ts';
import type { AnswerSource } from './source.ts';
import type { Answer, Occasion } from './types.ts';

const SOURCES: { readonly [by in Answer['by']]: AnswerSource } = {
  ability: abilityAnswers,
  card: cardAnswers,
};

/** Every answer any hero has; only such as could change the outcome. */
export function answersTo(world: World, state: State, occasion: Occasion): readonly Answer[] {
  return Object.values(SOURCES).flatMap((source) => source.answersTo(world, state, occasion));
}

export function performAnswer(play: Play, occasion: Occasion, answer: Answer): void {
  SOURCES[answer.by].perform(play, occasion, answer);
}
