/** The browser's store behaves like the others. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe } from 'node:test';
import { fileURLToPath } from 'node:url';
import { Damage } from '@oubliette/table';
import type { Store } from '@oubliette/table';
import { storeContract } from '@oubliette/table/testing';
import type { Place } from '@oubliette/table/testing';
import { chromium } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';
import { build } from 'vite';
import { chromiumPath } from './support/chromium.ts';
import type { IdbPage, IdbTold } from './support/idbPage.ts';

const METHODS: readonly (keyof Store)[] = [
  'create',
  'heading',
  'append',
  'rows',
  'byRequest',
  'saveSnapshot',
  'snapshot',
  'dropSnapshots',
  'summaries',
  'openTables',
  'remove',
  'close',
];

/** The object set by the page's script. */
type InPage = typeof globalThis & { readonly page: IdbPage };

describe('tables kept in a browser', () => {
  let browser: Browser | undefined;
  let page: Page | undefined;
  let places = 0;
  const server = createServer((_, response) =>
    response.setHeader('content-type', 'text/html').end('<!doctype html>'),
  );

  before(async () => {
    const script = await pageScript();
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    browser = await chromium.launch({
      executablePath: chromiumPath(),
      args: ['--no-sandbox', '--disable-gpu'],
    });
    page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await page.addScriptTag({ content: script, type: 'module' });
    await page.waitForFunction(() => 'page' in globalThis);
  });
  after(async () => {
    await browser?.close();
    server.close();
  });

  storeContract('IndexedDB', (): Place => {
    const name = `place-${(places += 1)}`;
    const at = page!;
    return {
      open: async () =>
        storeAt(at, await at.evaluate((called) => (globalThis as InPage).page.open(called), name)),
      damage: (table, seq) =>
        at.evaluate(([called, id, row]) => (globalThis as InPage).page.damage(called, id, row), [
          name,
          table,
          seq,
        ] as const),
      dispose: () => undefined,
    };
  });
});

async function pageScript(): Promise<string> {
  const entry = fileURLToPath(new URL('support/idbPage.ts', import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, target: 'es2024', lib: { entry, formats: ['es'], fileName: 'page' } },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (output === undefined || !('output' in output)) throw new Error('nothing was built');
  return output.output[0].code;
}

/** The store in the page, as a store here. */
function storeAt(page: Page, store: number): Store {
  const call =
    (method: keyof Store) =>
    async (...args: readonly unknown[]): Promise<unknown> => {
      const text = await page.evaluate(
        ([at, asked, given]) => (globalThis as InPage).page.call(at, asked, given),
        [store, method, JSON.stringify(args)] as const,
      );
      const told = JSON.parse(text) as IdbTold;
      if ('value' in told) return told.value;
      if (told.damage !== null) throw new Damage(told.damage.table, told.damage.seq, told.failed);
      throw new Error(told.failed);
    };
  return Object.fromEntries(METHODS.map((method) => [method, call(method)])) as unknown as Store;
}
