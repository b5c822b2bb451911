/** Writes the build's files, and when to cache each, into the service worker; a new build is a new worker. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

export const WORKER = 'sw.js';
const PLACEHOLDER = 'BUILD_OF_THIS_APP';

export interface Built {
  readonly path: string;
  readonly content: string | Uint8Array;
  /** Cached only once used. */
  readonly later?: boolean;
}

interface Options {
  /** Whether a chunk with this module is cached only once used. */
  readonly isLater: (module: string) => boolean;
}

export function serviceWorker({ isLater }: Options): Plugin {
  let shipped = '';
  return {
    name: 'oubliette:service-worker',
    apply: 'build',
    configResolved(config) {
      shipped = config.publicDir;
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const worker = bundle[WORKER];
        if (worker?.type !== 'chunk') throw new Error(`the build has no ${WORKER}`);
        if (worker.imports.length > 0) throw new Error(`${WORKER} must be one file`);
        const made = Object.values(bundle)
          .filter(({ fileName }) => fileName !== WORKER && !fileName.endsWith('.map'))
          .map((file) =>
            file.type === 'chunk'
              ? { path: file.fileName, content: file.code, later: file.moduleIds.some(isLater) }
              : { path: file.fileName, content: file.source },
          );
        const files = [...made, ...shippedFiles(shipped)];
        worker.code = worker.code.replaceAll(PLACEHOLDER, JSON.stringify(describeBuild(files)));
      },
    },
  };
}

interface Build {
  readonly revision: string;
  readonly files: readonly string[];
  readonly later: readonly string[];
}

/** The worker's data: addresses of all files, and a name for this very build. */
export function describeBuild(files: readonly Built[]): Build {
  const sorted = [...files].sort((a, b) => (a.path < b.path ? -1 : 1));
  const hash = createHash('sha256');
  for (const { path, content } of sorted) hash.update(path).update('\0').update(content).update('\0');
  return {
    revision: hash.digest('hex').slice(0, 12),
    files: sorted.filter(({ later }) => later !== true).map(addressOf),
    later: sorted.filter(({ later }) => later === true).map(addressOf),
  };
}

function addressOf({ path }: Built): string {
  return path === 'index.html' ? '/' : `/${path}`;
}

function shippedFiles(folder: string): Built[] {
  return globSync('**/*.*', { cwd: folder }).map((path) => ({
    path,
    content: readFileSync(join(folder, path)),
  }));
}
