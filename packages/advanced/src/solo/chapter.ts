/** The chapter of solo play. */
import { levelOf, withLevel } from '../figures.ts';
import type { Chapter } from '../kit.ts';
import { soloTrap } from './event.ts';
import { soloMonsters } from './monsters.ts';
import { questAppliers, questEnded, somebodyDied, somebodyLeft } from './quest.ts';
import type { SoloFacts, SoloFrame } from './types.ts';

export const soloChapter: Chapter<never, SoloFacts, SoloFrame> = {
  shapes: {},
  handlers: {},
  appliers: {
    soloRolled: (state) => state,
    memberDrawn: (state) => state,
    trapAvoided: (state, { trap }) =>
      withLevel(state, { things: levelOf(state).things.filter(({ id }) => id !== trap) }),
    strategyRolled: (state, { strategy }) => ({ ...state, solo: { strategy } }),
    ...questAppliers,
  },
  frames: { soloTrap, soloMonsters },
  reacts: {
    died: (play) => somebodyDied(play),
    leftDungeon: (play, event) => {
      const { figure, with: others } = event;
      somebodyLeft(play, [figure, ...others]);
    },
    expeditionEnded: (play) => questEnded(play),
  },
};
