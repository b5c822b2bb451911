/** The chapter of quests. */
import { HOSTAGE, HOSTAGE_ID } from '../content/hostage.ts';
import type { Appliers, Chapter } from '../kit.ts';
import type { State } from '../state.ts';
import { questAction } from './actions.ts';
import { filling } from './room.ts';
import type { QuestCommand, QuestFacts, QuestFrame, QuestInPlay } from './types.ts';

export function withQuest(state: State, change: Partial<QuestInPlay>): State {
  return { ...state, quest: { ...state.quest, ...change } };
}

const appliers: Appliers<QuestFacts> = {
  taskTold: (state, { tile, room }) => withQuest(state, { laid: tile, room, coming: room.foes }),
  annexLaid: (state, { tile }) => withQuest(state, { annex: [...state.quest.annex, tile] }),
  sitesSet: (state, { sites }) => withQuest(state, { sites: [...state.quest.sites, ...sites] }),
  foeCame: (state, { group }) =>
    withQuest(state, { foes: [...state.quest.foes, group], coming: state.quest.coming.slice(1) }),
  chaosGranted: (state, { group, count }) => ({
    ...state,
    groups: state.groups.map((one) => (one.id === group ? { ...one, granted: count } : one)),
  }),
  siteDone: (state, { hero, site }) => {
    const { act } = state.turn;
    const done = withQuest(state, { done: [...state.quest.done, { site, by: hero }] });
    return act === null ? done : { ...done, turn: { ...done.turn, act: { ...act, did: 'questAction' } } };
  },
  hostageFreed: (state, { hero, at }) => {
    const freed = withQuest(state, { freed: { by: hero } });
    return {
      ...freed,
      figures: [
        ...freed.figures,
        {
          id: HOSTAGE_ID,
          side: 'heroes',
          of: HOSTAGE_ID,
          square: at,
          body: HOSTAGE.body,
          group: null,
          conditions: [],
        },
      ],
    };
  },
  clockTicked: (state, { left }) => withQuest(state, { clock: left }),
  objectiveMet: (state) => withQuest(state, { met: true }),
  objectiveFailed: (state) => withQuest(state, { failed: true }),
};

export const questChapter: Chapter<QuestCommand, QuestFacts, QuestFrame> = {
  shapes: { questAction: { site: 'text' } },
  handlers: { questAction },
  appliers,
  frames: { filling },
};
