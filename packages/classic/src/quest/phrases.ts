/** Phrases the checker uses more than once. */
import type { Text } from '../content/names.ts';

export const MISSING: Text = { en: 'this is missing', fr: 'cela manque' };
export const TOO_LITTLE: Text = { en: 'there is too little here', fr: 'il y a trop peu ici' };
export const MOVE_ONE: Text = { en: 'move one of the two', fr: 'déplacez l’un des deux' };
export const OWN_ID: Text = { en: 'give each its own id', fr: 'donnez à chacun son propre id' };
export const FREE_SQUARE: Text = { en: 'name a free square', fr: 'nommez une case libre' };
export const MOVE_TO_FREE: Text = { en: 'move it to a free square', fr: 'placez-la sur une case libre' };
export const MOVE_TO_FREE_SQUARES: Text = {
  en: 'move it to free squares',
  fr: 'placez-le sur des cases libres',
};
export const SHIFT_TO_FREE: Text = {
  en: 'shift it to free squares',
  fr: 'poussez-le sur des cases libres',
};
export const TAKE_ONE_OUT: Text = { en: 'take one of them out', fr: 'retirez l’un des deux' };
export const HINT: Text = {
  en: 'add a door, or make sure that a text hints at it',
  fr: 'ajoutez une porte, ou veillez à ce qu’un texte la laisse deviner',
};
export const ADD_DOOR: Text = {
  en: 'add a door, or take it out',
  fr: 'ajoutez une porte, ou retirez-le',
};
