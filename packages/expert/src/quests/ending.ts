/** When a match is over, and who has won it (EXP-GEN-05, EXP-EXI-06). */
import { heroSeats, monstersOn } from '../figures.ts';
import type { Play } from '../play.ts';
import { GM } from '../setup.ts';
import type { State } from '../state.ts';
import { heroesInside } from '../turns/acts.ts';
import { verdictOn } from './triggers.ts';

/** Says so as soon as the objective has been met, or has failed for good. */
export function judge(play: Play): boolean {
  const verdict = play.state.stage === 'play' ? verdictOn(play.state) : null;
  if (verdict === 'met') play.reveal('objectiveMet', {}, ['EXP-GEN-05']);
  if (verdict === 'failed') play.reveal('objectiveFailed', {}, ['EXP-GEN-05']);
  return verdict !== null;
}

/** Captives must walk out themselves (EXP-QGN-11). */
function isOnlyOut({ quest }: State): boolean {
  return quest.plan?.goal === 'escape';
}

/** The way out is free, or nobody living is left to take it (EXP-EXI-06). */
export function isOver(state: State): boolean {
  if (heroesInside(state).length === 0) return true;
  const { met, failed } = state.quest;
  return (met || failed) && !isOnlyOut(state) && monstersOn(state).length === 0;
}

export function endQuest(play: Play): void {
  const { quest, heroes } = play.state;
  const isAlive = heroes.some(({ where }) => where !== 'dead');
  const outcome = !isAlive || quest.failed ? 'lost' : quest.met ? 'won' : 'withdrawn';
  const winners = { won: heroSeats(play.state), lost: play.world.hasGm ? [GM] : [], withdrawn: [] }[outcome];
  play.tell('ended', { ending: { winners, outcome } }, ['EXP-EXI-06', 'EXP-GEN-05']);
}
