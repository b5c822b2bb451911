/** NextLevel as the table's screen shows it. */
import { makeUi } from '../classic/makeUi.tsx';
import { NEXT_KIT } from './kit.ts';

export const nextUi = makeUi(NEXT_KIT);
