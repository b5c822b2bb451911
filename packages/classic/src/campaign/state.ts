/** The whole state of a campaign, as plain data. */
import type { Ending, SeatId } from '@oubliette/kernel';
import type { EquipmentId } from '../content/equipment.ts';
import type { HeroKind } from '../content/heroes.ts';
import type { QuestTreasureId } from '../content/questTreasures.ts';
import type { HeroSetup } from '../setup.ts';
import type { Arms } from './heraldry.ts';
import type { Outcome } from './report.ts';

/** What a player writes on a score sheet: no rule looks at it (CLS-HRO-10, CLS-HRO-12). */
export interface Inscription {
  readonly name: string;
  readonly gender: 'm' | 'f';
  readonly arms: Arms | null;
  readonly motto: string | null;
}

export type ArmourChoice = NonNullable<HeroSetup['armour']>;

/** A living hero's score sheet between quests (CLS-HRO-13). There is one hero of a kind, so the kind is the id. */
export interface Sheet extends Inscription {
  readonly kind: HeroKind;
  readonly seat: SeatId;
  readonly gold: number;
  readonly equipment: readonly EquipmentId[];
  readonly treasures: readonly QuestTreasureId[];
  /** The chosen body armour; null for the best owned. */
  readonly armour: ArmourChoice | null;
  /** Quests completed, each time one was (CLS-CHP-01). */
  readonly completed: readonly string[];
  readonly champion: boolean;
  /** The armoury's door is open to this hero. */
  readonly inTown: boolean;
  /** Bought during this stay in town: may still be returned. */
  readonly bought: readonly EquipmentId[];
}

/** A hero who has left the campaign. */
export interface Departed extends Inscription {
  readonly kind: HeroKind;
  readonly seat: SeatId;
  readonly completed: readonly string[];
  readonly champion: boolean;
  /** The quest the hero died in; null for a dismissed hero. */
  readonly slainIn: string | null;
}

/** A quest the party set out on. */
export interface Expedition {
  readonly quest: string;
  readonly heroes: readonly HeroKind[];
  readonly training: boolean;
}

/** How it ended; `calledOff` left no trace on any sheet. */
export interface Outing extends Expedition {
  readonly outcome: Outcome | 'calledOff';
}

/** Cards the armourer has left. */
export type Stock = { readonly [id in EquipmentId]: number };

export interface CampaignState {
  readonly phase: 'town' | 'quest' | 'over';
  /** The living, in the order they were enrolled. */
  readonly heroes: readonly Sheet[];
  /** The dead and the dismissed. */
  readonly departed: readonly Departed[];
  /** Null where the stock is unlimited. */
  readonly stock: Stock | null;
  /** Quests the party has won, in the order it first did. */
  readonly won: readonly string[];
  /** By quest, the places whose treasure was carried out: a new attempt finds them empty (CLS-END-06). */
  readonly emptied: { readonly [quest: string]: readonly string[] };
  readonly underWay: Expedition | null;
  readonly chronicle: readonly Outing[];
  readonly ending: Ending | null;
}
