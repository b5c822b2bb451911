/** The start of a quest: who plays whom, how deep the dungeon is, what is agreed at the table. */
import type { SeatId } from '@oubliette/kernel';
import { defaultAbilities } from './content/abilities.ts';
import type { AbilityId } from './content/abilities.ts';
import type { ClassId } from './content/characters.ts';
import type { MonsterId } from './content/monsters.ts';
import type { TreasureId } from './content/treasures.ts';

/** The seat of the game master. */
export const GM: SeatId = 'gm';

export interface HeroSetup {
  readonly id: ClassId;
  readonly name: string;
  readonly gender: 'm' | 'f';
  /** Brought from earlier quests; gold is zero and no card is held in the first (EXP-EQP-03). */
  readonly gold: number;
  readonly cards: readonly TreasureId[];
  /** As many of its class's as its card says (EXP-ABL-01). */
  readonly abilities: readonly AbilityId[];
}

/** A hero in its first quest, with the abilities a new player is best served with (EXP-EQP-03). */
export function newHero(id: ClassId, name: string, gender: 'm' | 'f'): HeroSetup {
  return { id, name, gender, gold: 0, cards: [], abilities: defaultAbilities(id) };
}

/** Where the letter of the book can be played instead of our rulings. */
export interface Options {
  /** Whether a combat ends where nobody sees or fights anybody (EXP-CBT-01). */
  readonly lull: boolean;
  /** What befalls whoever is on a bridge that breaks (EXP-SRF-23). */
  readonly drowning: 'death' | 'fall';
}

export const DEFAULT_OPTIONS: Options = { lull: true, drowning: 'death' };

export interface Setup {
  /** Hero players, each with the heroes they play (EXP-GEN-03). */
  readonly players: readonly { readonly seat: SeatId; readonly heroes: readonly ClassId[] }[];
  readonly heroes: readonly HeroSetup[];
  /** Dungeon cards to cross before the quest room at most (EXP-PRP-03). */
  readonly depth: number;
  /** Monster cards left in the pile (EXP-PRP-08). */
  readonly bestiary: readonly MonsterId[];
  readonly options: Options;
}
