// `npm start`: builds the client if anything has changed since it was last built, then serves it.
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { ensureClient } from './client.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
enableCompileCache(`${root}/node_modules/.cache/compile`);

const built = await ensureClient(root, () =>
  console.error('Building the client, which takes a few seconds …'),
);
if (built.ok) await import('../apps/server/src/main.ts');
else {
  console.error(`The client could not be built:\n\n${built.output}`);
  process.exitCode = 1;
}
