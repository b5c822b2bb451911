/** Advanced in the browser. */
import type { GameUi } from '../play/gameUi.ts';
import type { WebGame } from '../webGame.ts';
import { advancedForm } from './lobby/form.ts';
import { bringAdvanced } from './pictures/bring.ts';

export const advancedWeb: WebGame = {
  lobby: advancedForm,
  lobbyParts: async () => (await import('./lobby/ExpeditionForm.tsx')).EXPEDITION_PARTS,
  ui: async () => {
    const [{ advancedUi }] = await Promise.all([import('./advancedUi.tsx'), bringAdvanced()]);
    return advancedUi as GameUi;
  },
  print: async () => {
    const [{ advancedPages }] = await Promise.all([import('./print/pages.tsx'), bringAdvanced()]);
    return advancedPages;
  },
};
