import { EVENTS } from '../../content/events.ts';
import type { EventId } from '../../content/events.ts';
import type { EventCommand, EventFacts } from '../../events/types.ts';
import type { Samples } from './samples.ts';

const CARDS = Object.keys(EVENTS) as EventId[];

export const EVENT_SAMPLES: Samples<EventCommand, EventFacts> = {
  commands: {
    keepEvent: [
      { type: 'keepEvent', keep: true },
      { type: 'keepEvent', keep: false },
    ],
    dropEvent: [{ type: 'dropEvent', card: 'evilEye' }],
  },
  events: {
    eventDrawn: [{}, ...CARDS.map((card) => ({ card }))],
    decoyDrawn: [{ card: 'mouse' }, { card: 'echo' }],
    eventKept: [{}, { card: 'pit' }],
    eventRefused: [{}, { card: 'evilEye' }],
    eventDropped: [{}, { card: 'hunters' }],
    eventsReshuffled: [{}],
  },
};
