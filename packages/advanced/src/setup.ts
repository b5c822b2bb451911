/** What an expedition starts from: who plays whom, into which dungeon, and what is known of it already. */
import type { SeatId } from '@oubliette/kernel';
import type { CounterMoment } from './counters/types.ts';
import type { DungeonPlan } from './plan.ts';
import type { Level, Sheet } from './state.ts';

/** The seat of the game master, where somebody sits there. */
export const MASTER: SeatId = 'master';

export type SheetSetup = Omit<Sheet, 'seat' | 'where'>;

export interface Options {
  /** Who may take what is in a chest (ADV-EXPL-13). */
  readonly chests: 'anybody' | 'opener';
  /** Whether everybody sees how badly monsters are hurt (ADV-HTH-16). */
  readonly monsterWounds: 'open' | 'hidden';
  /** Whether the master may set things right by hand. */
  readonly corrections: boolean;
}

export const DEFAULT_OPTIONS: Options = { chests: 'anybody', monsterWounds: 'open', corrections: true };

export interface Setup {
  /** Hero players, each with the sheets they decide for; where nobody has any, they choose by a roll (ADV-SET-09). */
  readonly players: readonly { readonly seat: SeatId; readonly sheets: readonly string[] }[];
  /** A person, or a computer, in the master's seat; else the solo tables decide (ADV-SOLO-01). */
  readonly master: boolean;
  readonly sheets: readonly SheetSetup[];
  readonly dungeon: DungeonPlan;
  /** The expedition map, where this is not the first visit (ADV-SET-07). */
  readonly map: readonly Level[] | null;
  readonly options: Options;
  /** The moments at which the master is asked for a counter from the first; none where nothing is said (ADV-TOK-04). */
  readonly watch?: readonly CounterMoment[];
}
