/** Classic in the browser. */
import type { GameUi } from '../play/gameUi.ts';
import type { WebGame } from '../webGame.ts';

export const classicWeb: WebGame = {
  ui: async () => (await import('./classicUi.ts')).classicUi as GameUi,
  town: async () => (await import('../town/classicTown.tsx')).classicTown,
};
