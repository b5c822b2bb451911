import { describe, test } from 'node:test';
import { checkHeavy } from './heavy.ts';

describe('S13: heavy matches', () => {
  test('another table is served while a long match is sent, opened and read', async (t) => {
    await checkHeavy(t, { rows: 3000 });
  });
});
