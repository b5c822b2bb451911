/** Rejects a build that loads too much at first or has circular chunks, and preloads the table's part. */
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

interface Chunk {
  readonly fileName: string;
  readonly code: string;
  readonly imports: readonly string[];
}

/** Everything loaded along with a chunk, itself first. */
export function loadedWith(start: string, chunks: ReadonlyMap<string, Chunk>): Chunk[] {
  const found = new Map<string, Chunk>();
  const visit = (name: string): void => {
    const chunk = chunks.get(name);
    if (chunk === undefined || found.has(name)) return;
    found.set(name, chunk);
    chunk.imports.forEach(visit);
  };
  visit(start);
  return [...found.values()];
}

/** Chunks that import one another, in order, the first again at the end; empty for none. Such chunks may run before what they need. */
export function circleIn(chunks: ReadonlyMap<string, Chunk>): readonly string[] {
  const done = new Set<string>();
  const visit = (name: string, path: readonly string[]): readonly string[] => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name];
    if (done.has(name)) return [];
    done.add(name);
    for (const next of chunks.get(name)?.imports ?? []) {
      const circle = visit(next, [...path, name]);
      if (circle.length > 0) return circle;
    }
    return [];
  };
  for (const name of chunks.keys()) {
    const circle = visit(name, []);
    if (circle.length > 0) return circle;
  }
  return [];
}

interface Options {
  /** Kilobytes, gzipped, of the entry, of the part needed next, and of all they load. */
  readonly most: number;
  /** The source file needed next: a suffix of its name. */
  readonly next: string;
  /** A chunk that neither may need. */
  readonly without: string;
}

export function budget({ most, next, without }: Options): Plugin {
  return {
    name: 'oubliette:budget',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const chunks = Object.values(bundle ?? {}).filter((file) => file.type === 'chunk');
        const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
        const entry = chunks.find((chunk) => chunk.isEntry && html.includes(chunk.fileName));
        if (entry === undefined) throw new Error('the page has no script');
        const circle = circleIn(byName);
        if (circle.length > 0) throw new Error(`chunks import one another: ${circle.join(' → ')}`);
        const first = loadedWith(entry.fileName, byName);
        const wanted = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(next) === true);
        const then = loadedWith(wanted?.fileName ?? '', byName).filter((chunk) => !first.includes(chunk));
        const parts = [...first, ...then].map(({ fileName, code }) => ({
          fileName,
          size: gzipSync(code).length / 1000,
        }));
        if (parts.some(({ fileName }) => fileName.includes(`/${without}-`)))
          throw new Error(`the first screens load ${without}`);
        const size = parts.reduce((sum, part) => sum + part.size, 0);
        if (size > most) {
          const list = parts.map((part) => `${part.fileName} ${part.size.toFixed(1)}`).join(', ');
          throw new Error(`the first screens load ${size.toFixed(1)} kB, more than ${most}: ${list}`);
        }
        return then.map(({ fileName }) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `./${fileName}`, fetchpriority: 'low' },
          injectTo: 'head' as const,
        }));
      },
    },
  };
}
