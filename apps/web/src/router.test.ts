import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { makePath, parseRoute, routeAt, shownPath } from './router.ts';
import type { Route } from './router.ts';

const ROUTES: readonly (readonly [string, Route])[] = [
  ['/', { at: 'lobby' }],
  ['/t/k3x9#s3cret', { at: 'table', table: 'k3x9', secret: 's3cret' }],
  ['/watch/k3x9#eye', { at: 'watch', table: 'k3x9', secret: 'eye' }],
  ['/join/k3x9#door', { at: 'join', table: 'k3x9', secret: 'door' }],
  ['/campaign/k3x9#s', { at: 'campaign', table: 'k3x9', secret: 's' }],
  ['/rules', { at: 'rules', rule: null }],
  ['/rules/CLS-MOV-05', { at: 'rules', rule: 'CLS-MOV-05' }],
  ['/replay', { at: 'replay', table: null, secret: '', seq: null }],
  ['/replay/k3x9?at=41#s', { at: 'replay', table: 'k3x9', secret: 's', seq: 41 }],
  [
    '/print/quest/the-trial?paper=letter#s',
    { at: 'print', what: ['quest', 'the-trial'], secret: 's', query: { paper: 'letter' } },
  ],
  ['/credits', { at: 'credits' }],
];

describe('router', () => {
  for (const [address, route] of ROUTES) {
    test(`${address} is read and written`, () => {
      assert.deepEqual(parseRoute(address), route);
      assert.equal(makePath(route), address);
    });
  }

  test('what leads nowhere says so', () => {
    for (const path of ['/t', '/t/', '/t/a/b', '/join', '/attic', '/credits/x', '/t/%ff%fe', '/t/a.b']) {
      assert.equal(parseRoute(path).at, 'notFound', path);
    }
  });

  test('a row that is no number is no row', () => {
    assert.deepEqual(parseRoute('/replay/a?at=x'), { at: 'replay', table: 'a', secret: '', seq: null });
    assert.deepEqual(parseRoute('/replay/a?at=-1'), { at: 'replay', table: 'a', secret: '', seq: null });
  });

  test('the address of a replay or a print never shows the secret, and finds it again', () => {
    for (const address of ['/replay/k3x9?at=41#s3cret', '/print/table/k3x9#s3cret']) {
      const route = parseRoute(address);
      const shown = shownPath(route);
      assert.ok(!shown.includes('s3cret'), shown);
      assert.deepEqual(routeAt(shown, 's3cret'), route);
      assert.deepEqual(routeAt(address, ''), route, 'as it came');
      assert.equal((routeAt(shown, '') as { secret: string }).secret, '', 'to somebody else');
    }
    assert.equal(shownPath(parseRoute('/t/k3x9#s3cret')), '/t/k3x9#s3cret', 'a chair of one’s own');
    assert.deepEqual(routeAt('/t/k3x9', 's3cret'), parseRoute('/t/k3x9'));
  });
});
