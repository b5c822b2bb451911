/** One teller per event type: the event as a sentence; null for none. */
import type { Sentence } from '@oubliette/words';
import type { EventWith } from '../../kit.ts';
import type { ExpeditionScene } from '../scene.ts';

export type Tellers<Facts> = {
  readonly [T in keyof Facts & string]: (
    event: EventWith<T, Facts[T]>,
    at: ExpeditionScene,
  ) => Sentence | null;
};

/** "4 + 9". */
export function sumText(faces: readonly number[]): string {
  return faces.join(' + ');
}
