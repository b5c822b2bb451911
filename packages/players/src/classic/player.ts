/** A computer player for any seat of classic, whichever side it turns out to play. */
import type { ClassicEvent, Command, View } from '@oubliette/classic';
import type { Player } from '@oubliette/kernel';
import { isHeroesMove } from '../shared/side.ts';
import { sensibleHeroes } from './heroes/player.ts';
import { sensibleMorcar } from './morcar/player.ts';
import type { MorcarOptions } from './morcar/player.ts';

/** Where roles are rolled for, nobody knows beforehand who will be Morcar. */
export function sensiblePlayer(options: MorcarOptions = {}): Player<View, Command, ClassicEvent> {
  const heroes = sensibleHeroes();
  const morcar = sensibleMorcar(options);
  const side = (view: View) => (isHeroesMove(view) ? heroes : morcar);
  return {
    choose: (look) => side(look.view).choose(look),
    consider: (look) => side(look.view).consider?.(look) ?? null,
    hear(event) {
      heroes.hear?.(event);
      morcar.hear?.(event);
    },
  };
}
