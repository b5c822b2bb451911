/** The Last Wick at the terminal. */
import { playOut, streamFromSeed } from '@oubliette/kernel';
import { randomPlayer } from '@oubliette/players';
import { say } from '@oubliette/words';
import { plainBook } from '../../apps/cli/src/play/plainBook.ts';
import type { Look } from '../../apps/cli/src/play/book.ts';
import type { PlayedGame } from '../../apps/cli/src/terminalGame.ts';
import { SEATS, THIEF, VAULT, WARDEN } from './kinds.ts';
import type { WickSetup, WickView } from './kinds.ts';
import { sensibleWick } from './players.ts';
import { wick } from './system.ts';
import { WICK_WORDS, wickTelling } from './telling.ts';

type WickLook = Look<WickView>;

const status = ({ view: { at, oil }, language }: WickLook): string =>
  say(WICK_WORDS, language, 'lamp', { oil, at, vault: VAULT });

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
    table: (look: WickLook) => [row(look.view), status(look)],
    ending: ({ view, language }: WickLook) =>
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
  cited: () => Promise.resolve(citedInWick()),
};

function citedInWick(): ReadonlySet<string> {
  const cited = new Set<string>();
  for (let seed = 0; seed < 20; seed += 1) {
    const opened = wick.open({ oil: 8 + (seed % 7) });
    if (!opened.ok) continue;
    const dice = streamFromSeed(`wick ${seed}`);
    const players = new Map(SEATS.map(({ id }) => [id, randomPlayer(streamFromSeed(`${id} ${seed}`))]));
    playOut(opened.game, opened.game.start(dice).state, players, dice, {
      most: 40,
      each: (_seat, _command, events) => {
        for (const rule of events.flatMap(({ rules }) => rules)) cited.add(rule);
      },
    });
  }
  return cited;
}
