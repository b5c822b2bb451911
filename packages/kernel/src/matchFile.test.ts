import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { tape } from './dice.ts';
import type { Face } from './dice.ts';
import { inShort } from './faults.ts';
import { chain } from './match.ts';
import { makeMatchFile, MATCH_FORMAT, newMatch, replayFile, upcastFile } from './matchFile.ts';
import type { MatchFile } from './matchFile.ts';
import { cellar } from './testing/cellar.ts';
import type { CellarCommand } from './testing/cellar.ts';

/** A match with a row of every kind. */
function recorded() {
  const setup = { pit: 3, rounds: 3 };
  const opened = cellar.open(setup);
  assert.ok(opened.ok);
  const match = newMatch(cellar, setup, opened.game);
  const events: unknown[] = [];
  const keep = (outcome: ReturnType<typeof match.undo>) => {
    assert.ok(outcome.status === 'done', JSON.stringify(outcome));
    events.push(outcome.events);
  };
  const act = (seat: string, command: CellarCommand, ...faces: Face[]) =>
    keep(match.command(seat, command, tape(faces)));
  keep(match.start(tape(['fog'])));
  act('ann', { type: 'step', to: 1 });
  keep(match.undo('ann'));
  act('ann', { type: 'grab' }, 6);
  act('bo', { type: 'grab' }, 3);
  keep(match.propose('bo', 2));
  keep(match.answer('ann', true));
  keep(match.answer('gm', true));
  act('bo', { type: 'step', to: 1 });
  act('bo', { type: 'rest' });
  keep(match.override('gm', 20, 'the chest was heavier'));
  act('gm', { type: 'draw' }, 'rats');
  act('ann', { type: 'rest' });
  act('bo', { type: 'grab' }, 2);
  keep(match.propose('ann', 1));
  keep(match.answer('gm', false));
  return { file: makeMatchFile(cellar, setup, match), events };
}

const { file: FILE, events: EVENTS } = recorded();
const ROWS = FILE.rows.length;
const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const faultOf = (file: unknown) => {
  const replayed = replayFile(cellar, copy(file) as MatchFile);
  assert.ok(!replayed.ok, 'the damage was not found');
  return replayed.fault;
};

test('match file: it survives JSON and replays to the same events and the same state', () => {
  const replayed = replayFile(cellar, copy(FILE));
  assert.ok(replayed.ok);
  assert.deepEqual(replayed.events, EVENTS);
  assert.equal(replayed.match.head, FILE.head);
  assert.deepEqual(replayed.match.rows, copy(FILE.rows));
});

type Damage = { readonly file: unknown; readonly at: number };
const row = fc.nat(ROWS - 1);
const withRows = (rows: readonly unknown[]) => ({ ...FILE, rows });
const flipped = (hash: string) => (hash.startsWith('0') ? '1' : '0') + hash.slice(1);
/** The first row that is not as written. */
const firstWrong = (rows: readonly unknown[]) => rows.findIndex((one, i) => one !== FILE.rows[i]) + 1;

const DAMAGES: Record<string, fc.Arbitrary<Damage | null>> = {
  'a changed entry': fc.tuple(row, fc.jsonValue(), fc.nat()).map(([i, value, which]) => {
    const { entry, hash } = FILE.rows[i]!;
    const keys = Object.keys(entry);
    const key = keys[which % keys.length]!;
    const changed = { ...entry, [key]: value };
    if (JSON.stringify(changed) === JSON.stringify(entry)) return null;
    return { file: withRows(FILE.rows.with(i, { entry: changed, hash })), at: i + 1 };
  }),
  'a changed die': row.map((i) => {
    const { entry, hash } = FILE.rows[i]!;
    if (!('dice' in entry)) return null;
    const dice = entry.dice.length > 0 ? entry.dice.map((face) => (face === 1 ? 2 : 1)) : [1];
    return { file: withRows(FILE.rows.with(i, { entry: { ...entry, dice }, hash })), at: i + 1 };
  }),
  'a changed hash': row.map((i) => {
    const { entry, hash } = FILE.rows[i]!;
    return { file: withRows(FILE.rows.with(i, { entry, hash: flipped(hash) })), at: i + 1 };
  }),
  'another order': fc.tuple(row, row).map(([i, j]) => {
    if (i === j) return null;
    const rows = FILE.rows.with(i, FILE.rows[j]!).with(j, FILE.rows[i]!);
    return { file: withRows(rows), at: firstWrong(rows) };
  }),
  'a deleted row': fc.nat(ROWS - 2).map((i) => ({ file: withRows(FILE.rows.toSpliced(i, 1)), at: i + 1 })),
  'an inserted row': fc.tuple(fc.nat(ROWS), row).map(([i, j]) => {
    const rows = FILE.rows.toSpliced(i, 0, FILE.rows[j]!);
    return { file: withRows(rows), at: firstWrong(rows) };
  }),
  'a row that is none': fc.tuple(row, fc.jsonValue()).map(([i, value]) => ({
    file: withRows(FILE.rows.with(i, value as never)),
    at: i + 1,
  })),
  'a cut end': row.map((length) => ({ file: withRows(FILE.rows.slice(0, length)), at: length + 1 })),
  'another setup': fc.jsonValue().map((setup) => ({ file: { ...FILE, setup }, at: 0 })),
  'a setup changed a little': fc.constant({ file: { ...FILE, setup: { pit: 4, rounds: 3 } }, at: 0 }),
  'another opening': fc.constant({ file: { ...FILE, opening: flipped(FILE.opening) }, at: 0 }),
  'another head': fc.constant({ file: { ...FILE, head: flipped(FILE.head) }, at: ROWS + 1 }),
  'another final state': fc.constant({ file: { ...FILE, stateHash: flipped(FILE.stateHash) }, at: ROWS }),
};

