/** The chapter of Event cards. */
import { withCardAside, withoutCard } from '@oubliette/kernel';
import type { EventId } from '../content/events.ts';
import type { Appliers, Chapter } from '../kit.ts';
import { GM } from '../setup.ts';
import type { State } from '../state.ts';
import { dropEvent, dropping, eventDrawn, keepEvent } from './hand.ts';
import type { EventCommand, EventFacts, EventFrame } from './types.ts';

function withEvents(state: State, event: State['decks']['event']): State {
  return { ...state, decks: { ...state.decks, event } };
}

/** Face down: only the game master knows it (EXP-EVT-08). */
function refused(state: State, card: EventId): State {
  return { ...state, gm: { ...state.gm, refused: [...state.gm.refused, card] } };
}

const appliers: Appliers<EventFacts> = {
  eventDrawn: (state, { card }) =>
    card === undefined ? state : withEvents(state, withoutCard(state.decks.event, card)),
  decoyDrawn: (state, { card }) => withEvents(state, withCardAside(state.decks.event, card)),
  eventKept: (state, { card }) => ({ ...state, gm: { ...state.gm, hand: [...state.gm.hand, card!] } }),
  eventRefused: (state, { card }) => refused(state, card!),
  eventDropped(state, { card }) {
    const at = state.gm.hand.indexOf(card!);
    return refused({ ...state, gm: { ...state.gm, hand: state.gm.hand.toSpliced(at, 1) } }, card!);
  },
  eventsReshuffled(state) {
    const { event } = state.decks;
    const pile = [...event.aside, ...state.gm.refused].sort();
    return { ...withEvents(state, { ...event, pile, aside: [] }), gm: { ...state.gm, refused: [] } };
  },
};

/** Unplayed cards stay the game master's secret (EXP-EVT-07, EXP-EVT-08). */
function faceDown<E extends { readonly card?: EventId }>(event: E, seat: string): E {
  if (seat === GM) return event;
  const { card: _card, ...rest } = event;
  return rest as E;
}

export const eventChapter: Chapter<EventCommand, EventFacts, EventFrame> = {
  shapes: { keepEvent: { keep: 'flag' }, dropEvent: { card: 'text' } },
  handlers: { keepEvent, dropEvent },
  appliers,
  frames: { eventDrawn, dropping },
  redacts: { eventDrawn: faceDown, eventKept: faceDown, eventRefused: faceDown, eventDropped: faceDown },
};
