/** Expert in the browser. */
import type { GameUi } from '../play/gameUi.ts';
import type { WebGame } from '../webGame.ts';
import { expertForm } from './lobby/form.ts';
import { bringExpert } from './pictures/bring.ts';

export const expertWeb: WebGame = {
  lobby: expertForm,
  lobbyParts: async () => (await import('./lobby/QuestForm.tsx')).QUEST_PARTS,
  ui: async () => {
    const [{ expertUi }] = await Promise.all([import('./expertUi.tsx'), bringExpert()]);
    return expertUi as GameUi;
  },
  town: async () => {
    const [{ expertTown }] = await Promise.all([import('./campaign/expertTown.ts'), bringExpert()]);
    return { is: 'own', own: expertTown };
  },
  print: async () => {
    const [{ expertPages }] = await Promise.all([import('./print/pages.tsx'), bringExpert()]);
    return expertPages;
  },
};
