/** Leaving the dungeon, and the end of the quest (CLS-END). */
import { removeFigure, withHero } from '../changes.ts';
import type { LeavingCommand } from '../commands.ts';
import type { LeavingFacts } from '../events.ts';
import { isHero } from '../figures.ts';
import { forFigures } from '../kit.ts';
import type { Chapter } from '../kit.ts';
import { checkGiveUp, checkLeave, giveUp, leave } from '../movement.ts';

export const LEAVING: Chapter<LeavingCommand, LeavingFacts, never> = {
  shapes: {
    leave: { figure: 'text' },
    giveUp: { figure: 'text' },
  },
  handlers: {
    leave: {
      check: checkLeave,
      perform: leave,
      offers: forFigures((_world, _state, { id, side }) =>
        side === 'heroes' ? [{ type: 'leave', figure: id }] : [],
      ),
    },
    giveUp: {
      check: checkGiveUp,
      perform: giveUp,
      offers: forFigures((_world, _state, { id }) => (isHero(id) ? [{ type: 'giveUp', figure: id }] : [])),
    },
  },
  appliers: {
    figureLeft: (state, { figure, succeeded }) => {
      const gone = removeFigure(state, figure);
      return isHero(figure) ? withHero(gone, figure, (hero) => ({ ...hero, fate: 'out', succeeded })) : gone;
    },
    rewardPaid: (state, { hero, gold }) =>
      withHero(state, hero, (sheet) => ({ ...sheet, gold: sheet.gold + gold })),
    questEnded: (state, { ending }) => ({
      ...state,
      phase: 'over',
      ending,
      pending: null,
      missing: [],
      heroes: state.heroes.map((hero) => (hero.fate === 'playing' ? { ...hero, fate: 'out' } : hero)),
    }),
  },
  frames: {},
};
