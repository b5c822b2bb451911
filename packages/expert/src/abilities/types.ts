/** The chapter of abilities: its commands, events and frames. */
import type { Square } from '@oubliette/dungeon';
import type { AbilityId } from '../content/abilities.ts';
import type { ClassId } from '../content/characters.ts';
import type { TreasureId } from '../content/treasures.ts';
import type { FigureId } from '../state.ts';

/** Whom or what an ability is used on, as far as it needs to be said. */
export interface AbilityAim {
  readonly target?: FigureId;
  readonly at?: Square;
  readonly card?: string;
}

export type AbilityCommand = { readonly type: 'useAbility'; readonly ability: string } & AbilityAim;

/** What a hero has done with its abilities. */
export interface Feats {
  /** It has used none since its turn began (EXP-UAB-07). */
  readonly ready: boolean;
  /** Uses of those that are limited, and in which combat (EXP-UAB-01). */
  readonly spent: readonly { readonly ability: AbilityId; readonly combat: number | null }[];
  /** The one that lasts: no other may be used meanwhile (EXP-UAB-09). */
  readonly lasting: { readonly ability: AbilityId; readonly target: FigureId | null } | null;
}

export const UNTRIED: Feats = { ready: true, spent: [], lasting: null };

export interface AbilityFacts {
  /** `scroll`: read from a scroll, which is gone (EXP-SRF-11). */
  abilityUsed: {
    hero: ClassId;
    ability: AbilityId;
    target: FigureId | null;
    answers: boolean;
    scroll: boolean;
  };
  /** What lasted has come to its end (EXP-UAB-08). */
  abilityEnded: { hero: ClassId; ability: AbilityId };
  dodgeTried: { figure: FigureId; face: number; made: boolean };
  blinked: { figure: FigureId; to: Square };
  forged: { hero: ClassId; card: TreasureId };
}
