/** A trap, from its counter to its end: its kind, noticing and disarming it (ADV-SPOT, ADV-TRAP-05). */
import { adjacent, withSquares } from '@oubliette/dungeon';
import { refuse } from '@oubliette/kernel';
import type { BaseCommand, Refusal, SeatId } from '@oubliette/kernel';
import { groundOf } from '../board.ts';
import { hurt } from '../combat/damage.ts';
import { test } from '../combat/tests.ts';
import { trapFor, trapNamed } from '../content/traps.ts';
import {
  figureOf,
  findFigure,
  findSheet,
  levelOf,
  named,
  nextName,
  seatOf,
  sheetOf,
  withLevel,
  withSheet,
} from '../figures.ts';
import { disarmingBonus, spottingBonus } from '../gear/race.ts';
import { trapModifier } from '../hazards/company.ts';
import type { Appliers, FrameKind, Handler } from '../kit.ts';
import type { Play } from '../play.ts';
import type { FigureId, Sheet, State } from '../state.ts';
import { canAct, mayDeed, spend } from '../turns/acts.ts';
import type { World } from '../world.ts';
import { goOff } from './effects.ts';
import { trapsOf, trapThing, withoutTrap, withTrap } from './ground.ts';
import type { SpringFrame, TrapCommandOf, TrapFacts, TrapThing } from './types.ts';

const MASTERY = 'disarm+1';

export const springFrame: FrameKind<SpringFrame> = {
  asks: (_world, state, { stage, figure }) =>
    stage === 'ask' ? { seat: seatOf(state, figure), prompt: 'tryTrap', rules: ['ADV-SPOT-07'] } : null,
  answers: () => [{ type: 'tryTrap' }, { type: 'leaveTrap' }],
  runs(play, { answer, ...now }) {
    switch (now.stage) {
      case 'type':
        return rollTrap(play, now);
      case 'spot':
        return rollToSpot(play, now);
      case 'spotted':
        return answer === true ? notice(play, now) : play.goOn({ ...now, stage: 'goOff' }, 'ADV-SPOT-06');
      case 'disarm':
        return rollToDisarm(play, now);
      case 'disarmed':
        return answer === true ? disarmed(play, now) : play.goOn({ ...now, stage: 'goOff' }, 'ADV-SPOT-10');
      case 'goOff':
        return setOff(play, now);
      case 'extra':
        play.goOn({ ...now, stage: 'end' }, now.fumbled ? 'ADV-SPOT-12' : 'ADV-TRAP-05');
        if (now.fumbled && findFigure(play.state, now.figure) !== undefined)
          hurt(play, { target: now.figure, wounds: 1, cause: 'trap', by: null, rules: ['ADV-SPOT-12'] });
        return;
      default:
        return play.finish(['ADV-TRAP-05'], 'sprung');
    }
  },
};

function rollTrap(play: Play, now: SpringFrame): void {
  const face = play.masterRolls('ADV-SPOT-04');
  const trap = trapFor(face, now.chest === null ? 'ground' : 'chest');
  play.goOn({ ...now, trap, stage: 'spot' }, 'ADV-TRAP-02');
  play.reveal('trapRolled', { figure: now.figure, chest: now.chest, face, trap }, [
    'ADV-SPOT-04',
    'ADV-TRAP-06',
  ]);
}

/** A henchman rolls without modifiers. */
function rollToSpot(play: Play, now: SpringFrame): void {
  const { figure, trap } = now as { figure: string; trap: string };
  const sheet = sheetOf(play.state, figure);
  const face = play.figureRolls(figure, 'ADV-SPOT-05');
  const bonus = sheet.kind === 'hero' ? spottingBonus(sheet) + trapModifier(play.state) : 0;
  const needed = trapNamed(trap).spot;
  const passed = face + bonus >= needed;
  play.goOn({ ...now, stage: 'spotted' }, 'ADV-SPOT-05');
  play.reveal('spotRolled', { figure, trap, face, bonus, needed, passed }, ['ADV-SPOT-05', 'ADV-TRAP-07']);
  test(play, { figure, kind: 'spot', face, passed, rules: ['ADV-SPOT-05'] });
}

function notice(play: Play, now: SpringFrame): void {
  const { figure, square, chest } = now;
  const trap = now.trap!;
  const id = nextName(play.state, 'trap');
  const mayTry = chest !== null && figureOf(play.state, figure).kind === 'hero';
  if (mayTry) play.goOn({ ...now, known: id, stage: 'ask' }, 'ADV-SPOT-07');
  play.tell('trapNoticed', { figure, id, trap, square, chest }, ['ADV-SPOT-05']);
  if (!mayTry) play.finish(['ADV-SPOT-05'], 'noticed');
}

export const tryTrap: Handler<TrapCommandOf<'tryTrap'>> = {
  foreseen: true,
  when: { answers: 'trap' },
  check: () => null,
  perform: (play) => play.goOn({ ...top(play.state), stage: 'disarm' }, 'ADV-SPOT-09'),
};

export const leaveTrap: Handler<TrapCommandOf<'leaveTrap'>> = {
  when: { answers: 'trap' },
  check: () => null,
  perform(play) {
    const { figure, known } = top(play.state);
    play.tell('trapLeft', { figure, id: known! }, ['ADV-SPOT-13', 'ADV-SPOT-14']);
    play.finish(['ADV-SPOT-13'], 'noticed');
  },
};

function top(state: State): SpringFrame {
  return state.stack.at(-1) as SpringFrame;
}

