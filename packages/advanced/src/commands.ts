/** All commands, from the chapters. */
import type { CombatCommand } from './combat/types.ts';
import type { CounterCommand } from './counters/types.ts';
import type { EncounterCommand } from './encounter/types.ts';
import type { ExploreCommand } from './explore/types.ts';
import type { GearCommand } from './gear/types.ts';
import type { GenerateCommand } from './generate/types.ts';
import type { HazardCommand } from './hazards/rooms.ts';
import type { MagicCommand } from './magic/types.ts';
import type { TrapCommand } from './traps/types.ts';
import type { TreasureCommand } from './treasure/types.ts';
import type { TurnCommand } from './turns/types.ts';

export type Command =
  | TurnCommand
  | ExploreCommand
  | GenerateCommand
  | EncounterCommand
  | CounterCommand
  | CombatCommand
  | MagicCommand
  | TrapCommand
  | TreasureCommand
  | HazardCommand
  | GearCommand;
