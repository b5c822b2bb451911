import type { ReturnCommand, ReturnFacts } from '../../returning/types.ts';
import { LAYOUT, tile } from './samples.ts';
import type { Samples } from './samples.ts';

const DUNGEON = {
  layout: LAYOUT,
  tiles: [tile('crypt')],
} as unknown as ReturnFacts['dungeonRemembered']['dungeon'];

export const RETURN_SAMPLES: Samples<ReturnCommand, ReturnFacts> = {
  commands: { repopulate: [0, 1, 2].map((cards) => ({ type: 'repopulate', cards })) },
  events: {
    dungeonRemembered: [{ dungeon: DUNGEON }],
    tileMetAgain: [{ tile: 'kitchen-2' }],
  },
};
