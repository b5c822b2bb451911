/** Every kind of thing that can be under way, from the chapters. */
import type { CombatFrame } from './combat/types.ts';
import type { CounterFrame } from './counters/types.ts';
import type { EncounterFrame } from './encounter/types.ts';
import type { ExploreFrame } from './explore/types.ts';
import type { GearFrame } from './gear/types.ts';
import type { GenerateFrame } from './generate/types.ts';
import type { HazardFrame } from './hazards/types.ts';
import type { MagicFrame } from './magic/types.ts';
import type { SoloFrame } from './solo/types.ts';
import type { TrapFrame } from './traps/types.ts';
import type { TreasureFrame } from './treasure/types.ts';
import type { TurnFrame } from './turns/types.ts';

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
