/** What happens when turns begin: classic's sleepers and stunned, then NextLevel's own, chapter by chapter. */
import type { Figure } from '@oubliette/classic/extend';
import { CLASSIC_POINTS, findFigure } from '@oubliette/classic/extend';
import { dropHeldAttacks } from './chapters/attacking.ts';
import { restoreMana } from './chapters/magic.ts';
import { burnGases } from './chapters/techniques.ts';
import { endStances } from './monsters/chaosWarrior.ts';
import { rollSpheres } from './chapters/trapping.ts';
import { growIll, struggleFree, wakeDazzled } from './plights.ts';
import type { NextPlay } from './play.ts';

/** A hero's or ally's turn begins; false when it is over at once. */
export function beginTurn(play: NextPlay, { id }: Figure): boolean {
  growIll(play, id);
  const figure = findFigure(play.state, id);
  if (figure === undefined || !CLASSIC_POINTS.beginTurn(play, figure) || wakeDazzled(play, id)) return false;
  struggleFree(play, id);
  restoreMana(play, id);
  return true;
}

export function beginMorcarTurn(play: NextPlay): void {
  dropHeldAttacks(play);
  CLASSIC_POINTS.beginMorcarTurn(play);
  burnGases(play);
  rollSpheres(play);
  endStances(play);
  for (const { id, side } of play.state.figures) if (side === 'morcar') struggleFree(play, id);
}
