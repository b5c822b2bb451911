import type { SoloFacts } from '../../solo/types.ts';
import type { Samples } from './samples.ts';

export const SOLO_SAMPLES: Samples<never, SoloFacts> = {
  commands: {},
  events: {
    cardWaits: [
      { card: 'pit', hero: 'elf' },
      { card: 'hunters', hero: 'warrior' },
    ],
    waitOver: [{ card: 'evilEye' }, { card: 'hunters' }],
    cardPassedOn: [
      { card: 'pit', hero: 'elf', to: 'warrior' },
      { card: 'scavengers', hero: 'warrior', to: 'elf' },
    ],
    chaosOwed: [0, 1, 2].map((count) => ({ group: 1, count })),
  },
};
