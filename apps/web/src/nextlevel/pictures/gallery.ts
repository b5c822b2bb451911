/** Every picture of NextLevel: the classic game's, and what it adds. */
import { CLASSIC_PICTURES } from '../../classic/pictures/gallery.ts';
import { gallery } from '../../pictures/making.ts';
import { ARCANA, FIMIR, LEARNT } from './magic.ts';
import { GEAR, LEAVES, SUBSTANCES } from './things.ts';
import { TRAPS } from './traps.ts';

export const NEXTLEVEL_PICTURES = gallery(
  'nextlevel',
  {
    treasure: { ...GEAR, ...SUBSTANCES, ...LEAVES },
    spell: { ...ARCANA, ...FIMIR },
    trap: TRAPS,
    learnt: LEARNT,
  },
  CLASSIC_PICTURES,
);
