import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Outgoing, textFrame } from './outgoing.ts';

describe('what is said to clients', () => {
  test('a text is framed by how many bytes it has', () => {
    const heads: Readonly<Record<number, string>> = {
      0: '8100',
      125: '817d',
      126: '817e007e',
      65_535: '817effff',
      65_536: '817f0000000000010000',
      20_000_000: '817f0000000001312d00',
    };
    for (const [size, head] of Object.entries(heads)) {
      const text = 'x'.repeat(Number(size));
      assert.ok(textFrame(text).equals(Buffer.concat([Buffer.from(head, 'hex'), Buffer.from(text)])), size);
    }
    assert.equal(textFrame('é’𝕏').toString('hex'), '8109c3a9e28099f09d958f');
  });

  test('the same text again is not framed again', () => {
    const outgoing = new Outgoing();
    const frame = outgoing.frameOf('news');
    assert.equal(outgoing.frameOf('news'), frame);
    assert.notEqual(outgoing.frameOf('other news'), frame);
    assert.ok(outgoing.frameOf('news').equals(frame));
  });

  test('those held back are released together, when all is said', async () => {
    const outgoing = new Outgoing();
    const released: string[] = [];
    const hold = (name: string) => outgoing.hold({ release: () => released.push(name) });
    hold('one');
    hold('two');
    assert.deepEqual(released, []);
    await new Promise<void>(process.nextTick);
    assert.deepEqual(released, ['one', 'two']);
    hold('one');
    await new Promise<void>(process.nextTick);
    assert.deepEqual(released, ['one', 'two', 'one']);
  });
});
