/** The chapter of rounds and turns. */
import { refuse } from '@oubliette/kernel';
import { findFigure, heroOf, withAct, withFigure, withHero } from '../figures.ts';
import type { ClassId } from '../content/characters.ts';
import type { Chapter } from '../kit.ts';
import { GM } from '../setup.ts';
import type { Act, FigureId, State, Turn } from '../state.ts';
import { actingFor, isRefusal, monstersToAct } from './acts.ts';
import { claims, claimTurn, letGo, takeTurn } from './claims.ts';
import { beginTurn, endTurn } from './course.ts';
import { placeHero, starting } from './starting.ts';
import type { TurnCommand, TurnFacts, TurnFrame } from './types.ts';

/** The beginning of a turn. */
export const NOTHING_YET: Omit<Act, 'figure'> = {
  mode: null,
  left: null,
  moved: 0,
  did: null,
  by: null,
  blows: 0,
  back: null,
};

export const turnChapter: Chapter<TurnCommand, TurnFacts, TurnFrame> = {
  shapes: {
    placeHero: { hero: 'text', at: 'square' },
    takeTurn: { hero: 'text' },
    claimTurn: { hero: 'text' },
    letGo: {},
    endTurn: {},
    leave: {},
    activate: { monster: 'text' },
  },
  handlers: {
    placeHero,
    takeTurn,
    claimTurn,
    letGo,
    endTurn: {
      when: { in: ['heroes', 'gm'], acting: true },
      check(_world, state, seat) {
        // Between two of his creatures the game master may end his whole turn.
        if (state.turn.act === null && seat === GM && state.turn.phase === 'gm') return null;
        const now = actingFor(state, seat);
        if (isRefusal(now)) return now;
        return now.act.back === null ? null : refuse('goOn', 'EXP-MOV-08');
      },
      perform(play) {
        if (play.state.turn.act === null) play.tell('gmDone', {}, ['EXP-GMT-01']);
        else endTurn(play);
      },
      offers: () => [{ type: 'endTurn' }],
    },
    leave: {
      when: { in: ['heroes'], acting: true },
      check(_world, state, seat) {
        const now = actingFor(state, seat);
        if (isRefusal(now)) return now;
        const isOnStairs = state.tiles.some(({ stairs }) => stairs === now.figure.square);
        return isOnStairs ? null : refuse('noStairs', 'EXP-EXI-01');
      },
      perform: (play) => {
        const { figure } = play.state.turn.act!;
        play.tell('left', { hero: figure as ClassId }, ['EXP-EXI-01']);
      },
      offers: () => [{ type: 'leave' }],
    },
    activate: {
      when: { in: ['gm'], acting: false },
      check: (_world, state, _seat, { monster }) =>
        monstersToAct(state).includes(monster) ? null : refuse('hadItsTurn', 'EXP-TRN-06'),
      perform: (play, { monster }) => beginTurn(play, monster),
      offers: (_world, state) => monstersToAct(state).map((monster) => ({ type: 'activate', monster })),
    },
  },
  appliers: {
    heroPlaced: (state, { hero, at }) => ({
      ...state,
      figures: [
        ...state.figures,
        {
          id: hero,
          side: 'heroes',
          of: hero,
          square: at,
          body: heroOf(state, hero).arrival.body,
          group: null,
          conditions: [],
        },
      ],
    }),
    roundBegan: (state, { round }) => ({
      ...state,
      stage: 'play',
      combat: state.combat === null ? null : { ...state.combat, isFought: false },
      turn: {
        round,
        phase: 'heroes',
        acted: [],
        awake: [],
        act: null,
        spent: [],
        interrupted: null,
        isOver: false,
      },
    }),
    claimed: (state) => state,
    claimsRolled: (state) => state,
    turnBegan: (state, { figure }) => withTurn(state, { act: { figure, ...NOTHING_YET } }),
    actionLost: (state) => withAct(state, { did: 'dazed' }),
    turnEnded: (state, { figure }) =>
      withTurn(calmed(state, figure), { act: null, acted: [...state.turn.acted, figure] }),
    gmTurnBegan: (state, { awake }) => withTurn(state, { phase: 'gm', acted: [], awake, act: null }),
    gmTurnEnded: (state) => withTurn(state, { isOver: true }),
    gmDone: (state) => withTurn(state, { acted: state.turn.awake }),
    left: (state, { hero }) => {
      const gone = withHero({ ...state, quest: { ...state.quest, out: [...state.quest.out, hero] } }, hero, {
        where: 'left',
      });
      const figures = gone.figures.filter(({ id }) => id !== hero);
      return withTurn({ ...gone, figures }, { act: null, acted: [...state.turn.acted, hero] });
    },
    ended: (state, { ending }) => ({ ...state, stage: 'over', ending }),
  },
  frames: { starting, claims },
};

/** Without what lasts until its turn ends. */
function calmed(state: State, id: FigureId): State {
  const conditions = findFigure(state, id)?.conditions ?? [];
  const kept = conditions.filter(({ until }) => until !== 'turn');
  return kept.length === conditions.length ? state : withFigure(state, id, { conditions: kept });
}

function withTurn(state: State, change: Partial<Turn>): State {
  return { ...state, turn: { ...state.turn, ...change } };
}
