/** How a quest ended for each of its heroes: all that a campaign needs to know of a finished match. */
import type { EquipmentId } from '../content/equipment.ts';
import type { HeroKind } from '../content/heroes.ts';
import type { QuestTreasureId } from '../content/questTreasures.ts';
import type { PotionId } from '../content/treasure.ts';
import type { Hero, State } from '../state.ts';

export const OUTCOMES = ['won', 'abandoned', 'slain', 'failed'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export interface HeroReport {
  readonly hero: HeroKind;
  readonly fate: 'out' | 'dead';
  /** Left alive after the mission was fulfilled (CLS-CHP-02). */
  readonly succeeded: boolean;
  readonly gold: number;
  readonly equipment: readonly EquipmentId[];
  readonly treasures: readonly QuestTreasureId[];
  /** Not drunk in time: handed back with the other treasure cards (CLS-EQP-03). */
  readonly potions: readonly PotionId[];
  /** Places whose quest treasure this hero found (CLS-END-06). */
  readonly found: readonly string[];
}

export interface QuestReport {
  readonly quest: string;
  readonly outcome: Outcome;
  readonly heroes: readonly HeroReport[];
}

/**
 * The report of a finished match; a seat's view is enough. Belongings of the dead that nobody recovered are
 * on no sheet, and so count as claimed (CLS-DTH-02, CLS-DTH-05).
 */
export function reportOf(quest: string, match: Pick<State, 'heroes' | 'ending'>): QuestReport {
  const outcome = OUTCOMES.find((code) => code === match.ending?.outcome);
  if (outcome === undefined)
    throw new Error(`the quest ${quest} is not over: there is nothing to report yet`);
  return { quest, outcome, heroes: match.heroes.map((hero) => heroReport(hero, outcome)) };
}

function heroReport(hero: Hero, outcome: Outcome): HeroReport {
  const { id, fate, succeeded, gold, equipment, treasures, potions, found } = hero;
  return {
    hero: id,
    fate: fate === 'dead' ? 'dead' : 'out',
    succeeded: succeeded && outcome === 'won',
    gold,
    equipment,
    treasures,
    potions,
    found,
  };
}
