/** A computer player for any seat of classic, on either side. */
import type { ClassicEvent, Command, View } from '@oubliette/classic';
import type { Player } from '@oubliette/kernel';
import type { MorcarOptions } from '../shared/morcar/player.ts';
import { eitherSide, isHeroesMove } from '../shared/side.ts';
import { sensibleHeroes } from './heroes/player.ts';
import { sensibleMorcar } from './morcar/player.ts';

export function sensiblePlayer(options: MorcarOptions = {}): Player<View, Command, ClassicEvent> {
  return eitherSide(sensibleHeroes(), sensibleMorcar(options), isHeroesMove);
}
