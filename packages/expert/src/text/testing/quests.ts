import { FOE_IDS } from '../../content/foes.ts';
import { questNamed } from '../../content/quests/index.ts';
import type { QuestCommand, QuestFacts } from '../../quests/types.ts';
import { F7 } from './samples.ts';
import type { Samples } from './samples.ts';

const { room } = questNamed('hostage')!;

export const QUEST_SAMPLES: Samples<QuestCommand, QuestFacts> = {
  commands: {
    questAction: [
      { type: 'questAction', site: 'hostage' },
      { type: 'questAction', site: 'nothing' },
    ],
  },
  events: {
    taskTold: [{ quest: 'hostage', tile: 'questRoom-9', room }],
    annexLaid: [{ tile: 'annex-9' }],
    sitesSet: [{ sites: [{ id: 'hostage', tile: 'questRoom-9', squares: [F7] }] }],
    foeCame: FOE_IDS.map((foe) => ({ group: 1, foe })),
    chaosGranted: [1, 2].map((count) => ({ group: 1, count })),
    siteDone: [{ hero: 'elf', site: 'hostage' }],
    hostageFreed: [{ hero: 'elf', at: F7 }],
    clockTicked: [{ left: 0 }, { left: 1 }, { left: 7 }],
    objectiveMet: [{}],
    objectiveFailed: [{}],
  },
};
