/** The hand of Event cards: drawn, kept, at most five (EXP-EVT-06 to EXP-EVT-11). */
import { refuse } from '@oubliette/kernel';
import type { RuleId } from '@oubliette/kernel';
import { eventCard } from '../content/events.ts';
import type { EventId } from '../content/events.ts';
import type { FrameKind, Handler } from '../kit.ts';
import { openMoment } from '../moments/opening.ts';
import type { Play } from '../play.ts';
import { GM } from '../setup.ts';
import type { DrawnFrame, DroppingFrame, EventCommand } from './types.ts';

type Of<T extends EventCommand['type']> = Extract<EventCommand, { type: T }>;

const MOST_EVENTS = 5;

/** The game master draws a card, and may keep it (EXP-DOR-03). */
export function drawEvent(play: Play, rule: RuleId): void {
  const card = turnEvent(play, rule);
  // Under the question whether to keep it: the moment comes once that is settled.
  openMoment(play, { is: 'drawn' });
  if (card !== null) play.begin({ tag: 'eventDrawn', card }, rule);
}

/** The starting hand: two cards, without a question (EXP-PRP-11). */
export function dealEvents(play: Play, count: number): void {
  for (let dealt = 0; dealt < count; dealt += 1) {
    const card = turnEvent(play, 'EXP-PRP-11');
    if (card !== null) play.tell('eventKept', { card }, ['EXP-PRP-11']);
  }
}

/** The next card; a decoy goes at once, and is not replaced (EXP-EVT-09, EXP-EVT-10). */
function turnEvent(play: Play, rule: RuleId): EventId | null {
  if (play.state.decks.event.pile.length === 0) {
    if (play.state.decks.event.aside.length + play.state.gm.refused.length === 0) return null;
    play.tell('eventsReshuffled', {}, ['EXP-CRD-08', 'EXP-EVT-10']);
  }
  const card = play.draw('event', play.state.decks.event.pile, GM, rule) as EventId;
  play.reveal('eventDrawn', { card }, [rule, 'EXP-EVT-07']);
  if (eventCard(card).kind !== 'decoy') return card;
  play.reveal('decoyDrawn', { card }, ['EXP-EVT-09', 'EXP-EVT-10']);
  return null;
}

export const eventDrawn: FrameKind<DrawnFrame> = {
  asks: () => ({ seat: GM, prompt: 'keepEvent', rules: ['EXP-DOR-03'] }),
  answers: () => [
    { type: 'keepEvent', keep: true },
    { type: 'keepEvent', keep: false },
  ],
};

export const keepEvent: Handler<Of<'keepEvent'>> = {
  when: { answers: 'eventDrawn' },
  check: () => null,
  perform(play, { keep }) {
    const { card } = play.state.stack.at(-1) as DrawnFrame;
    play.finish(['EXP-DOR-03']);
    if (!keep) return play.tell('eventRefused', { card }, ['EXP-DOR-03', 'EXP-EVT-08']);
    play.tell('eventKept', { card }, ['EXP-DOR-03']);
    if (play.state.gm.hand.length > MOST_EVENTS) play.begin({ tag: 'dropping' }, 'EXP-EVT-08');
  },
};

export const dropping: FrameKind<DroppingFrame> = {
  asks: () => ({ seat: GM, prompt: 'dropEvent', rules: ['EXP-EVT-06', 'EXP-EVT-08'] }),
  answers: (_world, state) => [...new Set(state.gm.hand)].map((card) => ({ type: 'dropEvent', card })),
};

export const dropEvent: Handler<Of<'dropEvent'>> = {
  when: { answers: 'dropping' },
  check: (_world, state, _seat, { card }) =>
    state.gm.hand.includes(card as EventId) ? null : refuse('notHeld', 'EXP-EVT-08'),
  perform(play, { card }) {
    play.finish(['EXP-EVT-08']);
    play.tell('eventDropped', { card: card as EventId }, ['EXP-EVT-08']);
  },
};
