/** The table screen's texts about a game, in the game's own words. */
import { defineMessages, say } from '@oubliette/words';
import type { Telling } from '@oubliette/words';
import type { GameUi } from './gameUi.ts';
import { tellTale } from './tale.ts';

const DICE = defineMessages({ en: { counted: '{dice_n}' }, fr: { counted: '{dice_n}' } });

type Sayings = Pick<GameUi, 'prompt' | 'reason' | 'face' | 'dieName' | 'diceName' | 'tale'>;

type TellingPart = 'prompt' | 'reason' | 'face' | 'die' | 'deeds' | 'figure' | 'learn' | 'namesIn';

export function toldBy<Names>(telling: Pick<Telling<never, never, Names>, TellingPart>) {
  return {
    prompt: ({ prompt }, language) => telling.prompt(prompt, { language }),
    reason: ({ prompt }, language) => telling.reason(prompt, { language }),
    face: (die, face, language) => telling.face(die, face, { language }),
    dieName: (die, language) => telling.die(die)[language].one,
    diceName: (die, count, language) =>
      say(DICE, language, 'counted', { dice: { noun: telling.die(die), count } }),
    tale: (batches, view) => tellTale(telling, batches, view),
  } satisfies Sayings;
}
