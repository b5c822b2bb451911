/** The chapter of Event cards: the game master's hand. */
import type { Direction, Square } from '@oubliette/dungeon';
import type { FrameBase } from '@oubliette/referee';
import type { SkullFace } from '../combat/types.ts';
import type { EventId, Trial } from '../content/events.ts';
import { declare, isGm, open, own } from '../knowledge.ts';
import type { EventMoment, EventTarget, MomentName } from '../moments/types.ts';
import type { Watch } from '../moments/watching.ts';
import type { Armed, FigureId } from '../state.ts';

export type EventCommand =
  /** A card just drawn is kept, or not (EXP-DOR-03). */
  | { readonly type: 'keepEvent'; readonly keep: boolean }
  /** Of six cards, the one that goes (EXP-EVT-08). */
  | { readonly type: 'dropEvent'; readonly card: string }
  /** At a moment: a card, and what it is played on (EXP-EVT-02). */
  | {
      readonly type: 'playEvent';
      readonly card: string;
      readonly figure: FigureId | null;
      readonly at: Square | null;
      readonly side: Direction | null;
    }
  | { readonly type: 'passEvents' }
  /** In secret, at any time: a card of the hand plays itself at such a moment. */
  | {
      readonly type: 'armEvent';
      readonly card: string;
      readonly moment: MomentName;
      readonly figure: FigureId | null;
      readonly at: Square | null;
    }
  | {
      readonly type: 'disarmEvent';
      readonly card: string;
      readonly moment: MomentName;
      readonly figure: FigureId | null;
      readonly at: Square | null;
    }
  /** Whether the game master is asked at such moments from now on. */
  | { readonly type: 'watch'; readonly moment: Watch; readonly on: boolean }
  /** Whether the next moment stops, whatever it is. */
  | { readonly type: 'hold'; readonly on: boolean };

export interface EventFacts {
  /** All know that a card is drawn; which it is, the game master alone (EXP-EVT-07). */
  eventDrawn: { card?: EventId };
  decoyDrawn: { card: EventId };
  eventKept: { card?: EventId };
  eventRefused: { card?: EventId };
  eventDropped: { card?: EventId };
  eventsReshuffled: Record<never, never>;
  /** Shown to all, with what it is played on (EXP-EVT-05). */
  eventPlayed: { card: EventId; moment: MomentName; armed: boolean } & EventTarget;
  /** A trap's dice: a Body point for each skull. */
  trapStruck: { figure: FigureId; faces: readonly SkullFace[]; hits: number };
  /** A hero tries to come off unhurt: a die and one of its values. */
  trialMade: { figure: FigureId; stat: Trial['stat']; face: number; total: number; passes: boolean };
  eventCancelled: { card: EventId };
  /** Only the game master hears of these. */
  eventArmed: Armed;
  eventDisarmed: Armed;
  watched: { moment: Watch; on: boolean };
  held: { on: boolean };
  eventsPassed: { moment: MomentName };
}

export type EventFrame = DrawnFrame | DroppingFrame | PlayingFrame;

/** A card has been shown; heroes answer, and then it has its effect (EXP-EVT-05). */
export interface PlayingFrame extends FrameBase {
  readonly tag: 'playing';
  readonly card: EventId;
  readonly target: EventTarget;
  readonly moment: EventMoment;
  readonly stage: 'answers' | 'effect';
  readonly cancelled: boolean;
}

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
export const PLAYING_FRAME = declare<PlayingFrame>()({
  tag: open,
  card: open,
  target: open,
  moment: open,
  stage: open,
  cancelled: open,
  answer: open,
});
