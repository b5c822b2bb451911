/** What the events of the game master's hand change. */
import { withCardAside, withoutCard } from '@oubliette/kernel';
import { eventCard } from '../content/events.ts';
import type { EventId } from '../content/events.ts';
import type { Appliers } from '../kit.ts';
import type { Armed, GmState, State } from '../state.ts';
import type { EventFacts } from './types.ts';

function withEvents(state: State, event: State['decks']['event']): State {
  return { ...state, decks: { ...state.decks, event } };
}

function withGm(state: State, change: Partial<GmState>): State {
  return { ...state, gm: { ...state.gm, ...change } };
}

/** Face down: only the game master knows it (EXP-EVT-08). */
function refused(state: State, card: EventId): State {
  return withGm(state, { refused: [...state.gm.refused, card] });
}

/** One copy less in the hand; what was armed with it is not any more. */
function outOfHand(state: State, card: EventId): State {
  const { hand, armed } = state.gm;
  if (!hand.includes(card)) return state;
  const left = hand.toSpliced(hand.indexOf(card), 1);
  const copies = left.filter((one) => one === card).length;
  const kept = armed.filter((one, at) => {
    const before = armed.slice(0, at).filter((other) => other.card === card).length;
    return one.card !== card || before < copies;
  });
  return withGm(state, { hand: left, armed: kept });
}

function without(armed: readonly Armed[], { card, moment, figure, at }: Armed): readonly Armed[] {
  return armed.filter(
    (one) => one.card !== card || one.moment !== moment || one.figure !== figure || one.at !== at,
  );
}

export const eventAppliers: Appliers<EventFacts> = {
  eventDrawn: (state, { card }) =>
    card === undefined ? state : withEvents(state, withoutCard(state.decks.event, card)),
  decoyDrawn: (state, { card }) => withEvents(state, withCardAside(state.decks.event, card)),
  eventKept: (state, { card }) => withGm(state, { hand: [...state.gm.hand, card!] }),
  eventRefused: (state, { card }) => refused(state, card!),
  eventDropped: (state, { card }) => refused(outOfHand(state, card!), card!),
  eventsReshuffled(state) {
    const { event } = state.decks;
    const pile = [...event.aside, ...state.gm.refused].sort();
    return withGm(withEvents(state, { ...event, pile, aside: [] }), { refused: [] });
  },
  eventPlayed(state, { card, at }) {
    const played = outOfHand(withEvents(state, withCardAside(state.decks.event, card)), card);
    const isOnCell = eventCard(card).aim === 'cell' && at !== null;
    return isOnCell ? { ...played, trapped: [...played.trapped, at] } : played;
  },
  trapStruck: (state) => state,
  trialMade: (state) => state,
  eventCancelled(state) {
    const at = state.stack.findLastIndex(({ tag }) => tag === 'playing');
    const frame = state.stack[at];
    if (frame?.tag !== 'playing') return state;
    return { ...state, stack: state.stack.with(at, { ...frame, cancelled: true }) };
  },
  eventArmed: (state, { card, moment, figure, at }) =>
    withGm(state, { armed: [...state.gm.armed, { card, moment, figure, at }] }),
  eventDisarmed: (state, armed) => withGm(state, { armed: without(state.gm.armed, armed) }),
  watched: (state, { moment, on }) =>
    withGm(state, {
      watch: on ? [...state.gm.watch, moment] : state.gm.watch.filter((one) => one !== moment),
    }),
  held: (state, { on }) => withGm(state, { hold: on }),
  eventsPassed: (state) => withGm(state, { hold: false }),
};
