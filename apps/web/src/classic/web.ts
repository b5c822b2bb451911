/** Classic in the browser. */
import type { GameUi } from '../play/gameUi.ts';
import type { WebGame } from '../webGame.ts';
import { classicForm } from './lobby/form.ts';
import { bringClassic } from './pictures/bring.ts';

export const classicWeb: WebGame = {
  lobby: classicForm,
  lobbyParts: async () => (await import('./lobby/QuestForm.tsx')).CLASSIC_PARTS,
  ui: async () => {
    const [{ classicUi }] = await Promise.all([import('./classicUi.ts'), bringClassic()]);
    return classicUi as GameUi;
  },
  town: async () => {
    const [{ classicTown }] = await Promise.all([import('../town/classicTown.tsx'), bringClassic()]);
    return { is: 'family', kit: classicTown };
  },
  print: async () => {
    const [{ classicPages }] = await Promise.all([import('./print/pages.tsx'), bringClassic()]);
    return classicPages;
  },
};
