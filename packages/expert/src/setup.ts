/** The start of a quest: who plays whom, what is sought, what is agreed at the table. */
import type { SeatId } from '@oubliette/kernel';
import { defaultAbilities } from './content/abilities.ts';
import type { AbilityId } from './content/abilities.ts';
import type { ClassId } from './content/characters.ts';
import type { Omen } from './content/lifeKinds.ts';
import type { MonsterId } from './content/monsters.ts';
import type { TreasureId } from './content/treasures.ts';
import type { Quest } from './quests/quest.ts';
import type { Remembered } from './returning/remembered.ts';

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
  /** Shots left in its ammunition cards, in their order; absent: all of them. */
  readonly shots?: readonly number[];
  /** Spells on scrolls it has not read (EXP-SRF-11). */
  readonly scrolls?: readonly AbilityId[];
  /** Where it comes from one quest straight into the next, deeper one (EXP-AFT-06); absent: all it can have. */
  readonly body?: number;
  /** What Life of Adventure has in store for it (EXP-ADV-04). */
  readonly omens?: readonly Omen[];
}

/** A hero in its first quest, with the abilities a new player is best served with (EXP-EQP-03). */
export function newHero(id: ClassId, name: string, gender: 'm' | 'f'): HeroSetup {
  return { id, name, gender, gold: 0, cards: [], abilities: defaultAbilities(id) };
}

/** Where the letter of the book can be played instead of our rulings, or ours instead of the letter. */
export interface Options {
  /** Whether a combat ends where nobody sees or fights anybody (EXP-CBT-01). */
  readonly lull: boolean;
  /** What befalls whoever is on a bridge that breaks (EXP-SRF-23). */
  readonly drowning: 'death' | 'fall';
  /** Monster cards are taken out by families and from the top, or any of them (EXP-PRP-08). */
  readonly bestiary: 'families' | 'free';
  /** How far the game master may depart from a Dungeon card (EXP-BLD-01, EXP-BLD-03). */
  readonly layout: 'bounded' | 'free';
  /** Whether the threat budget of a quest room binds (EXP-QRM-03). */
  readonly roomBudget: 'advice' | 'binding';
  /** Whether a ritual is finished after so many rounds (EXP-QGN-06). */
  readonly ritualClock: 'off' | 'rounds';
  /** How many fallen heroes wait: all classes nobody plays, or at most as many as the party (EXP-QGN-10). */
  readonly fallen: 'all' | 'party';
  /** What is left of an earlier visit: the layout alone, or what was searched, broken and taken too (EXP-EXI-02). */
  readonly restart: 'zero' | 'kept';
  /** Whether the game master may correct the board by hand. */
  readonly corrections: boolean;
}

export const DEFAULT_OPTIONS: Options = {
  lull: true,
  drowning: 'death',
  bestiary: 'families',
  layout: 'bounded',
  roomBudget: 'advice',
  ritualClock: 'off',
  fallen: 'all',
  restart: 'zero',
  corrections: true,
};

export interface Setup {
  /** Hero players, each with the heroes they play (EXP-GEN-03). */
  readonly players: readonly { readonly seat: SeatId; readonly heroes: readonly ClassId[] }[];
  readonly heroes: readonly HeroSetup[];
  /** One of ours by its id, one of your own, or null: the game master chooses or rolls (EXP-QGN-01). */
  readonly quest: string | Quest | null;
  /** Dungeon cards to cross before the quest room at most (EXP-PRP-03); null: as the quest or the die says. */
  readonly depth: number | null;
  /** Monster cards in the box (EXP-PRP-08). */
  readonly bestiary: readonly MonsterId[];
  /** Nobody is game master: the book answers (EXP-SOL-01). */
  readonly solo: boolean;
  /** A dungeon the heroes have left, and come back to (EXP-EXI-02). */
  readonly remembered: Remembered | null;
  /** Treasure cards that are not in the box: those of heroes who stay behind, or left in other dungeons. */
  readonly elsewhere?: readonly TreasureId[];
  readonly options: Options;
}
