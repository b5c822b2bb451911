/** Everything that happens in NextLevel: classic's events and its own, by chapter. */
import type { ClassicEvent } from '@oubliette/classic/extend';
import type { AmbushFacts } from './chapters/ambushes.ts';
import type { AttackFacts } from './chapters/attacking.ts';
import type { DoorFacts } from './chapters/doors.ts';
import type { HeroFacts } from './chapters/heroes.ts';
import type { MagicFacts } from './chapters/magic.ts';
import type { MovingFacts } from './chapters/moving.ts';
import type { SearchFacts } from './chapters/searching.ts';
import type { TechniqueFacts } from './chapters/techniques.ts';
import type { TrapFacts } from './chapters/trapping.ts';
import type { WeaponFacts } from './chapters/weapons.ts';
import type { EventsOf } from '@oubliette/referee';

export type NextFacts = MovingFacts &
  DoorFacts &
  WeaponFacts &
  AttackFacts &
  AmbushFacts &
  HeroFacts &
  MagicFacts &
  SearchFacts &
  TrapFacts &
  TechniqueFacts;

export type NextOwnEvent = EventsOf<NextFacts>;
export type NextEvent = ClassicEvent | NextOwnEvent;
