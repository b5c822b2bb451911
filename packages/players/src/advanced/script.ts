/** Commands decided in one go, given one by one as long as they are still among the moves. */
import type { Command } from '@oubliette/advanced';
import { sameCommand } from './seen.ts';

export class Script {
  #commands: Command[] = [];

  begin(commands: readonly Command[]): void {
    this.#commands = [...commands];
  }

  /** The next command; null where the script is at its end, or things have turned out otherwise. */
  next(moves: readonly Command[]): Command | null {
    const wanted = this.#commands.shift();
    if (wanted === undefined) return null;
    const move = moves.find((one) => one.type === wanted.type && sameCommand(wanted, one));
    if (move === undefined) this.#commands = [];
    return move ?? null;
  }
}
