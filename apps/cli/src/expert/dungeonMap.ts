/** Maps of Expert: what is told of a quest, since its dungeon is dealt from cards, or a dungeon so far. */
import { expert, LESSON, READY_QUESTS } from '@oubliette/expert';
import type { View } from '@oubliette/expert';
import type { Language } from '@oubliette/words';
import { UsageError } from '../failure.ts';
import { fold, printed } from '../layout.ts';
import { isMatchFile, seenInFile } from '../mapFile.ts';
import { styleFor } from '../style.ts';
import { mapLines } from './map.ts';

const WIDTH = 110;

export const ADVENTURES: readonly string[] = READY_QUESTS.map(({ id }) => id);

export function expertMap(asked: string, language: Language): readonly string[] {
  return isMatchFile(asked) ? dungeonSoFar(asked, language) : questTold(asked, language);
}

function questTold(asked: string, language: Language): string[] {
  const quest = [...READY_QUESTS, LESSON].find(({ id }) => id === asked);
  if (quest === undefined)
    throw new UsageError({
      en: `There is no quest "${asked}". There are ${ADVENTURES.join(', ')}; a match file shows its dungeon so far.`,
      fr: `Il n’y a pas de quête « ${asked} ». Il y a ${ADVENTURES.join(', ')} ; un fichier de partie montre son donjon.`,
    });
  return [quest.title[language], ...fold(printed(quest.story[language], language), WIDTH)];
}

function dungeonSoFar(path: string, language: Language): readonly string[] {
  const view = seenInFile(path, expert, language, {
    en: `${path} is no quest of expert.`,
    fr: `${path} n’est pas une quête d’expert.`,
  }) as View;
  return mapLines({ view, language, style: styleFor({}) }, WIDTH);
}
