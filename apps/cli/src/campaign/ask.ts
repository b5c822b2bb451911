/** Questions at the terminal: a number from a list, a line, yes or no. Anything else is asked again. */
import type { Language } from '@oubliette/words';
import { inColumns } from '../layout.ts';
import { plainOf } from '../play/keys.ts';
import type { Terminal } from '../play/terminal.ts';
import { town } from './words.ts';

/** The input has ended: everything is saved already, so it only has to stop. */
export class InputEnded extends Error {}

export interface Option<T> {
  readonly label: string;
  readonly value: T;
}

export class Asker {
  language: Language;
  readonly terminal: Terminal;

  constructor(terminal: Terminal, language: Language) {
    this.terminal = terminal;
    this.language = language;
  }

  async line(question: string): Promise<string> {
    const line = await this.terminal.ask(`${question} `);
    if (line === null) throw new InputEnded();
    return line.trim();
  }

  async isSure(question: string): Promise<boolean> {
    return /^[yo]/iu.test(await this.line(question));
  }

  /** Null if the person goes back. */
  async choose<T>(question: string, options: readonly Option<T>[]): Promise<T | null> {
    this.#list(`${question} ${town(this.language, 'orBack', {})}`, options);
    for (;;) {
      const text = await this.line('>');
      if (text === '') return null;
      const found = pick(options, text);
      if (found !== undefined) return found.value;
      this.say(town(this.language, 'notOnList', { text, most: options.length }));
    }
  }

  /** Some of a list, in its order; all of it for an empty line. */
  async several<T>(question: string, options: readonly Option<T>[]): Promise<readonly T[]> {
    this.#list(question, options);
    for (;;) {
      const text = await this.line('>');
      if (text === '') return options.map(({ value }) => value);
      const named = text.split(/[\s,;]+/u).map((each) => pick(options, each));
      if (!named.includes(undefined))
        return options.filter((option) => named.includes(option)).map(({ value }) => value);
      this.say(town(this.language, 'notHeroes', { text, most: options.length }));
    }
  }

  say(...lines: readonly string[]): void {
    this.terminal.print(lines);
  }

  #list(question: string, options: readonly Option<unknown>[]): void {
    const { style } = this.terminal;
    const numbered = options.map(({ label }, i) => `${style.bold(String(i + 1).padStart(3))} ${label}`);
    this.say(style.bold(question), ...inColumns(numbered, this.terminal.width()));
  }
}

/** By its number, its label, or a sufficient beginning of its label. */
export function pick<O extends { readonly label: string }>(
  options: readonly O[],
  text: string,
): O | undefined {
  if (/^\d+$/u.test(text)) return options[Number(text) - 1];
  const plain = plainOf(text);
  const found = options.filter(({ label }) => plainOf(label).startsWith(plain));
  return found.find(({ label }) => plainOf(label) === plain) ?? (found.length === 1 ? found[0] : undefined);
}
