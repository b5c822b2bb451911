/** S12 and S4: foreign pages stay outside, no cookie opens anything, and links cannot be guessed. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import type { Admission, Link, ServerMessage } from '@oubliette/table';
import { PROTOCOL_VERSION } from '@oubliette/table';
import { Client, joinTable, openTable, post } from '../../src/testing/client.ts';
import { cleanEnd } from './cleanEnd.ts';
import type { Defect } from './defects.ts';
import { folder, serve } from './harness.ts';
import type { Server } from './harness.ts';
import { upgradeText, send } from './malformed/raw.ts';
import type { Limits } from '../../src/limits.ts';

export type DoorCheck = (server: Server, dataDir: string) => Promise<void>;

export async function withDoors(
  t: TestContext,
  limits: Partial<Limits>,
  check: DoorCheck,
  defect?: Defect,
): Promise<void> {
  const dataDir = folder(t);
  const server = await serve(t, { dataDir, limits, defect });
  await check(server, dataDir);
  if (defect === undefined) await cleanEnd(server, dataDir, []);
}

/** Foreign pages, and pages that look like ours but are not. */
function foreign(url: string): string[] {
  const { host, hostname, port } = new URL(url);
  return [
    'null',
    'undefined',
    '*',
    'https://evil.example',
    `http://evil.example:${port}`,
    `http://${host}.evil.example`,
    `http://${host}@evil.example`,
    `http://us@${host}`,
    `http://evil.example#${host}`,
    `http://evil.example/${host}`,
    `http://evil.example?http://${host}`,
    `http://evil-${host}`,
    `http://${host}0`,
    `http://${host}/`,
    `http://${host}%00`,
    `http://${host} http://evil.example`,
    `http://${hostname}`,
    `http://${hostname}:${Number(port) - 1}`,
    `http://localhost:${port}`,
    `http://[::1]:${port}`,
    `http://[::ffff:${hostname}]:${port}`,
    `http://0x7f.0.0.1:${port}`,
    `http://127.1:${port}`,
    `HTTP://${host}`,
    `ws://${host}`,
    `file://${host}`,
    'file:///',
    'about:blank',
    'data:text/html,x',
    'chrome-extension://abcdefgh',
    host,
    `//${host}`,
  ];
}

export const strangers: DoorCheck = async ({ url }) => {
  const { host } = new URL(url);
  const origins = foreign(url);
  assert.ok(origins.length >= 20);
  const status = async (headers: readonly string[]) =>
    (await send(url, upgradeText(host, headers), 'answered')).text.split(' ')[1];
  assert.equal(await status([]), '101');
  assert.equal(await status([`Origin: http://${host}`]), '101');
  for (const origin of origins) {
    assert.equal(await status([`Origin: ${origin}`]), '403', `a page from ${origin} was let in`);
    const asked = await fetch(`${url}/api/tables`, { headers: { origin } });
    assert.equal(asked.status, 403, `a page from ${origin} was answered`);
  }
};

/** Whatever a browser sends by itself counts for nothing. */
export const cookies: DoorCheck = async ({ url }) => {
  const { table, secret } = await openTable(url);
  const cookie = ['link', 'session', 'token', 'secret', 'sid'].map((name) => `${name}=${secret}`).join('; ');
  const headers = { cookie: `${cookie}; table=${table}`, authorization: `Bearer ${secret}` };
  const said = async (message: unknown) => {
    const client = new Client(url, { headers });
    const answers: ServerMessage[] = [];
    client.onMessage = (answer) => answers.push(answer);
    await client.opened();
    const ended = client.ended();
    client.raw(JSON.stringify(message));
    await ended;
    return answers.map((answer) => (answer.t === 'error' ? answer.code : answer.t));
  };
  assert.deepEqual(await said({ t: 'begin', id: 'request-1' }), ['badMessage']);
  assert.deepEqual(await said({ t: 'hello', v: PROTOCOL_VERSION, table, secret: '' }), ['noEntry']);
  for (const path of ['/api/again', '/api/file', '/api/join', '/api/mine', '/api/tables']) {
    const body = JSON.stringify(
      path === '/api/mine' ? { links: [{ table, secret: '' }] } : { table, secret: '', name: 'Eve' },
    );
    const answer = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
    });
    assert.ok(answer.status >= 400 || (await answer.text()) === '[]', `${path} took a cookie for a link`);
    assert.equal(answer.headers.get('set-cookie'), null);
  }
};

