/** Every kind of frame, from the chapters. */
import {
  ATTACK_FRAME,
  DAMAGE_FRAME,
  FIX_FRAME,
  FOLLOW_UP_FRAME,
  SHOT_FRAME,
  TEST_FRAME,
} from './combat/types.ts';
import type { CombatFrame } from './combat/types.ts';
import { COUNTER_FRAME } from './counters/types.ts';
import type { CounterFrame } from './counters/types.ts';
import { MEETING_FRAME } from './encounter/types.ts';
import type { EncounterFrame } from './encounter/types.ts';
import { SECRET_DOOR_FRAME, STEPPING_FRAME } from './explore/types.ts';
import type { ExploreFrame } from './explore/types.ts';
import { BLAST_FRAME, CONTAGION_FRAME, DISCHARGE_FRAME, FEAR_FRAME, GAS_FRAME } from './gear/types.ts';
import type { GearFrame } from './gear/types.ts';
import {
  CORRIDOR_FRAME,
  DISCOVERING_FRAME,
  DOORS_FRAME,
  FURNISHING_FRAME,
  LAYING_FRAME,
  PREPARED_FRAME,
  ROOM_FRAME,
} from './generate/types.ts';
import type { GenerateFrame } from './generate/types.ts';
import { ROOM_FRAMES } from './hazards/rooms.ts';
import type { HazardFrame } from './hazards/rooms.ts';
import { CASTING_FRAME, CHOKING_FRAME, FLEEING_FRAME, RITES_FRAME, TOUCHING_FRAME } from './magic/types.ts';
import type { MagicFrame } from './magic/types.ts';
import { SOLO_MONSTERS_FRAME, SOLO_TRAP_FRAME } from './solo/types.ts';
import type { SoloFrame } from './solo/types.ts';
import {
  CLIMB_FRAME,
  CONTROL_FRAME,
  DEADLY_FRAME,
  DODGE_FRAME,
  FIREBALL_FRAME,
  JUMP_FRAME,
  LIFT_FRAME,
  MAKE_ROOM_FRAME,
  PORTCULLIS_FRAME,
  SPRING_FRAME,
  TRAP_BLAST_FRAME,
  TRAP_GAS_FRAME,
  TRAP_SPELL_FRAME,
} from './traps/types.ts';
import type { TrapFrame } from './traps/types.ts';
import { CHEST_FRAME, SHARE_FRAME, WARD_FRAME } from './treasure/types.ts';
import type { TreasureFrame } from './treasure/types.ts';
import {
  CHOOSING_FRAME,
  FRONTIER_FRAME,
  MASTER_PHASE_FRAME,
  MONSTERS_ACT_FRAME,
  PLACING_FRAME,
} from './turns/types.ts';
import type { TurnFrame } from './turns/types.ts';
import { byTag } from './knowledge.ts';

export type Frame =
  | TurnFrame
  | ExploreFrame
  | GenerateFrame
  | EncounterFrame
  | CounterFrame
  | CombatFrame
  | MagicFrame
  | TrapFrame
  | TreasureFrame
  | HazardFrame
  | GearFrame
  | SoloFrame;

export type FrameOf<Tag extends Frame['tag']> = Extract<Frame, { tag: Tag }>;

/** What a seat sees of a frame. */
export const FRAME = byTag<Frame>()({
  choosing: CHOOSING_FRAME,
  placing: PLACING_FRAME,
  frontier: FRONTIER_FRAME,
  masterPhase: MASTER_PHASE_FRAME,
  monstersAct: MONSTERS_ACT_FRAME,
  stepping: STEPPING_FRAME,
  secretDoor: SECRET_DOOR_FRAME,
  discovering: DISCOVERING_FRAME,
  corridor: CORRIDOR_FRAME,
  room: ROOM_FRAME,
  prepared: PREPARED_FRAME,
  laying: LAYING_FRAME,
  doors: DOORS_FRAME,
  furnishing: FURNISHING_FRAME,
  counter: COUNTER_FRAME,
  attack: ATTACK_FRAME,
  shot: SHOT_FRAME,
  damage: DAMAGE_FRAME,
  test: TEST_FRAME,
  followUp: FOLLOW_UP_FRAME,
  fix: FIX_FRAME,
  casting: CASTING_FRAME,
  touching: TOUCHING_FRAME,
  fleeing: FLEEING_FRAME,
  choking: CHOKING_FRAME,
  rites: RITES_FRAME,
  trap: SPRING_FRAME,
  trapBlast: TRAP_BLAST_FRAME,
  dodge: DODGE_FRAME,
  makeRoom: MAKE_ROOM_FRAME,
  climb: CLIMB_FRAME,
  jump: JUMP_FRAME,
  portcullis: PORTCULLIS_FRAME,
  lift: LIFT_FRAME,
  fireball: FIREBALL_FRAME,
  trapGas: TRAP_GAS_FRAME,
  trapSpell: TRAP_SPELL_FRAME,
  control: CONTROL_FRAME,
  deadly: DEADLY_FRAME,
  chest: CHEST_FRAME,
  share: SHARE_FRAME,
  ward: WARD_FRAME,
  ...ROOM_FRAMES,
  fear: FEAR_FRAME,
  contagion: CONTAGION_FRAME,
  discharge: DISCHARGE_FRAME,
  blast: BLAST_FRAME,
  gas: GAS_FRAME,
  soloTrap: SOLO_TRAP_FRAME,
  soloMonsters: SOLO_MONSTERS_FRAME,
  meeting: MEETING_FRAME,
});

/** A frame as far as a seat may know it. */
export type FrameSeen = ReturnType<(typeof FRAME)['show']>;

export type FrameSeenOf<Tag extends Frame['tag']> = Extract<FrameSeen, { readonly tag: Tag }>;
