/** The Last Wick at the terminal. */
import { say } from '@oubliette/words';
import { citedAtRandom } from '../../apps/cli/src/play/citedAtRandom.ts';
import { plainBook } from '../../apps/cli/src/play/plainBook.ts';
import type { Look } from '../../apps/cli/src/play/book.ts';
import type { PlayedGame } from '../../apps/cli/src/terminalGame.ts';
import { THIEF, VAULT, WARDEN } from './kinds.ts';
import type { WickSetup, WickView } from './kinds.ts';
import { sensibleWick } from './players.ts';
import { wick } from './system.ts';
import { WICK_WORDS, wickTelling } from './telling.ts';

/** The lamp's row: the thief, the snare for those who know it, and the vault. */
function row({ at, snare }: WickView): string {
  const marks = Array.from({ length: VAULT + 1 }, (_, square) => {
    if (square === at) return '@';
    if (square === snare) return 'x';
    return square === VAULT ? '$' : '.';
  });
  return marks.join(' ');
}

export const wickTerminal: PlayedGame = {
  book: plainBook({
    id: 'wick',
    system: wick,
    telling: wickTelling,
    seats: { heroes: THIEF, master: WARDEN },
    computer: () => sensibleWick(),
    end: { type: 'wait' },
    roll: { type: 'peer' },
    rule: 'WIK-PEE-01',
    title: ({ language }) => say(WICK_WORDS, language, 'name', {}),
    table: ({ view, language }: Look<WickView>) => [
      row(view),
      say(WICK_WORDS, language, 'lamp', { ...view, vault: VAULT }),
    ],
    ending: ({ view, language }: Look<WickView>) =>
      say(WICK_WORDS, language, view.at === VAULT ? 'vault' : 'dark', {}),
  }),
  flags: { oil: { type: 'string' } },
  readFlags: (values): WickSetup => ({ oil: Number(values['oil'] ?? 10) }),
  setup: ({ own }) => own,
  help: {
    play: {
      en: '  --oil N            how long the lamp burns: 8 to 14',
      fr: '  --oil N            combien de temps brûle la lampe : 8 à 14',
    },
  },
  cited: () => Promise.resolve(citedAtRandom(wick, (stream) => ({ oil: 8 + stream.below(7) }))),
};
