/** The game as the property and secrecy tests play it. */
import type { Subject } from '@oubliette/kernel/testing';
import { wickFiles } from './files.ts';
import { SNARE_SQUARES, WARDEN } from './kinds.ts';
import type { WickCommand, WickEvent, WickSetup, WickState, WickView } from './kinds.ts';
import { wick } from './system.ts';

const rules = new Set(wickFiles.rulebook().map(({ id }) => id));

/** How it is played at random, and another truth for seats that may not know the snare's place. */
export const wickSubject: Subject<WickState, WickCommand, WickEvent, WickView, WickSetup> = {
  system: wick,
  setup: (stream) => ({ oil: 8 + stream.below(7) }),
  rules,
  bound: 40,
  census: ({ oil }) => ({ oil }),
  ledger(event) {
    if (event.type === 'sprung') return { oil: -event.lost };
    return event.type === 'stepped' || event.type === 'peered' ? { oil: -1 } : {};
  },
  disguise(setup, state, seat, stream) {
    if (seat === WARDEN || state.seen || state.snare === null || state.turn === 'over') return null;
    const others = SNARE_SQUARES.filter((at) => at > state.at && at !== state.snare);
    if (others.length === 0) return null;
    return {
      setup,
      state: { ...state, snare: others[stream.below(others.length)]!, shifted: stream.below(2) === 0 },
    };
  },
};
