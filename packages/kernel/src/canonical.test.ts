import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { canonical, hashOf, hashText } from './canonical.ts';

test('canonical: the order in which keys were written does not matter, at any depth', () => {
  assert.equal(canonical({ b: 1, a: { d: [1, 2], c: null } }), '{"a":{"c":null,"d":[1,2]},"b":1}');
  assert.equal(hashOf({ b: 1, a: 2 }), hashOf({ a: 2, b: 1 }));
});

test('canonical: the order of a list does matter', () => {
  assert.notEqual(hashOf([1, 2]), hashOf([2, 1]));
});

test('canonical: it reads back as the same value, and is the same text after that', () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
      const text = canonical(value);
      assert.deepEqual(JSON.parse(text), JSON.parse(JSON.stringify(value)));
      assert.equal(canonical(JSON.parse(text)), text);
    }),
  );
});

test('canonical: what JSON cannot say is refused, wherever it hides', () => {
  const holes: unknown[] = [1];
  holes[2] = 3;
  for (const value of [
    undefined,
    Number.NaN,
    Infinity,
    1n,
    () => 1,
    Symbol('s'),
    new Map(),
    new Date(0),
    new Uint8Array(2),
  ]) {
    assert.throws(() => canonical(value), /is not JSON/, typeof value);
    assert.throws(() => canonical({ deep: [{ value }] }), /is not JSON/);
  }
  assert.throws(() => canonical(holes), /undefined is not JSON/);
  assert.equal(canonical(Object.create(null)), '{}');
});

test('canonical: the hash is SHA-256 over UTF-8', () => {
  assert.equal(hashText('abc'), 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  assert.equal(hashText('é').length, 64);
});
