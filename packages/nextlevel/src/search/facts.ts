/** The events of searches. */
import type { FurnitureKind, HeroKind } from '@oubliette/classic/extend';
import type { Square } from '@oubliette/dungeon';
import type { TrapSearchFace } from '../content/dice.ts';
import type { GearId, ScrollId, SubstanceId } from '../content/ids.ts';
import type { FindFace, SearchOutcome, WorthFace } from '../content/search.ts';

export interface SearchFacts {
  /** `square`: the piece's upper left corner. */
  pieceSearched: { hero: HeroKind; square: Square; kind: FurnitureKind; altar: boolean };
  searchRolled: { hero: HeroKind; find: FindFace; worth: WorthFace; outcome: SearchOutcome['tag'] };
  substanceFound: { hero: HeroKind; substance: SubstanceId };
  scrollFound: { hero: HeroKind; scroll: ScrollId };
  gearFound: { hero: HeroKind; gear: GearId };
  /** The face of the trap search die; null for the Dwarf, and for secret doors (NXT-TRS-05, NXT-TRS-08). */
  lookedFor: { hero: HeroKind; what: 'traps' | 'passages'; face: TrapSearchFace | null };
}
