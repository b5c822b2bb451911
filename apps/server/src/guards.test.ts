import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { describe, test } from 'node:test';
import { addressKey } from './address.ts';
import { wsFault } from './demands.ts';
import { cut } from './echo.ts';
import { readFrame } from './frames.ts';
import { Guesses } from './guesses.ts';
import { LIMITS } from './limits.ts';
import { isWelcome } from './origins.ts';
import { Bucket, Buckets } from './rates.ts';
import { readSettings } from './settings.ts';

describe('rates', () => {
  test('a bucket gives its burst at once, then so many a second, and never saves up more', () => {
    const bucket = new Bucket({ burst: 40, perSecond: 20 }, 0);
    const taken = (from: number, to: number, tries: number) => {
      let count = 0;
      for (let index = 0; index < tries; index += 1)
        if (bucket.tryTake(from + ((to - from) * index) / tries)) count += 1;
      return count;
    };
    assert.equal(taken(0, 0, 100), 40);
    assert.equal(taken(50, 1050, 10_000), 20);
    assert.equal(taken(600_000, 600_000, 100), 40);
  });

  test('a debt is waited off', () => {
    const bucket = new Bucket({ burst: 20, perSecond: 1 }, 0);
    for (let index = 0; index < 50; index += 1) bucket.take(0);
    assert.equal(bucket.has(30_000), false);
    assert.equal(bucket.has(31_000), true);
  });

  test('a clock that goes back gives nothing away', () => {
    const bucket = new Bucket({ burst: 1, perSecond: 1 }, 10_000);
    bucket.take(10_000);
    assert.equal(bucket.has(0), false);
  });

  test('keys are counted apart, and only so many are remembered', () => {
    const buckets = new Buckets({ burst: 1, perSecond: 0.001 });
    assert.equal(buckets.tryTake('a', 0), true);
    assert.equal(buckets.tryTake('a', 0), false);
    assert.equal(buckets.tryTake('b', 0), true);
    for (let index = 0; index < 20_000; index += 1) buckets.take(`key ${index}`, 0);
    assert.equal(buckets.has('key 19999', 0), false);
    assert.equal(buckets.has('a', 0), true);
    // Whoever comes again and again is not forgotten for newcomers.
    for (let index = 20_000; index < 40_000; index += 1) {
      buckets.take(`key ${index}`, 0);
      assert.equal(buckets.tryTake('key 19999', 0), false);
    }
  });
});

describe('guesses', () => {
  const link = (secret: string, table = 'table-1') => ({ table, secret });

  test('after 20 misses an address has ten tries a minute', () => {
    const guesses = new Guesses(LIMITS);
    let tries = 0;
    for (let second = 0; second < 600; second += 1)
      for (let index = 0; index < 10; index += 1) {
        const now = second * 1000 + index;
        if (!guesses.mayTry('1.2.3.4', `table-${index}`, now)) continue;
        tries += 1;
        guesses.missed('1.2.3.4', link(`guess ${second} ${index}`, `table-${index}`), now);
      }
    assert.ok(tries >= 115 && tries <= 121, `${tries} tries in ten minutes`);
    assert.equal(guesses.mayTry('1.2.3.5', 'table-1', 600_000), true);
  });

  test('the same wrong link again is one miss', () => {
    const guesses = new Guesses(LIMITS);
    for (let index = 0; index < 100; index += 1) guesses.missed('1.2.3.4', link('an old bookmark'), 0);
    assert.equal(guesses.mayTry('1.2.3.4', 'table-1', 0), true);
  });

  test('a table is guessed at a hundred times a minute by all together, and its own people still come in', () => {
    const guesses = new Guesses(LIMITS);
    guesses.cameIn('9.9.9.9', 'table-1');
    for (let index = 0; index < 110; index += 1) guesses.missed(`1.2.3.${index}`, link(`guess ${index}`), 0);
    assert.equal(guesses.mayTry('8.8.8.8', 'table-1', 0), false);
    assert.equal(guesses.mayTry('9.9.9.9', 'table-1', 0), true);
    assert.equal(guesses.mayTry('8.8.8.8', 'table-2', 0), true);
  });
});

