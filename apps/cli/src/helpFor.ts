/** Help for one command: what every game has, and then what only some have. */
import { GAME_IDS } from '@oubliette/shelf';
import type { Language } from '@oubliette/words';
import { PLAYED_GAMES } from './games.ts';
import { HEADING, TOPICS } from './help.ts';
import type { Topic, TopicName } from './help.ts';
import { spaced } from './layout.ts';

const ONLY = { en: 'Only', fr: 'Seulement' } as const;

export function helpFor(name: TopicName, language: Language): string {
  const { usage, summary, details }: Topic = TOPICS[name];
  return spaced(
    `${HEADING[language].usage} ./oubliette ${usage}\n\n${summary[language]}\n\n${details[language]}\n${ownHelp(name, language)}`,
    language,
  );
}

function ownHelp(name: TopicName, language: Language): string {
  if (name !== 'play' && name !== 'campaign' && name !== 'simulate') return '';
  return GAME_IDS.map((id) => {
    const own = PLAYED_GAMES[id].help[name];
    return own === undefined
      ? ''
      : `\n${ONLY[language]} ${id}${language === 'fr' ? ' ' : ''}:\n${own[language]}\n`;
  }).join('');
}
