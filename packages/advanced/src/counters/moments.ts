/** The moments to play a counter (ADV-TOK-03). */
import type { Play } from '../play.ts';
import type { CounterAbout, CounterMoment } from './types.ts';

/** A moment to play a counter. The frame below goes on with the answer: the kind, or null. */
export function offer(play: Play, moment: CounterMoment, about: CounterAbout | null = null): void {
  play.begin({ tag: 'counter', moment, about, played: null, over: false }, 'ADV-TOK-03');
}
