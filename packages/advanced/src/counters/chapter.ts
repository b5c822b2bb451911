/** The chapter of dungeon counters and monster characters. */
import type { BaseEvent } from '@oubliette/kernel';
import type { Chapter } from '../kit.ts';
import type { Play } from '../play.ts';
import { MASTER } from '../setup.ts';
import type { Figure } from '../state.ts';
import { counterAppliers } from './apply.ts';
import { bringCharacter, counterFrame, holdCounters, playCounter, playEscape, watch } from './playing.ts';
import { COUNTER_KINDS, COUNTER_MOMENTS } from './types.ts';
import type { CounterCommand, CounterFacts, CounterFrame } from './types.ts';

export const counterChapter: Chapter<CounterCommand, CounterFacts, CounterFrame> = {
  shapes: {
    playCounter: { counter: COUNTER_KINDS.filter((kind) => kind !== 'escape') },
    playEscape: { figure: 'text' },
    bringCharacter: { character: 'text' },
    holdCounters: {},
    watch: { moment: COUNTER_MOMENTS, on: 'flag' },
  },
  handlers: { playCounter, playEscape, bringCharacter, holdCounters, watch },
  appliers: counterAppliers,
  frames: { counter: counterFrame },
  always(_world, state, seat) {
    if (seat !== MASTER) return [];
    return COUNTER_MOMENTS.map((moment) => ({
      type: 'watch',
      moment,
      on: !state.master.watch.includes(moment),
    }));
  },
  redacts: {
    counterDrawn: (event, seat) => (seat === MASTER ? event : { ...event, counter: null }),
  },
  reacts: { monsterPlaced: returned },
};

/** A character met before comes back without what it used up then (ADV-TOK-18). */
function returned(play: Play, event: BaseEvent): void {
  const { figure } = event as BaseEvent & { readonly figure: Figure };
  const effects = figure.character === null ? undefined : play.state.master.spent[figure.character];
  if (effects !== undefined)
    play.tell('characterReturned', { figure: figure.id, character: figure.character!, effects }, [
      'ADV-TOK-18',
    ]);
}
