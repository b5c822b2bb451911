/** The `oubliette` command: runs what was asked for, and ends with its exit code. */
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { guard } from './guard.ts';

/** Half the time to the first line, from the second run on. */
enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/compile/', import.meta.url)));

/** What a program ends with that writes to a pipe nobody reads any more: 128, and the number of that signal. */
const PIPE_CLOSED = 141;

for (const output of [process.stdout, process.stderr])
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(PIPE_CLOSED);
  });

guard(process.stdout);
guard(process.stderr);

const EXAMPLES = '--examples';
const args = process.argv.slice(2);
if (args.includes(EXAMPLES)) process.env['OUBLIETTE_EXAMPLES'] = '1';

// After that: the lists of games are made as they are loaded.
const { main } = await import('./cli.ts');
process.exitCode = await main(args.filter((arg) => arg !== EXAMPLES));
