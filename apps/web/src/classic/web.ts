/** Classic in the browser. */
import type { GameUi } from '../play/gameUi.ts';
import type { WebGame } from '../webGame.ts';
import { classicForm } from './lobby/form.ts';

export const classicWeb: WebGame = {
  lobby: classicForm,
  lobbyParts: async () => (await import('./lobby/QuestForm.tsx')).CLASSIC_PARTS,
  ui: async () => (await import('./classicUi.ts')).classicUi as GameUi,
  town: async () => (await import('../town/classicTown.tsx')).classicTown,
  print: async () => (await import('./print/pages.tsx')).classicPages,
};
