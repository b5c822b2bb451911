/** Commands decided together, given one by one while they are still among the moves. */
import type { Command } from '@oubliette/advanced';
import { sameCommand } from './seen.ts';

export class Script {
  #commands: Command[] = [];

  begin(commands: readonly Command[]): void {
    this.#commands = [...commands];
  }

  /** The next command; null at the end of the script, or if it is no longer offered. */
  next(moves: readonly Command[]): Command | null {
    const wanted = this.#commands.shift();
    if (wanted === undefined) return null;
    const move = moves.find((one) => one.type === wanted.type && sameCommand(wanted, one));
    if (move === undefined) this.#commands = [];
    return move ?? null;
  }
}
