// Imports point downwards. Every package states here what it may import of ours; it may import itself, too.
const ground = ['kernel', 'dungeon', 'words', 'referee'];
const systems = ['classic', 'nextlevel', 'expert', 'donjon', 'advanced'];

/** @type {Record<string, readonly string[]>} */
const mayImport = {
  kernel: [],
  dungeon: [],
  words: [],
  referee: ['kernel'],
  classic: ground,
  nextlevel: [...ground, 'classic'],
  expert: ground,
  donjon: ground,
  advanced: [...ground, 'classic'],
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

const downwards = Object.entries(mayImport).map(([name, allowed]) => ({
  name: `${name}-imports-downwards`,
  comment: `packages/${name} may import ${allowed.length > 0 ? allowed.join(', ') : 'nothing of ours'}`,
  severity: 'error',
  from: { path: `^packages/${name}/` },
  to: { path: '^(?:packages|apps|tools)/', pathNot: `^packages/${anyOf([name, ...allowed])}/` },
}));

// oxlint-disable-next-line import/no-default-export -- what dependency-cruiser asks of a configuration
export default {
  forbidden: [
    ...downwards,
    {
      name: 'package-has-a-place',
      comment: 'a new package says what it may import in tools/check/importRules.mjs',
      severity: 'error',
      from: { path: '^packages/', pathNot: `^packages/${anyOf(Object.keys(mayImport))}/` },
      to: {},
    },
    {
      name: 'apps-stand-alone',
      comment: 'an app never imports another app',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^(?:apps|tools)/', pathNot: '^apps/$1/' },
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
      // What a type says is gone before a browser sees it.
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
      conditionNames: ['import', 'node', 'default'],
    },
  },
};
