/** A table of it as a scenario file or a rule test lays it: any part of the state. */
import { SceneError } from '@oubliette/kernel/scenario';
import type { Arranged } from '@oubliette/kernel/scenario';
import type { WickCommand, WickEvent, WickState, WickView } from './kinds.ts';
import { THIEF, WARDEN } from './kinds.ts';
import { gameOn, WICK_REFEREE } from './system.ts';

export type WickTable = Arranged<WickState, WickCommand, WickEvent, WickView>;

const PLAIN: WickState = { at: 0, oil: 10, snare: 5, seen: false, shifted: false, turn: 'thief' };

export function arrangeWick(scene: Partial<WickState>): WickTable {
  const unknown = Object.keys(scene).find((key) => !Object.hasOwn(PLAIN, key));
  if (unknown !== undefined) throw new SceneError(`${unknown}: a scene has ${Object.keys(PLAIN).join(', ')}`);
  const state = { ...PLAIN, ...scene };
  return {
    game: gameOn({ referee: WICK_REFEREE, setup: { oil: 10 } }),
    state,
    command: (written) => written as WickCommand,
    seatFor: (_state, { type }) => (type === 'step' || type === 'peer' ? THIEF : WARDEN),
    describe: (value) => value,
    describeState: (now) => now,
    describeView: (view) => view,
  };
}
