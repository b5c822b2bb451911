import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { parseLinks, withLink } from './keptLinks.ts';
import type { KeptLink } from './keptLinks.ts';

const link = (table: string, secret = 's', more: Partial<KeptLink> = {}): KeptLink => ({
  table,
  secret,
  where: 'server',
  ...more,
});

describe('kept links', () => {
  test('the newest comes first, and a table has one', () => {
    const kept = withLink(withLink(withLink([], link('a')), link('b')), link('a', 'new'));
    assert.deepEqual(kept, [link('a', 'new'), link('b')]);
  });

  test('one that is kept already changes nothing', () => {
    const kept = [link('a'), link('b')];
    assert.equal(withLink(kept, link('b')), kept);
  });

  test('watching does not replace playing, playing replaces watching', () => {
    const playing = [link('a', 'play')];
    assert.equal(withLink(playing, link('a', 'watch', { watch: true })), playing);
    const watching = [link('a', 'watch', { watch: true })];
    assert.deepEqual(withLink(watching, link('a', 'play')), playing);
  });

  test('what was stored comes back, and what makes no sense is left out', () => {
    const kept = [link('a', 's', { where: 'here' }), link('b', 's', { watch: true })];
    assert.deepEqual(parseLinks(JSON.parse(JSON.stringify(kept))), kept);
    assert.deepEqual(parseLinks([null, 3, { table: 'a' }, { ...link('a'), where: 'moon' }]), []);
    assert.deepEqual(parseLinks({}), []);
  });
});
