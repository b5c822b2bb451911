/** The master's phase of an exploration turn without a master: a trap, nothing, or monsters (ADV-SOLO-09 to ADV-SOLO-13). */
import { lookUp } from '@oubliette/kernel';
import { areaAt } from '../board.ts';
import { meet } from '../encounter/meet.ts';
import { rollMatrix } from '../encounter/roll.ts';
import { figureOf, findFigure, isUp, levelOf, partyOf } from '../figures.ts';
import type { FrameKind } from '../kit.ts';
import type { Play } from '../play.ts';
import { trapSprung } from '../traps/spring.ts';
import { draw } from './draw.ts';
import type { SoloTrapFrame } from './types.ts';

const EVENTS = [
  { upTo: 1, result: 'trap' },
  { upTo: 11, result: 'nothing' },
  { upTo: 12, result: 'wandering' },
] as const;

export function rollEvent(play: Play): void {
  play.goOn({ tag: 'masterPhase', stage: 'end' }, 'ADV-SOLO-09');
  const face = play.masterRolls('ADV-SOLO-09');
  const event = lookUp(EVENTS, face);
  play.reveal('soloRolled', { face, event }, ['ADV-SOLO-09']);
  if (event === 'trap') springTrap(play);
  if (event === 'wandering') wanderersCome(play);
}

/** For a standing hero or henchman, picked at random. */
function springTrap(play: Play): void {
  const party = partyOf(play.state).filter(isUp);
  if (party.length === 0) return;
  const figure = draw(
    play,
    party.map(({ id }) => id),
    'ADV-SOLO-10',
  );
  play.reveal('memberDrawn', { figure }, ['ADV-SOLO-10']);
  const { square } = figureOf(play.state, figure);
  play.begin({ tag: 'soloTrap', figure, square }, 'ADV-SOLO-10');
  trapSprung(play, { figure, square, chest: null });
}

/** A trap noticed in time is gone. */
export const soloTrap: FrameKind<SoloTrapFrame> = {
  asks: () => null,
  runs(play, { answer, figure, square }) {
    const trap = levelOf(play.state).things.find(
      (thing) => thing.tag === 'trap' && thing.square === square && thing.state === 'noticed',
    );
    play.finish(['ADV-SOLO-11']);
    if (answer === 'noticed' && trap !== undefined)
      play.tell('trapAvoided', { figure, trap: trap.id }, ['ADV-SOLO-11']);
  },
};

/** A group from the wandering monster matrix; its home is where the leader stands. */
export function wanderersCome(play: Play): void {
  const { world, state } = play;
  const leader = state.leader === null ? undefined : findFigure(state, state.leader);
  const near = leader ?? partyOf(state)[0];
  if (near === undefined) return;
  const area = areaAt(world, state, near.square).id;
  meet(play, { monsters: rollMatrix(play, 'wandering'), area, how: 'wandering' });
}
