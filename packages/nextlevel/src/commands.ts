/** Every command of NextLevel: classic's and its own, by chapter. */
import type { Command } from '@oubliette/classic/extend';
import type { AmbushCommand } from './chapters/ambushes.ts';
import type { AttackCommand } from './chapters/attacking.ts';
import type { DoorCommand } from './chapters/doors.ts';
import type { HeroCommand } from './chapters/heroes.ts';
import type { MagicCommand } from './chapters/magic.ts';
import type { MovingCommand } from './chapters/moving.ts';
import type { SearchCommand } from './chapters/searching.ts';
import type { TechniqueCommand } from './chapters/techniques.ts';
import type { TrapCommand } from './chapters/trapping.ts';
import type { WeaponCommand } from './chapters/weapons.ts';
import type { Sided } from './slant.ts';

export type NextOwnCommand =
  | MovingCommand
  | DoorCommand
  | WeaponCommand
  | AttackCommand
  | AmbushCommand
  | HeroCommand
  | MagicCommand
  | SearchCommand
  | TrapCommand
  | TechniqueCommand;

/** Classic's commands that NextLevel replaces with its own. */
export const DROPPED = ['attack', 'standFast', 'searchSecrets'] as const satisfies readonly Command['type'][];

export type NextCommand = Sided<Exclude<Command, { type: (typeof DROPPED)[number] }> | NextOwnCommand>;
