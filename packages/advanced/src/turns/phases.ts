/** How one phase follows another (ADV-TURN-05, ADV-CMB-01). */
import type { SeatId, Waiting } from '@oubliette/kernel';
import { drawCounter } from '../counters/draw.ts';
import { offer } from '../counters/moments.ts';
import { meetAgain } from '../encounter/again.ts';
import { endEffects } from '../magic/effects.ts';
import { lastRites } from '../magic/rites.ts';
import { heroSeats, levelOf, seatOf } from '../figures.ts';
import type { FrameKind } from '../kit.ts';
import { onceForLast } from '../onceFor.ts';
import type { Play } from '../play.ts';
import { MASTER } from '../setup.ts';
import type { State, Turn } from '../state.ts';
import type { World } from '../world.ts';
import { isAble } from './acts.ts';
import { needsLeader, electLeader } from './election.ts';
import { endingOf, endExpedition } from './ending.ts';
import { checkFight } from './fights.ts';
import { beginExploring, exitsInView } from './frontier.ts';
import type { MasterPhaseFrame, MonstersActFrame } from './types.ts';

/** Called with nothing under way: true if something went on by itself. */
export function advance(play: Play): boolean {
  const { world, state } = play;
  if (state.stage === 'setup') {
    beginTurn(play, 'exploration', 'heroes');
    return true;
  }
  const ending = endingOf(world, state);
  if (ending !== null) {
    endExpedition(play, ending);
    return true;
  }
  if (needsLeader(state)) {
    electLeader(play);
    return true;
  }
  if (state.turn.mode === 'exploration') return explorationGoesOn(play);
  return combatGoesOn(play);
}

function explorationGoesOn(play: Play): boolean {
  const { state } = play;
  if (state.fight !== null) {
    // The turn ends at once (ADV-TURN-07, ADV-TURN-04).
    if (!lastRites(play)) beginTurn(play, 'combat', state.fight.surprised ? 'master' : 'heroes');
    return true;
  }
  if (meetAgain(play)) return true;
  switch (state.turn.phase) {
    case 'heroes':
      if (stillActing(state).length > 0) return false;
      play.tell('phaseBegan', { phase: 'exploration' }, ['ADV-TURN-05']);
      beginExploring(play);
      return true;
    case 'exploration':
      play.tell('phaseBegan', { phase: 'master' }, ['ADV-TURN-05']);
      play.begin({ tag: 'masterPhase', stage: 'roll' }, 'ADV-TURN-08');
      return true;
    case 'master':
      if (!lastRites(play)) beginTurn(play, 'exploration', 'heroes');
      return true;
  }
}

/** In combat the exploration phase lays what the phase before brought into view (ADV-CMB-09, ADV-CMB-16). */
function combatGoesOn(play: Play): boolean {
  const { world, state } = play;
  switch (state.turn.phase) {
    case 'heroes':
      if (stillActing(state).length > 0) return false;
      if (meetAgain(play)) return true;
      if (exitsInView(world, state).length === 0) return monstersBegin(play);
      play.tell('phaseBegan', { phase: 'exploration' }, ['ADV-CMB-09', 'ADV-CMB-11']);
      beginExploring(play);
      return true;
    case 'exploration':
      return monstersBegin(play);
    case 'master':
      if (stillActing(state).length > 0) {
        if (state.master.seat !== null) return false;
        play.begin({ tag: 'monstersAct', steps: 0 }, 'ADV-SOLO-24');
        return true;
      }
      if (state.frontier.length > 0) {
        beginExploring(play);
        return true;
      }
      endCombatTurn(play);
      return true;
  }
}

function monstersBegin(play: Play): true {
  play.tell('phaseBegan', { phase: 'master' }, ['ADV-CMB-01']);
  if (!areMonstersLeft(play.state)) play.tell('seatDone', { seat: MASTER }, ['ADV-CMB-21']);
  return true;
}

