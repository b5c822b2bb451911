/** Behind a proxy: under its own path, with a Host that is not the one people see. */
import assert from 'node:assert/strict';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as ask } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import type { TestContext } from 'node:test';
import { startServer } from '../src/server.ts';
import type { ServerOptions } from '../src/server.ts';
import { CLASSIC, Client, openTable } from '../src/testing/client.ts';

interface ProxyWays {
  /** Passes `/oubliette/x` on as `/x`. */
  readonly strips: boolean;
  /** Says which host people asked for. */
  readonly tells: boolean;
}

/** A small reverse proxy: it rewrites the Host, and passes on what is below /oubliette/. */
async function proxyTo(t: TestContext, url: string, { strips, tells }: ProxyWays): Promise<string> {
  const { hostname, port, host } = new URL(url);
  const onward = ({ url: path = '/', headers }: IncomingMessage) => ({
    path: strips ? path.replace(/^\/oubliette\//, '/') : path,
    headers: { ...headers, host, ...(tells ? { 'x-forwarded-host': headers.host ?? '' } : {}) },
  });
  const server = createServer((asked, answer) => {
    if (!asked.url?.startsWith('/oubliette/')) return answer.writeHead(404).end('another app');
    const { path, headers } = onward(asked);
    const passed = ask({ hostname, port, path, headers, method: asked.method }, (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers);
      got.pipe(answer);
    });
    return asked.pipe(passed);
  });
  server.on('upgrade', (asked, socket) => {
    const { path, headers } = onward(asked);
    const behind = connect(Number(port), hostname, () => {
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}`);
      behind.write(`GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      socket.pipe(behind).pipe(socket);
    });
    for (const each of [socket, behind]) each.on('error', () => each.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/oubliette`;
}

async function started(t: TestContext, options: Partial<ServerOptions> = {}): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'oubliette-proxy-'));
  const client = join(folder, 'client');
  mkdirSync(join(client, 'assets'), { recursive: true });
  writeFileSync(
    join(client, 'index.html'),
    '<meta name="oubliette-base" content="./"><script src="./assets/main-B4d8s_f0.js"></script>',
  );
  writeFileSync(join(client, 'assets/main-B4d8s_f0.js'), 'the script');
  const server = await startServer({
    host: '127.0.0.1',
    port: 0,
    dataDir: join(folder, 'data'),
    client,
    botWorkers: 1,
    base: '/oubliette/',
    ...options,
  });
  t.after(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });
  return server.url;
}

const opens = async (url: string, origin: string): Promise<number> =>
  (
    await fetch(`${url}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify(CLASSIC),
    })
  ).status;

describe('behind a proxy', () => {
  for (const strips of [true, false])
    test(`pages, files, requests and sockets below a path, ${strips ? 'taken away' : 'left'} by the proxy`, async (t) => {
      const url = await proxyTo(t, await started(t), { strips, tells: false });
      for (const path of ['/', '/t/abcdef', '/rules/CLS-MOV-05']) {
        const page = await fetch(`${url}${path}`, { headers: { accept: 'text/html' } });
        const text = await page.text();
        assert.match(text, /content="\/oubliette\/"/, path);
        const [, script] = /src="([^"]+)"/.exec(text) ?? [];
        assert.equal(await (await fetch(new URL(script!, url))).text(), 'the script');
      }
      const link = await openTable(url);
      const [client, welcome] = await Client.enter(url, link);
      assert.equal(welcome.you, 'm1');
      await client.leave();
      assert.equal((await fetch(`${url}/readyz`)).status, 200);
    });

  test('the path itself needs no slash behind it, whatever is asked for', async (t) => {
    const url = await started(t);
    assert.equal((await fetch(`${url}/oubliette`)).status, 200);
    assert.equal((await fetch(`${url}/elsewhere`)).status, 404);
  });

  test('its own page is known by what a trusted proxy tells, or by the list of origins; no other is', async (t) => {
    const behind = await started(t, { proxies: ['127.0.0.1'] });
    const telling = await proxyTo(t, behind, { strips: true, tells: true });
    assert.equal(await opens(telling, new URL(telling).origin), 200);
    assert.equal(await opens(telling, 'http://evil.example'), 403);
    const silent = await proxyTo(t, behind, { strips: true, tells: false });
    assert.equal(await opens(silent, new URL(silent).origin), 403);
    const wary = await started(t);
    const untrusted = await proxyTo(t, wary, { strips: true, tells: true });
    assert.equal(await opens(untrusted, new URL(untrusted).origin), 403, 'anybody could say that');
    const listed = await started(t, { origins: ['https://games.example'] });
    const proxy = await proxyTo(t, listed, { strips: true, tells: false });
    assert.equal(await opens(proxy, 'https://games.example'), 200);
  });
});
