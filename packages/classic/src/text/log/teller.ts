/** One teller per event type: the event as a sentence. */
import type { Sentence } from '@oubliette/words';
import type { EventOf, EventType } from '../../events.ts';
import type { TextScene } from '../scene.ts';

export type Tellers<T extends EventType> = {
  readonly [Type in T]: (event: EventOf<Type>, at: TextScene) => Sentence;
};
