/** The zombie's bite (NXT-ZOM). */
import { changeMind, findFigure, isHero } from '@oubliette/classic/extend';
import { afflict, sicken } from '../plights.ts';
import type { NextPlay } from '../play.ts';
import type { Strike } from '../state.ts';

/** The turn of the bite and the next one. */
const TURNS_ILL = 2;

/** A bite that wounds also takes Mind, and makes the victim ill at once. */
export function afterBite(play: NextPlay, { attackers, target }: Strike): void {
  if (!attackers.some(({ bite }) => bite) || !isHero(target)) return;
  if (findFigure(play.state, target) === undefined) return;
  changeMind(play, target, -1, ['NXT-ZOM-03']);
  if (findFigure(play.state, target) === undefined) return;
  afflict(play, target, { tag: 'ill', turns: TURNS_ILL }, ['NXT-ZOM-04']);
  sicken(play, target);
}
