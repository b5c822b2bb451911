// `npm start`: builds the client if anything has changed since its last build, then serves it. `-- --examples` adds the games of `examples/`.
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { HEAP_FLAGS } from '../apps/server/src/heap.ts';
import { ensureClient } from './client.ts';
import { mustBeServable } from './servable.ts';
import { askedOf } from './usage.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const cache = `${root}/node_modules/.cache/compile`;
enableCompileCache(cache);

const { values } = askedOf({
  name: 'npm start',
  usage: `Usage: npm start [-- --examples]

Builds the client where something has changed, serves it, and prints the link to open.
PORT, HOST and DATA_DIR may be set, and what docs/operating.md lists.

  --examples   with the games of examples/
`,
  options: { examples: { type: 'boolean', default: false } },
});
if (values.examples) process.env['OUBLIETTE_EXAMPLES'] = '1';
mustBeServable();
const built = await ensureClient(root, () =>
  console.error('Building the client, which takes a few seconds …'),
);
if (built.ok) await serve(fileURLToPath(new URL('../apps/server/src/main.ts', import.meta.url)));
else {
  console.error(`The client could not be built:\n\n${built.output}`);
  process.exitCode = 1;
}

/** This process becomes the server, with a heap of its own; where a process cannot become another, it goes on as it is. */
async function serve(main: string): Promise<void> {
  if (process.execve === undefined || process.platform === 'win32') {
    await import(main);
    return;
  }
  const env = { ...process.env, NODE_COMPILE_CACHE: cache };
  process.execve(process.execPath, [process.execPath, ...HEAP_FLAGS, main], env);
}
