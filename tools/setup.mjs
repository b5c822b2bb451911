// Makes a fresh clone runnable: installs the locked dependencies, among them Node 26, if missing or out of
// date. Runs on the machine's own Node (20 or later) without any dependency, and writes to stderr only.
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NODE_WANTED = 26;

const root = fileURLToPath(new URL('..', import.meta.url));
const lock = join(root, 'package-lock.json');
const installedLock = join(root, 'node_modules', '.installed-lock.json');
const bundledNode = join(root, 'node_modules', '.bin', 'node');

if (!upToDate()) {
  if (!existsSync(bundledNode) || !npmInstalledTheLock()) install();
  ensureNode();
  copyFileSync(lock, installedLock);
}

function upToDate() {
  return (
    existsSync(bundledNode) &&
    existsSync(installedLock) &&
    readFileSync(lock).equals(readFileSync(installedLock))
  );
}

/** True after an `npm install` or `npm ci` by hand: what npm says it installed matches the lock file. */
function npmInstalledTheLock() {
  const npmsRecord = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(npmsRecord)) return false;
  const present = packagesIn(npmsRecord);
  return Object.entries(packagesIn(lock)).every(([path, wanted]) => {
    const found = present[path];
    if (path === '') return true;
    if (!found) return wanted.optional === true || wanted.devOptional === true;
    return found.version === wanted.version && found.integrity === wanted.integrity;
  });
}

/** @param {string} lockFile */
function packagesIn(lockFile) {
  /** @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }} Package */
  const { packages } = /** @type {{ packages: Record<string, Package> }} */ (
    JSON.parse(readFileSync(lockFile, 'utf8'))
  );
  return packages;
}

function install() {
  process.stderr.write('Setting up Oubliette: installing its dependencies, this once …\n');
  const quiet = ['--no-json', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = spawnSync('npm', ['ci', '--ignore-scripts', '--include=dev', '--include=optional', ...quiet], {
    cwd: root,
    encoding: 'utf8',
  });
  if (npm.error) fail(`npm could not be started (${npm.error.message}). It comes with Node: install both.`);
  if (npm.status !== 0) fail(`"npm ci" failed in ${root}:\n\n${npm.stdout}${npm.stderr}`);
}

function ensureNode() {
  const { stdout } = spawnSync(bundledNode, ['--version'], { encoding: 'utf8' });
  if (majorOf(stdout ?? '') >= NODE_WANTED) return;
  if (majorOf(process.version) < NODE_WANTED) {
    fail(
      `the Node ${NODE_WANTED} that comes as a dependency is missing or does not run on this machine ` +
        `(${process.platform} ${process.arch}). Install Node ${NODE_WANTED} or later yourself, then try again.`,
    );
  }
  rmSync(bundledNode, { force: true });
  symlinkSync(process.execPath, bundledNode);
}

/** @param {string} version */
function majorOf(version) {
  return Number(/^v(\d+)\./.exec(version)?.[1] ?? 0);
}

/** @param {string} why @returns {never} */
function fail(why) {
  process.stderr.write(`Oubliette could not be set up: ${why}\n`);
  process.exit(1);
}
