/** Limits are counted by neighbour, at every door: an IPv6 home has a whole /64 of addresses, and is one. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import type { TestContext } from 'node:test';
import type { MatchFile } from '@oubliette/kernel';
import type { Admission, Link, Outcome } from '@oubliette/table';
import type { Limits } from '../src/limits.ts';
import { startServer } from '../src/server.ts';
import { CLASSIC, Client } from '../src/testing/client.ts';

const once = { burst: 1, perSecond: 0.0001 };
const HOME = ['2001:db8:1:2::1', '2001:db8:1:2:ffff:3::7', '2001:0DB8:1:2::9'] as const;
const NEXT_DOOR = '2001:db8:1:3::1';

interface Neighbourhood {
  readonly url: string;
  /** The status, and the answer. */
  ask(
    from: string,
    path: string,
    body?: unknown,
  ): Promise<{ readonly status: number; readonly body: unknown }>;
  open(from: string, more?: object): Promise<Admission>;
  /** As a socket's first message; what went wrong otherwise. */
  enter(from: string, link: Link): Promise<Client | string>;
}

async function refused(entering: Promise<Client | string>): Promise<string> {
  const answer = await entering;
  assert.ok(typeof answer === 'string', 'let in');
  return answer;
}

/** Everybody comes through one trusted proxy, which tells where from. */
async function neighbourhood(t: TestContext, limits: Partial<Limits>): Promise<Neighbourhood> {
  const dataDir = mkdtempSync(join(tmpdir(), 'oubliette-neighbours-'));
  const server = await startServer({
    host: '127.0.0.1',
    port: 0,
    dataDir,
    client: null,
    botWorkers: 1,
    proxies: ['127.0.0.1'],
    limits,
    complain: (what, error) => assert.fail(`${what}: ${String(error)}`),
  });
  t.after(async () => {
    await server.close();
    rmSync(dataDir, { recursive: true });
  });
  const { url } = server;
  const ask: Neighbourhood['ask'] = async (from, path, body) => {
    const answer = await fetch(`${url}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'x-forwarded-for': from,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: await answer.json() };
  };
  return {
    url,
    ask,
    async open(from, more = {}) {
      const { body } = await ask(from, '/api/tables', { ...CLASSIC, ...more });
      const outcome = body as Outcome<Admission>;
      assert.ok(outcome.ok, JSON.stringify(outcome));
      return outcome.value;
    },
    async enter(from, link) {
      const client = new Client(url, { headers: { 'x-forwarded-for': from } });
      try {
        await client.opened();
        await client.hello(link);
        return client;
      } catch (error) {
        return String(error);
      }
    },
  };
}

describe('one home, many addresses', () => {
  test('requests', async (t) => {
    const { ask } = await neighbourhood(t, { requestsPerAddress: { burst: 2, perSecond: 0.0001 } });
    const statuses = [];
    for (const from of HOME) statuses.push((await ask(from, '/api/tables')).status);
    assert.deepEqual(statuses, [200, 200, 429]);
    assert.equal((await ask(NEXT_DOOR, '/api/tables')).status, 200);
  });

  for (const kind of ['tablesPerAddress', 'tablesPerAddressDaily'] as const)
    test(kind === 'tablesPerAddress' ? 'new tables' : 'new tables of a day', async (t) => {
      const { ask, open } = await neighbourhood(t, { [kind]: once });
      await open(HOME[0]);
      assert.equal((await ask(HOME[1], '/api/tables', CLASSIC)).status, 429);
      await open(NEXT_DOOR);
    });

  test('match files, sent or taken home', async (t) => {
    const { ask, open } = await neighbourhood(t, { filesPerAddress: once });
    const { table, secret } = await open(HOME[0]);
    const answers = [];
    for (const from of [HOME[0], HOME[1], NEXT_DOOR])
      answers.push((await ask(from, '/api/file', { table, secret })).status);
    for (const from of [HOME[2], NEXT_DOOR]) answers.push((await ask(from, '/api/files', {})).status);
    assert.deepEqual(answers, [404, 429, 404, 429, 429]);
  });

  test('match files under way: one is checked at a time', async (t) => {
    const { ask, open } = await neighbourhood(t, {});
    const request = { ...CLASSIC, choice: { quest: 'the-trial', training: true }, seats: ['morcar'] };
    const { table, secret } = await open(HOME[0], { ...request, others: 'bots', begin: true });
    const file = (await ask(HOME[0], '/api/file', { table, secret })).body as MatchFile;
    const sent = { file, rows: 1, request };
    const answers = await Promise.all([
      ...HOME.map((from) => ask(from, '/api/files', sent)),
      ask(NEXT_DOOR, '/api/files', sent),
    ]);
    assert.deepEqual(
      answers.map(({ status }) => status).toSorted((a, b) => a - b),
      [200, 200, 429, 429],
    );
    assert.equal(answers[3]?.status, 200, 'next door nobody waits for it');
    assert.equal((await ask(HOME[1], '/api/files', sent)).status, 200, 'afterwards the next is taken');
  });

  test('links that open nothing, whatever was asked of them', async (t) => {
    const { ask, open, enter } = await neighbourhood(t, { missesPerAddress: once });
    const { table, secret } = await open(NEXT_DOOR);
    const wrong = [
      (from: string) => ask(from, '/api/join', { table, secret: 'wrong', name: 'Eve' }),
      (from: string) => ask(from, '/api/mine', { links: [{ table, secret: 'amiss' }] }),
    ];
    for (const [index, miss] of wrong.entries()) {
      const home = HOME.map((address) => address.replace(/:1:2:/u, `:1:${index + 5}:`));
      await miss(home[0]!);
      const right = { table, secret };
      assert.equal((await ask(home[1]!, '/api/join', { ...right, name: 'Eve' })).status, 429);
      assert.equal((await ask(home[1]!, '/api/mine', { links: [right] })).status, 429);
      assert.match(await refused(enter(home[2]!, right)), /tooFast/);
      const client = await enter(`2001:db8:1:${index + 50}::1`, right);
      assert.ok(client instanceof Client);
      await client.leave();
    }
  });

  test('connections: how many, and how fast', async (t) => {
    const few = await neighbourhood(t, { connectionsPerAddress: 1 });
    const link = await few.open(HOME[0]);
    const first = await few.enter(HOME[0], link);
    assert.ok(first instanceof Client);
    assert.match(await refused(few.enter(HOME[1], link)), /503/);
    const other = await few.enter(NEXT_DOOR, link);
    assert.ok(other instanceof Client);
    await first.leave();
    const again = await few.enter(HOME[1], link);
    assert.ok(again instanceof Client);
    for (const client of [again, other]) await client.leave();
    const slow = await neighbourhood(t, { upgradesPerAddress: once });
    const slowLink = await slow.open(HOME[0]);
    const only = await slow.enter(HOME[0], slowLink);
    assert.ok(only instanceof Client);
    await only.leave();
    assert.match(await refused(slow.enter(HOME[1], slowLink)), /429/);
  });
});

test('the house holds so many connections, wherever they come from', async (t) => {
  const { open, enter } = await neighbourhood(t, { connections: 1 });
  const link = await open(HOME[0]);
  const only = await enter(HOME[0], link);
  assert.ok(only instanceof Client);
  assert.match(await refused(enter(NEXT_DOOR, link)), /503/);
  await only.leave();
});
