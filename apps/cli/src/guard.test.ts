import assert from 'node:assert/strict';
import { test } from 'node:test';
import { terminalSafe } from './guard.ts';

test('colours stay; nothing else of a name reaches the terminal', () => {
  assert.equal(
    terminalSafe('\u001b[1;31mred\u001b[0m é ░▒ « x »\n'),
    '\u001b[1;31mred\u001b[0m é ░▒ « x »\n',
  );
  for (const evil of [
    '\u001b[2J',
    '\u001b[10;10H',
    '\u001b]0;title\u0007',
    '\u001b]52;c;ZXZpbA==\u0007',
    '\u001bP0;1|\u001b\\',
    '\u009b2J',
    '\u202eabc',
    '\r',
    '\u0008',
  ]) {
    const safe = terminalSafe(`Ad${evil}a`);
    assert.doesNotMatch(safe.replaceAll('\uFFFD', ''), /\p{Cc}|[\u202a-\u202e]/u, JSON.stringify(evil));
    assert.match(safe, /^Ad.*a$/u);
  }
});