test('addresses: IPv4 by itself, IPv6 by its /64', () => {
  assert.equal(addressKey('203.0.113.7'), '203.0.113.7');
  assert.equal(addressKey('::ffff:203.0.113.7'), '203.0.113.7');
  assert.equal(addressKey('2001:db8:1:2:aaaa::1'), '2001:db8:1:2::/64');
  assert.equal(addressKey('2001:db8:1:2:bbbb:1:2:3'), '2001:db8:1:2::/64');
  assert.equal(addressKey('2001:db8::1'), '2001:db8:0:0::/64');
  assert.equal(addressKey('fe80::1%eth0'), 'fe80:0:0:0::/64');
  assert.equal(addressKey('::1'), '0:0:0:0::/64');
  for (const one of ['2001:0DB8:0001:2:aaaa::1', '2001:db8:1:2:0:0:192.0.2.1', '2001:db8:1:2:a:b:c:d%eth:0'])
    assert.equal(addressKey(one), '2001:db8:1:2::/64', one);
  assert.equal(addressKey('1::'), '1:0:0:0::/64');
  assert.equal(addressKey('1:2:3:4:5:6:7::'), '1:2:3:4::/64');
  for (const one of ['::FFFF:cb00:7107', '0:0:0:0:0:ffff:203.0.113.7', '::ffff:cb00:7107%lo'])
    assert.equal(addressKey(one), '203.0.113.7', one);
  assert.equal(addressKey('::1:ffff:cb00:7107'), '0:0:0:0::/64');
  assert.equal(addressKey('no address'), 'no address');
});

test('origins: our own page and those we were told of, whatever is made to look like them', () => {
  const others = ['https://friends.example'];
  const may = (origin: string | undefined, host = 'game.example:3000') => isWelcome(origin, host, others);
  for (const origin of [
    'http://game.example:3000',
    'https://game.example:3000',
    'https://friends.example',
    undefined,
  ])
    assert.equal(may(origin), true, String(origin));
  assert.equal(may('http://GAME.example:3000'), false);
  assert.equal(may('https://game.example', 'GAME.example'), true);
  for (const origin of [
    'null',
    '',
    'http://game.example',
    'http://game.example:3001',
    'http://game.example:3000.evil.example',
    'http://game.example:3000@evil.example',
    'http://evil.example/game.example:3000',
    'http://evilgame.example:3000',
    'http://game.example.evil.example:3000',
    'http://sub.game.example:3000',
    'http://game.example:3000/',
    'http://game.example:3000#x',
    'https://friends.example.evil.example',
    'https://friends.example:8443',
    'http://friends.example',
    'file://game.example:3000',
    'javascript://game.example:3000',
    'ws://game.example:3000',
    'chrome-extension://abcdef',
    'http://localhost:3000',
  ])
    assert.equal(may(origin), false, origin);
  assert.equal(isWelcome('http://game.example', undefined, others), false);
});

describe('frames', () => {
  const isRead = (text: string) => readFrame(text, 32).ok;

  test('plain JSON is read as it is', () => {
    assert.deepEqual(readFrame('{"t":"say","n":[1,{"a":null}]}', 32), {
      ok: true,
      message: { t: 'say', n: [1, { a: null }] },
    });
  });

  test('what is not JSON, is too deep or reaches for prototypes is not read', () => {
    for (const text of ['', '{', '{"a":undefined}', '\u0000', 'NaN', "{'a':1}"])
      assert.equal(isRead(text), false, text);
    assert.equal(isRead('['.repeat(32) + ']'.repeat(32)), true);
    assert.equal(isRead('['.repeat(33) + ']'.repeat(33)), false);
    assert.equal(isRead('['.repeat(8000) + ']'.repeat(8000)), false);
    assert.equal(isRead('{"a":'.repeat(3000) + '1' + '}'.repeat(3000)), false);
    for (const key of ['__proto__', 'constructor', 'prototype', '\\u005f_proto__']) {
      assert.equal(isRead(`{"${key}":{}}`), false, key);
      assert.equal(isRead(`{"t":"do","command":{"path":[{"${key}":1}]}}`), false, key);
    }
    assert.equal(isRead('{"text":"__proto__"}'), true);
    assert.equal(Object.hasOwn(Object.prototype, 'polluted'), false);
  });
});

