/** `virtual:rulebooks`: the rulebook of each game in both languages, fetched when it is read; `virtual:rulebook/GAME` is one of them. */
import { GAME_IDS } from '@oubliette/shelf';
import { GAME_FILES } from '@oubliette/shelf/node';
import type { Plugin } from 'vite';
import { virtual } from './virtual.ts';

export function rulebooks(): Plugin[] {
  const loaders = GAME_IDS.map((id) => `${id}: () => import('virtual:rulebook/${id}')`);
  return [
    virtual('rulebooks', () => `export const RULEBOOKS = { ${loaders.join(', ')} };`),
    virtual('rulebook', (game) => {
      const id = GAME_IDS.find((each) => each === game);
      if (id === undefined) throw new Error(`there is no rulebook of ${game}`);
      return `export const RULES = ${JSON.stringify(GAME_FILES[id].rulebook())};`;
    }),
  ];
}
