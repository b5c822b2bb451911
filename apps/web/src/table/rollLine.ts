/** Who rolls what, and what for: the line over the board and the panel for real dice say the same. */
import type { KnownTable } from '../net/link.ts';
import type { Rolling } from '@oubliette/table';
import { properNoun, say } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import type { GameUi } from '../play/gameUi.ts';
import { HAND } from './handWords.ts';
import { occupantName, rollerName } from './people.ts';

interface At {
  readonly info: KnownTable['info'];
  readonly view: unknown;
  readonly ui: Pick<GameUi, 'rollFor' | 'diceName' | 'absentName'>;
  readonly language: Language;
}

export function rollLine({ thrown, by, you }: Rolling, { info, view, ui, language }: At): string {
  const seat = rollerName(info, by, language, ui.absentName);
  if (thrown === null) return say(HAND, language, you === 'letRoll' ? 'handAway' : 'handScreened', { seat });
  const { who, purpose } = ui.rollFor({ ...thrown, by }, language, view);
  const die = ui.diceName(thrown.die.id, thrown.count ?? 1, language);
  const told = say(HAND, language, thrown.count === undefined ? 'handNext' : 'handWho', {
    who: who ?? properNoun(seat, 'm'),
    die,
    purpose,
  });
  if (you === 'type') return told;
  return `${told} ${say(HAND, language, 'handOthers', { who: occupantName(info, by, language) })}`;
}
