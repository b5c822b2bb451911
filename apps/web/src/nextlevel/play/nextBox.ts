/** NextLevel's pieces on the printed board: classic's, with the book's own names for the traps of the picture. */
import { familyBox } from '../../classic/box/classicBox.ts';
import { nextTraps } from '../print/nextSheet.ts';
import { NEXT_PLAY } from './nextPlay.ts';

export const nextBox = familyBox(NEXT_PLAY, nextTraps);