/** The bonus to the roll: a dwarf's skill, mastery, a thief's bad influence. */
export function disarmBonus(state: State, sheet: Sheet): number {
  const mastered = sheet.marks.filter((mark) => mark === MASTERY).length;
  return disarmingBonus(sheet) + mastered + trapModifier(state);
}

function rollToDisarm(play: Play, now: SpringFrame): void {
  const { figure } = now;
  const trap = now.trap!;
  const sheet = sheetOf(play.state, figure);
  const face = play.figureRolls(figure, 'ADV-SPOT-09');
  const bonus = disarmBonus(play.state, sheet);
  const needed = trapNamed(trap).disarm!;
  const passed = face !== 1 && face + bonus >= needed;
  const mastery = face === 12;
  play.goOn({ ...now, stage: 'disarmed', fumbled: face === 1 }, 'ADV-SPOT-09');
  play.reveal(
    'disarmRolled',
    { figure, trap, face, bonus, needed, passed, mastery },
    mastery ? ['ADV-SPOT-09', 'ADV-TRAP-08', 'ADV-SPOT-11'] : ['ADV-SPOT-09', 'ADV-TRAP-08'],
  );
  test(play, { figure, kind: 'disarm', face, passed, rules: ['ADV-SPOT-09'] });
}

function disarmed(play: Play, { figure, known, square }: SpringFrame): void {
  play.tell('trapDisarmed', { figure, id: known!, square }, ['ADV-SPOT-09']);
  play.finish(['ADV-SPOT-09'], 'disarmed');
}

function setOff(play: Play, now: SpringFrame): void {
  const { figure, square, chest, known } = now;
  const trap = now.trap!;
  const id = known ?? nextName(play.state, 'trap');
  play.goOn({ ...now, known: id, stage: 'extra' }, 'ADV-SPOT-06');
  play.tell('trapWentOff', { figure, trap, square, chest, id }, [
    known === null ? 'ADV-SPOT-06' : 'ADV-SPOT-10',
    'ADV-TRAP-19',
  ]);
  goOff(play, { figure, square, chest, trap, id });
}

/** Why a hero may not disarm a trap: it must be noticed, disarmable and beside the hero, or on a chest. */
function disarmRefusal(
  world: World,
  state: State,
  seat: SeatId,
  { figure: id, trap }: TrapCommandOf<'disarm'>,
): Refusal | null {
  const refusal = canAct(world, state, id, seat);
  if (refusal !== null) return refusal;
  const figure = figureOf(state, id);
  if (figure.kind !== 'hero') return refuse('henchmenOnlyMove', 'ADV-SPOT-07', { figure: id });
  const thing = trapThing(state, trap);
  if (thing === undefined || thing.state !== 'noticed') return refuse('noSuchTrap', 'ADV-SPOT-07');
  if (trapNamed(thing.trap).disarm === null) return refuse('cannotDisarm', 'ADV-TRAP-09');
  const isBeside = figure.square === thing.square && thing.chest !== null;
  if (!isBeside && !adjacent(groundOf(world, state), figure.square, thing.square))
    return refuse('notAtTrap', 'ADV-SPOT-08');
  return mayDeed(state, figure);
}

export const disarm: Handler<TrapCommandOf<'disarm'>> = {
  foreseen: true,
  when: { in: ['heroes'], mode: 'exploration' },
  check: disarmRefusal,
  perform(play, { figure, trap: id }) {
    const { square, chest, trap } = trapThing(play.state, id)!;
    spend(play, figure, 'disarm', 'ADV-SPOT-08');
    play.begin(
      { tag: 'trap', figure, square, chest, trap, known: id, stage: 'disarm', fumbled: false },
      'ADV-SPOT-09',
    );
  },
};

export function disarmOffers(state: State): BaseCommand[] {
  const heroes = state.figures.filter(({ kind }) => kind === 'hero');
  return trapsOf(state)
    .filter((trap) => trap.state === 'noticed')
    .flatMap(({ id: trap }) =>
      heroes.map(({ id: figure }): TrapCommandOf<'disarm'> => ({ type: 'disarm', figure, trap })),
    );
}

export const springAppliers: Pick<
  Appliers<TrapFacts>,
  'trapRolled' | 'spotRolled' | 'trapNoticed' | 'disarmRolled' | 'trapDisarmed' | 'trapLeft' | 'trapWentOff'
> = {
  trapRolled: (state) => state,
  spotRolled: (state) => state,
  trapNoticed(state, { id, trap, square, chest }) {
    const thing: TrapThing = { id, tag: 'trap', square, trap, state: 'noticed', chest };
    return named(withTrap(state, thing), id);
  },
  disarmRolled: (state, { figure, mastery }) => (mastery ? withMastery(state, figure) : state),
  trapDisarmed: (state, { id, square }) =>
    trodden(withLevel(state, { things: withoutTrap(state, id) }), square),
  trapLeft: (state) => state,
  trapWentOff(state, { id, trap, square, chest }) {
    const spent = named(withLevel(state, { things: withoutTrap(state, id) }), id);
    const pit: TrapThing = { id, tag: 'trap', square, trap, state: 'sprung', chest };
    return trodden(trap === 'pit' ? withTrap(spent, pit) : spent, square);
  },
};

function withMastery(state: State, figure: FigureId): State {
  const sheet = findSheet(state, figure)!;
  return withSheet(state, figure, { marks: [...sheet.marks, MASTERY] });
}

/** Nothing more is hidden there. */
function trodden(state: State, square: number): State {
  return withLevel(state, { trodden: withSquares(levelOf(state).trodden, [square]) });
}
