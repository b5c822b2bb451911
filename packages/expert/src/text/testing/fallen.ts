import type { FallenCommand, FallenFacts } from '../../fallen/types.ts';
import type { Samples } from './samples.ts';

export const FALLEN_SAMPLES: Samples<FallenCommand, FallenFacts> = {
  commands: { swapFallen: [{ type: 'swapFallen', hero: 'elf', from: 'doubleShot', to: 'hold' }] },
  events: { fallenSwapped: [{ hero: 'elf', from: 'doubleShot', to: 'hold' }] },
};
