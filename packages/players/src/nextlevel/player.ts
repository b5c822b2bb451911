/** A computer player for any seat of NextLevel, whichever side it turns out to play. */
import type { NextView } from '@oubliette/nextlevel';
import { isHeroesMove } from '../shared/side.ts';
import { sensibleNextHeroes } from './heroes/player.ts';
import type { NextPlayer } from './heroes/player.ts';
import { sensibleNextMorcar } from './morcar/player.ts';
import type { NextMorcarOptions } from './morcar/player.ts';

/** Where roles are rolled for, nobody knows beforehand who will be Morcar. */
export function sensibleNextPlayer(options: NextMorcarOptions = {}): NextPlayer {
  const heroes = sensibleNextHeroes();
  const morcar = sensibleNextMorcar(options);
  const side = (view: NextView) => (isHeroesMove(view) && isHeroesAnswer(view) ? heroes : morcar);
  return {
    choose: (look) => side(look.view).choose(look),
    hear(event) {
      heroes.hear?.(event);
      morcar.hear?.(event);
    },
  };
}

/** Of those who are both, Morcar answers what is asked in the middle of an attack. */
function isHeroesAnswer({ seat, morcar, next }: NextView): boolean {
  return seat !== morcar || next.asked === null;
}
