import { existsSync, readdirSync, readFileSync } from 'node:fs';

const root = new URL('../../', import.meta.url);

/**
 * A game is recognised by the file it must have, so a new one needs no line here.
 * @param {string} folder
 * @param {string} file
 */
function foldersWith(folder, file) {
  return readdirSync(new URL(`${folder}/`, root)).filter((name) =>
    existsSync(new URL(`${folder}/${name}/${file}`, root)),
  );
}

// Imports point downwards. Every package lists here what it may import of ours besides itself.
const ground = ['kernel', 'dungeon', 'words', 'referee'];
const systems = foldersWith('packages', 'src/system.ts');

/**
 * The book that a game's book extends: its package names it.
 * @param {string} game
 */
function booksUnder(game) {
  const file = readFileSync(new URL(`packages/${game}/package.json`, root), 'utf8');
  const { dependencies } = /** @type {{ dependencies: Record<string, string> }} */ (JSON.parse(file));
  return systems.filter((system) => `@oubliette/${system}` in dependencies);
}

/** @type {Record<string, readonly string[]>} */
const mayImport = {
  kernel: [],
  dungeon: [],
  words: [],
  referee: ['kernel'],
  ...Object.fromEntries(systems.map((system) => [system, [...ground, ...booksUnder(system)]])),
  players: [...ground, ...systems],
  table: ['kernel', 'words'],
  shelf: [...ground, ...systems, 'players', 'table'],
  lab: [...ground, ...systems, 'players'],
};

/** @param {readonly string[]} names */
const anyOf = (names) => `(?:${names.join('|')})`;

/** These run in a browser, except for their tests, benches and what is named `node`. */
const inBrowser = `^(?:packages/${anyOf([...ground, ...systems, 'players', 'table', 'shelf'])}|apps/web/src)/`;
const offBrowser = String.raw`\.test\.ts$|/(?:test|testing|proofs|bench|node)/|/(?:testing|node)\.ts$`;

const web = [...ground, ...systems, 'players', 'table', 'shelf'];

// The client's folders are a ladder: each may import those below it, and itself. Games know each other only
// as their books do.
const webBase = ['settings', 'words', 'ui', 'sound', 'net', 'pictures'];
const desk = [...webBase, 'board', 'play', 'rulebook', 'town', 'forms', 'paper'];
const games = foldersWith('apps/web/src', 'web.ts');
const table = [...desk, ...games, 'tables'];

/** @type {Record<string, readonly string[]>} */
const webMayImport = {
  settings: [],
  sound: [],
  words: ['settings'],
  ui: ['settings', 'words'],
  net: ['settings'],
  pictures: ['settings', 'words', 'ui'],
  board: webBase,
  play: [...webBase, 'board'],
  rulebook: webBase,
  town: webBase,
  forms: webBase,
  paper: [...webBase, 'board', 'play', 'rulebook'],
  // What several books have looks the same in all of them.
  ...Object.fromEntries(games.map((game) => [game, [...desk, ...booksUnder(game), 'classic/pictures']])),
  tables: [...desk, ...games],
  table,
  offline: [],
  preferences: webBase,
  campaign: [...table, 'table'],
  replay: [...table, 'table'],
  print: [...table, 'table'],
  lobby: [...table, 'table', 'offline'],
};

/** Files beside the folders: no imports of ours; one game's own; the list of games. The entry imports all. */
const webGround = String.raw`(?:base|router|virtual\.d)\.ts$`;
const webSrc = '^apps/web/src/';

const webLadder = Object.entries(webMayImport).map(([name, allowed]) => ({
  name: `web-${name}-imports-downwards`,
  comment: `apps/web/src/${name} may import ${[...allowed, 'base', 'router'].join(', ')}`,
  severity: 'error',
  from: { path: `${webSrc}${name}/`, pathNot: String.raw`\.test\.tsx?$|/testing/` },
  to: {
    path: webSrc,
    pathNot: `${webSrc}(?:${anyOf([name, ...allowed])}/|${webGround}${filesFor(name, allowed)})`,
  },
}));

