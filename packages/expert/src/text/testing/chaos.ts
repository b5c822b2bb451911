import type { ChaosCommand, ChaosFacts } from '../../chaos/types.ts';
import { CHAOS_IDS } from '../../content/chaos.ts';
import { F7 } from './samples.ts';
import type { Samples } from './samples.ts';

export const CHAOS_SAMPLES: Samples<ChaosCommand, ChaosFacts> = {
  commands: {
    useChaos: [
      ...CHAOS_IDS.map((card) => ({ type: 'useChaos' as const, card })),
      { type: 'useChaos', card: 'blackBolt', target: 'elf' },
      { type: 'useChaos', card: 'vanish', at: F7 },
    ],
  },
  events: {
    chaosDrawn: [
      { id: 1, group: 1 },
      { id: 1, group: 1, card: 'howl' },
    ],
    chaosUsed: [
      ...CHAOS_IDS.map((card) => ({ figure: 'orc-2', id: 1, card, target: null })),
      { figure: 'orc-2', id: 1, card: 'leech', target: 'elf' },
    ],
    chaosReturned: [
      { id: 1, group: 1 },
      { id: 1, group: 1, card: 'howl' },
    ],
    diceOfMending: [
      { figure: 'orc-2', face: 2, body: 1 },
      { figure: 'orc-2', face: 5, body: 3 },
    ],
  },
};
