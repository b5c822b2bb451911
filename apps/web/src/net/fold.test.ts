import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Batch, Present, ServerMessage, ServerMessageOf, TableInfo } from '@oubliette/table';
import { fold, NOTHING_KNOWN, withoutPoint } from './fold.ts';
import type { KnownTable, TableState } from './link.ts';

const INFO: TableInfo = {
  id: 't1',
  game: 'classic',
  title: { en: 'The Trial', fr: 'L’épreuve' },
  phase: 'playing',
  options: { dice: 'app', pace: 'live', open: false, language: 'en' },
  chairs: [],
  members: [{ id: 'm1', name: 'Léa', host: true }],
  fair: { fingerprint: 'f', words: [], secret: null },
  hushed: false,
  bots: [],
  ways: [],
  campaign: null,
  outing: null,
  wish: null,
};

function present(round: number): Present {
  return {
    view: { round, figures: ['elf'] },
    moves: {},
    waiting: [],
    ending: null,
    proposal: null,
    rolling: null,
    moments: round,
    undoable: null,
  };
}

const row = (seq: number): Batch => ({ seq, at: 0, by: { member: 'm1' }, events: [] });
const rows = (from: number, to: number): Batch[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => row(from + index));

function welcome(from: number, to: number, more: Partial<ServerMessageOf<'welcome'>> = {}): ServerMessage {
  return {
    t: 'welcome',
    v: 1,
    you: 'm1',
    seats: ['elf'],
    eyes: 'elf',
    info: INFO,
    seq: to,
    hash: 'h',
    present: present(to),
    batches: rows(from, to),
    earlier: from > 1,
    here: ['m1'],
    until: null,
    away: [],
    ...more,
  };
}

function news(seq: number, more: Partial<ServerMessageOf<'news'>> = {}): ServerMessage {
  return { t: 'news', batch: row(seq), hash: 'h', ...more };
}

function after(...messages: ServerMessage[]): TableState {
  let state: TableState = NOTHING_KNOWN;
  for (const message of messages) {
    const next = fold(state, message);
    assert.ok(next, `a gap before ${message.t}`);
    state = next;
  }
  return state;
}

function tableOf(state: TableState): KnownTable {
  assert.ok(state.table);
  return state.table;
}

const seqs = (state: TableState): number[] => tableOf(state).batches.map(({ seq }) => seq);

describe('a first welcome', () => {
  test('opens the table on its last rows', () => {
    const state = after(welcome(5, 7));
    assert.equal(state.status, 'open');
    assert.deepEqual(seqs(state), [5, 6, 7]);
    assert.equal(tableOf(state).earlier, true);
    assert.deepEqual([...tableOf(state).presents.keys()], [7]);
  });
});

describe('a welcome after a reconnection', () => {
  test('appends the rows that were missed', () => {
    const state = after(welcome(5, 7), welcome(8, 9, { earlier: true }));
    assert.deepEqual(seqs(state), [5, 6, 7, 8, 9]);
    assert.deepEqual([...tableOf(state).presents.keys()], [7, 9]);
  });

  test('knows no row twice', () => {
    assert.deepEqual(seqs(after(welcome(5, 7), welcome(6, 9))), [5, 6, 7, 8, 9]);
    assert.deepEqual(seqs(after(welcome(5, 7), welcome(8, 7))), [5, 6, 7]);
  });

  test('leaves no gap: rows that do not join on are a new beginning', () => {
    const state = after(welcome(1, 7), welcome(20, 25));
    assert.deepEqual(seqs(state), [20, 21, 22, 23, 24, 25]);
    assert.equal(tableOf(state).earlier, true);
  });

  test('keeps what was known to be earlier', () => {
    assert.equal(tableOf(after(welcome(1, 7), welcome(8, 9, { earlier: true }))).earlier, false);
  });

  test('through other eyes, is a new beginning', () => {
    const state = after(welcome(1, 7), welcome(1, 7, { eyes: 'morcar', seats: ['elf', 'morcar'] }));
    assert.deepEqual(seqs(state), [1, 2, 3, 4, 5, 6, 7]);
    assert.equal(tableOf(state).eyes, 'morcar');
    assert.equal(tableOf(state).presents.size, 1);
  });
});

