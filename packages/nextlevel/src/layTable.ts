/** The table for a NextLevel quest. */
import { CLASSIC_EDITION } from '@oubliette/classic/extend';
import type { World } from '@oubliette/classic/extend';
import { FRESH_TURN } from './changes.ts';
import { setupOf } from './setup.ts';
import type { NextState } from './state.ts';
import { trapKinds } from './trapKinds.ts';

export function layTable(world: World): NextState {
  return {
    ...CLASSIC_EDITION.layTable(world),
    next: {
      facing: {},
      newcomers: [],
      plights: {},
      engaged: [],
      turn: FRESH_TURN,
      sheets: {},
      barricades: [],
      searchedRooms: [],
      searchedPieces: [],
      wrecked: [],
      trapKinds: trapKinds(world, setupOf(world).options.traps),
      dwarfTraps: [],
      litter: [],
      spheres: [],
      mists: [],
      gases: [],
      alerted: [],
      lastStrike: [],
      blows: [],
      shown: [],
      asked: null,
    },
  };
}
