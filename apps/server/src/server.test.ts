import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import type { TestContext } from 'node:test';
import type { MatchFile, Problem } from '@oubliette/kernel';
import type { Admission, Link, Outcome, ServerMessageOf, Summary } from '@oubliette/table';
import { startServer } from './server.ts';
import type { RunningServer, ServerOptions } from './server.ts';
import { Client, CLASSIC, joinTable, newId, openTable, post, socketUrl } from './testing/client.ts';

const many = { burst: 1_000_000, perSecond: 1_000_000 };

/** A server on its own port; its folder stays, so that another can go on from it. */
function start(dataDir: string, options: Partial<ServerOptions> = {}): Promise<RunningServer> {
  return startServer({
    host: '127.0.0.1',
    port: 0,
    dataDir,
    client: null,
    botWorkers: 1,
    limits: { tablesPerAddress: many },
    complain: (what, error) => assert.fail(`${what}: ${String(error)}`),
    ...options,
  });
}

async function started(t: TestContext, options: Partial<ServerOptions> = {}): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'oubliette-server-'));
  const server = await start(dataDir, options);
  t.after(async () => {
    await server.close();
    rmSync(dataDir, { recursive: true });
  });
  return server.url;
}

/** A running match: the barbarian's player opened it, one plays the elf, one watches, computers the rest. */
async function playedTable(url: string) {
  // In training no spells are chosen: the barbarian has the first turn.
  const ada = await openTable(url, { ...CLASSIC, choice: { quest: 'the-trial', training: true } });
  const [host] = await Client.enter(url, ada);
  const ben = await joinTable(url, host, ada.table, 'Ben');
  const [guest] = await Client.enter(url, ben);
  assert.equal(
    (await guest.ask({ t: 'seat', seat: 'elf', occupant: { is: 'member', member: ben.member } })).t,
    'done',
  );
  const watch = await host.ask({ t: 'invite', to: 'watch' });
  assert.equal(watch.t, 'link');
  const watching = { table: ada.table, secret: watch.secret };
  const [spectator, seen] = await Client.enter(url, watching);
  assert.deepEqual([seen.you, seen.eyes, seen.seats], [null, 'spectator', []]);
  const begun = await host.ask({ t: 'begin' });
  assert.equal(begun.t, 'done');
  await waitForMoves(host);
  return { ada, ben, host, guest, spectator, watching };
}

async function waitForMoves(client: Client): Promise<void> {
  while (firstMove(client) === undefined) await client.next((message) => message.t === 'news');
}

function firstMove(client: Client) {
  return (
    client.moves['barbarian']?.find(({ type }) => type === 'roll' || type === 'move') ??
    client.moves['barbarian']?.[0]
  );
}

/** Gives the host's hero's next command. */
async function act(client: Client, id = newId()) {
  await waitForMoves(client);
  const command = firstMove(client);
  assert.ok(command);
  const reply = await client.ask({ t: 'do', seat: 'barbarian', command: { ...command } }, id);
  assert.equal(reply.t, 'done', JSON.stringify(reply));
  return { command, reply };
}

function linkOf({ table, secret }: Admission): Link {
  return { table, secret };
}

async function say(client: Client, text: string): Promise<ServerMessageOf<'done'>> {
  const reply = await client.ask({ t: 'say', to: 'table', saying: { text } });
  assert.equal(reply.t, 'done');
  return reply;
}

