/** The product as shipped: the server in its own process, serving the built client, and a browser. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestContext } from 'node:test';
import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { chromiumPath } from './chromium.ts';

const main = fileURLToPath(new URL('../../../server/src/main.ts', import.meta.url));
const pinned = new URL('pinnedServer.ts', import.meta.url).href;

export interface Product {
  readonly url: string;
  /** The folder the server keeps its tables in. */
  readonly data: string;
  /** A person's own browser window: nothing is shared with the others. */
  person(options?: PersonOptions): Promise<Person>;
  /** Stops the server as a crash would, and starts it again on the same data. */
  crash(): Promise<void>;
}

export interface PersonOptions {
  readonly language?: 'en' | 'fr';
  readonly size?: Size;
  /** Their name at new tables. */
  readonly name?: string;
  /** Settings that differ from the defaults. */
  readonly settings?: Readonly<Record<string, unknown>>;
}

export type Size = keyof typeof SIZES;

export interface Person {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Every message the page received over its sockets. */
  readonly frames: readonly string[];
  /** The page's errors, thrown or logged. */
  readonly complaints: readonly string[];
}

/** How long anything may take before a test gives up: generous, since the machine may be shared. */
const PATIENCE_MS = 60_000;

const SIZES = {
  laptop: { viewport: { width: 1366, height: 768 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const satisfies Record<string, BrowserContextOptions>;

/** Starts the product for one test or suite, and cleans up afterwards. */
export async function openProduct(
  t: Pick<TestContext, 'after'> & Partial<Pick<TestContext, 'passed'>>,
  env: Readonly<Record<string, string>> = {},
): Promise<Product> {
  const data = mkdtempSync(join(tmpdir(), 'oubliette-'));
  const browser = await launch();
  let lives = 1;
  let server = await serve(data, 0, lives, env);
  t.after(async () => {
    if (t.passed === false) await showPages(browser);
    await browser.close();
    await stop(server.process, 'SIGTERM');
    rmSync(data, { recursive: true, force: true });
  });
  return {
    url: server.url,
    data,
    person: (options = {}) => person(browser, server.url, options),
    async crash() {
      await stop(server.process, 'SIGKILL');
      lives += 1;
      server = await serve(data, Number(new URL(server.url).port), lives, env);
    },
  };
}

/** Saves screenshots of the pages, for the study of a failure. */
async function showPages(browser: Browser): Promise<void> {
  const pages = browser.contexts().flatMap((context) => context.pages());
  for (const page of pages) {
    const path = join(tmpdir(), `oubliette-failed-${randomUUID()}.png`);
    await page.screenshot({ path, timeout: 5000 }).then(
      () => console.error(`How ${page.url()} looked: ${path}`),
      () => console.error(`${page.url()} could not be pictured`),
    );
  }
}

async function launch(): Promise<Browser> {
  const quiet = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  return chromium.launch({ executablePath: chromiumPath(), args: quiet });
}

interface Serving {
  readonly process: ChildProcess;
  readonly url: string;
}

/** Every run has the same dice: the server's draws depend on its `luck` alone. */
async function serve(
  data: string,
  port: number,
  luck: number,
  env: Readonly<Record<string, string>>,
): Promise<Serving> {
  const child = spawn(process.execPath, ['--import', pinned, main], {
    env: {
      ...process.env,
      ...env,
      LUCK: String(luck),
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: data,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.setEncoding('utf8');
  for await (const chunk of child.stdout) {
    said += String(chunk);
    const url = /http:\/\/[^\s/]+/.exec(said)?.[0];
    if (url !== undefined) {
      child.stdout.resume();
      return { process: child, url };
    }
  }
  throw new Error(`the server ended before it was open: ${said}`);
}

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

/** Runs in the page before its scripts. */
function keepSettings(settings: unknown): void {
  // An empty page has no storage.
  if (location.protocol !== 'http:') return;
  localStorage.setItem(
    'oubliette.settings',
    localStorage.getItem('oubliette.settings') ?? JSON.stringify(settings),
  );
}

async function person(browser: Browser, url: string, options: PersonOptions): Promise<Person> {
  const { language = 'en', size = 'laptop', name = '', settings = {} } = options;
  const context = await browser.newContext({
    ...SIZES[size],
    baseURL: url,
    locale: language === 'fr' ? 'fr-FR' : 'en-GB',
    reducedMotion: 'reduce',
  });
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: url });
  // Without animation: these tests check what happens, not how long it shows.
  await context.addInitScript(keepSettings, { language, name, speed: 0, muted: true, ...settings });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  const frames: string[] = [];
  const complaints: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return { page, context, frames, complaints };
}