test('words of others are cut to 200 bytes, between two signs', () => {
  assert.equal(cut('short'), 'short');
  assert.equal(cut('é'.repeat(500)), `${'é'.repeat(100)}…`);
  assert.equal(cut('🐉'.repeat(100), 10), '🐉🐉…');
});

test('a WebSocket library that pins memory is refused', () => {
  for (const version of ['8.21.0', '8.22.2', '9.0.0', '10.0.0'])
    assert.equal(wsFault(version), null, version);
  for (const version of ['8.20.9', '7.99.0', '', 'next'])
    assert.match(wsFault(version) ?? '', /8\.21\.0 or later/, version);
});

describe('settings', () => {
  test('there is a default for everything', () => {
    assert.deepEqual(readSettings({ PORT: '', HOST: ' ' }, '/somewhere'), {
      port: 3000,
      host: 'localhost',
      dataDir: resolve('/somewhere', 'data'),
      base: '/',
      origins: [],
      proxies: [],
      keeping: { unfinishedMs: 180 * 86_400_000, finishedMs: 365 * 86_400_000 },
      leastFreeBytes: 64 * 1024 * 1024,
    });
  });

  test('paths, days and megabytes', () => {
    for (const BASE_PATH of ['oubliette', '/oubliette', '/oubliette/', '//oubliette//'])
      assert.equal(readSettings({ BASE_PATH }, '/').base, '/oubliette/');
    assert.equal(readSettings({ BASE_PATH: '/games/o.1/' }, '/').base, '/games/o.1/');
    for (const BASE_PATH of ['a b', '/a"b', '<x>', '/a//b', '/ä'])
      assert.throws(() => readSettings({ BASE_PATH }, '/'), /BASE_PATH is/, BASE_PATH);
    const { keeping, leastFreeBytes } = readSettings(
      { KEEP_UNFINISHED_DAYS: '0', KEEP_FINISHED_DAYS: '7', LEAST_FREE_MB: '1' },
      '/',
    );
    assert.deepEqual(keeping, { unfinishedMs: null, finishedMs: 7 * 86_400_000 });
    assert.equal(leastFreeBytes, 1024 * 1024);
    for (const KEEP_FINISHED_DAYS of ['-1', 'ever', '1.5', '99999999'])
      assert.throws(() => readSettings({ KEEP_FINISHED_DAYS }, '/'), /KEEP_FINISHED_DAYS is/);
  });

  test('what is given is taken, and what is wrong is explained', () => {
    const env = {
      PORT: '0',
      HOST: '::1',
      DATA_DIR: '/d',
      ALLOWED_ORIGINS: 'https://a.example, http://b.example:81',
    };
    const { port, host, dataDir, origins } = readSettings(env, '/somewhere');
    assert.deepEqual(
      [port, host, dataDir, origins],
      [0, '::1', '/d', ['https://a.example', 'http://b.example:81']],
    );
    for (const PORT of ['eighty', '-1', '65536', '3000.5', '0x10'])
      assert.throws(() => readSettings({ PORT }, '/'), /PORT is ".*give a number/, PORT);
    assert.throws(() => readSettings({ HOST: 'http://localhost' }, '/'), /HOST is .*such as HOST=localhost/);
    for (const ALLOWED_ORIGINS of ['*', 'example.org', 'https://a.example/'])
      assert.throws(() => readSettings({ ALLOWED_ORIGINS }, '/'), /ALLOWED_ORIGINS has/, ALLOWED_ORIGINS);
  });
});
