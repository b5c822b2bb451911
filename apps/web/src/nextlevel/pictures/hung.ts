/** What the build takes of the pictures. */
import { CLASSIC_PICTURES } from '../../classic/pictures/gallery.ts';
import type { Hung } from '../../pictures/making.ts';
import { NEXTLEVEL_PICTURES } from './gallery.ts';

export const hung: Hung = {
  gallery: NEXTLEVEL_PICTURES,
  over: CLASSIC_PICTURES,
  cover: [CLASSIC_PICTURES, 'monster', 'chaosWarrior'],
};
