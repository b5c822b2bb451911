// The built client: rebuilt when any of its sources has changed.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { finish } from './check/tool.ts';

/** The client's sources: whole folders, and files. */
const SOURCES = ['apps/web', 'packages', 'package-lock.json'];
/** The environment, so that the build lists the same games as the server. */
const EXAMPLES = 'OUBLIETTE_EXAMPLES';
const NOT_SOURCES = new Set(['node_modules', 'dist', 'test', 'tools', 'bench', 'README.md']);
const WORTH_COMPRESSING = new Set(['.js', '.css', '.html', '.svg', '.json', '.webmanifest', '.txt']);
const LEAST_BYTES = 1024;

export type Built = { readonly ok: true } | { readonly ok: false; readonly output: string };

/** Builds the client in `apps/web/dist` if it is missing or stale; calls `starting` first. With examples it has a folder of its own. */
export async function ensureClient(
  root: string,
  starting: () => void,
  examples = process.env[EXAMPLES] === '1',
): Promise<Built> {
  const dist = join(root, examples ? 'node_modules/.cache/client-examples' : 'apps/web/dist');
  const stamp = join(dist, '.built-from');
  const digest = digestOf(root, examples ? [...SOURCES, 'examples'] : SOURCES);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return { ok: true };
  starting();
  const { code, stdout, stderr } = await finish(root, 'vite', ['build', 'apps/web', '--logLevel', 'warn'], {
    env: examples ? { [EXAMPLES]: '1' } : {},
  });
  if (code !== 0) return { ok: false, output: stdout + stderr };
  compress(dist);
  writeFileSync(stamp, digest);
  return { ok: true };
}

/** Changes when a source does: by its name, size or time. */
export function digestOf(root: string, sources = SOURCES): string {
  const hash = createHash('sha256');
  for (const source of sources) add(hash, root, source);
  return hash.digest('hex');
}

function add(hash: ReturnType<typeof createHash>, root: string, path: string): void {
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  if (found === undefined) return;
  if (!found.isDirectory()) {
    hash.update(`${path} ${found.size} ${found.mtimeMs}\n`);
    return;
  }
  for (const name of readdirSync(join(root, path)).sort())
    if (!NOT_SOURCES.has(name) && !name.endsWith('.test.ts')) add(hash, root, `${path}/${name}`);
}

/** The server sends these instead to browsers that can read them: a third of the bytes. */
function compress(dist: string): void {
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !WORTH_COMPRESSING.has(extname(entry.name))) continue;
    const file = join(entry.parentPath, entry.name);
    const text = readFileSync(file);
    if (text.length < LEAST_BYTES) continue;
    writeFileSync(`${file}.gz`, gzipSync(text));
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    );
  }
}
