/** The chapter of Event cards. */
import type { EventId } from '../content/events.ts';
import type { Chapter } from '../kit.ts';
import { MOMENTS } from '../moments/types.ts';
import { WATCHES } from '../moments/watching.ts';
import { GM } from '../setup.ts';
import { eventAppliers } from './apply.ts';
import { armEvent, disarmEvent, hold, watch } from './arming.ts';
import { dropEvent, dropping, eventDrawn, keepEvent } from './hand.ts';
import { passEvents, playEvent, playing } from './playing.ts';
import type { EventCommand, EventFacts, EventFrame } from './types.ts';

/** Unplayed cards stay the game master's secret (EXP-EVT-07, EXP-EVT-08). */
function faceDown<E extends { readonly card?: EventId }>(event: E, seat: string): E {
  if (seat === GM) return event;
  const { card: _card, ...rest } = event;
  return rest as E;
}

const TRIGGER = {
  card: 'text',
  moment: MOMENTS,
  figure: 'text or null',
  at: 'square or null',
} as const;

export const eventChapter: Chapter<EventCommand, EventFacts, EventFrame> = {
  shapes: {
    keepEvent: { keep: 'flag' },
    dropEvent: { card: 'text' },
    playEvent: { card: 'text', figure: 'text or null', at: 'square or null', side: 'side or null' },
    passEvents: {},
    armEvent: TRIGGER,
    disarmEvent: TRIGGER,
    watch: { moment: WATCHES, on: 'flag' },
    hold: { on: 'flag' },
  },
  handlers: { keepEvent, dropEvent, playEvent, passEvents, armEvent, disarmEvent, watch, hold },
  appliers: eventAppliers,
  frames: { eventDrawn, dropping, playing },
  redacts: { eventDrawn: faceDown, eventKept: faceDown, eventRefused: faceDown, eventDropped: faceDown },
};
