/** Who may know what at a table of Advanced: the words that declare every type of the state, next to it. */
import { wordsOf } from '@oubliette/kernel';
import type { SeatId, Stream } from '@oubliette/kernel';
import type { CounterKind, CounterMoment } from './counters/types.ts';
import type { LevelPlan, Matrices } from './plan.ts';

/** The seat that looks, and the table's settings. */
export interface Eyes {
  readonly seat: SeatId;
  readonly isMaster: boolean;
  /** Without a master: all seats learn what the tables say (ADV-SOLO-01). */
  readonly isAlone: boolean;
  /** Only the master knows monsters' wounds (ADV-HTH-16). */
  readonly hidesWounds: boolean;
}

/** What a seat imagines with: chance, and the possible hidden things. */
export interface Mind {
  readonly eyes: Eyes;
  readonly stream: Stream;
  /** One possible split of the counters: behind the screen, and in the bowl. */
  readonly counters: { readonly hand: readonly CounterKind[]; readonly bowl: readonly CounterKind[] };
  /** The moment at which the master is being asked: a watched one. */
  readonly asked: CounterMoment | null;
  /** Possible tables to roll on, levels to be drawn, and monsters living somewhere. */
  readonly matrices: Matrices;
  readonly levels: readonly LevelPlan[];
  readonly monsters: () => Readonly<Record<string, number>>;
  /** Quest treasures not found yet. */
  readonly treasures: readonly string[];
}

export { open } from '@oubliette/kernel';
export const { own, masked, counted, sealed, declare, each, maybe, byName, byTag } = wordsOf<Eyes, Mind>();

export function isMaster(eyes: Eyes): boolean {
  return eyes.isMaster;
}

/** The seats that know the rolls on the matrices before the monsters are met. */
export function knowsRolls(eyes: Eyes): boolean {
  return eyes.isMaster || eyes.isAlone;
}

/** No seat owns the bowl: it holds all counters except those played and held. */
export function isNobody(): boolean {
  return false;
}

/** Hidden from all seats, and imagined as absent. */
export const none = sealed<never>(() => undefined);

/** The answer of the frame above is read as soon as it is there: no view shows it. */
export const unread = sealed<never>(() => undefined);

/** The eyes of any seat but the master's. */
export const HEROES_EYES: Eyes = { seat: '', isMaster: false, isAlone: false, hidesWounds: false };
