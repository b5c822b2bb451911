import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

type Locked = {
  readonly resolved?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};

const lockFile = new URL('../package-lock.json', import.meta.url);
const { packages } = JSON.parse(readFileSync(lockFile, 'utf8')) as { packages: Record<string, Locked> };
const paths = Object.keys(packages);

// A package whose builds for some platforms are not published yet leaves holes in the lock file, and `npm ci`
// then refuses it on every machine. Pin a complete version instead.
test('the lock file holds every build for every platform', () => {
  const holes = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !paths.some((place) => place.endsWith(`node_modules/${name}`)))
      .map((name) => `${path} wants ${name}`),
  );
  assert.deepEqual(holes, []);
});

test('the lock file holds no download addresses', () => {
  const addresses = Object.values(packages).flatMap(({ resolved = '' }) =>
    resolved.includes('://') ? [resolved] : [],
  );
  assert.deepEqual(addresses, []);
});

test('no package runs anything of its own when it is installed', () => {
  const settings = readFileSync(new URL('../.npmrc', import.meta.url), 'utf8').split('\n');
  assert.ok(settings.includes('ignore-scripts=true'));
});
