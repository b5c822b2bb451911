/** What the build takes of the pictures. */
import { CLASSIC_PICTURES } from '../../classic/pictures/gallery.ts';
import type { Hung } from '../../pictures/making.ts';
import { ADVANCED_PICTURES } from './gallery.ts';

export const hung: Hung = {
  gallery: ADVANCED_PICTURES,
  over: CLASSIC_PICTURES,
  cover: [ADVANCED_PICTURES, 'monster', 'ratmanChampion'],
};
