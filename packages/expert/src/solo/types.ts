/** Alone: Event cards that wait in the open, each for the hero who caused it to be drawn (EXP-SOL-03, EXP-SOL-04). */
import type { ClassId } from '../content/characters.ts';
import type { EventId } from '../content/events.ts';

export interface Waits {
  readonly card: EventId;
  readonly hero: ClassId;
}

export interface SoloFacts {
  cardWaits: Waits;
  waitOver: { card: EventId };
  /** The hero it waited for is dead or gone: it waits for another now. */
  cardPassedOn: Waits & { to: ClassId };
  /** Chaos abilities that will be drawn, one in each of the creatures' turns (EXP-SOL-06). */
  chaosOwed: { group: number; count: number };
}
