/** The `oubliette` command: runs the requested command, and ends with its exit code. */
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { guard } from './guard.ts';

/** Half the time to the first line, from the second run on. */
enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/compile/', import.meta.url)));

/** The exit code of a program that writes to a closed pipe: 128 plus the number of that signal. */
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

// After that: the lists of games are made on loading.
const { main } = await import('./cli.ts');
process.exitCode = await main(args.filter((arg) => arg !== EXAMPLES));