describe('news', () => {
  test('changes only the fields it names', () => {
    const before = after(welcome(1, 1));
    const state = after(
      welcome(1, 1),
      news(2, { view: { round: 9, pending: null }, present: { moments: 4 } }),
    );
    assert.deepEqual(tableOf(state).present.view, { round: 9, figures: ['elf'], pending: null });
    assert.equal(tableOf(state).present.moments, 4);
    assert.deepEqual(tableOf(before).present.view, { round: 1, figures: ['elf'] });
  });

  test('keeps how the match stood after each row', () => {
    const state = after(welcome(1, 1), news(2, { view: { round: 2 } }), news(3, { view: { round: 3 } }));
    const { presents } = tableOf(state);
    assert.deepEqual(
      [...presents].map(([seq, { view }]) => [seq, view?.['round']]),
      [
        [1, 1],
        [2, 2],
        [3, 3],
      ],
    );
    assert.equal(presents.get(2)?.view?.['figures'], presents.get(3)?.view?.['figures']);
  });

  test('keeps no more of them than playback can use', () => {
    const state = after(welcome(1, 1), ...Array.from({ length: 200 }, (_, index) => news(index + 2)));
    const kept = [...tableOf(state).presents.keys()];
    assert.equal(kept.length, 64);
    assert.equal(kept.at(-1), 201);
    assert.equal(tableOf(state).batches.length, 201);
  });

  test('heard twice, is heard once', () => {
    assert.deepEqual(seqs(after(welcome(1, 2), news(3), news(3), news(2))), [1, 2, 3]);
  });

  test('with a row missing before it is a gap', () => {
    assert.equal(fold(after(welcome(1, 2)), news(4)), null);
  });

  test('may bring the table’s own news', () => {
    const state = after(welcome(1, 1), news(2, { info: { ...INFO, hushed: true }, seats: ['elf', 'dwarf'] }));
    assert.equal(tableOf(state).info.hushed, true);
    assert.deepEqual(tableOf(state).seats, ['elf', 'dwarf']);
  });

  test('before a welcome is nobody’s', () => {
    assert.equal(fold(NOTHING_KNOWN, news(1)), NOTHING_KNOWN);
  });
});

describe('history', () => {
  test('goes before what is known', () => {
    const state = after(welcome(5, 6), { t: 'history', id: 'r', batches: rows(2, 4), earlier: true });
    assert.deepEqual(seqs(state), [2, 3, 4, 5, 6]);
    assert.equal(tableOf(state).earlier, true);
  });

  test('that does not join on is left alone', () => {
    const known = after(welcome(5, 6));
    assert.equal(fold(known, { t: 'history', id: 'r', batches: rows(1, 3), earlier: false }), known);
    assert.equal(fold(known, { t: 'history', id: 'r', batches: [], earlier: false }), known);
  });
});

describe('what is no row', () => {
  test('dice being typed change the present', () => {
    const rolling = { by: 'elf', you: 'watch', mayLeave: false, isScreened: true, thrown: null } as const;
    const state = after(welcome(1, 2), { t: 'rolling', rolling });
    assert.equal(tableOf(state).present.rolling, rolling);
    assert.equal(tableOf(state).presents.get(2)?.rolling, rolling);
    assert.equal(tableOf(state).seq, 2);
  });

  test('people come and go', () => {
    const away = [{ member: 'm3', since: 5, long: true }];
    const table = tableOf(after(welcome(1, 2), { t: 'here', here: ['m1', 'm2'], away }));
    assert.deepEqual([table.here, table.away], [['m1', 'm2'], away]);
  });

  test('a finger points until it is taken away', () => {
    const state = after(
      welcome(1, 2),
      { t: 'point', member: 'm1', at: 4 },
      { t: 'point', member: 'm1', at: 5, to: 9 },
    );
    assert.deepEqual(tableOf(state).points, [
      { member: 'm1', at: 4, key: 1 },
      { member: 'm1', at: 5, to: 9, key: 2 },
    ]);
    assert.deepEqual(
      tableOf(withoutPoint(state, 1)).points.map(({ key }) => key),
      [2],
    );
    assert.equal(withoutPoint(state, 7), state);
  });
});
