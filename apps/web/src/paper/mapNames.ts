/** The legend's names for things on a map of the family's games, as printed. */
import type { Language } from '@oubliette/words';
import { wordsIn } from '../words/useWords.ts';
import type { MapNames } from './map.ts';
import { PRINT } from './words.ts';

export function mapNames(language: Language): MapNames {
  const words = wordsIn(PRINT, language);
  return {
    pit: words('pit'),
    rockfall: words('rockfall'),
    falls: words('falls'),
    spear: words('spear'),
    trappedChest: words('trappedChest'),
    treasure: words('treasureMark'),
    belongings: words('belongings'),
    start: words('startSquare'),
    later: (monster) => words('later', { monster }),
  };
}
