/** docs/protocol.md is true: its examples are messages, and every kind of message has one. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { clientMessage, ERROR_CODES, newTable, PROTOCOL_VERSION } from '../src/protocol.ts';
import type { ServerMessage } from '../src/protocol.ts';
import { House } from './house.ts';

const page = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');
const examples = (side: string): { t: string }[] =>
  [...page.matchAll(/^```json (\w+)\n(.*?)\n```$/gmsu)].flatMap(([, whose, text]) =>
    whose === side ? [JSON.parse(text!) as { t: string }] : [],
  );

/** At least one message of every kind, as a table really sends it. */
async function everyKind(): Promise<ServerMessage[]> {
  const house = new House();
  const gm = await house.connect(
    await house.open({ seats: ['gm'], options: { dice: 'hand' }, begin: false }),
  );
  const ann = await house.friend(gm, 'Ann', 'ann', 'bo');
  await gm.ask({ t: 'begin' });
  await ann.play('ann', { type: 'step' });
  await ann.ask({ t: 'do', seat: 'ann', command: { type: 'grab' } });
  await ann.ask({ t: 'dice', faces: [1, 2] });
  await ann.ask({ t: 'do', seat: 'ann', command: { type: 'rest' } });
  await ann.ask({ t: 'why', seat: 'ann', command: { type: 'rest' } });
  await ann.ask({ t: 'suggest', seat: 'bo' });
  await ann.ask({ t: 'history', before: 3 });
  await ann.say({ t: 'point', at: 1, to: 2 });
  await ann.ask({ t: 'do', seat: 'gm', command: { type: 'rest' } });
  ann.leave();
  await gm.ask({ t: 'rename', name: 'Gwen' });
  const nobody = await house.connect({ table: 'nowhere', secret: 'x' });
  return [...gm.messages, ...ann.messages, ...nobody.messages];
}

describe('docs/protocol.md', () => {
  test('every kind of client message has an example, and every example is one', () => {
    const told = examples('client');
    for (const example of told) {
      const parsed = clientMessage.safeParse(example);
      assert.ok(parsed.success, `${JSON.stringify(example)}: ${parsed.error?.message}`);
    }
    const kinds = clientMessage.options.map((option) => option.shape.t.value);
    assert.deepEqual([...new Set(told.map(({ t }) => t))].sort(), kinds.sort());
  });

  test('every kind of server message has an example with the fields such messages have', async () => {
    const sent = await everyKind();
    const told = examples('server');
    const kinds = (messages: readonly { t: string }[]) => [...new Set(messages.map(({ t }) => t))].sort();
    assert.deepEqual(kinds(told), kinds(sent));
    for (const example of told) {
      const real = sent.filter(({ t }) => t === example.t).map((message) => Object.keys(message));
      const always = real[0]!.filter((key) => real.every((keys) => keys.includes(key)));
      const ever = new Set(real.flat());
      const keys = Object.keys(example);
      for (const key of always) assert.ok(keys.includes(key), `${example.t} lacks ${key}`);
      for (const key of keys) assert.ok(ever.has(key), `no ${example.t} has ${key}`);
    }
  });

  test('the lobby’s example opens a table', () => {
    const [example] = examples('lobby');
    assert.ok(newTable.safeParse(example).success);
  });

  test('every error code is explained, and the version is the program’s', () => {
    for (const code of ERROR_CODES) assert.match(page, new RegExp(`^\\| \`${code}\` \\|`, 'mu'));
    assert.match(page, new RegExp(`Version ${PROTOCOL_VERSION}\\.`, 'u'));
  });
});
