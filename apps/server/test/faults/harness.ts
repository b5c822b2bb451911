/** A server in its own process, started, killed and started again, with or without a planted defect. */
import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Limits } from '../../src/limits.ts';
import { PLANTED } from './defects.ts';
import type { Defect } from './defects.ts';
import type { Weight } from './serve.ts';

const PRODUCT = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const OWN = fileURLToPath(new URL('serve.ts', import.meta.url));
const PLANT = fileURLToPath(new URL('plant.ts', import.meta.url));
/** Servers are started many times: their compiled code is kept. */
const COMPILED = fileURLToPath(new URL('../../../../node_modules/.cache/oubliette-faults', import.meta.url));

/** A socket ends before the process does. */
const GOING_MS = 1000;

const many = { burst: 1_000_000_000, perSecond: 1_000_000_000 };

/** No limit on rates: the tests come from one address, and as fast as they can. */
export const UNHURRIED: Partial<Limits> = {
  framesPerConnection: many,
  refusedFrames: 1_000_000_000,
  underWay: 1_000_000_000,
  connectionsPerAddress: 100_000,
  upgradesPerAddress: many,
  tablesPerAddress: many,
  tablesPerAddressDaily: many,
  filesPerAddress: many,
  requestsPerAddress: many,
  missesPerAddress: many,
  missesPerTable: many,
};

export interface ServeOptions {
  readonly dataDir: string;
  /** With these limits; without any, the product itself is started, with its own. */
  readonly limits?: Partial<Limits>;
  readonly defect?: Defect | undefined;
  /** The data folder is a disk of its own, of so many megabytes, that only the server has. */
  readonly diskMegabytes?: number;
}

/** A folder that is gone after the test. */
export function folder(t: Pick<TestContext, 'after'>): string {
  const path = mkdtempSync(join(tmpdir(), 'oubliette-faults-'));
  t.after(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** A server started for a test, and stopped after it. */
export async function serve(t: Pick<TestContext, 'after'>, options: ServeOptions): Promise<Server> {
  const server = new Server(options);
  t.after(() => server.kill());
  await server.opened();
  return server;
}

export class Server {
  url = '';
  readonly #child: ChildProcess;
  readonly #defect: Defect | undefined;
  readonly #ended: Promise<unknown>;
  #said = '';
  #complained = '';

  constructor({ dataDir, limits, defect, diskMegabytes }: ServeOptions) {
    this.#defect = defect;
    const planted = defect === undefined ? [] : ['--import', PLANT];
    const node = [process.execPath, ...planted, limits === undefined ? PRODUCT : OWN];
    const [program, ...args] = diskMegabytes === undefined ? node : onDisk(diskMegabytes, node);
    this.#child = spawn(program!, args, {
      env: {
        NODE_COMPILE_CACHE: COMPILED,
        ...process.env,
        PORT: '0',
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
        OUBLIETTE_LIMITS: JSON.stringify(limits ?? {}),
        OUBLIETTE_DEFECT: defect,
        ...(diskMegabytes === undefined ? {} : { LEAST_FREE_MB: '2' }),
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.#child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      this.#said += text;
    });
    this.#child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#complained += text;
    });
    this.#ended = once(this.#child, 'close');
  }

  async opened(): Promise<void> {
    const heard = (): string | undefined => /http:\/\/[\d.]+:\d+/.exec(this.#said)?.[0];
    while (heard() === undefined && this.isRunning)
      await Promise.race([once(this.#child.stdout!, 'data'), this.#ended]);
    const url = heard();
    if (url === undefined) throw new Error(`the server ended before it was open: ${this.#complained}`);
    if (this.#defect !== undefined && !this.#said.includes(PLANTED))
      throw new Error(`${this.#defect} changed nothing: a file it patches was not loaded`);
    this.url = url;
  }

  /** The data folder as the server sees it, if it is a disk of its own. */
  seen(dataDir: string): string {
    return `/proc/${this.#child.pid}/root${dataDir}`;
  }

  get isRunning(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** What went wrong in it; empty if nothing did. An uncaught error ends the process, and so is told here. */
  get fault(): string {
    if (this.isRunning) return this.#complained;
    const { exitCode, signalCode } = this.#child;
    return `${exitCode === 0 ? '' : `the server ended with ${exitCode ?? signalCode}\n`}${this.#complained}`;
  }

  /** The cause of a failure: a server that has gone, whatever others noticed of it. */
  async blame(wrong: unknown): Promise<unknown> {
    await Promise.race([this.#ended, wait(GOING_MS)]);
    return this.isRunning ? wrong : new Error(this.fault, { cause: wrong });
  }

  async weigh(): Promise<Weight> {
    const answered = once(this.#child, 'message') as Promise<[Weight]>;
    this.#child.send('weigh');
    const answer = await Promise.race([answered, this.#ended.then(() => null)]);
    if (answer === null) throw new Error(this.fault);
    return answer[0];
  }

  /** As if the machine lost power. */
  async kill(): Promise<void> {
    if (this.isRunning) this.#child.kill('SIGKILL');
    await this.#ended;
  }

  /** As if Ctrl-C were pressed: it must end by itself, and well. */
  async stop(): Promise<void> {
    if (this.isRunning) this.#child.kill('SIGTERM');
    await this.#ended;
  }
}

const MOUNT = 'mount -t tmpfs -o size="$0" none "$DATA_DIR" && exec "$@"';

function onDisk(megabytes: number, command: readonly string[]): string[] {
  return ['unshare', '-rm', 'sh', '-c', MOUNT, `${megabytes}m`, ...command];
}

/** Whether this machine lets us have a disk of our own. */
export function canHaveDisks(): boolean {
  return spawnSync('unshare', ['-rm', 'sh', '-c', 'mount -t tmpfs none /mnt']).status === 0;
}

export function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
