import type { AbilityCommand, AbilityFacts } from '../../abilities/types.ts';
import { ABILITY_IDS } from '../../content/abilities.ts';
import { F7 } from './samples.ts';
import type { Samples } from './samples.ts';

export const ABILITY_SAMPLES: Samples<AbilityCommand, AbilityFacts> = {
  commands: {
    useAbility: [
      ...ABILITY_IDS.map((ability) => ({ type: 'useAbility' as const, ability })),
      { type: 'useAbility', ability: 'mightyBlow', target: 'orc-2' },
      { type: 'useAbility', ability: 'blink', at: F7 },
      { type: 'useAbility', ability: 'forge', card: 'greatAxe' },
    ],
  },
  events: {
    abilityUsed: [
      ...ABILITY_IDS.map(
        (ability) => ({ hero: 'elf', ability, target: null, answers: false, scroll: false }) as const,
      ),
      { hero: 'elf', ability: 'mightyBlow', target: 'orc-2', answers: false, scroll: false },
      { hero: 'elf', ability: 'fireBolt', target: 'orc-2', answers: false, scroll: true },
      { hero: 'elf', ability: 'sidestep', target: 'orc-2', answers: true, scroll: false },
    ],
    abilityEnded: [{ hero: 'elf', ability: 'rage' }],
    dodgeTried: [
      { figure: 'elf', face: 6, made: true },
      { figure: 'elf', face: 1, made: false },
    ],
    blinked: [{ figure: 'elf', to: F7 }],
    forged: [{ hero: 'elf', card: 'greatAxe' }],
  },
};
