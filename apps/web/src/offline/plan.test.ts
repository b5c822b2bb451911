import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { outworn, planFor } from './plan.ts';

const origin = 'https://oubliette.example';
const files = new Set(['/', '/assets/main-1.js', '/icon.svg']);
const get = (path: string, mode = 'cors') => ({ method: 'GET', mode, url: origin + path });

describe('service worker', () => {
  test('the server’s tables and sockets are never touched', () => {
    for (const path of ['/api/tables', '/api/socket', '/api', '/ws', '/ws/x']) {
      assert.equal(planFor(get(path), origin, files), 'pass', path);
      assert.equal(planFor(get(path, 'navigate'), origin, files), 'pass', path);
    }
    assert.equal(planFor({ ...get('/icon.svg'), method: 'POST' }, origin, files), 'pass');
    assert.equal(planFor({ ...get('/'), url: 'https://elsewhere.example/icon.svg' }, origin, files), 'pass');
  });

  test('below a path, only what lies there is ours', () => {
    const below = new Set(['/o/', '/o/icon.svg']);
    assert.equal(planFor(get('/o/t/abc', 'navigate'), origin, below, '/o/'), 'page');
    assert.equal(planFor(get('/o/icon.svg'), origin, below, '/o/'), 'file');
    assert.equal(planFor(get('/o/api/tables'), origin, below, '/o/'), 'pass');
    assert.equal(planFor(get('/t/abc', 'navigate'), origin, below, '/o/'), 'pass');
    assert.deepEqual(
      outworn(['oubliette-1', 'oubliette@/o/-1', 'oubliette-2', 'oubliette-3'], 'oubliette-3'),
      ['oubliette-1'],
    );
  });

  test('every page of the app is a page; files of the build are kept; others come from the network', () => {
    assert.equal(planFor(get('/t/abc', 'navigate'), origin, files), 'page');
    assert.equal(planFor(get('/apiary', 'navigate'), origin, files), 'page');
    assert.equal(planFor(get('/assets/main-1.js'), origin, files), 'file');
    assert.equal(planFor(get('/assets/main-2.js'), origin, files), 'pass');
  });

  test('the cache before the current one stays for games in progress; older ones go; others are not ours', () => {
    assert.deepEqual(outworn(['oubliette-1', 'other', 'oubliette-2', 'oubliette-3'], 'oubliette-3'), [
      'oubliette-1',
    ]);
    assert.deepEqual(outworn(['oubliette-2', 'oubliette-3'], 'oubliette-3'), []);
    assert.deepEqual(outworn(['oubliette-3'], 'oubliette-3'), []);
  });
});
