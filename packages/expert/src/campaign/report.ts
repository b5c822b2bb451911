/** How a quest ended for each of its heroes: all that a campaign needs to know of a finished match. */
import type { AbilityId } from '../content/abilities.ts';
import type { ClassId } from '../content/characters.ts';
import { findFigure } from '../figures.ts';
import { rememberedFrom } from '../returning/remembered.ts';
import type { Remembered } from '../returning/remembered.ts';
import type { Options } from '../setup.ts';
import type { Hero, State } from '../state.ts';
import type { Carried } from './state.ts';

export const OUTCOMES = ['won', 'lost', 'withdrawn'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export interface HeroReport {
  readonly hero: ClassId;
  readonly where: Hero['where'];
  readonly gold: number;
  readonly cards: readonly Carried[];
  readonly scrolls: readonly AbilityId[];
  /** What it has left; 0 for those who have gone. */
  readonly body: number;
}

export interface QuestReport {
  readonly quest: string;
  readonly outcome: Outcome;
  readonly heroes: readonly HeroReport[];
  /** As it is found again, where the heroes have withdrawn (EXP-EXI-02). */
  readonly dungeon: Remembered | null;
}

export function reportOf(quest: string, state: State, options: Pick<Options, 'restart'>): QuestReport {
  const outcome = OUTCOMES.find((code) => code === state.ending?.outcome);
  if (outcome === undefined)
    throw new Error(`the quest ${quest} is not over: there is nothing to report yet`);
  const dungeon = outcome === 'withdrawn' ? rememberedFrom(state, options) : null;
  return { quest, outcome, heroes: state.heroes.map((hero) => heroReport(state, hero)), dungeon };
}

function heroReport(state: State, { id, where, gold, cards, scrolls }: Hero): HeroReport {
  if (where === 'dead') return { hero: id, where, gold: 0, cards: [], scrolls: [], body: 0 };
  const body = findFigure(state, id)?.body ?? 0;
  // What a smith or a spell has done to a card ends with the quest.
  return { hero: id, where, gold, cards: cards.map(carried), scrolls, body };
}

function carried({ card, left }: Carried): Carried {
  return left === undefined ? { card } : { card, left };
}
