import type { OmenFacts } from '../../omens/coming.ts';
import type { Samples } from './samples.ts';

export const OMEN_SAMPLES: Samples<never, OmenFacts> = {
  commands: {},
  events: {
    omenCame: [
      { hero: 'elf', omen: { does: 'weaken', body: 2 }, card: null },
      { hero: 'elf', omen: { does: 'dice', attack: 1, defence: 1 }, card: null },
      { hero: 'elf', omen: { does: 'dice', attack: -1, defence: 0 }, card: null },
      { hero: 'elf', omen: { does: 'dice', attack: 1, defence: -1 }, card: null },
      { hero: 'elf', omen: { does: 'speed', by: 1 }, card: null },
      { hero: 'warrior', omen: { does: 'speed', by: -1 }, card: null },
      { hero: 'elf', omen: { does: 'forge' }, card: 'leather' },
      { hero: 'elf', omen: { does: 'jinx' }, card: 'winterBoots' },
    ],
  },
};
