/** A fight just begun, where a scene says nothing else of it. */
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
