/** What people are called at a table, and what they write there. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Row } from '../src/entries.ts';
import { headingHash, rowHash } from '../src/chain.ts';
import { freeName } from '../src/names.ts';
import type { Open } from '../src/standing.ts';
import { House } from './house.ts';
import type { Client } from './house.ts';

const namesAt = (client: Client): string[] => {
  const infos = client.messages.flatMap((message) => ('info' in message ? (message.info ?? []) : []));
  return infos.at(-1)?.members.map(({ name }) => name) ?? [];
};

describe('names', () => {
  test('what cannot be seen is taken out; what is nothing, or the table’s own, is refused', async () => {
    const house = new House();
    const host = await house.connect(await house.open({ name: ' A\u202En\u200Bn\u001b[2J ' }));
    assert.deepEqual(namesAt(host), ['Ann[2J']);
    for (const name of ['', '\u200B\u200B', '\u001b', 'Game master', 'MAÎTRE DU JEU', 'Cоmputer', '\u2800']) {
      const opened = await house.tables.open({
        game: 'cave',
        choice: { rounds: 3, mark: 'x' },
        name,
        seats: [],
        others: 'free',
        options: {},
        begin: false,
      });
      assert.deepEqual(!opened.ok && opened.problems.map(({ path }) => path), ['name'], JSON.stringify(name));
      const invited = await host.ask({ t: 'invite', to: 'play' });
      assert.ok(invited.t === 'link');
      assert.equal(await house.tables.join({ table: host.link.table, secret: invited.secret }, name), null);
      assert.equal(await host.refused({ t: 'rename', name }), 'badMessage');
    }
  });

  test('who is called, or looks, like somebody here gets a number', async () => {
    const house = new House();
    const host = await house.connect(await house.open({ name: 'Ann', begin: false }));
    for (const name of ['ann', 'Аnn', 'A n n', 'Bo']) await house.friend(host, name);
    assert.deepEqual(namesAt(host), ['Ann', 'ann (2)', 'Аnn (3)', 'A n n (4)', 'Bo']);
    await host.ask({ t: 'rename', name: 'BO' });
    assert.equal(namesAt(host)[0], 'BO (2)');
    await host.ask({ t: 'rename', name: 'Ann' });
    await host.ask({ t: 'rename', name: 'ANN' });
    assert.equal(namesAt(host)[0], 'ANN', 'one’s own name is not taken');
    const long = 'x'.repeat(40);
    await house.friend(host, long);
    await house.friend(host, long);
    assert.equal(namesAt(host).at(-1), `${'x'.repeat(35)} (2)`);
  });

  test('nobody is called as whoever sits behind the screen is, nor looks so', () => {
    const chairs = [
      { seat: 'evil', role: 'gamemaster', title: { en: 'Morcar', fr: 'Zargon' } },
      { seat: 'elf', role: 'hero', title: { en: 'Elf', fr: 'Elfe' } },
    ];
    const open = { box: { bots: [] }, chairs } as unknown as Open;
    const named = (wanted: string): string => freeName(open, { members: [] }, wanted, null);
    assert.deepEqual(['MORCAR', 'zargon', 'Mоrcar', 'Elf'].map(named), [
      'MORCAR (2)',
      'zargon (2)',
      'Mоrcar (2)',
      'Elf',
    ]);
  });

  test('computer players keep their names', async () => {
    const house = new House();
    const host = await house.connect(await house.open({ begin: false }));
    const { info } = host.last('welcome');
    for (const { title } of info.bots) {
      await host.ask({ t: 'rename', name: title.en.toUpperCase() });
      assert.match(namesAt(host)[0]!, / \(2\)$/u, title.en);
    }
  });
});

describe('what people write', () => {
  test('is kept and told without what cannot be seen; nothing at all is refused', async () => {
    const house = new House();
    const host = await house.connect(await house.open({ begin: false }));
    assert.equal(
      (await host.ask({ t: 'say', to: 'table', saying: { text: '\u001b[31mhi\u202E\nyou' } })).t,
      'done',
    );
    assert.equal((await host.ask({ t: 'word', text: 'o\u200Bwl\u0007' })).t, 'done');
    assert.ok(host.texts.some((text) => text.includes(String.raw`"text":"[31mhi\nyou"`)));
    assert.ok(host.texts.some((text) => text.includes('"text":"owl"')));
    assert.equal(
      await host.refused({ t: 'say', to: 'table', saying: { text: '\u200B \u202E' } }),
      'badMessage',
    );
    assert.ok(host.texts.every((text) => !/\\u00|[\u202A-\u202E\u200B]/u.test(text)));
  });

  test('a choice and what it makes are kept as they may be shown', async () => {
    const house = new House();
    const link = await house.open({ choice: { rounds: 3, mark: 'a\u001b]0;x\u0007\u202E' } });
    const { heading } = house.store.tables.get(link.table)!;
    assert.ok(heading.includes('"mark":"a\uFFFD]0;x\uFFFD"'), heading);
  });

  test('a table from before this is opened, and shown without it', async () => {
    const house = new House();
    const link = await house.open({ name: 'Zed', begin: false });
    const kept = house.store.tables.get(link.table)!;
    const rows = kept.rows.map((text) => JSON.parse(text) as Row);
    const heading = JSON.parse(kept.heading) as Parameters<typeof headingHash>[0];
    let before = headingHash(heading);
    const spoilt = rows.map((row) => {
      const entry = row.entry.kind === 'joined' ? { ...row.entry, name: 'Z\u001b[2Jed\u202E' } : row.entry;
      before = rowHash(before, { ...row, entry });
      return JSON.stringify({ ...row, entry, hash: before });
    });
    kept.rows.splice(0, kept.rows.length, ...spoilt);
    const client = await house.again().connect(link);
    assert.deepEqual(namesAt(client), ['Z\uFFFD[2Jed']);
    assert.ok(client.texts.every((text) => !text.includes(String.raw`\u001b`) && !text.includes('\u202E')));
  });
});
