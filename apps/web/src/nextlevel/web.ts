/** NextLevel in the browser. */
import type { GameUi } from '../play/gameUi.ts';
import type { WebGame } from '../webGame.ts';

export const nextlevelWeb: WebGame = {
  ui: async () => (await import('./nextUi.ts')).nextUi as GameUi,
  town: async () => (await import('./campaign/nextTown.tsx')).nextTown,
};
