import { EVENT_TEXTS } from '../../content/eventTexts.ts';
import type { EventId } from '../../content/events.ts';
import type { EventCommand, EventFacts } from '../../events/types.ts';
import { MOMENTS } from '../../moments/types.ts';
import { WATCHES } from '../../moments/watching.ts';
import { F7 } from './samples.ts';
import type { Samples } from './samples.ts';

const PLAYED = { moment: 'entered', armed: false, figure: null, at: null, side: null } as const;
const CARDS = Object.keys(EVENT_TEXTS) as EventId[];

export const EVENT_SAMPLES: Samples<EventCommand, EventFacts> = {
  commands: {
    playEvent: [
      { type: 'playEvent', card: 'darkness', figure: null, at: null, side: null },
      { type: 'playEvent', card: 'pit', figure: 'elf', at: F7, side: null },
      { type: 'playEvent', card: 'scythe', figure: 'elf', at: F7, side: 1 },
      { type: 'playEvent', card: 'frenzy', figure: 'orc-2', at: null, side: null },
    ],
    passEvents: [{ type: 'passEvents' }],
    armEvent: [
      { type: 'armEvent', card: 'pit', moment: 'entered', figure: null, at: F7 },
      { type: 'armEvent', card: 'pit', moment: 'entered', figure: 'elf', at: null },
      { type: 'armEvent', card: 'patrol', moment: 'drawn', figure: null, at: null },
    ],
    disarmEvent: [{ type: 'disarmEvent', card: 'pit', moment: 'entered', figure: null, at: F7 }],
    watch: WATCHES.flatMap((moment) => [true, false].map((on) => ({ type: 'watch' as const, moment, on }))),
    hold: [true, false].map((on) => ({ type: 'hold', on })),
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
    eventPlayed: [
      ...CARDS.map((card) => ({ ...PLAYED, card })),
      { ...PLAYED, card: 'pit', figure: 'elf', at: F7, armed: true },
      { ...PLAYED, card: 'scythe', figure: 'elf', at: F7, side: 2 },
      { ...PLAYED, card: 'hunters', armed: true },
    ],
    trapStruck: [
      { figure: 'elf', faces: ['skull', 'heroShield'], hits: 1 },
      { figure: 'elf', faces: ['skull', 'skull'], hits: 2 },
      { figure: 'elf', faces: ['heroShield'], hits: 0 },
    ],
    trialMade: (['attack', 'speed', 'body'] as const).flatMap((stat) =>
      [true, false].map((passes) => ({ figure: 'elf', stat, face: 2, total: 5, passes })),
    ),
    eventCancelled: [{ card: 'pit' }, { card: 'hunters' }],
    eventArmed: [
      { card: 'pit', moment: 'entered', figure: null, at: F7 },
      { card: 'pit', moment: 'entered', figure: 'elf', at: null },
      { card: 'patrol', moment: 'drawn', figure: null, at: null },
    ],
    eventDisarmed: [{ card: 'pit', moment: 'entered', figure: null, at: F7 }],
    watched: WATCHES.flatMap((moment) => [true, false].map((on) => ({ moment, on }))),
    held: [{ on: true }, { on: false }],
    eventsPassed: MOMENTS.map((moment) => ({ moment })),
  },
};
