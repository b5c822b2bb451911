/** What the build takes of the pictures. */
import { CLASSIC_PICTURES } from '../../classic/pictures/gallery.ts';
import type { Hung } from '../../pictures/making.ts';
import { EXPERT_PICTURES } from './gallery.ts';

export const hung: Hung = {
  gallery: EXPERT_PICTURES,
  over: CLASSIC_PICTURES,
  cover: [EXPERT_PICTURES, 'monster', 'minotaur'],
};
