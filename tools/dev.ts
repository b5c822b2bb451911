// `npm run dev`: the server behind vite, which shows changes of the client at once.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { mustBeServable } from './servable.ts';
import { askedOf } from './usage.ts';

askedOf({
  name: 'npm run dev',
  usage: `Usage: npm run dev

Serves the client with reloading; it takes no options. PORT, HOST and DATA_DIR may be set.
`,
  options: {},
});
mustBeServable();

const root = fileURLToPath(new URL('..', import.meta.url));
const run = (args: readonly string[]) => spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });

const children = [
  run(['--watch-path=apps/server/src', '--watch-path=packages', 'apps/server/src/main.ts']),
  run(['node_modules/vite/bin/vite.js', 'apps/web']),
];
for (const child of children)
  child.on('exit', () => {
    for (const other of children) other.kill();
  });
// Ctrl-C reaches the children by itself, and they end this.
process.on('SIGINT', () => undefined);
