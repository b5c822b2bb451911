/** NextLevel in the browser. */
import type { GameUi } from '../play/gameUi.ts';
import type { WebGame } from '../webGame.ts';
import { nextlevelForm } from './lobby/form.ts';

export const nextlevelWeb: WebGame = {
  lobby: nextlevelForm,
  lobbyParts: async () => (await import('./lobby/NextForm.tsx')).NEXT_PARTS,
  ui: async () => (await import('./nextUi.ts')).nextUi as GameUi,
  town: async () => (await import('./campaign/nextTown.tsx')).nextTown,
  print: async () => (await import('./print/pages.tsx')).nextPages,
};
