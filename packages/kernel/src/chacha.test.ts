import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chachaBlock } from './chacha.ts';

/** The block of words for a key, a counter and a nonce given as bytes, written as the RFC writes them. */
function block(key: readonly number[], counter: number, nonce: readonly number[]): string {
  const out = new Uint32Array(16);
  const [a, b, c] = words(nonce);
  chachaBlock(words(key), counter, [a!, b!, c!], out);
  return [...out].map((word) => word.toString(16).padStart(8, '0')).join(' ');
}

function words(bytes: readonly number[]): Uint32Array {
  const view = new DataView(Uint8Array.from(bytes).buffer);
  return Uint32Array.from({ length: bytes.length / 4 }, (_, i) => view.getUint32(i * 4, true));
}

const zeros = (count: number): number[] => Array.from({ length: count }, () => 0);
const counting = Array.from({ length: 32 }, (_, i) => i);

const VECTORS = [
  {
    name: '2.3.2',
    key: counting,
    counter: 1,
    nonce: [0, 0, 0, 9, 0, 0, 0, 0x4a, 0, 0, 0, 0],
    block:
      'e4e7f110 15593bd1 1fdd0f50 c47120a3 c7f4d1c7 0368c033 9aaa2204 4e6cd4c3 ' +
      '466482d2 09aa9f07 05d7c214 a2028bd9 d19c12b5 b94e16de e883d0cb 4e3c50a2',
  },
  {
    name: 'A.1 #1',
    key: zeros(32),
    counter: 0,
    nonce: zeros(12),
    block:
      'ade0b876 903df1a0 e56a5d40 28bd8653 b819d2bd 1aed8da0 ccef36a8 c70d778b ' +
      '7c5941da 8d485751 3fe02477 374ad8b8 f4b8436a 1ca11815 69b687c3 8665eeb2',
  },
  {
    name: 'A.1 #2',
    key: zeros(32),
    counter: 1,
    nonce: zeros(12),
    block:
      'bee7079f 7a385155 7c97ba98 0d082d73 a0290fcb 6965e348 3e53c612 ed7aee32 ' +
      '7621b729 434ee69c b03371d5 d539d874 281fed31 45fb0a51 1f0ae1ac 6f4d794b',
  },
  {
    name: 'A.1 #3',
    key: [...zeros(31), 1],
    counter: 1,
    nonce: zeros(12),
    block:
      '2452eb3a 9249f8ec 8d829d9b ddd4ceb1 e8252083 60818b01 f38422b8 5aaa49c9 ' +
      'bb00ca8e da3ba7b4 c4b592d1 fdf2732f 4436274e 2561b3c8 ebdd4aa6 a0136c00',
  },
  {
    name: 'A.1 #4',
    key: [0, 0xff, ...zeros(30)],
    counter: 2,
    nonce: zeros(12),
    block:
      'fb4dd572 4bc42ef1 df922636 327f1394 a78dea8f 5e269039 a1bebbc1 caf09aae ' +
      'a25ab213 48a6b46c 1b9d9bcb 092c5be6 546ca624 1bec45d5 87f47473 96f0992e',
  },
  {
    name: 'A.1 #5',
    key: zeros(32),
    counter: 0,
    nonce: [...zeros(11), 2],
    block:
      '374dc6c2 3736d58c b904e24a cd3f93ef 88228b1a 96a4dfb3 5b76ab72 c727ee54 ' +
      '0e0e978a f3145c95 1b748ea8 f786c297 99c28f5f 628314e8 398a19fa 6ded1b53',
  },
] as const;

for (const vector of VECTORS) {
  test(`chacha: RFC 8439, ${vector.name}`, () => {
    assert.equal(block(vector.key, vector.counter, vector.nonce), vector.block);
  });
}
