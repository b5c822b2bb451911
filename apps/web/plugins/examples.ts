/** `#examples`: the games of `examples/` among the others, in a build that is asked for them. */
import { fileURLToPath } from 'node:url';
import { EXAMPLE_IDS } from '@oubliette/shelf';
import type { Plugin } from 'vite';

const folder = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** What is listed in the place of nothing, by who asks. */
const LISTS = [
  { asks: folder('packages/shelf/'), list: folder('examples/games.ts') },
  { asks: folder('apps/web/'), list: folder('examples/webs.ts') },
];

export function examples(): Plugin {
  return {
    name: 'oubliette:examples',
    enforce: 'pre',
    resolveId(source, importer = '') {
      if (source !== '#examples' || EXAMPLE_IDS.length === 0) return undefined;
      return LISTS.find(({ asks }) => importer.startsWith(asks))?.list;
    },
  };
}
