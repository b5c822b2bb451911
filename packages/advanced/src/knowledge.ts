/** Who may know what at a table of Advanced: the words with which every type of the state is declared, beside the type. */
import { wordsOf } from '@oubliette/kernel';
import type { SeatId, Stream } from '@oubliette/kernel';
import type { CounterKind, CounterMoment } from './counters/types.ts';
import type { LevelPlan, Matrices } from './plan.ts';

/** Who looks, and what the table has agreed on. */
export interface Eyes {
  readonly seat: SeatId;
  readonly isMaster: boolean;
  /** Nobody is master: what the tables say is said to all (ADV-SOLO-01). */
  readonly isAlone: boolean;
  /** Monsters' wounds are the master's own affair (ADV-HTH-16). */
  readonly hidesWounds: boolean;
}

/** What somebody imagines by: chance, and what else there may be. */
export interface Mind {
  readonly eyes: Eyes;
  readonly stream: Stream;
  /** Counters as they might be spread: behind the screen, and in the bowl. */
  readonly counters: { readonly hand: readonly CounterKind[]; readonly bowl: readonly CounterKind[] };
  /** The moment at which the master is being asked: one that is watched. */
  readonly asked: CounterMoment | null;
  /** Tables that might be rolled on, levels that might be drawn, and monsters that might live somewhere. */
  readonly matrices: Matrices;
  readonly levels: readonly LevelPlan[];
  readonly monsters: () => Readonly<Record<string, number>>;
  /** Quest treasures nobody has found. */
  readonly treasures: readonly string[];
}

export { open } from '@oubliette/kernel';
export const { own, masked, counted, sealed, declare, each, maybe, byName, byTag } = wordsOf<Eyes, Mind>();

export function isMaster(eyes: Eyes): boolean {
  return eyes.isMaster;
}

/** Who knows what came up on the matrices before it is met. */
export function knowsRolls(eyes: Eyes): boolean {
  return eyes.isMaster || eyes.isAlone;
}

/** What lies in the bowl is known to all together: all there is, but for what was played and is held. */
export function isNobody(): boolean {
  return false;
}

/** Kept from everybody, and imagined not to be there. */
export const none = sealed<never>(() => undefined);

/** What the frame above it came to is read as soon as it is there: nobody is shown it. */
export const unread = sealed<never>(() => undefined);

/** The eyes of whoever is not the master. */
export const HEROES_EYES: Eyes = { seat: '', isMaster: false, isAlone: false, hidesWounds: false };
