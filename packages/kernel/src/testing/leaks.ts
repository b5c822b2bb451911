/** Planted leaks: a view that shows too much is caught by making up another truth from it. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { canonical } from '../canonical.ts';
import type { SeatId } from '../contract.ts';
import { streamFromSeed } from '../stream.ts';
import type { Stream } from '../stream.ts';

/** A moment, and how its views are made. */
interface Shown<S, V> {
  readonly game: { view(state: S, seat: SeatId): V };
  readonly state: S;
}

/** Adds something to a view that it should not show. */
export type Leak<S, V> = (view: V, state: S) => V;

/** Each leak is found, and nothing is found where none is planted. */
export function findsLeaks<S, V>(
  leaks: Readonly<Record<string, Leak<S, V>>>,
  tells: (leak: Leak<S, V>) => boolean,
): void {
  describe('planted leaks', () => {
    test('where nothing is planted nothing is told', () =>
      assert.equal(
        tells((view) => view),
        false,
      ));
    for (const [name, leak] of Object.entries(leaks))
      test(`found: ${name}`, () => assert.equal(tells(leak), true));
  });
}

/** Whether a seat could tell the truth from one made up from its view. */
export function tellsBy<S, V>(
  { game, state }: Shown<S, V>,
  seat: SeatId,
  imagine: (view: V, stream: Stream) => Shown<S, V>,
  leak: Leak<S, V>,
  tries = 8,
): boolean {
  const view = leak(game.view(state, seat), state);
  return Array.from({ length: tries }, (_, i) => imagine(view, streamFromSeed(`${i}`))).some(
    (other) => canonical(leak(other.game.view(other.state, seat), other.state)) !== canonical(view),
  );
}
