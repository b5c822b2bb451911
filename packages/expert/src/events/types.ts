/** The chapter of Event cards: the game master's hand. */
import type { FrameBase } from '@oubliette/referee';
import type { EventId } from '../content/events.ts';
import { declare, isGm, open, own } from '../knowledge.ts';

export type EventCommand =
  /** A card just drawn is kept, or not (EXP-DOR-03). */
  | { readonly type: 'keepEvent'; readonly keep: boolean }
  /** Of six cards, the one that goes (EXP-EVT-08). */
  | { readonly type: 'dropEvent'; readonly card: string };

export interface EventFacts {
  /** All know that a card is drawn; which it is, the game master alone (EXP-EVT-07). */
  eventDrawn: { card?: EventId };
  decoyDrawn: { card: EventId };
  eventKept: { card?: EventId };
  eventRefused: { card?: EventId };
  eventDropped: { card?: EventId };
  eventsReshuffled: Record<never, never>;
}

export type EventFrame = DrawnFrame | DroppingFrame;

/** The card that has just been drawn. */
export interface DrawnFrame extends FrameBase {
  readonly tag: 'eventDrawn';
  readonly card: EventId;
}

export interface DroppingFrame extends FrameBase {
  readonly tag: 'dropping';
}

export const DRAWN_FRAME = declare<DrawnFrame>()({
  tag: open,
  card: own<EventId, DrawnFrame>(isGm, ({ drawn }) => drawn!),
  answer: open,
});
export const DROPPING_FRAME = declare<DroppingFrame>()({ tag: open, answer: open });
