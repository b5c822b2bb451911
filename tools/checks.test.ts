// Every check is shown able to fail: a defect is planted in a sound house, and its check must name it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testOf, withHouse } from './check/house.ts';
import type { Files } from './check/house.ts';
import { unread } from './check/imports.ts';
import { longSteps, steps } from './check/steps.ts';

type StepName = (typeof steps)[number]['name'];
type Defects = Readonly<Record<string, { readonly planted: Files; readonly named: RegExp }>>;

const double = 'packages/kernel/src/double.ts';
const doubleTest = 'packages/kernel/src/double.test.ts';
const kernel = 'packages/kernel/src/index.ts';
const classic = 'packages/classic/src/index.ts';
const cli = 'apps/cli/src/main.ts';
const web = 'apps/web/src/main.tsx';
const door = 'apps/web/src/door.tsx';

test('a sound house passes every check', async () => {
  await withHouse({}, async (root) => {
    for (const step of steps) {
      const { ok, output } = await step.run(root);
      assert.ok(ok, `${step.name}: ${output}`);
    }
  });
});

catches('types', {
  'a wrong type': {
    planted: { [double]: 'export const double = (n: string): number => n;\n' },
    named: /double\.ts\(1,.*TS2322/,
  },
  'an index taken on trust': {
    planted: { [cli]: 'const all = [1];\nexport const first: number = all[0];\n' },
    named: /main\.ts\(2,.*TS2322/,
  },
  'an absent property given as undefined': {
    planted: { [cli]: 'export const a: { b?: number } = { b: undefined };\n' },
    named: /main\.ts\(1,.*TS2375/,
  },
  'syntax that cannot be erased': {
    planted: { [cli]: 'export enum Side {\n  Left,\n}\n' },
    named: /main\.ts\(1,.*TS1294/,
  },
  'a wrong type in the web app': {
    planted: { [door]: 'export function Door(): string {\n  return <p>shut</p>;\n}\n' },
    named: /door\.tsx\(2,.*TS2322/,
  },
  'a page where there is none': {
    planted: { [cli]: 'export const page = document.title;\n' },
    named: /main\.ts\(1,.*TS2584/,
  },
});

catches('format', {
  'an unformatted file': { planted: { [cli]: 'export const a   =  "b"' }, named: /main\.ts/ },
});

catches('lint', {
  'a promise left floating': {
    planted: { [cli]: 'async function wait() {\n  await null;\n}\nwait();\n' },
    named: /no-floating-promises.*\n.*main\.ts:4/,
  },
  'an any': {
    planted: { [cli]: 'export const a: any = 1;\n' },
    named: /no-explicit-any.*\n.*main\.ts:1/,
  },
  'Math.random in a system': {
    planted: { [classic]: 'export const four = Math.random();\n' },
    named: /no-restricted-properties.*\n.*classic\/src\/index\.ts:1/,
  },
  'Date.now in a system': {
    planted: { [classic]: 'export const four = Date.now();\n' },
    named: /no-restricted-globals.*\n.*classic\/src\/index\.ts:1/,
  },
  'new Date in the kernel': {
    planted: { [double]: 'export const double = new Date();\n' },
    named: /no-restricted-globals.*\n.*double\.ts:1/,
  },
  'console in a package': {
    planted: { [classic]: 'console.log(4);\n' },
    named: /no-console.*\n.*classic\/src\/index\.ts:1/,
  },
  'Math.random in the web app': {
    planted: { [door]: 'export const Door = Math.random();\n' },
    named: /no-restricted-properties.*\n.*door\.tsx:1/,
  },
  'the machine in the web app': {
    planted: { [door]: "export const Door = process.env['HOME'];\n" },
    named: /no-restricted-globals.*\n.*door\.tsx:1/,
  },
  'a picture without words': {
    planted: { [door]: 'export function Door() {\n  return <img src="door.png" />;\n}\n' },
    named: /alt-text.*\n.*door\.tsx:2/,
  },
  'a hook that is not always called': {
    planted: {
      [door]: [
        `import { useState } from 'react';`,
        ``,
        `export function Door({ open }: { readonly open: boolean }) {`,
        `  if (open) return null;`,
        `  const [knocks] = useState(0);`,
        `  return <p>{knocks}</p>;`,
        `}`,
        ``,
      ].join('\n'),
    },
    named: /rules-of-hooks.*\n.*door\.tsx:5/,
  },
  'a comment that silences nothing': {
    planted: { [cli]: '// oxlint-disable-next-line no-console\nexport const a = 1;\n' },
    named: /Unused.*disable.*\n.*main\.ts:1/,
  },
});

catches('dead', {
  'an export nobody uses': {
    planted: { [double]: 'export const double = (n: number) => 2 * n;\nexport const half = 0.5;\n' },
    named: /half.*double\.ts/,
  },
  'a file nobody imports': {
    planted: { 'packages/kernel/src/attic.ts': 'export const dust = 1;\n' },
    named: /attic\.ts/,
  },
  'a dependency not declared': {
    planted: { [double]: `import { z } from 'zod';\n\nexport const double = z;\n` },
    named: /zod.*double\.ts/,
  },
});

catches('imports', {
  'an import upwards': {
    planted: { [double]: `export { four as double } from '@oubliette/classic';\n` },
    named: /kernel-imports-downwards: packages\/kernel\/src\/double\.ts → packages\/classic\/src\/index\.ts/,
  },
  'a type imported upwards': {
    planted: {
      [double]: `import type { four } from '@oubliette/classic';\n\nexport type double = typeof four;\n`,
    },
    named: /kernel-imports-downwards: packages\/kernel\/src\/double\.ts → packages\/classic\/src\/index\.ts/,
  },
  'a way around the exports of a package': {
    planted: { [classic]: `export { double as four } from '../../kernel/src/double.ts';\n` },
    named: /by-package-name: packages\/classic\/src\/index\.ts → packages\/kernel\/src\/double\.ts/,
  },
  'a name that the exports do not have': {
    planted: { [classic]: `export { double as four } from '@oubliette/kernel/src/double.ts';\n` },
    named: /resolvable: packages\/classic\/src\/index\.ts/,
  },
  'an add-on that takes more of classic than it is given': {
    planted: { 'packages/nextlevel/src/index.ts': `export { four } from '@oubliette/classic';\n` },
    named: /add-on-extends: packages\/nextlevel\/src\/index\.ts → packages\/classic\/src\/index\.ts/,
  },
  'an app that imports an app': {
    planted: { [web]: `import '../../cli/src/main.ts';\n` },
    named: /apps-stand-alone: apps\/web\/src\/main\.tsx → apps\/cli\/src\/main\.ts/,
  },
  'a folder of the client that looks up the ladder': {
    planted: {
      'apps/web/src/play/desk.ts': `export { Door } from '../table/door.ts';\n`,
      'apps/web/src/table/door.ts': 'export const Door = 1;\n',
    },
    named: /web-play-imports-downwards: apps\/web\/src\/play\/desk\.ts → apps\/web\/src\/table\/door\.ts/,
  },
  'a type of the client taken from further up': {
    planted: {
      'apps/web/src/ui/desk.ts': `import type { Door } from '../play/door.ts';\n\nexport type Desk = typeof Door;\n`,
      'apps/web/src/play/door.ts': 'export const Door = 1;\n',
    },
    named: /web-ui-imports-downwards: apps\/web\/src\/ui\/desk\.ts → apps\/web\/src\/play\/door\.ts/,
  },
  'a game that knows the list of games': {
    planted: {
      'apps/web/src/games.ts': 'export const GAMES = [];\n',
      'apps/web/src/advanced/desk.ts': `export { GAMES } from '../games.ts';\n`,
    },
    named: /web-advanced-imports-downwards: apps\/web\/src\/advanced\/desk\.ts → apps\/web\/src\/games\.ts/,
  },
  'a folder of the client without a place': {
    planted: { 'apps/web/src/attic/desk.ts': `export { Door } from '../door.tsx';\n` },
    named: /web-folder-has-a-place: apps\/web\/src\/attic\/desk\.ts/,
  },
  'a package without a place': {
    planted: { 'packages/attic/src/index.ts': `import '@oubliette/kernel';\n` },
    named: /package-has-a-place: packages\/attic\/src\/index\.ts/,
  },
  'Node in a system': {
    planted: { [classic]: `export { readFileSync as four } from 'node:fs';\n` },
    named: /runs-in-a-browser: packages\/classic\/src\/index\.ts → fs/,
  },
  'a file for Node in what a browser loads': {
    planted: {
      'packages/classic/src/node.ts': `export { readFileSync as four } from 'node:fs';\n`,
      [classic]: `export { four } from './node.ts';\n`,
    },
    named: /stays-in-the-browser: packages\/classic\/src\/index\.ts → packages\/classic\/src\/node\.ts/,
  },
  'Node in the web app': {
    planted: { [door]: `export { readFileSync as Door } from 'node:fs';\n` },
    named: /runs-in-a-browser: apps\/web\/src\/door\.tsx → fs/,
  },
  'a file for Node in the web app': {
    planted: {
      'packages/classic/src/node.ts': `export { readFileSync as four } from 'node:fs';\n`,
      'packages/classic/package.json': null,
      [door]: `export { four as Door } from '../../../packages/classic/src/node.ts';\n`,
    },
    named: /stays-in-the-browser: apps\/web\/src\/door\.tsx → packages\/classic\/src\/node\.ts/,
  },
  'a package the web app has no use for': {
    planted: {
      'packages/lab/package.json': '{ "name": "@oubliette/lab", "exports": { ".": "./src/index.ts" } }\n',
      'packages/lab/src/index.ts': 'export const Door = 1;\n',
      [door]: `export { Door } from '@oubliette/lab';\n`,
    },
    named: /web-imports-downwards: apps\/web\/src\/door\.tsx → packages\/lab\/src\/index\.ts/,
  },
  'a cycle': {
    planted: { [double]: `export { double } from './index.ts';\n`, [doubleTest]: null },
    named: /no-cycles: (\S+) → (\S+) → \1\n/,
  },
  'a house without modules': {
    planted: {
      [kernel]: null,
      [double]: null,
      [doubleTest]: null,
      [classic]: null,
      [cli]: null,
      [web]: null,
      [door]: null,
    },
    named: /nothing-checked: there are no modules/,
  },
});

test('imports catches modules that could not be read', async () => {
  const problems = await withHouse({}, (root) => unread(root, [cli, classic, kernel, double, web, door]));
  assert.deepEqual(problems, [`nothing-checked: ${doubleTest} was not read`]);
});

catches('tests', {
  'a failing test': {
    planted: { [doubleTest]: testOf('assert.equal(double(2), 5);') },
    named: /✗ twice two\n.*double\.test\.ts:5\n[^]*4 !== 5/,
  },
  'a test file that does not load': {
    planted: { [doubleTest]: `import './attic.ts';\n` },
    named: /✗ .*double\.test\.ts[^]*attic\.ts/,
  },
  'a test file without a test': {
    planted: { [doubleTest]: '' },
    named: /✗ .*double\.test\.ts\n {2}this file holds no test/,
  },
  'a test that ends the process': {
    planted: { [doubleTest]: testOf('process.exit(double(0));') },
    named: /ended before its tests did/,
  },
  'a house without tests': { planted: { [doubleTest]: null }, named: /no test was run/ },
});

test('long tests are run by the long step alone, which says how long each file took', async () => {
  const long = 'packages/kernel/src/double.long.test.ts';
  const planted = { [long]: testOf('assert.equal(double(2), 5);') };
  const [quick, slow] = await withHouse(planted, async (root) => [
    await steps.at(-1)!.run(root),
    await longSteps[0].run(root),
  ]);
  assert.equal(quick.ok, true, quick.output);
  assert.deepEqual(Object.keys(quick.seconds!), [doubleTest]);
  assert.equal(slow.ok, false);
  assert.match(slow.output, /✗ twice two\n.*double\.long\.test\.ts:5/);
  assert.deepEqual(Object.keys(slow.seconds!), [long]);
});

function catches(name: StepName, defects: Defects): void {
  const { run } = steps.find((step) => step.name === name)!;
  for (const [what, { planted, named }] of Object.entries(defects)) {
    test(`${name} catches ${what}`, async () => {
      const { ok, output } = await withHouse(planted, run);
      assert.equal(ok, false);
      assert.match(output, named);
    });
  }
}
