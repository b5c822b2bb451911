/** What the build takes of the pictures. */
import { CLASSIC_PICTURES } from '../../classic/pictures/gallery.ts';
import { gallery } from '../../pictures/making.ts';
import type { Hung } from '../../pictures/making.ts';

export const hung: Hung = {
  gallery: gallery('expert', {}, CLASSIC_PICTURES),
  over: CLASSIC_PICTURES,
  cover: [CLASSIC_PICTURES, 'monster', 'orc'],
};
