/** A moment of the game master's: armed cards that fit, then the question where watching (EXP-EVT-02, EXP-EVT-03). */
import { armedNow, playsAt, showEvent } from '../events/playing.ts';
import type { FrameKind } from '../kit.ts';
import { GM } from '../setup.ts';
import type { GmMomentFrame } from './types.ts';
import { watched } from './watching.ts';

export const moment: FrameKind<GmMomentFrame> = {
  asks(world, state, { moment: now, over }) {
    if (armedNow(world, state, now) !== null) return null;
    return over || !watched(state, now) ? null : { seat: GM, prompt: 'playEvents', rules: ['EXP-EVT-02'] };
  },
  runs(play, { moment: now }) {
    const armed = armedNow(play.world, play.state, now);
    if (armed === null) play.finish(['EXP-EVT-02']);
    else showEvent(play, armed.card, armed.target, now, true);
  },
  answers: (world, state, { moment: now }) => [{ type: 'passEvents' }, ...playsAt(world, state, now)],
};