/** Without a game master, the solo tables are asked until they are done (ADV-SOLO-24). */
export const monstersAct: FrameKind<MonstersActFrame> = {
  asks: (_world, state) =>
    stillActing(state).length === 0 ? null : { seat: MASTER, prompt: 'monstersAct', rules: ['ADV-SOLO-24'] },
  runs: (play) => play.finish(['ADV-SOLO-24']),
};

/** At the end of the master's phase: checks if the fight is over (ADV-CMB-01). */
function endCombatTurn(play: Play): void {
  if (lastRites(play)) return;
  checkFight(play);
  beginTurn(play, play.state.fight === null ? 'exploration' : 'combat', 'heroes');
}

function beginTurn(play: Play, mode: Turn['mode'], phase: Turn['phase']): void {
  const { stage, turn } = play.state;
  const number = stage === 'setup' ? turn.number : turn.number + 1;
  endEffects(play, 'turn');
  if (mode === 'exploration') endEffects(play, 'exploration');
  const rule = mode === 'exploration' ? (stage === 'setup' ? 'ADV-SET-36' : 'ADV-TURN-05') : 'ADV-TURN-02';
  play.tell('turnBegan', { number, mode, phase }, phase === 'master' ? ['ADV-ENC-16'] : [rule]);
  if (mode === 'combat') offer(play, 'combatStart');
}

/** The seats that still have something to do in this phase, or have not said they are done. */
export const stillActing: (state: State) => readonly SeatId[] = onceForLast(actingIn);

function actingIn(state: State): SeatId[] {
  const { phase, done, mover, mode } = state.turn;
  if (phase === 'master') return done.includes(MASTER) ? [] : [MASTER];
  const isActing = (seat: SeatId): boolean => !done.includes(seat) && hasAble(state, seat);
  if (mode === 'exploration' && mover !== null && isActing(mover)) return [mover];
  return heroSeats(state).filter(isActing);
}

/** Whether one of a player's figures can do something, on the board or waiting on the stairs. */
function hasAble(state: State, seat: SeatId): boolean {
  return (
    state.figures.some(
      (figure) => figure.side === 'heroes' && seatOf(state, figure.id) === seat && isAble(figure),
    ) ||
    levelOf(state).left.some(
      (figure) => seatOf(state, figure.id) === seat && isAble(figure) && isGathered(state, figure.id),
    )
  );
}

function areMonstersLeft({ figures, fight }: State): boolean {
  return figures.some(({ side }) => side === 'monsters') || (fight?.waiting ?? []).length > 0;
}

function isGathered(state: State, id: string): boolean {
  return state.sheets.some((sheet) => sheet.id === id && sheet.where === 'below');
}

export function idle(_world: World, state: State): Waiting[] {
  const exploring = state.turn.mode === 'exploration';
  return stillActing(state).map((seat) => ({
    seat,
    prompt: seat === MASTER ? 'monstersAct' : exploring ? 'explore' : 'fight',
    rules: seat === MASTER ? ['ADV-CMB-28'] : exploring ? ['ADV-TURN-09', 'ADV-TURN-12'] : ['ADV-CMB-02'],
  }));
}

/** The master's phase of an exploration turn: a die, and on a 1 or a 12 a counter (ADV-TURN-08). */
export const masterPhase: FrameKind<MasterPhaseFrame> = {
  // The solo tables have their own die, and play to the end of the phase (ADV-SOLO-09).
  asks: (_world, state, { stage }) =>
    state.master.seat === null && stage === 'roll'
      ? { seat: MASTER, prompt: 'soloEvent', rules: ['ADV-SOLO-09'] }
      : null,
  runs: (play, { stage }) => {
    if (stage === 'end') return play.finish(['ADV-TURN-08']);
    play.goOn({ tag: 'masterPhase', stage: 'end' }, 'ADV-TURN-08');
    const face = play.masterRolls('ADV-TURN-08');
    const draws = face === 1 || face === 12;
    play.reveal('masterRolled', { face, draws }, ['ADV-TURN-08']);
    if (draws) drawCounter(play, ['ADV-TURN-08', 'ADV-TOK-02']);
  },
};
