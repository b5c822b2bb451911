/** Words of the hazard rooms that are one file each. */
import type { RoomCommand, RoomFacts } from '../../hazards/rooms.ts';
import type { Labels } from '../labels/label.ts';
import type { Tellers } from '../log/teller.ts';
import { FOUNTAIN } from './fountain.ts';
import type { Cast, Deed, Examples } from './roomWords.ts';
import { TRAPDOOR } from './trapdoor.ts';

export const ROOM_WORDS = { FOUNTAIN, TRAPDOOR } as const;

export const ROOM_LABELLERS: Labels<RoomCommand> = { ...FOUNTAIN.labels, ...TRAPDOOR.labels };
export const ROOM_TELLERS: Tellers<RoomFacts> = { ...FOUNTAIN.tellers, ...TRAPDOOR.tellers };
export const ROOM_DEEDS: Readonly<Record<RoomCommand['type'], Deed>> = {
  ...FOUNTAIN.deeds,
  ...TRAPDOOR.deeds,
};

export function isRoomDeed(type: string): type is RoomCommand['type'] {
  return Object.hasOwn(ROOM_DEEDS, type);
}

export function roomExamples(cast: Cast): Examples<RoomCommand, RoomFacts> {
  const [fountain, trapdoor] = [FOUNTAIN.examples(cast), TRAPDOOR.examples(cast)];
  return {
    commands: { ...fountain.commands, ...trapdoor.commands },
    events: { ...fountain.events, ...trapdoor.events },
  };
}
