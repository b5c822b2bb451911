/** Every kind of frame, from the chapters. */
import { ENDING_FRAME, SHARING_FRAME, STRIKE_FRAME, VOLLEY_FRAME, WEAPONS_FRAME } from './combat/types.ts';
import type { CombatFrame } from './combat/types.ts';
import { ADDING_FRAME, ARRANGING_FRAME, LAYING_FRAME, OPENING_FRAME } from './doors/types.ts';
import type { DoorFrame } from './doors/types.ts';
import { DRAWN_FRAME, DROPPING_FRAME, PLAYING_FRAME } from './events/types.ts';
import type { EventFrame } from './events/types.ts';
import { byTag } from './knowledge.ts';
import { APPEARING_FRAME, PLACING_FRAME } from './monsters/types.ts';
import type { MonsterFrame } from './monsters/types.ts';
import { ANSWERING_FRAME, MOMENT_FRAME } from './moments/types.ts';
import type { MomentFrame } from './moments/types.ts';
import { CROSSING_FRAME } from './moving/types.ts';
import type { MoveFrame } from './moving/types.ts';
import {
  REORDERING_FRAME,
  SCROLL_FRAME,
  SEARCHING_FRAME,
  SURPRISE_FRAME,
  TELEPORT_FRAME,
  WALL_FRAME,
} from './search/types.ts';
import type { SearchFrame } from './search/types.ts';
import { GIFT_FRAME, TAKING_FRAME } from './gear/types.ts';
import type { GearFrame } from './gear/types.ts';
import { PREPARING_FRAME } from './preparing/types.ts';
import type { PrepareFrame } from './preparing/types.ts';
import { REPOPULATING_FRAME } from './returning/types.ts';
import type { ReturnFrame } from './returning/types.ts';
import { ROOM_FRAME } from './quests/types.ts';
import type { QuestFrame } from './quests/types.ts';
import { CLAIMS_FRAME, STARTING_FRAME } from './turns/types.ts';
import type { TurnFrame } from './turns/types.ts';

export type Frame =
  | TurnFrame
  | MoveFrame
  | MomentFrame
  | DoorFrame
  | SearchFrame
  | EventFrame
  | MonsterFrame
  | CombatFrame
  | GearFrame
  | QuestFrame
  | PrepareFrame
  | ReturnFrame;

/** What a seat sees of a frame. */
export const FRAME = byTag<Frame>()({
  starting: STARTING_FRAME,
  claims: CLAIMS_FRAME,
  crossing: CROSSING_FRAME,
  opening: OPENING_FRAME,
  laying: LAYING_FRAME,
  arranging: ARRANGING_FRAME,
  preparing: PREPARING_FRAME,
  repopulating: REPOPULATING_FRAME,
  adding: ADDING_FRAME,
  searching: SEARCHING_FRAME,
  reordering: REORDERING_FRAME,
  scroll: SCROLL_FRAME,
  teleport: TELEPORT_FRAME,
  wall: WALL_FRAME,
  surprise: SURPRISE_FRAME,
  eventDrawn: DRAWN_FRAME,
  dropping: DROPPING_FRAME,
  playing: PLAYING_FRAME,
  moment: MOMENT_FRAME,
  answering: ANSWERING_FRAME,
  appearing: APPEARING_FRAME,
  placingMonsters: PLACING_FRAME,
  weapons: WEAPONS_FRAME,
  strike: STRIKE_FRAME,
  combatEnding: ENDING_FRAME,
  sharing: SHARING_FRAME,
  volley: VOLLEY_FRAME,
  taking: TAKING_FRAME,
  gift: GIFT_FRAME,
  filling: ROOM_FRAME,
});
