/** Commands decided on together, given one after another until something unforeseen is heard. */
import type { BaseCommand, BaseEvent } from '@oubliette/kernel';

/** What a script's own steps and quiet searches cause: no reason to think again. */
const FORESEEN: ReadonlySet<string> = new Set([
  'stepped',
  'faced',
  'monsterChosen',
  'searched',
  'nothingFound',
  'cardDrawn',
  'cardSetAside',
  'goldGained',
  'goldRolled',
  'potionKept',
  'noteFired',
]);

export class Script<Command extends BaseCommand> {
  #commands: readonly Command[] = [];
  #next = 0;

  /** The next command; null when there is none left. */
  take(): Command | null {
    if (this.#next >= this.#commands.length) return null;
    const command = this.#commands[this.#next]!;
    this.#next += 1;
    return command;
  }

  load(commands: readonly Command[]): void {
    this.#commands = commands;
    this.#next = 0;
  }

  /** Whether commands were left when the script was dropped. */
  get unfinished(): boolean {
    return this.#next < this.#commands.length;
  }

  drop(): void {
    this.#next = this.#commands.length;
  }

  hear(event: BaseEvent): void {
    if (!FORESEEN.has(event.type)) this.drop();
  }
}
