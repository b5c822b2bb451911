/** The game as a table takes it: chairs, computer players, and a setup from what the lobby asks. */
import { plainBox } from '@oubliette/shelf/plain';
import { THIEF, WARDEN } from './kinds.ts';
import { sensibleWick } from './players.ts';
import { wick } from './system.ts';
import { NOUNS } from './telling.ts';

export const wickBox = plainBox({
  system: wick,
  title: { en: 'The Last Wick', fr: 'La dernière mèche' },
  chairs: [
    { seat: THIEF, role: 'hero', called: NOUNS.thief, emblem: THIEF },
    { seat: WARDEN, role: 'gamemaster', called: NOUNS.warden, emblem: WARDEN },
  ],
  fresh: { oil: 10 },
  computer: () => sensibleWick(),
});
