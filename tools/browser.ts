// A Chromium for the browser tests: the machine's own; if there is none, Debian's package for root, else the
// test tool's own download.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { findChromium } from '../apps/web/test/support/chromium.ts';

/** Installs Chromium if there is none; if that fails, throws with advice. */
export function ensureChromium(): void {
  if (findChromium() !== null) return;
  const tried = process.getuid?.() === 0 && has('apt-get') ? installFromDebian() : download();
  if (findChromium() !== null) return;
  throw new Error(
    `There is no Chromium for the browser tests, and it could not be installed:\n${tried}\n` +
      'Install Chromium or Google Chrome, or set CHROMIUM to its program, and try again.',
  );
}

function has(program: string): boolean {
  return spawnSync(program, ['--version']).error === undefined;
}

function installFromDebian(): string {
  process.stderr.write('Setting up the browser tests: installing Chromium, this once …\n');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const update = spawnSync('apt-get', ['update'], { encoding: 'utf8', env });
  const wanted = ['install', '--yes', '--no-install-recommends', 'chromium'];
  const install = spawnSync('apt-get', wanted, { encoding: 'utf8', env });
  return `${update.stderr}${install.stderr}`;
}

function download(): string {
  process.stderr.write('Setting up the browser tests: downloading Chromium, this once …\n');
  const tool = fileURLToPath(new URL('../node_modules/.bin/playwright-core', import.meta.url));
  const { stdout, stderr } = spawnSync(tool, ['install', 'chromium'], { encoding: 'utf8' });
  return `${stdout}${stderr}`;
}
