/** A campaign between its quests, as plain data: the heroes, the quest book, the dungeons left unfinished. */
import type { Ending, SeatId } from '@oubliette/kernel';
import type { AbilityId } from '../content/abilities.ts';
import type { ClassId } from '../content/characters.ts';
import type { LifeId } from '../content/life.ts';
import type { Omen } from '../content/lifeKinds.ts';
import type { Remembered } from '../returning/remembered.ts';
import type { Held } from '../state.ts';
import type { Outcome } from './report.ts';

/** A Treasure card, with the shots left of ammunition. */
export type Carried = Pick<Held, 'card' | 'left'>;

/** A hero between two quests. */
export interface Sheet {
  readonly id: ClassId;
  readonly name: string;
  readonly gender: 'm' | 'f';
  readonly seat: SeatId;
  readonly gold: number;
  readonly cards: readonly Carried[];
  /** Spells on scrolls it has not read. */
  readonly scrolls: readonly AbilityId[];
  readonly abilities: readonly AbilityId[];
  readonly body: number;
  /** Still in the dungeon, on the way further down (EXP-AFT-06). */
  readonly where: 'town' | 'below';
  /** The Body it would go deeper with at once; null where it may not (EXP-AFT-06). */
  readonly bodyBelow: number | null;
  /** It has come out of a dungeon alive (EXP-AFT-07). */
  readonly returned: boolean;
  /** A Life of Adventure card may be drawn for it before the next quest (EXP-ADV-01). */
  readonly mayDraw: boolean;
  /** What waits for it in its next quest (EXP-ADV-04). */
  readonly omens: readonly Omen[];
  /** It goes along on the next quest. */
  readonly ready: boolean;
}

export interface Fallen extends Pick<Sheet, 'id' | 'name' | 'gender' | 'seat'> {
  readonly quest: string;
}

export interface Expedition {
  readonly quest: string;
  readonly heroes: readonly ClassId[];
}

export interface Outing extends Expedition {
  readonly outcome: Outcome | 'calledOff';
}

/** A dungeon the heroes have left without their objective (EXP-EXI-02). */
export interface LeftDungeon {
  readonly quest: string;
  readonly dungeon: Remembered;
}

export interface CampaignState {
  readonly phase: 'town' | 'quest' | 'over';
  readonly heroes: readonly Sheet[];
  readonly fallen: readonly Fallen[];
  /** Quests won. */
  readonly won: readonly string[];
  readonly underWay: Expedition | null;
  readonly dungeons: readonly LeftDungeon[];
  /** Life of Adventure cards kept aside until the next quest (EXP-ADV-05). */
  readonly drawn: readonly LifeId[];
  readonly chronicle: readonly Outing[];
  readonly ending: Ending | null;
}
