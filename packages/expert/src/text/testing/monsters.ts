import { MONSTER_IDS } from '../../content/monsters.ts';
import type { MonsterCommand, MonsterFacts } from '../../monsters/types.ts';
import { F7, G7 } from './samples.ts';
import type { Samples } from './samples.ts';

export const MONSTER_SAMPLES: Samples<MonsterCommand, MonsterFacts> = {
  commands: {
    placeMonster: [{ type: 'placeMonster', at: F7 }],
    placeRest: [{ type: 'placeRest' }],
  },
  events: {
    monsterDrawn: MONSTER_IDS.flatMap((card) => [
      { card, back: false },
      { card, back: true },
    ]),
    groupRolled: [
      { card: 'troll', face: null, count: 1 },
      { card: 'spider', face: 5, count: 3 },
      { card: 'ghoul', face: 1, count: 1 },
    ],
    groupCame: [{ group: 1, card: 'orc', home: null }],
    appeared: [
      { figure: 'orc-1', group: 1, of: 'orc', at: F7 },
      { figure: 'troll-1', group: 2, of: 'troll', at: G7 },
    ],
    noRoom: [
      { of: 'spider', count: 1 },
      { of: 'spider', count: 3 },
    ],
    nobodyCame: [{}],
    groupGone: [{ group: 1 }],
  },
};
