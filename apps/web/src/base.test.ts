import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BASE, keptAs, withBase, withoutBase } from './base.ts';

test('paths below a base, and back', () => {
  assert.equal(BASE, '/');
  assert.equal(withBase('/t/abc#x'), '/t/abc#x');
  assert.equal(withBase('/t/abc#x', '/oubliette/'), '/oubliette/t/abc#x');
  assert.equal(withBase('/', '/oubliette/'), '/oubliette/');
  assert.equal(withoutBase('/oubliette/t/abc', '/oubliette/'), '/t/abc');
  assert.equal(withoutBase('/elsewhere', '/oubliette/'), '/elsewhere');
  assert.equal(withoutBase('/t/abc'), '/t/abc');
});

test('what is kept of one app is not another’s', () => {
  assert.equal(keptAs('oubliette.tables'), 'oubliette.tables');
  assert.equal(keptAs('oubliette.tables', '/a/'), 'oubliette.tables@/a/');
});
