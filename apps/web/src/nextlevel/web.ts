/** NextLevel in the browser. */
import type { GameUi } from '../play/gameUi.ts';
import type { WebGame } from '../webGame.ts';
import { nextlevelForm } from './lobby/form.ts';
import { bringNextLevel } from './pictures/bring.ts';

export const nextlevelWeb: WebGame = {
  lobby: nextlevelForm,
  lobbyParts: async () => (await import('./lobby/NextForm.tsx')).NEXT_PARTS,
  ui: async () => {
    const [{ nextUi }] = await Promise.all([import('./nextUi.ts'), bringNextLevel()]);
    return nextUi as GameUi;
  },
  town: async () => {
    const [{ nextTown }] = await Promise.all([import('./campaign/nextTown.tsx'), bringNextLevel()]);
    return { is: 'family', kit: nextTown };
  },
  print: async () => {
    const [{ nextPages }] = await Promise.all([import('./print/pages.tsx'), bringNextLevel()]);
    return nextPages;
  },
};