/**
 * A game imports what it brings; folders above all games import the list.
 * @param {string} name
 * @param {readonly string[]} allowed
 */
function filesFor(name, allowed) {
  if (games.includes(name)) return String.raw`|webGame\.ts$`;
  return games.every((game) => allowed.includes(game)) ? String.raw`|(?:games|webGame)\.ts$` : '';
}

/** How every script of package.json tells what it takes, and how the client is built. */
const forScripts = String.raw`^tools/(?:usage|client)\.ts$`;

const downwards = Object.entries(mayImport).map(([name, allowed]) => ({
  name: `${name}-imports-downwards`,
  comment: `packages/${name} may import ${allowed.length > 0 ? allowed.join(', ') : 'nothing of ours'}`,
  severity: 'error',
  from: { path: `^packages/${name}/` },
  to: { path: '^(?:packages|apps|tools)/', pathNot: `^packages/${anyOf([name, ...allowed])}/|${forScripts}` },
}));

// oxlint-disable-next-line import/no-default-export -- what dependency-cruiser asks of a configuration
export default {
  forbidden: [
    ...downwards,
    ...webLadder,
    {
      name: 'add-on-extends',
      comment:
        'an add-on uses what @oubliette/classic/extend gives it; to lay tables, test and read files there are scenario, testing and node',
      severity: 'error',
      from: { path: '^packages/nextlevel/' },
      to: {
        path: '^packages/classic/',
        pathNot: String.raw`^packages/classic/src/(?:extend\.ts$|(?:scenario|testing|node)/)`,
      },
    },
    {
      name: 'package-has-a-place',
      comment: 'a new package says what it may import in tools/check/importRules.mjs',
      severity: 'error',
      from: { path: '^packages/', pathNot: `^packages/${anyOf(Object.keys(mayImport))}/` },
      to: {},
    },
    {
      name: 'web-folder-has-a-place',
      comment: 'a new folder of the client says what it may import in tools/check/importRules.mjs',
      severity: 'error',
      from: { path: `${webSrc}[^/]+/`, pathNot: `${webSrc}${anyOf(Object.keys(webMayImport))}/` },
      to: {},
    },
    {
      name: 'apps-stand-alone',
      comment: 'an app never imports another app',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^(?:apps|tools)/', pathNot: `^apps/$1/|${forScripts}` },
    },
    {
      name: 'for-scripts-alone',
      comment: 'only scripts say how they are used, or build the client',
      severity: 'error',
      from: { path: '^(?:packages|apps)/', pathNot: '/(?:bench|tools)/' },
      to: { path: forScripts },
    },
    {
      name: 'web-imports-downwards',
      comment: `apps/web may import ${web.join(', ')}`,
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { path: '^packages/', pathNot: `^packages/${anyOf(web)}/` },
    },
    {
      name: 'by-package-name',
      comment: 'another package is imported by its name, through its exports',
      severity: 'error',
      from: { path: '^((?:packages|apps)/[^/]+)/' },
      to: { path: '^(?:packages|apps)/', pathNot: '^$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'runs-in-a-browser',
      comment: 'only tests, benches, node.ts and node/ may import Node here',
      severity: 'error',
      from: { path: inBrowser, pathNot: offBrowser },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'stays-in-the-browser',
      comment: 'tests, benches, node.ts and node/ are not imported by code that runs in a browser',
      severity: 'error',
      from: { path: inBrowser, pathNot: offBrowser },
      // Type imports are gone before a browser sees them.
      to: { path: `^packages/.*(?:${offBrowser})`, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-cycles',
      comment: 'no import cycles: only types may name each other in a ring, as a world and its book do',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'resolvable',
      comment: 'this import leads nowhere; a package is reached only through its exports',
      severity: 'error',
      from: {},
      // The build of the web app makes these.
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    parser: 'swc', // the default parser needs the old TypeScript API, and finds nothing without it
    tsPreCompilationDeps: true,
    doNotFollow: { path: '(^|/)node_modules/' },
    exclude: { path: '^apps/web/dist/' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.svg'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'node', 'default'],
    },
  },
};
