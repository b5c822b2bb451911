/** The scripts of package.json: what they take is told, and what they do not take is refused in a line. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};
/** A tool of others, with a help of its own. */
const { format: _, ...SCRIPTS } = scripts;

/** What npm runs once everything is set up. */
function run(script: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const [, file = '', ...own] = SCRIPTS[script]!.split(' && ')[1]!.split(' ');
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...own, ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_TEST_CONTEXT: undefined, ...env },
    timeout: 60_000,
  });
  return { status, stdout, stderr };
}

const typed = (script: string): string =>
  ['start', 'test'].includes(script) ? `npm ${script}` : `npm run ${script}`;

for (const script of Object.keys(SCRIPTS))
  test(`${typed(script)} says how it is used, and in a line what it does not know`, () => {
    const help = run(script, ['--help']);
    assert.deepEqual([help.status, help.stderr], [0, '']);
    assert.ok(help.stdout.startsWith(`Usage: ${typed(script)}`), help.stdout);
    for (const [arg, told] of [
      ['--nosuch', "Unknown option '--nosuch'"],
      ['nosuch', `${typed(script)} knows no "nosuch"`],
    ] as const) {
      const { status, stdout, stderr } = run(script, [arg]);
      assert.deepEqual([status, stdout], [2, '']);
      assert.equal(stderr, `${told}. Type ${typed(script)} -- --help for how it is used.\n`);
    }
  });

for (const script of ['start', 'dev'])
  for (const [name, value] of [
    ['PORT', 'many'],
    ['PORT', '70000'],
    ['BASE_PATH', '/a b'],
    ['KEEP_UNFINISHED_DAYS', '-1'],
  ] as const)
    test(`${typed(script)} refuses ${name}=${value} before anything is built or started`, () => {
      const { status, stdout, stderr } = run(script, [], { [name]: value });
      assert.deepEqual([status, stdout], [1, '']);
      assert.match(stderr, new RegExp(`^${name} is "${value}": [^\n]*\n$`, 'u'));
    });

test('npm run bench:server refuses what is no number before anything is started', () => {
  for (const wrong of ['many', '0']) {
    const { status, stderr } = run('bench:server', ['--matches', wrong]);
    assert.equal(status, 2, stderr);
    assert.match(stderr, new RegExp(`^--matches takes a whole number from 1, not ${wrong}\\.`, 'u'));
  }
  const { status, stderr } = run('bench:server', ['--warmup', 'long']);
  assert.deepEqual([status, stderr.split('.')[0]], [2, '--warmup takes a whole number from 0, not long']);
});
