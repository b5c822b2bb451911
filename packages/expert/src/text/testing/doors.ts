import type { DoorCommand, DoorFacts } from '../../doors/types.ts';
import { EXIT, F7, G7, LAYOUT, tile } from './samples.ts';
import type { Samples } from './samples.ts';

const CHEST = { id: 'chest@9', kind: 'chest', squares: [9], searched: false } as const;
const FIREPLACE = { id: 'fireplace@11', kind: 'fireplace', squares: [11], searched: false } as const;

const LINK = { a: { at: F7, side: 0 }, b: { at: G7, side: 2 }, open: true } as const;

export const DOOR_SAMPLES: Samples<DoorCommand, DoorFacts> = {
  commands: {
    openDoor: [{ type: 'openDoor', at: F7, side: 0 }],
    tryLock: [{ type: 'tryLock', at: F7, side: 3 }],
    layTile: [{ type: 'layTile', fit: 1 }],
    arrangeTile: [{ type: 'arrangeTile', fit: 1 }],
    dropDoor: [{ type: 'dropDoor', at: F7, side: 0 }],
    moveDoor: [{ type: 'moveDoor', at: F7, side: 0, to: G7 }],
    movePiece: [
      { type: 'movePiece', piece: 'chest@9', at: F7 },
      { type: 'movePiece', piece: 'chest@11', at: F7 },
    ],
    dropPiece: [{ type: 'dropPiece', piece: 'altar@9' }],
    omitMonsters: [0, 1, 2].map((cards) => ({ type: 'omitMonsters', cards })),
    arranged: [{ type: 'arranged' }],
    addDoor: [{ type: 'addDoor', at: F7, side: 2 }],
  },
  events: {
    doorTried: [{ figure: 'elf', at: F7, side: 0 }],
    doorLocked: [{ at: F7, side: 0, card: 'rustedLock' }],
    lockTried: [
      { figure: 'elf', at: F7, side: 0, card: 'bar', face: 3, total: 10, opens: true },
      { figure: 'elf', at: F7, side: 0, card: 'bar', face: 2, total: 9, opens: false },
    ],
    lockGave: [{ at: F7, side: 0 }],
    doorOpened: [
      { figure: 'elf', at: F7, side: 0 },
      { figure: null, at: F7, side: 1 },
    ],
    cardTurned: [{ card: 'kitchen' }, { card: 'treasury' }, { card: 'questRoom' }],
    tileLaid: [
      { layout: LAYOUT, tile: tile('gallery'), link: null },
      { layout: LAYOUT, tile: tile('annex'), link: LINK },
      { layout: LAYOUT, tile: tile('kitchen', [CHEST, { ...CHEST, id: 'chest@10' }, FIREPLACE]), link: null },
    ],
    doorJoined: [{ layout: LAYOUT }],
    deadEndFound: [{ exit: EXIT }],
    bridgeRolled: (['none', 'rickety', 'guarded', 'solid'] as const).map((bridge) => ({
      tile: 'rift-2',
      faces: [3, 5],
      bridge,
    })),
    doorAdded: [{ exit: EXIT, tile: 'kitchen-2' }],
    doorDropped: [{ at: F7, side: 0 }],
    doorMoved: [{ at: F7, side: 0, to: G7 }],
    pieceMoved: [{ tile: 'kitchen-2', piece: { ...CHEST, squares: [G7] } }],
    pieceDropped: [{ tile: 'kitchen-2', piece: 'wardrobe@9' }],
  },
};