describe('a server', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'oubliette-server-'));
  let server: RunningServer;
  let url: string;
  before(async () => {
    server = await start(dataDir);
    url = server.url;
  });
  after(async () => {
    await server.close();
    rmSync(dataDir, { recursive: true });
  });

  test('a command is acknowledged to its giver and told to everybody', async () => {
    const { host, guest, spectator } = await playedTable(url);
    const { reply } = await act(host);
    await Promise.all([host, guest, spectator].map((client) => client.reached(reply.seq)));
    await Promise.all([host, guest, spectator].map((client) => client.leave()));
  });

  test('what the rules forbid is refused with its rule, and another’s seat is not to be had', async () => {
    const { host, guest, spectator } = await playedTable(url);
    const refused = await host.ask({
      t: 'do',
      seat: 'barbarian',
      command: { type: 'endTurn', figure: 'nobody' },
    });
    assert.equal(refused.t, 'refused');
    assert.match(refused.refusal.rule, /^[A-Z]+-[A-Z]+/);
    for (const client of [guest, spectator]) {
      const denied = await client.ask({ t: 'do', seat: 'barbarian', command: { type: 'endTurn' } });
      assert.equal(denied.t === 'error' && denied.code, 'notYours');
    }
    await Promise.all([host, guest, spectator].map((client) => client.leave()));
  });

  test('the same request again is answered again and carried out once', async () => {
    const { host, ada } = await playedTable(url);
    const id = newId();
    const { command, reply } = await act(host, id);
    const again = await host.ask({ t: 'do', seat: 'barbarian', command: { ...command } }, id);
    assert.deepEqual(again, reply);
    host.socket.terminate();
    const [back] = await Client.enter(url, ada);
    assert.deepEqual(await back.ask({ t: 'do', seat: 'barbarian', command: { ...command } }, id), reply);
    await back.leave();
  });

  test('a client that was cut off goes on from the last row it has', async () => {
    const { host, guest, ben } = await playedTable(url);
    await guest.reached(host.seq);
    const since = guest.seq;
    guest.socket.terminate();
    await act(host);
    const reply = await say(host, 'Where are you?');
    const [back, welcome] = await Client.enter(url, ben, { since, eyes: 'elf' });
    assert.ok(welcome.seq >= reply.seq);
    assert.deepEqual(
      welcome.batches.map(({ seq }) => seq),
      Array.from({ length: welcome.seq - since }, (_, index) => since + 1 + index),
    );
    await Promise.all([back.leave(), host.leave()]);
  });

  test('a link that opens nothing is told like a table that does not exist', async () => {
    const { table, secret } = await openTable(url);
    const errors = [];
    for (const link of [
      { table, secret: `${secret.slice(1)}A` },
      { table: 'nowhere', secret },
      { table, secret: '' },
    ]) {
      const client = new Client(url);
      await client.opened();
      const error = client.nextError();
      await client.hello(link).catch(() => undefined);
      errors.push(await error);
      await client.ended();
    }
    assert.equal(errors[0]?.code, 'noEntry');
    assert.deepEqual(errors[1], errors[0]);
    assert.deepEqual(errors[2], errors[0]);
    const joined = await post(url, '/api/join', { table, secret: 'wrong', name: 'Eve' });
    const nowhere = await post(url, '/api/join', { table: 'nowhere', secret: 'wrong', name: 'Eve' });
    assert.deepEqual([joined.status, joined.body], [404, null]);
    assert.deepEqual(nowhere, joined);
  });

  test('the lobby finds one’s own tables and those that are open', async () => {
    const mine = await openTable(url);
    const open = await openTable(url, { ...CLASSIC, options: { open: true } });
    const { body } = await post<Summary[]>(url, '/api/mine', {
      links: [mine, open].map(({ table, secret }) => ({ table, secret })),
    });
    assert.deepEqual(
      body.map(({ id }) => id),
      [mine.table, open.table],
    );
    const found = (await (await fetch(`${url}/api/tables`)).json()) as Summary[];
    assert.ok(found.some(({ id }) => id === open.table));
    assert.ok(!found.some(({ id }) => id === mine.table));
    const { table, secret } = mine;
    assert.equal((await post(url, '/api/file', { table, secret })).status, 404);
  });

  test('the master takes the match file home, and plays on from any row of it', async () => {
    const morcar = { ...CLASSIC, choice: { quest: 'the-trial', training: true }, seats: ['morcar'] };
    const { table, secret } = await openTable(url, { ...morcar, others: 'bots', begin: true });
    const taken = await post<MatchFile>(url, '/api/file', { table, secret });
    assert.equal(taken.status, 200);
    const opened = await post<Outcome<Admission>>(url, '/api/files', {
      file: taken.body,
      rows: 1,
      request: morcar,
    });
    assert.ok(opened.body.ok, JSON.stringify(opened.body));
    const [again, welcome] = await Client.enter(url, opened.body.value);
    assert.equal(welcome.info.phase, 'playing');
    await again.leave();
    const spoilt = { ...taken.body, rows: taken.body.rows.map((row) => ({ ...row, hash: 'no' })) };
    const refused = await post<{ problems: Problem[] }>(url, '/api/files', {
      file: spoilt,
      rows: 1,
      request: morcar,
    });
    assert.equal(refused.status, 400);
    assert.ok(refused.body.problems.length > 0);
  });

  test('the same once more: for members of a match that is over, and nobody else', async () => {
    const running = await openTable(url, { ...CLASSIC, seats: ['morcar'], others: 'bots', begin: true });
    const again = ({ table, secret }: Admission) =>
      post<Outcome<Admission> | null>(url, '/api/again', { table, secret });
    assert.deepEqual(await again(running), { status: 404, body: null });
    assert.equal((await again({ ...running, secret: 'x' })).status, 404);
    const bots = { ...CLASSIC, choice: { quest: 'the-trial', training: true }, others: 'bots', begin: true };
    const over = await openTable(url, { ...bots, seats: [] });
    const [watching, { info }] = await Client.enter(url, over);
    if (info.phase !== 'over')
      await watching.next((news) => news.t === 'news' && news.info?.phase === 'over');
    await watching.leave();
    const { status, body } = await again(over);
    assert.ok(status === 200 && body?.ok === true, JSON.stringify(body));
    assert.notEqual(body.value.table, over.table);
    const [fresh, welcome] = await Client.enter(url, body.value);
    assert.deepEqual([welcome.info.title, welcome.you], [info.title, 'm1']);
    await fresh.leave();
  });

  test('the host deletes a table: those who are there are told, and its links open nothing', async () => {
    const { host, guest, spectator, ada, ben } = await playedTable(url);
    const remove = async (link: Admission): Promise<number> => {
      const body = JSON.stringify({ table: link.table, secret: link.secret });
      const headers = { 'content-type': 'application/json' };
      return (await fetch(`${url}/api/tables`, { method: 'DELETE', headers, body })).status;
    };
    assert.equal(await remove(ben), 404);
    const told = Promise.all([host, guest, spectator].map((client) => client.nextError()));
    assert.equal(await remove(ada), 200);
    assert.deepEqual(
      (await told).map(({ code }) => code),
      ['removed', 'removed', 'removed'],
    );
    await Promise.all([host, guest, spectator].map((client) => client.ended()));
    assert.equal(await remove(ada), 404);
    assert.deepEqual((await post(url, '/api/mine', { links: [linkOf(ada), linkOf(ben)] })).body, []);
  });

  test('what is wrong with a request is told: where, what, and what to do', async () => {
    const bad = async (path: string, body: unknown) => {
      const answer = await post<{ problems: Problem[] }>(url, path, body);
      assert.equal(answer.status, 400, JSON.stringify(answer));
      const [problem] = answer.body.problems;
      assert.ok(problem && problem.message !== '' && problem.remedy !== '', JSON.stringify(answer.body));
      return problem;
    };
    assert.equal((await bad('/api/tables', { ...CLASSIC, game: 7 })).path, 'game');
    assert.match(
      (await bad('/api/tables', { ...CLASSIC, choice: { quest: 'x'.repeat(5000) } })).message,
      /^.{0,141}$/u,
    );
    assert.equal((await bad('/api/join', { table: 'a', secret: 'b', name: '' })).path, 'name');
    await bad('/api/mine', { links: Array.from({ length: 201 }, () => ({ table: 'a', secret: 'b' })) });
    await bad('/api/files', { file: { rows: [] }, rows: -1, request: CLASSIC });
    await bad('/api/file', null);
    await bad('/api/again', { table: 'a' });
    await bad('/api/tables', JSON.parse('['.repeat(100) + ']'.repeat(100)));
  });

  test('broken HTTP is turned away and nothing of it is repeated', async () => {
    const send = async (headers: Record<string, string>, body: string) => {
      const answer = await fetch(`${url}/api/join`, { method: 'POST', headers, body });
      const text = await answer.text();
      assert.ok(text.length < 400 && !text.includes('    at '), text);
      return answer.status;
    };
    const json = { 'content-type': 'application/json' };
    assert.equal(await send(json, '{"table":'), 400);
    assert.equal(await send(json, '{"__proto__":{"polluted":1}}'), 400);
    assert.equal(await send(json, JSON.stringify({ name: 'x'.repeat(70_000) })), 413);
    assert.equal(await send({ 'content-type': 'text/plain' }, 'hello'), 415);
    assert.equal(await send({ ...json, origin: 'https://evil.example' }, '{}'), 403);
    assert.equal((await fetch(`${url}/api/nothing`)).status, 404);
    assert.equal((await fetch(url, { headers: { 'x-large': 'x'.repeat(9000) } })).status, 431);
  });

  test('pages from elsewhere are not let in, programs without a page are', async () => {
    const { host: own } = new URL(url);
    const answered = async (origin: string | undefined) => {
      const client = new Client(url, origin === undefined ? {} : { headers: { origin } });
      const refused = once(client.socket, 'unexpected-response').then(
        ([, answer]) => (answer as { statusCode: number }).statusCode,
      );
      client.socket.on('error', () => undefined);
      const status = await Promise.race([
        client.opened().then(
          () => 101,
          () => refused,
        ),
        refused,
      ]);
      client.socket.terminate();
      return status;
    };
    assert.equal(await answered(undefined), 101);
    assert.equal(await answered(`http://${own}`), 101);
    for (const origin of [
      'null',
      'https://evil.example',
      `http://${own}.evil.example`,
      `http://evil.example#${own}`,
    ])
      assert.equal(await answered(origin), 403, origin);
  });

  test('it says that it is alive and ready, and what it counts', async () => {
    const client = (await playedTable(url)).host;
    await act(client);
    assert.equal((await fetch(`${url}/healthz`)).status, 200);
    const ready = await fetch(`${url}/readyz`);
    assert.deepEqual([ready.status, await ready.json()], [200, { store: true, disk: true, open: true }]);
    const metrics = await (await fetch(`${url}/metrics`)).text();
    for (const line of [
      /^oubliette_tables [1-9]/m,
      /^oubliette_visitors [1-9]/m,
      /^oubliette_commands_total\{result="done"\} [1-9]/m,
      /^oubliette_ack_seconds_count [1-9]/m,
      /^oubliette_sent_bytes_total [1-9]/m,
      /^oubliette_event_loop_lag_p99_seconds [\d.e-]+$/m,
      /^oubliette_slow_readers_dropped_total 0/m,
      /^nodejs_heap_size_used_bytes [1-9]/m,
    ])
      assert.match(metrics, line);
    await client.leave();
  });

  test('a frame that is no message is answered with what to put right, and the table plays on', async () => {
    const { host } = await playedTable(url);
    const wrong = async (data: string | Buffer) => {
      const error = host.nextError();
      host.raw(data);
      const { code, detail } = await error;
      assert.ok(Buffer.byteLength(detail) <= 400 && !detail.includes('    at '), detail);
      return code;
    };
    const large = 'x'.repeat(15_000);
    for (const data of [
      '',
      '{',
      'null',
      '[]',
      '"hello"',
      Buffer.from('{"t":"point","at":1}'),
      '['.repeat(8000),
      `${'['.repeat(5000)}${']'.repeat(5000)}`,
      '{"__proto__":{"polluted":1}}',
      '{"t":"dance","id":"request-1"}',
      `{"t":"${large}"}`,
      `{"t":"begin","id":"request-1","${large}":1}`,
      `{"t":"do","id":"request-1","seat":"${large}","command":{"type":"x"}}`,
      '{"t":"do","id":"request-1","seat":"barbarian","command":{"type":"x","constructor":{"prototype":1}}}',
    ])
      assert.equal(await wrong(data), 'badMessage', data.toString().slice(0, 60));
    assert.equal(Object.hasOwn(Object.prototype, 'polluted'), false);
    await act(host);
    await host.leave();
  });

  test('a frame that is too large, or never ends, closes the connection', async () => {
    const { host } = await playedTable(url);
    host.raw(`{"t":"word","id":"request-1","text":"${'x'.repeat(16_384)}"}`);
    assert.equal(await host.ended(), 1009);
    const [fragments] = await Client.enter(url, await openTable(url));
    for (let index = 0; index < 20; index += 1) fragments.socket.send('x', { fin: false });
    assert.equal(await fragments.ended(), 1008);
  });

  test('a server that is stopped in mid-match goes on where it was, for those who come back', async () => {
    const { host, guest, ada, ben } = await playedTable(url);
    const id = newId();
    const { command, reply } = await act(host, id);
    const closing = [host.ended(), guest.ended()];
    const answered = host.ask({ t: 'say', to: 'table', saying: { text: 'Wait!' } }).then(
      (answer) => answer.t,
      () => 'unanswered',
    );
    await server.close();
    assert.deepEqual(await Promise.all(closing), [1001, 1001]);
    assert.ok(['done', 'unanswered'].includes(await answered));
    server = await start(dataDir);
    url = server.url;
    const [back, welcome] = await Client.enter(url, ben, { since: 0 });
    assert.ok(welcome.seq >= reply.seq);
    assert.equal(welcome.info.phase, 'playing');
    const [again] = await Client.enter(url, ada);
    assert.deepEqual(await again.ask({ t: 'do', seat: 'barbarian', command: { ...command } }, id), reply);
    const { seq } = await say(again, 'Here again.');
    await back.reached(seq);
    await Promise.all([back.leave(), again.leave()]);
  });
});

