/** Unstoppable dice of a fimir's magic (NXT-DIC-02). */
import type { FigureId } from '@oubliette/classic/extend';
import { countFaces, figureOf, harm, seatOf } from '@oubliette/classic/extend';
import type { RuleId } from '@oubliette/kernel';
import type { NextPlay } from '../play.ts';
import type { TechniqueFacts } from './facts.ts';

export function rollUnstoppable(
  play: NextPlay,
  id: FigureId,
  dice: number,
  why: TechniqueFacts['unstoppableRolled']['why'],
  rule: RuleId,
  by: FigureId | null,
): void {
  const faces = play.combatDice(dice, seatOf(play.state, figureOf(play.state, id)), rule, {
    who: id,
  });
  const skulls = countFaces(faces, 'skull');
  const rules = [rule, 'NXT-DIC-02'];
  play.emit({ type: 'unstoppableRolled', rules, news: true, figure: id, why, faces, skulls });
  harm(play, id, skulls, rules, by);
}
