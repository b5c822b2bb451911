/** What the two books share, and what each must supply for a situation to be weighed. */
import type { Command, Figure, Hero, HeroKind, View } from '@oubliette/classic';
import { HERO_KINDS } from '@oubliette/classic';
import type { Square } from '@oubliette/dungeon';
import type { Chart } from './chart.ts';
import type { Shield } from './odds.ts';

/** Commands that both books know. */
export type SharedCommand = Exclude<Command, { type: 'attack' | 'standFast' | 'searchSecrets' }>;

export interface Ways {
  /** The face that saves Morcar's figures. */
  readonly foesShield: Shield;
  /** Defence dice with everything worn and every lasting effect. */
  defence(view: View, figure: Figure): number;
  /** The dice of an attack on this foe, for each weapon at hand. */
  blows(view: View, attacker: Figure, foe: Figure): readonly number[];
  /** Whether the hero holds a spell and may still cast one this turn. */
  mayCast(view: View, sheet: Hero | null): boolean;
  /** Whether the room of this square has not yet been searched for treasure. */
  isUnsearched(view: View, area: number): boolean;
  /** Places beside furniture that can be searched separately. */
  unsearchedPieces(chart: Chart): readonly Square[];
  /** Whether a foe on that square prevents a hero on this one from searching. */
  disturbs(chart: Chart, searcher: Square, foe: Square): boolean;
  /** Squares that the figure on turn may not cross again. */
  barred(view: View): readonly Square[];
  /** The direction in which a figure's first step costs one more; -1 for none. */
  backwards(view: View, figure: Figure): number;
  /** Whether a figure steps diagonally as well. */
  slants(figure: Figure): boolean;
  /** Whether a figure steps over one-square pits as it walks. */
  strides(figure: Figure): boolean;
  /** Squares with furniture on them that a figure may step on. */
  climbs(view: View, figure: Figure): readonly Square[];
  /** Known traps that a hero walks round. */
  shunned(view: View): readonly Square[];
}

export function isHeroId(id: string): id is HeroKind {
  return (HERO_KINDS as readonly string[]).includes(id);
}

export function sheetOf(view: View, id: string): Hero | undefined {
  for (const hero of view.heroes) if (hero.id === id) return hero;
  return undefined;
}
