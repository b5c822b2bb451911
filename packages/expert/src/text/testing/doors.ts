import type { DoorCommand, DoorFacts } from '../../doors/types.ts';
import { EXIT, F7, LAYOUT, tile } from './samples.ts';
import type { Samples } from './samples.ts';

const CHEST = { id: 'chest@9', kind: 'chest', squares: [9], searched: false } as const;
const FIREPLACE = { id: 'fireplace@11', kind: 'fireplace', squares: [11], searched: false } as const;

export const DOOR_SAMPLES: Samples<DoorCommand, DoorFacts> = {
  commands: {
    openDoor: [{ type: 'openDoor', at: F7, side: 0 }],
    layTile: [{ type: 'layTile', fit: 1 }],
    addDoor: [{ type: 'addDoor', at: F7, side: 2 }],
  },
  events: {
    doorOpened: [
      { figure: 'elf', at: F7, side: 0 },
      { figure: null, at: F7, side: 1 },
    ],
    cardTurned: [{ card: 'kitchen' }, { card: 'treasury' }, { card: 'questRoom' }],
    tileLaid: [
      { layout: LAYOUT, tile: tile('gallery') },
      { layout: LAYOUT, tile: tile('kitchen', [CHEST, { ...CHEST, id: 'chest@10' }, FIREPLACE]) },
    ],
    doorJoined: [{ layout: LAYOUT }],
    deadEndFound: [{ exit: EXIT }],
    bridgeRolled: (['none', 'rickety', 'guarded', 'solid'] as const).map((bridge) => ({
      tile: 'rift-2',
      faces: [3, 5],
      bridge,
    })),
    doorAdded: [{ exit: EXIT }],
  },
};
