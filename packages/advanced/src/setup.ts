/** The start of an expedition: who plays whom, in which dungeon, and what is already known of it. */
import type { SeatId } from '@oubliette/kernel';
import type { CounterMoment } from './counters/types.ts';
import type { DungeonPlan } from './plan.ts';
import type { Level, Sheet } from './state.ts';

/** The seat of the game master, if the table has one. */
export const MASTER: SeatId = 'master';

export type SheetSetup = Omit<Sheet, 'seat' | 'where'>;

export interface Options {
  /** Who may take the content of a chest (ADV-EXPL-13). */
  readonly chests: 'anybody' | 'opener';
  /** Whether all seats see monsters' wounds (ADV-HTH-16). */
  readonly monsterWounds: 'open' | 'hidden';
  /** Whether the master may correct the game by hand. */
  readonly corrections: boolean;
}

export const DEFAULT_OPTIONS: Options = { chests: 'anybody', monsterWounds: 'open', corrections: true };

export interface Setup {
  /** Hero players, each with the sheets they decide for; if none has any, a roll decides (ADV-SET-09). */
  readonly players: readonly { readonly seat: SeatId; readonly sheets: readonly string[] }[];
  /** Whether a person or a computer has the master's seat; otherwise the solo tables decide (ADV-SOLO-01). */
  readonly master: boolean;
  readonly sheets: readonly SheetSetup[];
  readonly dungeon: DungeonPlan;
  /** The expedition map, on later visits (ADV-SET-07). */
  readonly map: readonly Level[] | null;
  readonly options: Options;
  /** The moments at which the master is asked for a counter at first; none by default (ADV-TOK-04). */
  readonly watch?: readonly CounterMoment[];
}
