// A small house with our own configuration, built in a temporary folder, in which a test may plant a defect.
import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const configuration = [
  '.gitignore',
  'tsconfig.json',
  'apps/web/tsconfig.json',
  '.oxfmtrc.json',
  '.oxlintrc.json',
  'knip.json',
];

/** Text by path; null leaves out a file of the sound house. */
export type Files = Readonly<Record<string, string | null>>;

const sound: Files = {
  'package.json': json({
    name: 'house',
    private: true,
    type: 'module',
    workspaces: ['packages/*', 'apps/*'],
  }),
  'packages/kernel/package.json': manifest('kernel'),
  'packages/kernel/src/index.ts': `export { double } from './double.ts';\n`,
  'packages/kernel/src/double.ts': `export function double(n: number): number {\n  return 2 * n;\n}\n`,
  'packages/kernel/src/double.test.ts': testOf(`assert.equal(double(2), 4);`),
  'packages/classic/package.json': manifest('classic', 'kernel'),
  'packages/classic/src/index.ts': `import { double } from '@oubliette/kernel';\n\nexport const four = double(2);\n`,
  'apps/cli/package.json': manifest('cli', 'classic'),
  'apps/cli/src/main.ts': `import { four } from '@oubliette/classic';\n\nconsole.log(four);\n`,
  'apps/web/package.json': manifest('web', 'classic'),
  'apps/web/src/main.tsx': `import { Door } from './door.tsx';\n\ndocument.body.append(String(Door));\n`,
  'apps/web/src/door.tsx': `import { four } from '@oubliette/classic';\n\nexport function Door() {\n  return <p>{four}</p>;\n}\n`,
};

/** The body of packages/kernel/src/double.test.ts around one assertion. */
export function testOf(assertion: string): string {
  return [
    `import assert from 'node:assert/strict';`,
    `import { test } from 'node:test';`,
    `import { double } from './double.ts';`,
    ``,
    `test('twice two', () => {`,
    `  ${assertion}`,
    `});`,
    ``,
  ].join('\n');
}

/** Builds the house with these files changed or added, passes it on, and removes it. */
export async function withHouse<T>(changed: Files, use: (root: string) => T | Promise<T>): Promise<T> {
  const root = await mkdtemp(join(tmpdir(), 'oubliette-house-'));
  try {
    for (const name of configuration) await cp(join(repository, name), join(root, name));
    for (const [path, text] of Object.entries({ ...sound, ...changed })) {
      if (text === null) continue;
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), text);
    }
    await linkModules(root);
    return await use(root);
  } finally {
    await rm(root, { recursive: true });
  }
}

/** The repository's own dependencies, and the house's own packages. */
async function linkModules(root: string): Promise<void> {
  const modules = join(root, 'node_modules');
  await mkdir(join(modules, '@oubliette'), { recursive: true });
  for (const name of await readdir(join(repository, 'node_modules'))) {
    if (name !== '@oubliette') await symlink(join(repository, 'node_modules', name), join(modules, name));
  }
  for (const name of await readdir(join(root, 'packages'))) {
    await symlink(join(root, 'packages', name), join(modules, '@oubliette', name));
  }
}

function manifest(name: string, ...imports: string[]): string {
  return json({
    name: `@oubliette/${name}`,
    private: true,
    type: 'module',
    exports: { '.': './src/index.ts' },
    dependencies: Object.fromEntries(imports.map((other) => [`@oubliette/${other}`, '*'])),
  });
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
