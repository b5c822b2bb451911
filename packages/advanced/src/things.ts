/** Things on a level. */
import type { Square } from '@oubliette/dungeon';
import { FEATURE } from './hazards/types.ts';
import type { FeatureThing } from './hazards/types.ts';
import { byTag } from './knowledge.ts';
import { TRAP } from './traps/types.ts';
import type { TrapThing } from './traps/types.ts';
import { CHEST, PILE } from './treasure/types.ts';
import type { ChestThing, PileThing } from './treasure/types.ts';

export interface ThingBase {
  /** `chest-1`: never used twice. */
  readonly id: string;
  readonly tag: string;
  readonly square: Square;
}

export type Thing = ChestThing | PileThing | TrapThing | FeatureThing;

export const THING = byTag<Thing>()({ chest: CHEST, pile: PILE, trap: TRAP, feature: FEATURE });

export type ThingOf<Tag extends Thing['tag']> = Extract<Thing, { tag: Tag }>;
