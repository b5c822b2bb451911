/** How one turn follows another (EXP-TRN-01 to EXP-TRN-07). */
import type { SeatId, Waiting } from '@oubliette/kernel';
import {
  acting,
  figureOf,
  findFigure,
  hasCondition,
  heroSeats,
  isMonster,
  monstersOn,
  seatOf,
  speedOf,
} from '../figures.ts';
import { awakened, poisoned } from '../combat/poison.ts';
import { lullIn } from '../combat/span.ts';
import { endCombat } from '../combat/ending.ts';
import type { ClassId } from '../content/characters.ts';
import { openMoment } from '../moments/opening.ts';
import type { Play } from '../play.ts';
import { actByTheBook } from '../solo/monsters.ts';
import { GM } from '../setup.ts';
import type { FigureId, State } from '../state.ts';
import type { World } from '../world.ts';
import { endQuest, isOver } from '../quests/ending.ts';
import { heroesToAct, monstersToAct } from './acts.ts';

/** Called with nothing under way: true if something went on by itself. */
export function advance(play: Play): boolean {
  const { state } = play;
  const { turn } = state;
  if (state.stage === 'setup') {
    beginRound(play, 1);
    return true;
  }
  if (isOver(state)) {
    endQuest(play);
    return true;
  }
  if (turn.act !== null) {
    // A figure that has gone has no turn left.
    if (acting(state) !== undefined) return bookActs(play);
    play.tell('turnEnded', { figure: turn.act.figure }, ['EXP-DMG-03']);
    return true;
  }
  return turn.phase === 'heroes' ? heroesGoOn(play) : monstersGoOn(play);
}

function heroesGoOn(play: Play): boolean {
  const left = heroesToAct(play.state);
  if (left.length > 1) return false;
  const [only] = left;
  if (only !== undefined) beginTurn(play, only.id);
  else if (monstersOn(play.state).length === 0) nextRound(play);
  else {
    const { spent } = play.state.turn;
    const awake = monstersOn(play.state)
      .map(({ id }) => id)
      .filter((id) => !spent.includes(id));
    play.tell('gmTurnBegan', { awake }, ['EXP-TRN-05', 'EXP-TRN-07']);
    openMoment(play, { is: 'gmTurnStart' });
  }
  return true;
}

function monstersGoOn(play: Play): boolean {
  if (monstersToAct(play.state).length > 0) return bookActs(play);
  const { interrupted, isOver: isDone } = play.state.turn;
  if (interrupted !== null) play.tell('surpriseOver', {}, ['EXP-SRF-33']);
  else if (isDone) nextRound(play);
  else {
    play.tell('gmTurnEnded', {}, ['EXP-TRN-07']);
    openMoment(play, { is: 'gmTurnEnd' });
  }
  return true;
}

/** Alone, the book moves the creatures (EXP-SOL-07). */
function bookActs(play: Play): boolean {
  if (play.world.hasGm || play.state.turn.phase !== 'gm') return false;
  actByTheBook(play);
  return true;
}

/** A round ends: a combat nobody fights any more ends with it (EXP-CBT-01). */
function nextRound(play: Play): void {
  if (lullIn(play.world, play.state)) return endCombat(play, 'lull');
  ritualGoesOn(play);
  beginRound(play, play.state.turn.round + 1);
}

/** A round less before the ritual is finished, where a clock runs (EXP-QGN-06). */
function ritualGoesOn(play: Play): void {
  const { clock, met } = play.state.quest;
  if (clock !== null && clock > 0 && !met) play.reveal('clockTicked', { left: clock - 1 }, ['EXP-QGN-06']);
}

function beginRound(play: Play, round: number): void {
  play.tell('roundBegan', { round }, [monstersOn(play.state).length === 0 ? 'EXP-TRN-01' : 'EXP-TRN-05']);
}

/** A figure's turn begins: whoever is held by a spell tries to come free, or loses it (EXP-SRF-14, EXP-SRF-15). */
export function beginTurn(play: Play, id: FigureId): void {
  play.tell('turnBegan', { figure: id }, [seatOf(play.state, id) === GM ? 'EXP-TRN-06' : 'EXP-TRN-08']);
  const figure = figureOf(play.state, id);
  awakened(play, figure);
  if (hasCondition(figure, 'dazed')) {
    play.tell('conditionEnded', { figure: id, tag: 'dazed' }, ['EXP-CHA-05']);
    play.tell('actionLost', { figure: id }, ['EXP-CHA-05']);
  }
  if (hasCondition(figure, 'stunned')) {
    play.tell('conditionEnded', { figure: id, tag: 'stunned' }, ['EXP-UAB-01']);
    return endTurn(play);
  }
  if (hasCondition(figure, 'paralysed')) {
    play.tell('conditionEnded', { figure: id, tag: 'paralysed' }, ['EXP-SRF-14']);
    return endTurn(play);
  }
  if (hasCondition(figure, 'imprisoned') && !comesFree(play, id)) return endTurn(play);
  openMoment(play, { is: isMonster(figure) ? 'activation' : 'turnStart', figure: id });
}

function comesFree(play: Play, id: FigureId): boolean {
  const face = play.d6For(id, 'EXP-SRF-15');
  const total = face + speedOf(play.state, figureOf(play.state, id));
  const isFree = total >= ESCAPE;
  play.reveal('escapeTried', { hero: id as ClassId, face, total, free: isFree }, ['EXP-SRF-15']);
  if (isFree) play.tell('conditionEnded', { figure: id, tag: 'imprisoned' }, ['EXP-SRF-15']);
  return isFree;
}

const ESCAPE = 6;

/** The turn ends, by choice or not: nobody stays on another's cell (EXP-MOV-08). */
export function endTurn(play: Play, rule = 'EXP-TRN-08'): void {
  const { act } = play.state.turn;
  if (act === null) return;
  if (act.back !== null && acting(play.state) !== undefined)
    play.tell('putBack', { figure: act.figure, to: act.back }, ['EXP-MOV-08']);
  poisoned(play, act.figure);
  play.tell('turnEnded', { figure: act.figure }, [rule]);
  const ended = findFigure(play.state, act.figure);
  if (ended !== undefined && !isMonster(ended)) openMoment(play, { is: 'turnEnd', figure: act.figure });
}

export function idle(_world: World, state: State): Waiting[] {
  const { act, phase } = state.turn;
  if (act !== null) {
    const seat = seatOf(state, act.figure);
    return [{ seat, prompt: 'act', rules: [seat === GM ? 'EXP-GMT-01' : 'EXP-TRN-08'] }];
  }
  if (phase === 'gm') return [{ seat: GM, prompt: 'activate', rules: ['EXP-TRN-06'] }];
  return seatsToAct(state).map((seat) => ({ seat, prompt: 'takeTurn', rules: ['EXP-TRN-02'] }));
}

export function seatsToAct(state: State): readonly SeatId[] {
  const ids = heroesToAct(state).map(({ id }) => id);
  return heroSeats(state).filter((seat) => ids.some((id) => seatOf(state, id) === seat));
}
