/** The order of turns and rounds, and what the dead leave (CLS-TUR, CLS-DTH). */
import { withCardAside } from '@oubliette/kernel';
import {
  NO_TURN,
  chanceComes,
  chanceGoes,
  gathered,
  mapFigure,
  unwield,
  withHero,
  without,
  withoutCondition,
} from '../changes.ts';
import type { TurnCommand } from '../commands.ts';
import type { TurnFacts } from '../events.ts';
import { isHero } from '../figures.ts';
import { asking } from '../kit.ts';
import type { Chapter } from '../kit.ts';
import type { Turn } from '../state.ts';
import { checkClaim, checkEndTurn, claim, endTurn } from '../turns.ts';

export const TURNS: Chapter<TurnCommand, TurnFacts, 'claim'> = {
  shapes: {
    endTurn: {},
    claim: { take: 'flag' },
  },
  handlers: {
    endTurn: {
      check: checkEndTurn,
      perform: endTurn,
      offers: (_world, _state, actor) => (actor === null ? [{ type: 'endTurn' }] : []),
    },
    claim: { check: checkClaim, perform: claim },
  },
  appliers: {
    roundStarted: (state, { round }) => ({ ...state, phase: 'play', round }),
    turnStarted: (before, { figure }) => {
      const state = before.repeated === undefined ? before : { ...before, repeated: [] };
      const turn: Turn = { ...NO_TURN, taker: figure, actor: figure };
      if (figure === null) return { ...state, turn, belongings: state.belongings.map(chanceComes) };
      const taker = state.figures.find(({ id }) => id === figure)!;
      const path = [taker.square];
      if (!isHero(figure)) return { ...state, turn: { ...turn, path, left: taker.move } };
      return { ...withHero(state, figure, unwield), turn: { ...turn, path } };
    },
    turnSkipped: (state, { figure, why }) => {
      const skipped = why === 'stunned' ? withoutCondition(state, figure, 'stunned') : state;
      if (state.turn.taker !== null) return skipped;
      return { ...skipped, turn: { ...skipped.turn, done: [...skipped.turn.done, figure] } };
    },
    wakeRolled: (state, { figure, wakes }) => (wakes ? withoutCondition(state, figure, 'asleep') : state),
    turnEnded: (state, { figure }) =>
      figure === null
        ? { ...state, belongings: state.belongings.map(chanceGoes) }
        : mapFigure(state, figure, (taker) => without(taker, 'brew')),
    monsterChosen: (state, { figure }) => {
      const { turn } = state;
      const monster = state.figures.find(({ id }) => id === figure)!;
      const done = turn.actor === null ? turn.done : [...turn.done, turn.actor];
      return {
        ...state,
        turn: { ...NO_TURN, actor: figure, left: monster.move, path: [monster.square], done },
      };
    },
    belongingsTaken: (state, { by, belongings }) => ({
      ...withHero(state, by, (sheet) => gathered(sheet, belongings)),
      belongings: state.belongings.filter(({ hero }) => hero !== belongings.hero),
    }),
    belongingsClaimed: (state, { belongings }) => ({
      ...state,
      pending: null,
      belongings: state.belongings.filter(({ hero }) => hero !== belongings.hero),
      treasure: belongings.potions.reduce(withCardAside, state.treasure),
    }),
    claimDeclined: (state, { hero }) => ({
      ...state,
      pending: null,
      belongings: state.belongings.map((left) => (left.hero === hero ? { ...left, chance: 'gone' } : left)),
    }),
    claimAsked: (state, { hero }) => ({ ...state, pending: { tag: 'claim', hero } }),
  },
  frames: {
    claim: asking(
      'claimBelongings',
      ['CLS-DTH-03'],
      (_world, { morcar }) => morcar,
      () => [true, false].map((take) => ({ type: 'claim', take })),
    ),
  },
};
