/** The chapter of turns and phases. */
import { refuse } from '@oubliette/kernel';
import type { BaseCommand } from '@oubliette/kernel';
import { owesRun } from '../combat/chase.ts';
import { GROUP } from '../encounter/types.ts';
import { levelOf, withMap, withSheet } from '../figures.ts';
import { hangsBack } from '../gear/berserk.ts';
import type { Chapter } from '../kit.ts';
import { corrected, correctedAsSeen } from '../override.ts';
import type { Correction } from '../override.ts';
import { MASTER } from '../setup.ts';
import type { Sheet } from '../state.ts';
import { actOf, begunBy, withAct } from './acts.ts';
import { choosing, takeHero } from './choosing.ts';
import { fightAppliers, sentHome } from './fights.ts';
import { exploreNext, frontier } from './frontier.ts';
import { trodden } from './opening.ts';
import { masterPhase, monstersAct, stillActing } from './phases.ts';
import { placeRest, placing, settingOut, takePlace } from './placing.ts';
import type { TurnCommand, TurnFacts, TurnFrame } from './types.ts';
import { HEROES_EYES } from '../knowledge.ts';

export const turnChapter: Chapter<TurnCommand, TurnFacts, TurnFrame> = {
  shapes: {
    done: {},
    takeHero: { hero: 'text' },
    takePlace: { figure: 'text', at: 'number' },
    placeRest: {},
    exploreNext: { at: 'number', side: 'number' },
  },
  handlers: {
    done: {
      when: { in: ['heroes', 'master'] },
      check: (world, state, seat) => {
        const runner = seat === MASTER ? owesRun(world, state) : null;
        if (runner !== null) return refuse('mustRun', 'ADV-CMB-50', { figure: runner });
        if (stillActing(state).includes(seat))
          return hangsBack(world, state, seat === MASTER ? 'monsters' : 'heroes');
        const { done, mover } = state.turn;
        if (done.includes(seat)) return refuse('alreadyDone', 'ADV-TURN-09');
        return mover === null
          ? refuse('nothingToDo', 'ADV-TURN-09')
          : refuse('anotherMoves', 'ADV-TURN-09', { seat: mover });
      },
      perform: (play, _command, seat) => play.tell('seatDone', { seat }, ['ADV-TURN-09', 'ADV-TURN-10']),
    },
    takeHero,
    takePlace,
    placeRest,
    exploreNext,
  },
  appliers: {
    choiceRolled: (state) => state,
    heroTaken: (state) => state,
    setOut: (state, { sheets }, { setup }) => withMap({ ...state, sheets }, setup.map ?? []),
    levelLaid: (state, { level, laid }) => ({
      ...state,
      levels: level < state.levels.length ? state.levels.with(level, laid) : [...state.levels, laid],
    }),
    leaderChosen: (state, { leader }) => ({ ...state, leader }),
    mapperChosen: (state, { mapper }) => ({ ...state, mapper }),
    tookPlace: (state, { figure, at }) => {
      const level = levelOf(state);
      const waited = state.levels.flatMap(({ left }) => left).find(({ id }) => id === figure);
      const standing = waited === undefined ? settingOut(state, figure, at) : { ...waited, square: at };
      const levels = state.levels.map((one) => ({
        ...one,
        left: one.left.filter(({ id }) => id !== figure),
      }));
      const here = { ...levels[state.level]!, trodden: trodden(level, [at]).trodden };
      const placed = {
        ...state,
        levels: levels.with(state.level, here),
        figures: [...state.figures, standing],
      };
      return withSheet(placed, figure, { where: 'inside' });
    },
    turnBegan: (state, { number, mode, phase }) => ({
      ...state,
      stage: 'play',
      fight:
        state.fight === null || mode === 'exploration'
          ? state.fight
          : { ...state.fight, turns: state.fight.turns + 1, ambushed: false },
      turn: {
        number,
        mode,
        phase,
        done: [],
        mover: null,
        active: null,
        acts: {},
        order: null,
        pursuit: false,
        suffered: {},
      },
    }),
    phaseBegan: (state, { phase }) => ({
      ...state,
      turn: { ...state.turn, phase, done: [], mover: null, active: null },
    }),
    seatDone: (state, { seat }) => ({
      ...state,
      turn: { ...state.turn, done: [...state.turn.done, seat], mover: null, active: null },
    }),
    acted: (state, { figure, did }) => {
      const { moved, first } = actOf(state, figure);
      const begun = begunBy(state, figure);
      const exploration = state.turn.mode === 'exploration';
      return withAct(begun, figure, {
        did,
        first: first ?? (moved > 0 ? 'move' : 'deed'),
        over: exploration,
        ...(first === 'move' && did !== 'run' ? { left: 0 } : {}),
      });
    },
    frontierSeen: (state, { exits }) => ({ ...state, frontier: exits }),
    masterRolled: (state) => state,
    ...fightAppliers,
    corrected: (state, { change }, world) => corrected(world, state, change as Correction),
    expeditionEnded: (state, { ending, lost }, world) => {
      const sheets = state.sheets.map((sheet): Sheet =>
        lost.includes(sheet.id) ? { ...sheet, where: 'lost' } : sheet,
      );
      // Heroes who left in the middle of a fight have escaped from it (ADV-CMB-54).
      return { ...sentHome(world, state), stage: 'over', ending, sheets };
    },
  },
  redacts: {
    corrected: correctedAsSeen,
    fightBegan: (event, seat) =>
      seat === MASTER ? event : { ...event, group: GROUP.show(event.group, HEROES_EYES) },
    fightJoined: (event, seat) =>
      seat === MASTER ? event : { ...event, group: GROUP.show(event.group, HEROES_EYES) },
  },
  frames: { choosing, placing, frontier, masterPhase, monstersAct },
  offers: (_world, state, seat): BaseCommand[] =>
    stillActing(state).includes(seat) ? [{ type: 'done' }] : [],
};
