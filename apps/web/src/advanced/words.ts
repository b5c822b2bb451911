/** Words of Advanced's table besides its log: turns, buttons, questions, sheets, squares. */
import { defineMessages } from '@oubliette/words';
import { PLAYING } from '../play/words.ts';
import { CONTROLS } from './words/controls.ts';
import { PLAY } from './words/play.ts';
import { SHEET } from './words/sheet.ts';

export const ADVANCED = defineMessages({
  en: { ...PLAYING.en, ...PLAY.en, ...CONTROLS.en, ...SHEET.en },
  fr: { ...PLAYING.fr, ...PLAY.fr, ...CONTROLS.fr, ...SHEET.fr },
});
