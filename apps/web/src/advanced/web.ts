/** Advanced in the browser. */
import type { GameUi } from '../play/gameUi.ts';
import type { WebGame } from '../webGame.ts';

export const advancedWeb: WebGame = {
  ui: async () => (await import('./advancedUi.tsx')).advancedUi as GameUi,
};
