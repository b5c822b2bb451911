import type { CombatCommand, CombatFacts } from '../../combat/types.ts';
import { TREASURE_IDS } from '../../content/treasures.ts';
import { F7, G7 } from './samples.ts';
import type { Samples } from './samples.ts';

const TAGS = [
  'paralysed',
  'imprisoned',
  'blessed',
  'cursed',
  'strengthened',
  'hunting',
  'risen',
  'lamed',
  'poisoned',
  'stunned',
  'dazed',
  'cracked',
  'ability',
  'chaos',
  'jinxed',
  'darkened',
  'slipping',
  'daunted',
  'numbed',
  'maddened',
  'warded',
] as const;

const blow = { attacker: 'elf', target: 'orc-2' };

export const COMBAT_SAMPLES: Samples<CombatCommand, CombatFacts> = {
  commands: {
    attack: [{ type: 'attack', target: 'orc-2' }],
    chooseWeapon: [
      { type: 'chooseWeapon', weapon: 'sword' },
      { type: 'chooseWeapon', weapon: null },
    ],
    claimLoot: [{ type: 'claimLoot', hero: 'warrior' }],
    passLoot: [{ type: 'passLoot' }],
  },
  events: {
    combatBegan: [{ number: 1 }],
    weaponChosen: [
      { hero: 'elf', weapon: 'greatAxe' },
      { hero: 'elf', weapon: null },
    ],
    attacked: [
      { ...blow, shot: false },
      { ...blow, shot: true },
    ],
    attackRolled: [
      { ...blow, faces: ['skull', 'heroShield', 'monsterShield'], hits: 1 },
      { ...blow, faces: ['skull', 'skull'], hits: 2 },
      { ...blow, faces: ['heroShield'], hits: 0 },
      { ...blow, faces: [], hits: 0 },
    ],
    defenceRolled: [
      { target: 'orc-2', faces: ['monsterShield', 'skull'], blocked: 1 },
      { target: 'elf', faces: ['heroShield', 'heroShield'], blocked: 2 },
      { target: 'elf', faces: ['skull'], blocked: 0 },
      { target: 'elf', faces: [], blocked: 0 },
    ],
    blowChanged: [
      { ...blow, change: { does: 'faces', of: 'attack', faces: ['skull', 'heroShield'] } },
      { ...blow, change: { does: 'faces', of: 'defence', faces: ['monsterShield'] } },
      { ...blow, change: { does: 'dice', of: 'attack', by: 1 } },
      { ...blow, change: { does: 'dice', of: 'defence', by: -2 } },
      { ...blow, change: { does: 'hits', by: 1 } },
      { ...blow, change: { does: 'hits', by: -2 } },
      { ...blow, change: { does: 'shields', by: 2 } },
      { ...blow, change: { does: 'spare', by: 1 } },
      { ...blow, change: { does: 'spare', by: 2 } },
      { ...blow, change: { does: 'turn', target: 'warrior' } },
      { ...blow, change: { does: 'stop' } },
    ],
    blowLost: [blow],
    bodyLost: [
      { figure: 'elf', body: 1, left: 6 },
      { figure: 'orc-2', body: 2, left: 0 },
      { figure: 'ghoul-1', body: 1, left: 1 },
    ],
    bodyGained: [
      { figure: 'warrior', body: 1, left: 4 },
      { figure: 'elf', body: 3, left: 7 },
    ],
    died: [
      { figure: 'elf', at: F7 },
      { figure: 'ghoul-1', at: G7 },
    ],
    sunk: [0, 1, 30].map((gold) => ({ hero: 'elf', gold }) as const),
    roseAgain: [
      { figure: 'zombie-1', face: 6, rises: true },
      { figure: 'zombie-1', face: 5, rises: false },
    ],
    shoved: [{ figure: 'elf', to: G7 }],
    robbed: [
      { hero: 'elf', gold: 10 },
      { hero: 'elf', gold: 1 },
    ],
    conditionEnded: TAGS.map((tag) => ({ figure: 'elf', tag })),
    lootDrawn: [
      { group: 1, cards: [] },
      { group: 1, cards: ['sword', 'sword', 'leather'] },
    ],
    lootTaken: TREASURE_IDS.map((card) => ({ hero: 'elf', card }) as const),
    lootLeft: TREASURE_IDS.map((card) => ({ card, at: F7 })),
    lootRolled: [
      {
        rolls: [
          { hero: 'elf', face: 4 },
          { hero: 'warrior', face: 2 },
        ],
      },
    ],
    combatEnded: (['won', 'lull', 'empty'] as const).map((why) => ({ number: 1, why })),
  },
};
