/** The classic game as the table's screen shows it. */
import { CLASSIC_PLAY } from './classicPlay.ts';
import { Die } from './dice/index.ts';
import { makeUi } from './makeUi.tsx';

export const classicUi = makeUi({
  ...CLASSIC_PLAY,
  Die,
  board: {},
  panels: {},
  box: async () => (await import('./box/classicBox.ts')).familyBox(CLASSIC_PLAY),
});
