/** The one chapter there is: hiding and shifting the snare, stepping, peering, and how it ends. */
import { D6, refuse } from '@oubliette/kernel';
import type { Chapter } from '@oubliette/referee';
import { SEEN_FROM, SNARE_SQUARES, THIEF, VAULT, WARDEN } from './kinds.ts';
import type { WickCommand, WickFacts, WickKinds, WickState } from './kinds.ts';

const SNARE_COSTS = 3;

const isSnareSquare = (at: number): boolean => SNARE_SQUARES.some((square) => square === at);

export const wickChapter: Chapter<WickKinds, WickCommand, WickFacts, never> = {
  shapes: { hide: { at: 'number' }, step: {}, peer: {}, shift: { at: 'number' }, wait: {} },
  handlers: {
    hide: {
      when: { turn: 'hiding' },
      check: (_world, _state, _seat, { at }) => (isSnareSquare(at) ? null : refuse('noPlace', 'WIK-SET-01')),
      perform: (play, { at }) => play.tell('hidden', { at }, ['WIK-SET-01']),
      offers: () => SNARE_SQUARES.map((at) => ({ type: 'hide', at })),
    },
    step: {
      when: { turn: 'thief' },
      check: () => null,
      perform(play) {
        const at = play.state.at + 1;
        play.reveal('stepped', { at }, ['WIK-MOV-01']);
        if (play.state.snare === at)
          play.reveal('sprung', { lost: Math.min(SNARE_COSTS, play.state.oil) }, ['WIK-SNA-01']);
        end(play);
      },
      offers: () => [{ type: 'step' }],
    },
    peer: {
      when: { turn: 'thief' },
      foreseen: true,
      check: (_world, { seen }) => (seen ? refuse('alreadySeen', 'WIK-PEE-01') : null),
      perform(play) {
        const face = play.roll(D6, THIEF, 'WIK-PEE-01');
        const { snare, at } = play.state;
        const found = face >= SEEN_FROM && snare === at + 1 ? snare : null;
        play.reveal('peered', { face, found }, ['WIK-PEE-01']);
        end(play);
      },
      offers: () => [{ type: 'peer' }],
    },
    shift: {
      when: { turn: 'warden' },
      check(_world, { snare, seen, shifted, at }, _seat, { at: to }) {
        if (shifted || seen || snare === null) return refuse('noShift', 'WIK-SHI-01');
        const near = Math.abs(to - snare) === 1 && isSnareSquare(to) && to > at;
        return near ? null : refuse('notThere', 'WIK-SHI-01');
      },
      perform: (play, { at }) => play.tell('stirred', { at }, ['WIK-SHI-01']),
      offers: (_world, { snare }) =>
        snare === null ? [] : [snare - 1, snare + 1].map((at) => ({ type: 'shift', at })),
    },
    wait: {
      when: { turn: 'warden' },
      check: () => null,
      perform: (play) => play.tell('stirred', { at: play.state.snare }, ['WIK-TUR-01']),
      offers: () => [{ type: 'wait' }],
    },
  },
  appliers: {
    hidden: (state, { at }) => ({ ...state, snare: at, turn: 'thief' }),
    stepped: (state, { at }) => ({ ...burnt(state), at, turn: 'warden' }),
    peered: (state, { found }) => ({ ...burnt(state), seen: state.seen || found !== null, turn: 'warden' }),
    sprung: (state, { lost }) => ({ ...state, snare: null, oil: state.oil - lost }),
    stirred: (state, { at }) => ({
      ...state,
      snare: at,
      shifted: state.shifted || at !== state.snare,
      turn: 'thief',
    }),
    ended: (state) => ({ ...state, turn: 'over' }),
  },
  frames: {},
  // That the warden has done something is plain to all; what, only where the snare is no secret.
  redacts: {
    hidden: (event, seat) => (seat === WARDEN ? event : { ...event, at: null }),
    stirred: (event, seat) => (seat === WARDEN ? event : { ...event, at: null, rules: ['WIK-TUR-01'] }),
  },
};

function burnt(state: WickState): WickState {
  return { ...state, oil: state.oil - 1 };
}

function end(play: WickKinds['Play']): void {
  const { at, oil, snare } = play.state;
  if (at === VAULT) play.reveal('ended', { outcome: 'vault', snare }, ['WIK-END-01']);
  else if (oil <= 0) play.reveal('ended', { outcome: 'dark', snare }, ['WIK-END-02']);
}
