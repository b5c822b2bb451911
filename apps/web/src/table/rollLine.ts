/** Who rolls what, and why: in the line over the board and in the panel for real dice. */
import type { KnownTable } from '../net/link.ts';
import type { Rolling, Throw } from '@oubliette/table';
import { say } from '@oubliette/words';
import type { Language } from '@oubliette/words';
import type { GameUi } from '../play/gameUi.ts';
import { HAND } from './handWords.ts';
import { occupantName, rollerSubject } from './people.ts';

interface At {
  readonly info: KnownTable['info'];
  readonly view: unknown;
  readonly ui: Pick<GameUi, 'rollFor' | 'diceName' | 'absentName'>;
  readonly language: Language;
}

/** In one sentence. */
export function rollLine(rolling: Rolling, at: At): string {
  return rolling.thrown === null
    ? screenedLine(rolling, at)
    : whoRolls('handWho', rolling, rolling.thrown, at);
}

/** The whole purpose of the roll, before the faces are submitted. */
export function rollText(rolling: Rolling, at: At): string {
  const { thrown, by, you } = rolling;
  if (thrown === null) return screenedLine(rolling, at);
  const told = whoRolls(thrown.count === undefined ? 'handNext' : 'handWho', rolling, thrown, at);
  if (you === 'type') return told;
  return `${told} ${say(HAND, at.language, 'handOthers', { who: occupantName(at.info, by, at.language) })}`;
}

function whoRolls(key: 'handWho' | 'handNext', { by }: Rolling, thrown: Throw, at: At): string {
  const { view, ui, language } = at;
  const { who, purpose } = ui.rollFor({ ...thrown, by }, language, view);
  const die = ui.diceName(thrown.die.id, thrown.count ?? 1, language);
  return say(HAND, language, key, { who, die, purpose });
}

/** Behind the screen, for players in front of it. */
function screenedLine({ by, you }: Rolling, { info, ui, language }: At): string {
  const seat = rollerSubject(info, by, language, ui.absentName);
  return say(HAND, language, you === 'letRoll' ? 'handAway' : 'handScreened', { seat });
}
