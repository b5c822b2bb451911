/** The server as a program: how it ends. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('main.ts', import.meta.url));

for (const signal of ['SIGTERM', 'SIGKILL'] as const)
  test(`npm start ends with npm when npm gets ${signal}`, async (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'oubliette-main-'));

    // As npm does it: in a shell, which waits.
    const shell = spawn('sh', ['-c', `'${process.execPath}' '${main}'; true`], {
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
      env: { ...process.env, npm_lifecycle_event: 'start', PORT: '0', DATA_DIR: folder },
    });
    t.after(() => {
      killGroup(shell.pid!);
      rmSync(folder, { recursive: true, force: true });
    });
    let said = '';
    for await (const chunk of shell.stdout) {
      said += String(chunk);
      if (said.includes('Ctrl-C')) break;
    }
    const url = /http:\S+/u.exec(said)![0];
    assert.equal((await fetch(`${url}/healthz`)).status, 200);
    shell.kill(signal);
    for (let tries = 0; await isUp(url); tries += 1) {
      assert.ok(tries < 300, 'the server is still there');
      await pause(100);
    }
  });

test('a data folder that nobody can make is named, and the server ends', async () => {
  for (const folder of ['/proc/nowhere/data', `${main}/data`]) {
    const server = spawn(process.execPath, [main], {
      stdio: ['ignore', 'inherit', 'pipe'],
      timeout: 20_000,
      env: { ...process.env, PORT: '0', DATA_DIR: folder },
    });
    let said = '';
    server.stderr.on('data', (chunk: Buffer) => {
      said += String(chunk);
    });
    await once(server, 'close');
    assert.match(
      said,
      /^The data folder cannot be written \(.*\)\. Choose another: DATA_DIR=\S+ npm start\n$/u,
    );
    assert.equal(server.exitCode, 1);
  }
});

/** Kills a shell and its children, as far as they are still there. */
function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    assert.equal((error as NodeJS.ErrnoException).code, 'ESRCH');
  }
}

async function isUp(url: string): Promise<boolean> {
  try {
    await fetch(`${url}/healthz`);
    return true;
  } catch {
    return false;
  }
}
