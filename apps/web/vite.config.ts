/** How the web app is built: one page, its parts loaded when they are wanted, and a service worker. */
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { EXAMPLE_IDS, GAME_IDS } from '@oubliette/shelf';
import { GAME_FILES } from '@oubliette/shelf/node';
import { defineConfig } from 'vite';
import { budget } from './plugins/budget.ts';
import { examples } from './plugins/examples.ts';
import { icons } from './plugins/icons.ts';
import { covers, outlines } from './plugins/pictures.ts';
import { laterQuests, quests } from './plugins/quests.ts';
import { rulebooks } from './plugins/rulebook.ts';
import { serviceWorker, WORKER } from './plugins/serviceWorker.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env['OUBLIETTE_SERVER'] ?? 'http://localhost:3000';

// oxlint-disable-next-line import/no-default-export -- what Vite asks of a configuration
export default defineConfig({
  root: here('.'),
  // Addresses within the page are completed by the server, which knows under which path it is served.
  base: './',
  plugins: [
    react(),
    examples(),
    icons(),
    outlines(),
    covers(),
    quests(),
    ...rulebooks(),
    budget({ most: 200, next: '/src/table/TableScreen.tsx', without: 'kernel' }),
    serviceWorker({ isLater: laterQuests() }),
  ],
  build: {
    target: 'es2024',
    outDir: here(EXAMPLE_IDS.length > 0 ? '../../node_modules/.cache/client-examples' : 'dist'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { main: here('index.html'), sw: here('src/offline/sw.ts') },
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? WORKER : 'assets/[name]-[hash].js'),
        // Along the packages, which import one another in one direction only: chunks left to themselves may go in circles.
        codeSplitting: {
          groups: [
            { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\//, priority: 5 },
            {
              name: 'words',
              test: /\/packages\/words\/|\/node_modules\/(?:@formatjs|intl-messageformat)\//,
              priority: 4,
            },
            // By themselves: the table's screen asks who is awaited and lists the table's rules, and needs nothing else of the kernel.
            { name: 'contract', test: /\/packages\/kernel\/src\/(?:contract|tableRules)\.ts/, priority: 4 },
            {
              name: 'kernel',
              test: /\/packages\/(?:kernel|dungeon)\/|\/node_modules\/@noble\//,
              priority: 3,
            },
            { name: 'zod', test: /\/node_modules\/zod\//, priority: 2 },
            ...GAME_IDS.filter((id) => !EXAMPLE_IDS.includes(id)).map((id) => ({
              name: id,
              test: new RegExp(`/${GAME_FILES[id].folder}/`),
              priority: 1,
            })),
          ],
        },
      },
      // Our packages do nothing when they are loaded: what is not used is left out.
      treeshake: { moduleSideEffects: [{ test: /\/packages\/[^/]+\/src\//, sideEffects: false }] },
    },
  },
  server: {
    proxy: { '/api': { target: server, ws: true } },
  },
});
