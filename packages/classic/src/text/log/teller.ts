/** One teller an event type: what the event says, as a sentence. */
import type { EventOf, EventType } from '../../events.ts';
import type { Scene } from '../scene.ts';
import type { Sentence } from '../sentence.ts';

export type Tellers<T extends EventType> = {
  readonly [Type in T]: (event: EventOf<Type>, at: Scene) => Sentence;
};

/** For a `select`. */
export function yesNo(fact: boolean): 'yes' | 'no' {
  return fact ? 'yes' : 'no';
}
