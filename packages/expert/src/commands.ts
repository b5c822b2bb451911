/** All commands, from the chapters. */
import type { AbilityCommand } from './abilities/types.ts';
import type { ChaosCommand } from './chaos/types.ts';
import type { CombatCommand } from './combat/types.ts';
import type { FallenCommand } from './fallen/types.ts';
import type { DoorCommand } from './doors/types.ts';
import type { EventCommand } from './events/types.ts';
import type { GearCommand } from './gear/types.ts';
import type { MonsterCommand } from './monsters/types.ts';
import type { MomentCommand } from './moments/types.ts';
import type { MoveCommand } from './moving/types.ts';
import type { PrepareCommand } from './preparing/types.ts';
import type { ReturnCommand } from './returning/types.ts';
import type { QuestCommand } from './quests/types.ts';
import type { SearchCommand } from './search/types.ts';
import type { TurnCommand } from './turns/types.ts';

export type Command =
  | TurnCommand
  | MoveCommand
  | MomentCommand
  | DoorCommand
  | SearchCommand
  | EventCommand
  | MonsterCommand
  | CombatCommand
  | GearCommand
  | AbilityCommand
  | ChaosCommand
  | QuestCommand
  | PrepareCommand
  | FallenCommand
  | ReturnCommand;
