import { CONTEXTS, QUEST_IDS, questNamed, READY_QUESTS } from '../../content/quests/index.ts';
import { FAMILIES, MONSTER_IDS } from '../../content/monsters.ts';
import { ROOM_IDS } from '../../content/rooms.ts';
import type { PrepareCommand, PrepareFacts } from '../../preparing/types.ts';
import { publicPart } from '../../quests/design.ts';
import { LAYOUT, tile } from './samples.ts';
import type { Samples } from './samples.ts';

const { room } = questNamed('hostage')!;

export const PREPARE_SAMPLES: Samples<PrepareCommand, PrepareFacts> = {
  commands: {
    rollQuest: [{ type: 'rollQuest' }],
    chooseQuest: [...QUEST_IDS, 'mine'].map((quest) => ({ type: 'chooseQuest', quest })),
    rollDepth: [{ type: 'rollDepth' }],
    setDepth: [8, 9].map((depth) => ({ type: 'setDepth', depth })),
    keepFamily: FAMILIES.flatMap((family) =>
      [true, false].map((keep) => ({ type: 'keepFamily' as const, family, keep })),
    ),
    removeTop: [
      { type: 'removeTop', rank: 'leader' },
      { type: 'removeTop', rank: 'minion' },
    ],
    keepCard: [true, false].map((keep) => ({ type: 'keepCard', card: 'troll', keep })),
    setQuestRoom: ROOM_IDS.map((plan, at) => ({
      type: 'setQuestRoom',
      plan,
      foes: at === 0 ? [] : ['ransomer'],
      escort: at % 3,
      chaos: at % 2,
    })),
    setFirstTile: [
      { type: 'setFirstTile', tile: 'first', doors: [0] },
      { type: 'setFirstTile', tile: 'kitchen', doors: [0, 2] },
    ],
    setClock: [{ type: 'setClock', rounds: 24 }],
    ready: [{ type: 'ready' }],
  },
  events: {
    questChosen: [
      ...[...CONTEXTS, ...READY_QUESTS].map((quest) => ({ plan: publicPart(quest), faces: null })),
      { plan: publicPart(CONTEXTS[0]!), faces: [1, 1] },
    ],
    depthSet: [
      { depth: 9, face: null },
      { depth: 12, face: 4 },
    ],
    bestiarySet: [{ bestiary: MONSTER_IDS }, { bestiary: ['orc'] }],
    roomSet: [{ room }, { room: { ...room, foes: [], escort: 0, chaos: 2 } }],
    firstTileSet: [
      { tile: 'first', doors: [0] },
      { tile: 'cell', doors: [0, 1] },
      { tile: 'kitchen', doors: [0] },
    ],
    clockSet: [{ rounds: 1 }, { rounds: 40 }],
    prepared: [{ room, layout: LAYOUT, tiles: [tile('first')] }],
  },
};
