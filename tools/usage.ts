/** What the scripts of package.json are asked for: help is printed, and what they do not know is told in a line. */
import { parseArgs } from 'node:util';
import type { ParseArgsConfig } from 'node:util';

interface Script<O> {
  /** As it is typed: `npm run bench`. */
  readonly name: string;
  /** Begins with `Usage: …`. */
  readonly usage: string;
  readonly options: O;
  /** What may stand beside the options; nothing where left out. */
  readonly words?: readonly string[];
}

/** Ends the program where there is nothing to run: 0 after help, 2 for what cannot be meant. */
export function askedOf<const O extends NonNullable<ParseArgsConfig['options']>>({
  name,
  usage,
  options,
  words = [],
}: Script<O>) {
  try {
    const help = { help: { type: 'boolean', short: 'h', default: false } } as const;
    const { values, positionals } = parseArgs({ options: { ...options, ...help }, allowPositionals: true });
    if ((values as { help?: boolean }).help === true) {
      process.stdout.write(usage);
      process.exit(0);
    }
    const strange = positionals.find((word) => !words.includes(word));
    if (strange !== undefined) throw new Error(`${name} knows no "${strange}"`);
    return { values, words: positionals };
  } catch (error) {
    const [line] = String(error instanceof Error ? error.message : error).split(/\. |\n/u);
    return wrongUse(name, line!);
  }
}

export function wrongUse(name: string, what: string): never {
  process.stderr.write(`${what}. Type ${name} -- --help for how it is used.\n`);
  process.exit(2);
}
