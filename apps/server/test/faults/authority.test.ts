import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { clientMessage } from '@oubliette/table';
import { tryFiles, tryMessages, withTables } from './authority.ts';
import { SENDERS } from './authority/scene.ts';

describe('S5: authority', () => {
  test('every message is refused to everybody whose it is not', (t) =>
    withTables(t, async (url, elsewhere) => {
      const pairs = await tryMessages(url, elsewhere);
      await tryFiles(url, elsewhere);
      const kinds = clientMessage.options
        .map(({ shape }) => shape.t.value)
        .filter((kind) => kind !== 'hello');
      const all = kinds.flatMap((kind) => SENDERS.map((sender) => `${kind} from ${sender}`));
      assert.deepEqual(pairs.sort(), all.sort(), 'a pair was left out');
    }));
});
