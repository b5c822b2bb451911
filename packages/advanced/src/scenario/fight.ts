/** A fight just begun, unless a scene says otherwise. */
import type { Fight } from '../encounter/types.ts';

export const PLAIN_FIGHT: Fight = {
  turns: 1,
  placedBy: 'leader',
  groups: [],
  slain: [],
  waiting: [],
  ambushed: false,
  behindDoor: null,
  missiles: {},
  fixed: {},
};
