/** What creatures' knacks do at the beginning and the end of a turn. */
import { findFigure, hasCondition } from '../figures.ts';
import type { Play } from '../play.ts';
import type { Figure, FigureId } from '../state.ts';
import { heal, hurt } from './death.ts';
import { hasKnack, KNACK_RULE } from './knacks.ts';

/** A troll's wounds close as it goes on. */
export function awakened(play: Play, figure: Figure): void {
  if (hasKnack(figure, 'regenerates')) heal(play, figure.id, 1, [KNACK_RULE]);
}

/** Poison works once, at the end of the turn after the bite. */
export function poisoned(play: Play, id: FigureId): void {
  const figure = findFigure(play.state, id);
  if (figure === undefined || !hasCondition(figure, 'poisoned')) return;
  play.tell('conditionEnded', { figure: id, tag: 'poisoned' }, [KNACK_RULE]);
  hurt(play, id, 1, [KNACK_RULE]);
}
