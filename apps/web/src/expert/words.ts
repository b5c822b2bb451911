/** Words of Expert's table besides its log: turns, buttons, questions, sheets. */
import { defineMessages } from '@oubliette/words';
import { PLAYING } from '../play/words.ts';
import { CONTROLS } from './words/controls.ts';

export const EXPERT = defineMessages({
  en: { ...PLAYING.en, ...CONTROLS.en },
  fr: { ...PLAYING.fr, ...CONTROLS.fr },
});
