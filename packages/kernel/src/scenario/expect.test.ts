import assert from 'node:assert/strict';
import { test } from 'node:test';
import { differences, show } from './expect.ts';

const paths = (actual: unknown, expected: unknown) => differences(actual, expected).map(({ path }) => path);

void test('an expected object names only the keys that matter', () => {
  assert.deepEqual(paths({ a: 1, b: { c: 2, d: 3 } }, { b: { c: 2 } }), []);
  assert.deepEqual(paths({ a: 1, b: { c: 2 } }, { a: 2, b: { c: 3 } }), ['a', 'b.c']);
  assert.deepEqual(paths({ a: 1 }, { z: 1 }), ['z']);
  assert.deepEqual(paths('text', { a: 1 }), ['']);
});

void test('lists compare item by item, and their length counts', () => {
  assert.deepEqual(paths([{ a: 1, b: 1 }, 2], [{ a: 1 }, 2]), []);
  assert.deepEqual(paths([1, 2], [1, 3]), ['[1]']);
  assert.deepEqual(paths([1, 2], [1]), ['']);
  assert.deepEqual(paths({ a: 1 }, [1]), ['']);
});

void test('a list may be asked what it holds, what it lacks and how long it is', () => {
  const list = [
    { id: 'orc', body: 1 },
    { id: 'elf', body: 6 },
  ];
  assert.deepEqual(paths(list, { contains: [{ id: 'elf' }], lacks: [{ id: 'mummy' }], count: 2 }), []);
  assert.deepEqual(paths(list, { contains: [{ id: 'mummy' }] }), [' contains']);
  assert.deepEqual(paths(list, { lacks: [{ id: 'orc' }] }), [' lacks']);
  assert.deepEqual(paths({ list }, { list: { count: 3 } }), ['list count']);
});

void test('a difference is shown with what was expected and what was found', () => {
  const [difference] = differences({ body: 1 }, { body: 0, gold: 5 });
  assert.equal(show(difference!), 'body\n    expected 0\n    found    1');
  assert.match(show(differences({}, { gold: 5 })[0]!), /expected 5\n {4}found {4}nothing/);
});
