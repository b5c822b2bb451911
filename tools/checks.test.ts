// Every check is shown able to fail: each row plants one defect in a sound house, and its check must name it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testOf, withHouse } from './check/house.ts';
import type { Files } from './check/house.ts';
import { steps } from './check/steps.ts';

type StepName = (typeof steps)[number]['name'];
type Defect = readonly [what: string, step: StepName, planted: Files, named: RegExp];

const kernel = 'packages/kernel/src';
const classic = 'packages/classic/src';
const cli = 'apps/cli/src';

const defects: readonly Defect[] = [
  [
    'a wrong type',
    'types',
    { [`${kernel}/double.ts`]: 'export const double = (n: string): number => n;\n' },
    /double\.ts\(1,.*TS2322/,
  ],
  [
    'an index taken on trust',
    'types',
    { [`${cli}/main.ts`]: 'const all = [1];\nexport const first: number = all[0];\n' },
    /main\.ts\(2,.*TS2322/,
  ],
  [
    'an absent property given as undefined',
    'types',
    { [`${cli}/main.ts`]: 'export const a: { b?: number } = { b: undefined };\n' },
    /main\.ts\(1,.*TS2375/,
  ],
  [
    'syntax that cannot be erased',
    'types',
    { [`${cli}/main.ts`]: 'export enum Side {\n  Left,\n}\n' },
    /main\.ts\(1,.*TS1294/,
  ],

  ['an unformatted file', 'format', { [`${cli}/main.ts`]: 'export const a   =  "b"' }, /main\.ts/],

  [
    'a promise left floating',
    'lint',
    { [`${cli}/main.ts`]: 'async function wait() {\n  await null;\n}\nwait();\n' },
    /no-floating-promises.*\n.*main\.ts:4/,
  ],
  ['an any', 'lint', { [`${cli}/main.ts`]: 'export const a: any = 1;\n' }, /no-explicit-any.*\n.*main\.ts:1/],
  [
    'Math.random in a system',
    'lint',
    { [`${classic}/index.ts`]: 'export const four = Math.random();\n' },
    /no-restricted-properties.*\n.*classic\/src\/index\.ts:1/,
  ],
  [
    'Date.now in a system',
    'lint',
    { [`${classic}/index.ts`]: 'export const four = Date.now();\n' },
    /no-restricted-globals.*\n.*classic\/src\/index\.ts:1/,
  ],
  [
    'new Date in the kernel',
    'lint',
    { [`${kernel}/double.ts`]: 'export const double = new Date();\n' },
    /no-restricted-globals.*\n.*double\.ts:1/,
  ],
  [
    'console in a package',
    'lint',
    { [`${classic}/index.ts`]: 'console.log(4);\n' },
    /no-console.*\n.*classic\/src\/index\.ts:1/,
  ],

  [
    'an export nobody uses',
    'dead',
    { [`${kernel}/double.ts`]: 'export const double = (n: number) => 2 * n;\nexport const half = 0.5;\n' },
    /half.*double\.ts/,
  ],
  ['a file nobody imports', 'dead', { [`${kernel}/attic.ts`]: 'export const dust = 1;\n' }, /attic\.ts/],
  [
    'a dependency not declared',
    'dead',
    { [`${kernel}/double.ts`]: `import { z } from 'zod';\n\nexport const double = z;\n` },
    /zod.*double\.ts/,
  ],

  [
    'an import upwards',
    'imports',
    {
      [`${kernel}/double.ts`]: `import { four } from '@oubliette/classic';\n\nexport const double = four;\n`,
    },
    /kernel-imports-downwards: packages\/kernel\/src\/double\.ts → packages\/classic\/src\/index\.ts/,
  ],
  [
    'a type imported upwards',
    'imports',
    {
      [`${kernel}/double.ts`]: `import type { four } from '@oubliette/classic';\n\nexport type double = typeof four;\n`,
    },
    /kernel-imports-downwards: packages\/kernel\/src\/double\.ts/,
  ],
  [
    'an import around the exports',
    'imports',
    { [`${classic}/index.ts`]: `export { double as four } from '../../kernel/src/double.ts';\n` },
    /by-package-name: packages\/classic\/src\/index\.ts → packages\/kernel\/src\/double\.ts/,
  ],
  [
    'an app importing an app',
    'imports',
    { 'apps/web/src/main.ts': `import '../../cli/src/main.ts';\n` },
    /apps-stand-alone: apps\/web\/src\/main\.ts → apps\/cli\/src\/main\.ts/,
  ],
  [
    'a package without a place',
    'imports',
    { 'packages/attic/src/index.ts': `import '@oubliette/kernel';\n` },
    /package-has-a-place: packages\/attic\/src\/index\.ts/,
  ],
  [
    'Node in a system',
    'imports',
    { [`${classic}/index.ts`]: `export { readFileSync as four } from 'node:fs';\n` },
    /runs-in-a-browser: packages\/classic\/src\/index\.ts → fs/,
  ],
  [
    'a file for Node in a system',
    'imports',
    {
      [`${classic}/node.ts`]: `export const four = 4;\n`,
      [`${classic}/index.ts`]: `export { four } from './node.ts';\n`,
    },
    /stays-in-the-browser: packages\/classic\/src\/index\.ts → packages\/classic\/src\/node\.ts/,
  ],
  [
    'a cycle',
    'imports',
    {
      [`${kernel}/double.ts`]: `import './treble.ts';\n`,
      [`${kernel}/treble.ts`]: `import './double.ts';\n`,
    },
    /no-cycles: .*double\.ts → .*treble\.ts → .*double\.ts|no-cycles: .*treble\.ts → .*double\.ts → .*treble\.ts/,
  ],
  [
    'an import that leads nowhere',
    'imports',
    { [`${classic}/index.ts`]: `export { double as four } from '@oubliette/kernel/src/double.ts';\n` },
    /resolvable: packages\/classic\/src\/index\.ts/,
  ],

  [
    'a failing test',
    'tests',
    { [`${kernel}/double.test.ts`]: testOf('assert.equal(double(2), 5);') },
    /✗ twice two\n.*double\.test\.ts:5\n[^]*4 !== 5/,
  ],
  [
    'a test file that does not load',
    'tests',
    { [`${kernel}/double.test.ts`]: `import './attic.ts';\n` },
    /✗ .*double\.test\.ts[^]*attic\.ts/,
  ],
  [
    'a test file without a test',
    'tests',
    { [`${kernel}/double.test.ts`]: '' },
    /✗ .*double\.test\.ts\n  this file holds no test/,
  ],
  [
    'a test that ends the process',
    'tests',
    { [`${kernel}/double.test.ts`]: testOf('process.exit(double(0));') },
    /ended before its tests did/,
  ],
];

test('a sound house passes every check', async () => {
  await withHouse({}, async (root) => {
    for (const step of steps) {
      const { ok, output } = await step.run(root);
      assert.ok(ok, `${step.name}: ${output}`);
    }
  });
});

for (const [what, name, planted, named] of defects) {
  test(`${name} catches ${what}`, async () => {
    const step = steps.find((candidate) => candidate.name === name);
    const { ok, output } = await withHouse(planted, async (root) => step!.run(root));
    assert.equal(ok, false);
    assert.match(output, named);
  });
}
