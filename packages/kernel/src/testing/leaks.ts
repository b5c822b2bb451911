/** Planted leaks: what a view shows too much of is found by making up another truth from it. */
import { canonical } from '../canonical.ts';
import type { SeatId } from '../contract.ts';
import { streamFromSeed } from '../stream.ts';
import type { Stream } from '../stream.ts';

/** A moment, and how views of it are made. */
interface Shown<S, V> {
  readonly game: { view(state: S, seat: SeatId): V };
  readonly state: S;
}

/** A view with something in it that it should not show. */
export type Leak<S, V> = (view: V, state: S) => V;

/** Whether a seat could tell its own truth from one made up from what it sees. */
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
