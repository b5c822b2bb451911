/** The time between two quests as a campaign's pages see it, whichever its game is. */
import type { BaseCommand, SeatId } from '@oubliette/kernel';
import type { Batch, TableInfo } from '@oubliette/table';
import type { Language } from '@oubliette/words';

/** A command of the campaign's book, whichever it is. */
export interface Asked extends BaseCommand {
  readonly [field: string]: unknown;
}

/** What each of the player's seats may ask for. */
export type Moves = Readonly<Record<SeatId, readonly BaseCommand[]>>;

export interface Offer<C extends BaseCommand> {
  readonly seat: SeatId;
  readonly command: C;
}

/** Every offered command of a type, with its seat; `C` is that type in the campaign's book. */
export function offersIn<C extends BaseCommand>(moves: Moves, type: string): readonly Offer<C>[] {
  return Object.entries(moves).flatMap(([seat, commands]) =>
    commands.flatMap((command) => (command.type === type ? [{ seat, command: command as C }] : [])),
  );
}

export interface Between<V> {
  readonly language: Language;
  readonly view: V;
  readonly info: TableInfo;
  /** The seats this player plays. */
  readonly seats: readonly SeatId[];
  readonly moves: Moves;
  readonly batches: readonly Batch[];
  /** The player's own seat whose last command may be undone. */
  readonly undoable: SeatId | null;
  /** True once done; a refusal is shown with its rule. */
  give(seat: SeatId, command: Asked): Promise<boolean>;
  /** Shows why a command may not be given. */
  why(seat: SeatId, command: Asked): Promise<void>;
  undo(seat: SeatId): Promise<boolean>;
  correct(seat: SeatId, change: Readonly<Record<string, unknown>>, reason: string): Promise<boolean>;
  /** Asks before something irreversible. */
  confirm(question: string, yes: string): Promise<boolean>;
}
