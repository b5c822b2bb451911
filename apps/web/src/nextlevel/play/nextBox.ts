/** NextLevel's pieces on the printed board: classic's, with the book's own names for what is on the picture. */
import { familyBox } from '../../classic/box/classicBox.ts';
import { nextMarks } from '../print/nextSheet.ts';
import { NEXT_PLAY } from './nextPlay.ts';

export const nextBox = familyBox(NEXT_PLAY, nextMarks);
