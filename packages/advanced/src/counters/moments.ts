/** The moments at which a counter may be played (ADV-TOK-03). */
import type { Play } from '../play.ts';
import type { CounterAbout, CounterMoment } from './types.ts';

/** A moment comes at which a counter may be played. Whatever is under way goes on with the answer: the kind, or null. */
export function offer(play: Play, moment: CounterMoment, about: CounterAbout | null = null): void {
  play.begin({ tag: 'counter', moment, about, played: null, over: false }, 'ADV-TOK-03');
}
