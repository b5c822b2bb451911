// The `oubliette` command and tools/setup.mjs, in a clone whose npm installs nothing but Node.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('..', import.meta.url));

const MAIN = `
process.stdin.pipe(process.stdout);
process.stdin.on('end', () => console.log(JSON.stringify(process.argv.slice(2))));
process.exitCode = 7;
`;
const INSTALLS = `mkdir -p node_modules/.bin && ln -sf '${process.execPath}' node_modules/.bin/node`;
const INSTALLS_NO_NODE = `mkdir -p node_modules/.bin`;
const FAILS = `echo 'the network is down' >&2; exit 1`;

test('passes arguments, input and exit code through, from any folder and through links', (t) => {
  const clone = new Clone(t, INSTALLS);
  mkdirSync(join(clone.root, 'elsewhere'));
  symlinkSync(join(clone.root, 'oubliette'), join(clone.root, 'elsewhere', 'first'));
  symlinkSync('first', join(clone.root, 'elsewhere', 'second'));
  clone.run('oubliette');

  const { status, stdout, stderr } = clone.run('elsewhere/second', 'play', 'two words', '*');

  assert.deepEqual([status, stdout, stderr], [7, 'typed\n["play","two words","*"]\n', '']);
});

test('installs on first use and when the lock file has changed, and says so on stderr only', (t) => {
  const clone = new Clone(t, INSTALLS);
  const { stdout, stderr } = clone.run('oubliette');
  assert.equal(stdout, 'typed\n[]\n');
  assert.match(stderr, /^Setting up Oubliette.*\n$/);
  assert.equal(clone.installs(), 1);

  clone.run('oubliette');
  assert.equal(clone.installs(), 1);

  clone.lock('another');
  clone.run('oubliette');
  assert.equal(clone.installs(), 2);
});

test('says what went wrong when npm fails, and tries again next time', (t) => {
  const clone = new Clone(t, FAILS);
  const { status, stdout, stderr } = clone.run('oubliette');
  assert.deepEqual([status, stdout], [1, '']);
  assert.match(stderr, /could not be set up: "npm ci" failed[^]*the network is down/);

  clone.npm(INSTALLS);
  assert.equal(clone.run('oubliette').status, 7);
});

test("takes the machine's own Node where there is no other for it, if it is recent enough", (t) => {
  const clone = new Clone(t, INSTALLS_NO_NODE);
  assert.equal(clone.run('oubliette').status, 7);
});

class Clone {
  readonly root = mkdtempSync(join(tmpdir(), 'oubliette-clone-'));

  constructor(t: TestContext, npm: string) {
    t.after(() => rmSync(this.root, { recursive: true }));
    for (const file of ['oubliette', 'tools/setup.mjs'])
      cpSync(join(repository, file), join(this.root, file));
    for (const folder of ['apps/cli/src', 'path']) mkdirSync(join(this.root, folder), { recursive: true });
    writeFileSync(join(this.root, 'apps/cli/src/main.ts'), MAIN);
    this.npm(npm);
    this.lock('one');
  }

  npm(script: string): void {
    writeFileSync(join(this.root, 'path/npm'), `#!/bin/sh\necho "$1" >> npm.log\n${script}\n`, {
      mode: 0o755,
    });
  }

  lock(name: string): void {
    writeFileSync(join(this.root, 'package-lock.json'), JSON.stringify({ name, packages: {} }));
  }

  installs(): number {
    return readFileSync(join(this.root, 'npm.log'), 'utf8')
      .split('\n')
      .filter((line) => line === 'ci').length;
  }

  run(command: string, ...args: string[]) {
    const PATH = [join(this.root, 'path'), dirname(process.execPath), '/usr/bin', '/bin'].join(delimiter);
    return spawnSync(join(this.root, command), args, {
      cwd: tmpdir(),
      env: { PATH },
      input: 'typed\n',
      encoding: 'utf8',
    });
  }
}
