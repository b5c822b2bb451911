// `npm run dev`: the server behind vite, which shows changes of the client at once.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

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
