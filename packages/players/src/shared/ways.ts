/** What the two books have in common, and what each of them has to say before a situation can be weighed. */
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
  /** Defence dice with all that is worn and all that lasts. */
  defence(view: View, figure: Figure): number;
  /** By weapon at hand: the dice of an attack on this foe. */
  blows(view: View, attacker: Figure, foe: Figure): readonly number[];
  /** Whether the hero may still cast a spell this turn, and holds one. */
  mayCast(view: View, sheet: Hero | null): boolean;
  /** Whether nobody has looked for treasure in the room of this square yet. */
  isUnsearched(view: View, area: number): boolean;
  /** Places beside furniture that is worth searching by itself. */
  unsearchedPieces(chart: Chart): readonly Square[];
  /** Whether one of Morcar's on that square keeps a hero on this one from searching. */
  disturbs(chart: Chart, searcher: Square, foe: Square): boolean;
  /** Squares that the figure on turn may not cross again. */
  barred(view: View): readonly Square[];
  /** The direction in which a figure's first step costs one more; -1 for none. */
  backwards(view: View, figure: Figure): number;
  /** Whether a figure steps cornerwise as well. */
  slants(figure: Figure): boolean;
  /** Whether a figure steps over pits of one square as it walks. */
  strides(figure: Figure): boolean;
  /** Squares with furniture on them that a figure may tread on. */
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
