/** What Advanced's table says beside its log: turns, buttons, questions, sheets, squares. */
import { defineMessages } from '@oubliette/words';
import { PLAY } from './words/play.ts';
import { SHEET } from './words/sheet.ts';

export const ADVANCED = defineMessages({
  en: { ...PLAY.en, ...SHEET.en },
  fr: { ...PLAY.fr, ...SHEET.fr },
});
