/** A computer player for any seat of NextLevel, on either side. */
import type { NextView } from '@oubliette/nextlevel';
import type { MorcarOptions } from '../shared/morcar/player.ts';
import { eitherSide, isHeroesMove } from '../shared/side.ts';
import { sensibleNextHeroes } from './heroes/player.ts';
import type { NextPlayer } from './heroes/player.ts';
import { sensibleNextMorcar } from './morcar/player.ts';

export function sensibleNextPlayer(options: MorcarOptions = {}): NextPlayer {
  return eitherSide(sensibleNextHeroes(), sensibleNextMorcar(options), isForHeroes);
}

/** For a seat that plays both sides, Morcar answers questions asked during an attack. */
function isForHeroes(view: NextView): boolean {
  return isHeroesMove(view) && (view.seat !== view.morcar || view.next.asked === null);
}
