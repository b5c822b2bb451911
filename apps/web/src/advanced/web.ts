/** Advanced in the browser. */
import type { GameUi } from '../play/gameUi.ts';
import type { WebGame } from '../webGame.ts';
import { advancedForm } from './lobby/form.ts';

export const advancedWeb: WebGame = {
  lobby: advancedForm,
  lobbyParts: async () => (await import('./lobby/ExpeditionForm.tsx')).EXPEDITION_PARTS,
  ui: async () => (await import('./advancedUi.tsx')).advancedUi as GameUi,
  print: async () => (await import('./print/pages.tsx')).advancedPages,
};
