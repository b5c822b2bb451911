/** Body lost and regained, and death (EXP-DMG-01 to EXP-DMG-04, EXP-DTH-01). */
import type { RuleId } from '@oubliette/kernel';
import { findFigure, figureOf, fullBody, heroOf, isClass } from '../figures.ts';
import type { Play } from '../play.ts';
import type { FigureId } from '../state.ts';
import { risesAgain } from './knacks.ts';

type RuleIds = readonly [RuleId, ...RuleId[]];

/** Body is lost, and with the last of it the figure. */
export function hurt(play: Play, id: FigureId, body: number, rules: RuleIds): void {
  const figure = figureOf(play.state, id);
  const left = Math.max(0, figure.body - body);
  play.reveal('bodyLost', { figure: id, body: figure.body - left, left }, rules);
  if (left === 0 && !risesAgain(play, figure)) kill(play, id, ['EXP-DMG-03', 'EXP-DTH-01']);
}

/** Never more than it started with (EXP-SRF-06). */
export function heal(play: Play, id: FigureId, body: number, rules: RuleIds): void {
  const figure = figureOf(play.state, id);
  const left = Math.min(fullBody(figure), figure.body + body);
  if (left > figure.body) play.tell('bodyGained', { figure: id, body: left - figure.body, left }, rules);
}

/** The figure leaves the board (EXP-DMG-03). */
function kill(play: Play, id: FigureId, rules: RuleIds): void {
  const { square: at, group } = figureOf(play.state, id);
  play.reveal('died', { figure: id, at }, rules);
  const isLast = group !== null && !play.state.figures.some((other) => other.group === group);
  if (isLast && findFigure(play.state, id) === undefined) play.tell('groupGone', { group }, ['EXP-MON-16']);
}

/** Whoever drowns is lost with all it carried (EXP-SRF-23). */
export function drown(play: Play, id: FigureId): void {
  if (isClass(id)) play.tell('sunk', { hero: id, gold: heroOf(play.state, id).gold }, ['EXP-SRF-23']);
  kill(play, id, ['EXP-SRF-23']);
}
