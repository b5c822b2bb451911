import type { MomentCommand, MomentFacts } from '../../moments/types.ts';
import { MOMENTS } from '../../moments/types.ts';
import type { Samples } from './samples.ts';

const KINDS = ['event', 'attack', 'roll'] as const;

export const MOMENT_SAMPLES: Samples<MomentCommand, MomentFacts> = {
  commands: {
    answer: [
      { type: 'answer', hero: 'elf', by: 'ability', id: 'sidestep' },
      { type: 'answer', hero: 'elf', by: 'card', id: 'cloakOfMist' },
    ],
    passAnswer: [{ type: 'passAnswer' }],
  },
  events: {
    momentCame: MOMENTS.map((is) => ({ is })),
    deedLost: [{ figure: 'elf' }],
    answered: KINDS.flatMap((to) => [
      { hero: 'elf', by: 'ability', id: 'sidestep', to },
      { hero: 'elf', by: 'card', id: 'winterBoots', to },
    ]),
    answerPassed: KINDS.map((to) => ({ hero: 'elf', to })),
  },
};
