/** One teller per event type: the event as a sentence. */
import type { TextScene } from '@oubliette/classic/extend';
import type { Sentence } from '@oubliette/words';
import type { EventWith } from '@oubliette/referee';

export type NextTellers<Facts> = {
  readonly [T in keyof Facts & string]: (event: EventWith<T, Facts[T]>, at: TextScene) => Sentence;
};
