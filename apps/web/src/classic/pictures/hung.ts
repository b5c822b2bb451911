/** What the build takes of the pictures. */
import type { Hung } from '../../pictures/making.ts';
import { CLASSIC_PICTURES } from './gallery.ts';

export const hung: Hung = {
  gallery: CLASSIC_PICTURES,
  cover: [CLASSIC_PICTURES, 'hero', 'barbarian'],
};