describe('limits', () => {
  test('the first message is a hello, and comes soon', async (t) => {
    const url = await started(t, { limits: { helloMs: 300 } });
    const rude = new Client(url);
    await rude.opened();
    rude.raw('{"t":"begin","id":"request-1"}');
    assert.equal((await rude.nextError()).code, 'badMessage');
    assert.equal(await rude.ended(), 1008);
    const silent = new Client(url);
    await silent.opened();
    assert.equal(await silent.ended(), 1008);
  });

  test('who sends too fast is told so, with the request, and then cut off; nothing refused is carried out', async (t) => {
    const url = await started(t, {
      limits: { framesPerConnection: { burst: 10, perSecond: 1 }, refusedFrames: 30 },
    });
    const admission = await openTable(url);
    const [client] = await Client.enter(url, admission);
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        client.ask({ t: 'say', to: 'table', saying: { text: `${index}` } }),
      ),
    );
    const done = replies.filter(({ t: kind }) => kind === 'done').length;
    assert.equal(done, 9);
    assert.equal(replies.filter((reply) => reply.t === 'error' && reply.code === 'tooFast').length, 11);
    for (let index = 0; index < 40; index += 1) client.raw('{"t":"point","at":1}');
    assert.equal(await client.ended(), 1008);
    const [, welcome] = await Client.enter(url, admission);
    assert.equal(welcome.batches.filter(({ happening }) => happening?.kind === 'said').length, done);
  });

  test('links cannot be guessed for long, by socket or by request', async (t) => {
    const url = await started(t);
    const { table, secret } = await openTable(url);
    const guess = async (tried: string) => {
      const client = new Client(url);
      await client.opened();
      return client.hello({ table, secret: tried }).then(
        () => 'welcome',
        (error: unknown) => String(error).split(': ')[1],
      );
    };
    const answers = [];
    for (let index = 0; index < 12; index += 1) answers.push(await guess(`guess-${index}`));
    for (let index = 0; index < 8; index += 1)
      answers.push(
        (await post(url, '/api/join', { table, secret: `guess-${index + 12}`, name: 'Eve' })).status,
      );
    assert.deepEqual(answers, [...Array<string>(12).fill('noEntry'), ...Array<number>(8).fill(404)]);
    assert.equal(await guess('one more'), 'tooFast');
    assert.equal(await guess(secret), 'tooFast');
    assert.equal((await post(url, '/api/join', { table, secret, name: 'Eve' })).status, 429);
    assert.equal((await post(url, '/api/file', { table, secret })).status, 429);
    assert.equal((await post(url, '/api/mine', { links: [{ table, secret }] })).status, 429);
  });

  test('what came before its sender left is carried out', async (t) => {
    const url = await started(t);
    const link = await openTable(url, CLASSIC);
    const [ada, { seq }] = await Client.enter(url, link);
    const [gone] = await Client.enter(url, link);
    gone.send({ t: 'say', id: newId(), to: 'table', saying: { text: 'Farewell.' } });
    await gone.leave();
    assert.equal((await say(ada, 'Still here.')).seq, seq + 2);
    await ada.leave();
  });

  test('connections and tables of one address are counted', async (t) => {
    const url = await started(t, {
      limits: { connectionsPerAddress: 2, tablesPerAddress: { burst: 1, perSecond: 0.001 } },
    });
    const admission = await openTable(url);
    const again = await fetch(`${url}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(CLASSIC),
    });
    assert.equal(again.status, 429);
    assert.ok(Number(again.headers.get('retry-after')) > 900, 'how long to wait is told');
    const [first] = await Client.enter(url, admission);
    await Client.enter(url, admission);
    await assert.rejects(Client.enter(url, admission), /503/);
    await first.leave();
    await Client.enter(url, admission);
  });

  test('tables of a day are counted too, and none is opened on a disk that is nearly full', async (t) => {
    const url = await started(t, { limits: { tablesPerAddressDaily: { burst: 1, perSecond: 0.001 } } });
    await openTable(url);
    assert.equal((await post(url, '/api/tables', CLASSIC)).status, 429);
    const full = await started(t, { leastFreeBytes: Number.MAX_SAFE_INTEGER });
    const refused = await post<{ problems: { code: string }[] }>(full, '/api/tables', CLASSIC);
    assert.deepEqual([refused.status, refused.body.problems[0]?.code], [503, 'notSaved']);
    assert.equal((await fetch(`${full}/readyz`)).status, 503);
    assert.equal((await fetch(`${full}/healthz`)).status, 200);
  });

  test('who does not read is dropped, and finds everything on return', async (t) => {
    const url = await started(t, { limits: { unreadBytes: 20_000, framesPerConnection: many } });
    const { host, guest, ben } = await playedTable(url);
    guest.socket.pause();
    const dropped = async () =>
      (await (await fetch(`${url}/metrics`)).text()).includes('slow_readers_dropped_total 1');
    // Every answer is some twenty thousand bytes that nobody reads.
    while (!(await dropped()))
      for (let index = 0; index < 50; index += 1) guest.send({ t: 'eyes', seat: 'elf' });
    guest.socket.terminate();
    const [, welcome] = await Client.enter(url, ben);
    assert.equal(welcome.seq, host.seq);
  });

  test('who does not answer pings is dead', async (t) => {
    const url = await started(t, { limits: { pingMs: 300, deadMs: 2500, helloMs: 60_000 } });
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    t.after(() => socket.destroy());
    socket.write(
      `GET ${new URL(socketUrl(url)).pathname} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: Upgrade\r\n` +
        'Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n',
    );
    socket.resume();
    const [alive] = await Client.enter(url, await openTable(url));
    await once(socket, 'close');
    assert.equal(alive.closed, null);
  });
});

describe('the client’s files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'oubliette-client-'));
  after(() => rmSync(folder, { recursive: true }));

  test('are served with headers that fit them, and every page leads to the client', async (t) => {
    mkdirSync(join(folder, 'assets'));
    for (const file of [
      'index.html',
      'sw.js',
      'manifest.webmanifest',
      '.built-from',
      'assets/main-B4d8s_f0.js',
    ])
      writeFileSync(join(folder, file), `the ${file}`);
    writeFileSync(join(folder, 'assets/main-B4d8s_f0.js.br'), 'smaller');
    const url = await started(t, { client: folder });
    const get = async (path: string, accept = 'text/html', encoding = 'identity') => {
      const answer = await fetch(`${url}${path}`, { headers: { accept, 'accept-encoding': encoding } });
      return {
        status: answer.status,
        cache: answer.headers.get('cache-control'),
        headers: answer.headers,
        text: () => answer.text(),
      };
    };
    for (const path of ['/', '/t/abcdef', '/rules/CLS-MOV-05', '/index.html']) {
      const page = await get(path);
      assert.deepEqual(
        [page.status, page.cache, await page.text()],
        [200, 'no-cache', 'the index.html'],
        path,
      );
      const policy = page.headers.get('content-security-policy') ?? '';
      assert.match(
        policy,
        /default-src 'none'.*script-src 'self';.*connect-src 'self';.*frame-ancestors 'none'/,
      );
      assert.equal(page.headers.get('x-content-type-options'), 'nosniff');
      assert.equal(page.headers.get('referrer-policy'), 'no-referrer');
    }
    for (const path of ['/sw.js', '/manifest.webmanifest'])
      assert.equal((await get(path, '*/*')).cache, 'no-cache');
    const asset = await get('/assets/main-B4d8s_f0.js', '*/*');
    assert.equal(asset.cache, 'public, max-age=31536000, immutable');
    const compressed = await get('/assets/main-B4d8s_f0.js', '*/*', 'br');
    assert.equal(compressed.cache, 'public, max-age=31536000, immutable');
    assert.equal((await get('/assets/gone-00000000.js', '*/*')).status, 404);
    assert.equal((await get('/.built-from', '*/*')).status, 404);
    assert.equal((await get('/..%2f..%2fetc%2fpasswd', '*/*')).status, 404);
    assert.equal((await get('/api/nothing')).status, 404);
  });

  test('are missed politely where they have not been built', async (t) => {
    const url = await started(t, { client: join(folder, 'nowhere') });
    const answer = await fetch(url, { headers: { accept: 'text/html' } });
    assert.equal(answer.status, 503);
    assert.match(await answer.text(), /npm start/);
  });
});

test('the admission names the table and the member, and its secret is long', async (t) => {
  const url = await started(t);
  const admission: Admission = await openTable(url);
  assert.equal(admission.member, 'm1');
  assert.ok(admission.secret.length >= 22);
});

test('a second server on the same data folder refuses, saying why; when the first has gone, it opens', async (t) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'oubliette-server-'));
  t.after(() => rmSync(dataDir, { recursive: true }));
  const first = await start(dataDir);
  await assert.rejects(start(dataDir), /Another Oubliette server is using the data folder/);
  await openTable(first.url);
  await first.close();
  await (await start(dataDir)).close();
});

test('a damaged file names itself and the way back, and does not keep the folder', async (t) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'oubliette-server-'));
  t.after(() => rmSync(dataDir, { recursive: true }));
  writeFileSync(join(dataDir, 'tables.sqlite'), 'x'.repeat(5000));
  for (let tries = 0; tries < 2; tries += 1)
    await assert.rejects(start(dataDir), /tables\.sqlite is damaged.*backup/);
});
