import assert from 'node:assert/strict';
import { createCipheriv, createHash } from 'node:crypto';
import { test } from 'node:test';
import { D6 } from './dice.ts';
import { keyFromSeed, stream, streamFromSeed } from './stream.ts';
import type { Stream, StreamState } from './stream.ts';

const draw = (from: Stream, count: number, bound = 1000): number[] =>
  Array.from({ length: count }, () => from.below(bound));

test('stream: the same seed gives the same numbers, another seed gives others', () => {
  assert.deepEqual(draw(streamFromSeed('torch'), 50), draw(streamFromSeed('torch'), 50));
  assert.notDeepEqual(draw(streamFromSeed('torch'), 50), draw(streamFromSeed('torches'), 50));
});

test('stream: these numbers never change, or old seeds would tell other stories', () => {
  assert.deepEqual(draw(streamFromSeed('oubliette'), 8), [156, 974, 732, 901, 586, 649, 293, 143]);
});

test('stream: it is ChaCha20 keyed with the seed’s SHA-256, as another program computes it', () => {
  const key = createHash('sha256').update('oubliette').digest();
  const keystream = createCipheriv('chacha20', key, Buffer.alloc(16)).update(Buffer.alloc(4 * 100));
  const words = Array.from({ length: 100 }, (_, i) => keystream.readUInt32LE(i * 4));
  assert.deepEqual(draw(streamFromSeed('oubliette'), 100, 2 ** 32), words);
});

test('stream: resumed from its state, at any place within a block, it goes on identically', () => {
  for (let before = 0; before < 40; before += 1) {
    const whole = streamFromSeed('rope');
    draw(whole, before);
    const saved = JSON.parse(JSON.stringify(whole.state())) as StreamState;
    assert.deepEqual(draw(stream(saved), 20), draw(whole, 20), `after ${before} numbers`);
  }
});

test('stream: it can be resumed beyond the 32 bits of the block counter', () => {
  const far = { key: keyFromSeed('far'), drawn: 2 ** 36 * 3 + 5 };
  const near = { key: keyFromSeed('far'), drawn: 5 };
  assert.notDeepEqual(draw(stream(far), 20), draw(stream(near), 20), 'the counter does not come round');
  assert.equal(stream(far).state().drawn, far.drawn);
});

test('stream: below() favours no number (chi-square at p = 0.001, fixed seeds)', () => {
  // The critical values for 1, 2, 5, 11 and 99 degrees of freedom.
  const critical = new Map([
    [2, 10.83],
    [3, 13.82],
    [6, 20.52],
    [12, 31.26],
    [100, 148.23],
  ]);
  for (const [bound, limit] of critical) {
    for (const seed of ['one', 'two', 'three'])
      assert.ok(chiSquare(seed, bound) < limit, `${bound} faces, seed ${seed}`);
  }
});

function chiSquare(seed: string, bound: number): number {
  const from = streamFromSeed(seed);
  const expected = 1000;
  const counts = Array.from({ length: bound }, () => 0);
  for (let i = 0; i < expected * bound; i += 1) counts[from.below(bound)]! += 1;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

test('stream: a word that would favour small numbers is drawn again', () => {
  // With this bound half of all words are discarded, so it uses more words than numbers.
  const from = streamFromSeed('again');
  draw(from, 100, 2 ** 31 + 1);
  assert.ok(from.state().drawn > 150, `${from.state().drawn} words`);
});

test('stream: it refuses to draw from nothing', () => {
  for (const bound of [0, -1, 1.5, Number.NaN, 2 ** 32 + 1]) {
    assert.throws(() => streamFromSeed('x').below(bound), /whole number from 1 to 2\^32/);
  }
  assert.equal(streamFromSeed('x').below(1), 0);
});

test('stream: a key has 256 bits', () => {
  assert.throws(() => stream({ key: 'abcd', drawn: 0 }), /64 hexadecimal digits/);
});

test('stream: it rolls dice', () => {
  const faces = new Set(Array.from({ length: 200 }, () => streamFromSeed('d6').roll(D6, 'ann', 'CEL-03')));
  assert.equal(faces.size, 1, 'each of these streams is at its first number');
  const one = streamFromSeed('d6');
  const rolled = new Set(Array.from({ length: 200 }, () => one.roll(D6, 'ann', 'CEL-03')));
  assert.deepEqual(rolled, new Set(D6.faces));
});

test('stream: lanes of one key have nothing in common, and lane 0 is the stream without one', () => {
  const key = keyFromSeed('lanes');
  const lane = (number: number) => draw(stream({ key, drawn: 0, lane: number }), 20).join();
  const lanes = [0, 1, 2, 2 ** 32, 2 ** 32 + 1, 2 ** 53 - 1].map(lane);
  assert.equal(new Set(lanes).size, lanes.length);
  assert.equal(lanes[0], draw(stream({ key, drawn: 0 }), 20).join());
  const once = stream({ key, drawn: 0, lane: 7 });
  draw(once, 20);
  assert.deepEqual(draw(stream(once.state()), 5), draw(once, 5), 'it is resumed on its lane');
  for (const bad of [-1, 0.5, Number.NaN, 2 ** 53])
    assert.throws(() => stream({ key, drawn: 0, lane: bad }), /lane/);
});

test('stream: a lane is words 14 and 15 of ChaCha20, as another program computes it', () => {
  const nonce = Buffer.alloc(16);
  nonce.writeUInt32LE(5, 8);
  nonce.writeUInt32LE(1, 12);
  const key = createHash('sha256').update('lane').digest();
  const keystream = createCipheriv('chacha20', key, nonce).update(Buffer.alloc(4 * 40));
  const words = Array.from({ length: 40 }, (_, i) => keystream.readUInt32LE(i * 4));
  assert.deepEqual(
    draw(stream({ key: keyFromSeed('lane'), drawn: 0, lane: 2 ** 32 + 5 }), 40, 2 ** 32),
    words,
  );
});
