/** Where answers come from: heroes' abilities, and the cards they hold. */
import type { Play } from '../play.ts';
import type { State } from '../state.ts';
import type { World } from '../world.ts';
import type { Answer, Occasion } from './types.ts';

export interface AnswerSource {
  /** Only what could change the outcome: nobody is asked in vain. */
  answersTo(world: World, state: State, occasion: Occasion): readonly Answer[];
  /** With the occasion still under way: `changes.ts` has what an answer may do to it. */
  perform(play: Play, occasion: Occasion, answer: Answer): void;
}