for (const [name, damage] of Object.entries(DAMAGES)) {
  test(`match file: ${name} is found, and the place is named`, () => {
    fc.assert(
      fc.property(damage, (damaged) => {
        fc.pre(damaged !== null);
        const { at, why } = faultOf(damaged.file);
        assert.equal(at, damaged.at, inShort(why));
      }),
    );
  });
}

test('match file: values that cannot be written out are no way to stop the check', () => {
  const unspeakable = { toString: false };
  const [{ entry, hash }] = FILE.rows as [(typeof FILE.rows)[number]];
  const row1 = FILE.rows.with(0, { entry: { ...entry, kind: unspeakable } as never, hash });
  assert.equal(faultOf(withRows(row1)).at, 1);
  for (const field of ['format', 'system', 'rulesVersion', 'opening', 'head', 'stateHash'])
    assert.match(inShort(faultOf({ ...FILE, [field]: unspeakable }).why), /\w{3}/, field);
});

test('match file: a forger who chains every hash anew is caught by the rules or the final state, or changed nothing that counts', () => {
  const leaf = fc.oneof(
    fc.integer(),
    fc.string(),
    fc.boolean(),
    fc.constant(null),
    fc.constantFrom('ann', 'bo', 'gm', 1, 2, 3),
  );
  fc.assert(
    fc.property(row, leaf, fc.nat(), (i, value, which) => {
      const { entry } = FILE.rows[i]!;
      const key = Object.keys(entry)[which % Object.keys(entry).length]!;
      const entries = FILE.rows.map((one) => one.entry as unknown).with(i, { ...entry, [key]: value });
      let head = FILE.opening;
      const rows = entries.map((one) => ({ entry: one, hash: (head = chain(head, one)) }));
      const replayed = replayFile(cellar, copy({ ...FILE, rows, head }) as MatchFile);
      if (!replayed.ok)
        assert.ok(replayed.fault.at > i, `${replayed.fault.at}: ${inShort(replayed.fault.why)}`);
      else assert.equal(replayed.match.head, head);
    }),
  );
});

test('match file: a row may not say more than its kind has to say', () => {
  const { entry } = FILE.rows[0]!;
  const padded = { ...entry, note: 'x'.repeat(100) };
  const rows = [{ entry: padded, hash: chain(FILE.opening, padded) }];
  assert.deepEqual(faultOf({ ...FILE, rows }), {
    at: 1,
    why: { code: 'saysMore' },
  });
});

test('match file: an empty journal is no match', () => {
  assert.deepEqual(faultOf({ ...FILE, rows: [], head: FILE.opening }), {
    at: 0,
    why: { code: 'emptyJournal' },
  });
});

test('match file: dice that are missing or left over are named', () => {
  const start = { kind: 'start', dice: [] as string[] };
  const one = (entry: object) => [{ entry, hash: chain(FILE.opening, entry) }];
  assert.deepEqual(faultOf({ ...FILE, rows: one(start) }), {
    at: 1,
    why: { code: 'dieMissing', die: 'menaces' },
  });
  assert.deepEqual(faultOf({ ...FILE, rows: one({ ...start, dice: ['fog', 'bats'] }) }), {
    at: 1,
    why: { code: 'diceLeft', dice: 'bats' },
  });
});

test('match file: another format, another system and other rules are each refused by name', () => {
  assert.deepEqual(faultOf({ ...FILE, format: MATCH_FORMAT + 1 }), {
    at: 0,
    why: { code: 'otherFormat', format: '3', newest: 2 },
  });
  assert.deepEqual(faultOf({ ...FILE, system: 'attic' }), {
    at: 0,
    why: { code: 'otherSystem', system: 'attic', wanted: 'cellar' },
  });
  assert.deepEqual(faultOf({ ...FILE, rulesVersion: 2 }), {
    at: 0,
    why: { code: 'otherRules', version: '2', wanted: 1 },
  });
  const { format: _format, ...formless } = FILE;
  for (const none of [null, 7, 'x', [], {}, formless, { ...FILE, rulesVersion: '1' }, { ...FILE, system: 7 }])
    assert.deepEqual(faultOf(none), { at: 0, why: { code: 'notAFile' } });
});

test('match file: a setup the system refuses is named with its path', () => {
  const strict = {
    ...cellar,
    open: () => ({
      ok: false as const,
      problems: [{ path: 'pit', message: 'is off the board', remedy: 'move it' }],
    }),
  };
  const replayed = replayFile(strict, FILE);
  assert.deepEqual(replayed, {
    ok: false,
    fault: { at: 0, why: { code: 'badSetup', path: 'pit', message: 'is off the board' } },
  });
});

test('match file: a file of format 1 opens, to the same events and the same hashes', () => {
  const { fair: _, ...older } = { ...copy(FILE), format: 1 };
  const replayed = replayFile(cellar, older as MatchFile);
  assert.ok(replayed.ok, JSON.stringify(replayed));
  assert.deepEqual([replayed.events, replayed.match.head], [EVENTS, FILE.head]);
  assert.deepEqual(
    upcastFile(older as MatchFile),
    FILE,
    'in format 2 it is the file as it would be written now',
  );
  assert.deepEqual(upcastFile(FILE), FILE);
});

test('match file: what is no file is upcast to itself', () => {
  for (const none of [null, 7, 'x', [], {}, { format: '1' }, { format: 99 }])
    assert.equal(upcastFile(none as never), none);
});

test('match file: what it says of its dice has to be readable', () => {
  for (const fair of [7, {}, undefined, { fingerprint: 'x', secret: 'y', words: [7], after: 0 }])
    assert.deepEqual(faultOf({ ...FILE, fair }), {
      at: 0,
      why: { code: 'unreadableDice' },
    });
});
