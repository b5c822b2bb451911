/** The terminal: lines in, lines out. A pipe works as well as a keyboard. */
import { createInterface } from 'node:readline';
import type { Interface } from 'node:readline';
import type { Language } from '@oubliette/words';
import { terminalSafe, unguarded } from '../guard.ts';
import { styleFor } from '../style.ts';
import type { Style } from '../style.ts';
import { ui } from './words.ts';

export class Terminal {
  readonly style: Style;
  readonly isInteractive: boolean;
  readonly #input: Interface;
  readonly #lines: string[] = [];
  #closed = false;
  #waiting: ((line: string | null) => void) | null = null;

  constructor(onInterrupt: () => void) {
    this.isInteractive = process.stdin.isTTY && process.stdout.isTTY;
    this.style = styleFor(process.stdout);
    this.#input = createInterface({
      input: process.stdin,
      output: unguarded(process.stdout),
      terminal: this.isInteractive,
    });
    this.#input.on('line', (line) => this.#hand(line));
    this.#input.on('close', () => {
      this.#closed = true;
      this.#hand(null);
    });
    this.#input.on('SIGINT', onInterrupt);
  }

  width(): number {
    return Math.min(110, process.stdout.columns ?? 100);
  }

  height(): number {
    return process.stdout.rows ?? 40;
  }

  print(lines: readonly string[]): void {
    process.stdout.write(lines.map((line) => `${line}\n`).join(''));
  }

  /**
   * All of it, by the windowful if a person reads it; false if they went back before its end. Anything else
   * they type meanwhile answers the next question.
   */
  async page(lines: readonly string[], language: Language): Promise<boolean> {
    if (!this.isInteractive) {
      this.print(lines);
      return true;
    }
    const most = Math.max(1, this.height() - 1);
    for (let from = 0; from < lines.length; from += most) {
      this.print(lines.slice(from, from + most));
      const left = lines.length - from - most;
      if (left <= 0) break;
      const answer = (await this.ask(ui(language, 'page', { left })))?.trim() ?? 'q';
      if (answer === '') continue;
      if (!/^q(?:uit)?$/iu.test(answer)) this.#lines.unshift(answer);
      return false;
    }
    return true;
  }

  /** Clears the screen of a real terminal; what scrolled away stays in its history. */
  clear(): void {
    if (this.isInteractive) unguarded(process.stdout).write('\u001b[H\u001b[2J');
  }

  /** The next line; null when the input has ended. A pipe's lines are shown as if typed. */
  async ask(prompt: string): Promise<string | null> {
    if (this.isInteractive) {
      this.#input.setPrompt(terminalSafe(prompt));
      this.#input.prompt();
    } else {
      process.stdout.write(prompt);
    }
    const line = await this.#next();
    if (!this.isInteractive) process.stdout.write(`${line ?? ''}\n`);
    return line;
  }

  close(): void {
    this.#input.close();
  }

  #next(): Promise<string | null> {
    const line = this.#lines.shift();
    if (line !== undefined) return Promise.resolve(line);
    if (this.#closed) return Promise.resolve(null);
    return new Promise((resolve) => {
      this.#waiting = resolve;
    });
  }

  #hand(line: string | null): void {
    const waiting = this.#waiting;
    this.#waiting = null;
    if (waiting !== null) waiting(line);
    else if (line !== null) this.#lines.push(line);
  }
}