/** The answer of every door to a link that opens nothing. */
async function knock(url: string, { table, secret }: Link): Promise<unknown> {
  const client = new Client(url);
  const answers: ServerMessage[] = [];
  client.onMessage = (answer) => answers.push(answer);
  await client.opened();
  const ended = client.ended();
  client.send({ t: 'hello', v: PROTOCOL_VERSION, table, secret });
  const code = await Promise.race([
    ended,
    client
      .next(({ t }) => t === 'welcome')
      .then(
        () => 'welcomed',
        () => ended,
      ),
  ]);
  client.socket.terminate();
  return {
    hello: { answers: answers.map((answer) => (answer.t === 'error' ? answer : answer.t)), code },
    join: await post(url, '/api/join', { table, secret, name: 'Eve' }),
    file: await post(url, '/api/file', { table, secret }),
    again: await post(url, '/api/again', { table, secret }),
    mine: await post(url, '/api/mine', { links: [{ table, secret }] }),
  };
}

/** Almost the right one, and some that once were. */
async function nearMisses(url: string, own: Admission): Promise<Link[]> {
  const { table, secret } = own;
  const [host] = await Client.enter(url, own);
  const ben = await joinTable(url, host, table, 'Ben');
  await host.ask({ t: 'relink', member: ben.member });
  await host.leave();
  const other = await openTable(url);
  const flipped = (at: number) =>
    secret.slice(0, at) + (secret[at] === 'A' ? 'B' : 'A') + secret.slice(at + 1);
  const secrets = [
    ...[0, 7, secret.length - 1].map(flipped),
    secret.slice(0, -1),
    secret.slice(1),
    `${secret}A`,
    ` ${secret}`,
    secret.toUpperCase() === secret ? secret.toLowerCase() : secret.toUpperCase(),
    secret.split('').reverse().join(''),
    other.secret,
    ben.secret,
    '',
    '0',
    table,
  ];
  return secrets.map((one) => ({ table, secret: one }));
}

export const alike: DoorCheck = async ({ url }) => {
  const own = await openTable(url);
  const nowhere = await knock(url, { table: 'abcdefghijkmnpqr', secret: own.secret });
  assert.match(JSON.stringify(nowhere), /"code":"noEntry".*"code":1008.*"status":404.*"status":404/);
  for (const link of await nearMisses(url, own))
    assert.deepEqual(await knock(url, link), nowhere, 'a wrong link and no table are told apart');
};

const GUESSES = 120;
/** Twenty at once, and ten a minute; the test takes less than half a minute. */
const MOST_TRIED = 25;

export const throttled: DoorCheck = async ({ url }) => {
  const { table } = await openTable(url);
  let looked = 0;
  for (let index = 0; index < GUESSES; index += 1) {
    const { status } = await post(url, '/api/join', { table, secret: `guess-${index}`, name: 'Eve' });
    if (status === 404) looked += 1;
    else assert.equal(status, 429);
  }
  assert.ok(looked <= MOST_TRIED, `${looked} of ${GUESSES} guesses were tried`);
};

/** The data folder contains no link. */
export const hashed: DoorCheck = async ({ url }, dataDir) => {
  const own = await openTable(url);
  const [host] = await Client.enter(url, own);
  const ben = await joinTable(url, host, own.table, 'Ben');
  await host.leave();
  const files = readdirSync(dataDir).map((file) => readFileSync(join(dataDir, file)));
  assert.ok(files.some((bytes) => bytes.includes(own.table)));
  for (const { secret } of [own, ben]) {
    assert.match(secret, /^[\w-]{22,}$/);
    assert.ok(!files.some((bytes) => bytes.includes(secret)), 'a link lies in the data folder');
  }
};
