import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deepFreeze, same, whyNotPlain } from './plain.ts';

test('plain: what JSON keeps is plain', () => {
  for (const value of [null, 0, -1.5, '', true, [], {}, [{ a: [null] }], Object.create(null)])
    assert.equal(whyNotPlain(value), null);
});

test('plain: what JSON loses is named with its path', () => {
  const holes = [1];
  holes[2] = 3;
  const cases: [unknown, string][] = [
    [undefined, 'it is undefined'],
    [{ a: [1, { b: undefined }] }, '.a[1].b is undefined'],
    [{ a: Number.NaN }, '.a is NaN'],
    [[-Infinity], '[0] is -Infinity'],
    [{ a: new Map() }, '.a is a Map'],
    [{ a: new Date(0) }, '.a is a Date'],
    [{ a: new Uint8Array(1) }, '.a is a Uint8Array'],
    [{ a: () => 1 }, '.a is a function'],
    [{ a: 1n }, '.a is a bigint'],
    [holes, '[1] is undefined'],
  ];
  for (const [value, reason] of cases) assert.equal(whyNotPlain(value), reason);
});

test('plain: freezing goes all the way down', () => {
  const value = deepFreeze({ a: [{ b: 1 }], c: null });
  assert.throws(() => ((value.a[0] as { b: number }).b = 2), TypeError);
  assert.throws(() => value.a.push({ b: 3 }), TypeError);
});

test('plain: the same is the same as JSON, keys in any order', () => {
  assert.ok(same({ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1 }));
  const others: [unknown, unknown][] = [
    [{ a: 1 }, { a: 2 }],
    [{ a: 1 }, { b: 1 }],
    [{ a: 1 }, { a: 1, b: undefined }],
    [
      [1, 2],
      [2, 1],
    ],
    [[], {}],
    [{}, []],
    [null, {}],
    [[1], [1, 1]],
    ['1', 1],
  ];
  for (const [a, b] of others) assert.ok(!same(a, b), JSON.stringify([a, b]));
});
