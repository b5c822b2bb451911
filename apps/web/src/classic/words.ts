/** Words of the classic table besides its events, in English and French. */
import { PLAYING } from '../play/words.ts';
import { LOG_WORDS } from './words/log.ts';
import { MASTER_WORDS } from './words/master.ts';
import { PLAY_WORDS } from './words/play.ts';
import { SHEETS_WORDS } from './words/sheets.ts';
import { WHY_WORDS } from './words/why.ts';

export const CLASSIC = {
  en: {
    ...PLAYING.en,
    ...PLAY_WORDS.en,
    ...SHEETS_WORDS.en,
    ...MASTER_WORDS.en,
    ...LOG_WORDS.en,
    ...WHY_WORDS.en,
  },
  fr: {
    ...PLAYING.fr,
    ...PLAY_WORDS.fr,
    ...SHEETS_WORDS.fr,
    ...MASTER_WORDS.fr,
    ...LOG_WORDS.fr,
    ...WHY_WORDS.fr,
  },
} as const;
