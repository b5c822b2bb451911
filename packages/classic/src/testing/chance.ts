/** Choosing at random from a stream. */
import type { Stream } from '@oubliette/kernel';

export function pick<T>(stream: Stream, items: readonly T[]): T {
  return items[stream.below(items.length)]!;
}

export function shuffled<T>(stream: Stream, items: readonly T[]): T[] {
  const left = [...items];
  return items.map(() => left.splice(stream.below(left.length), 1)[0]!);
}
