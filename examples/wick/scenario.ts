/** A table of it as a scenario file or a rule test lays it: any part of the state. */
import { plainScene } from '@oubliette/kernel/scenario';
import type { WickState } from './kinds.ts';
import { THIEF, WARDEN } from './kinds.ts';
import { gameOn, WICK_REFEREE } from './system.ts';

const USUAL: WickState = { at: 0, oil: 10, snare: 5, seen: false, shifted: false, turn: 'thief' };

export const arrangeWick = (scene: Partial<WickState>) =>
  plainScene(gameOn({ referee: WICK_REFEREE, setup: { oil: 10 } }), USUAL, scene, (_state, { type }) =>
    type === 'step' || type === 'peer' ? THIEF : WARDEN,
  );
