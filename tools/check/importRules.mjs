// Imports point downwards. Every package states here what it may import of ours; it may import itself, too.
const ground = ['kernel', 'dungeon', 'words'];
const systems = ['classic', 'nextlevel', 'expert', 'donjon', 'advanced'];

/** @type {Record<string, readonly string[]>} */
const mayImport = {
  kernel: [],
  dungeon: [],
  words: [],
  classic: ground,
  nextlevel: [...ground, 'classic'],
  expert: ground,
  donjon: ground,
  advanced: [...ground, 'classic'],
  players: [...ground, ...systems],
  table: ['kernel'],
  lab: [...ground, ...systems, 'players'],
};

/** @param {readonly string[]} names */
const anyOf = (names) => `(?:${names.join('|')})`;

/** These packages run in a browser, except for their tests, benches and what is named `node`. */
const inBrowser = `^packages/${anyOf([...ground, ...systems, 'players'])}/`;
const offBrowser = String.raw`\.test\.ts$|/(?:test|testing|proofs|bench|node)/|/(?:testing|node)\.ts$`;

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
      name: 'by-package-name',
      comment: 'another package is imported by its name, through its exports',
      severity: 'error',
      from: { path: '^((?:packages|apps)/[^/]+)/' },
      to: { path: '^(?:packages|apps)/', pathNot: '^$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'runs-in-a-browser',
      comment: 'only tests, benches, node.ts and node/ may import Node in this package',
      severity: 'error',
      from: { path: inBrowser, pathNot: offBrowser },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'stays-in-the-browser',
      comment: 'tests, benches, node.ts and node/ are not imported by code that runs in a browser',
      severity: 'error',
      from: { path: inBrowser, pathNot: offBrowser },
      to: { path: `^packages/.*(?:${offBrowser})` },
    },
    {
      name: 'no-cycles',
      comment: 'no import cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'this import leads nowhere; a package is reached only through its exports',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    parser: 'swc', // the default parser needs the old TypeScript API, and finds nothing without it
    tsPreCompilationDeps: true,
    doNotFollow: { path: '(^|/)node_modules/' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
};
