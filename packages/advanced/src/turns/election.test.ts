/** Leader and mapper (ADV-SET-29 to ADV-SET-33, ADV-MAP-01). */
import assert from 'node:assert/strict';
import { tape } from '@oubliette/kernel';
import { rule } from '@oubliette/kernel/testing';
import { Play } from '../play.ts';
import { table } from '../testing/index.ts';
import type { AdvancedTable } from '../testing/index.ts';
import { eligible, electLeader, electMapper, ensureLeader } from './election.ts';

const ROOM = `
  +-+-+-+-+
  |A B C H|
  +-+-+-+-+
`;
const PARTY = {
  A: {},
  B: { seat: 'ben' },
  C: { seat: 'cat' },
  H: { kind: 'henchman', serves: 'A' },
} as const;

function play(t: AdvancedTable, faces: readonly number[], act: (play: Play) => void): Play {
  const dice = tape(faces);
  const now = new Play(t.world, t.state, dice);
  act(now);
  assert.deepEqual(dice.left(), []);
  return now;
}

rule('ADV-SET-29', 'the highest die leads', () => {
  const now = play(table(ROOM, PARTY), [4, 11, 7], electLeader);
  assert.equal(now.state.leader, 'B');
  assert.deepEqual(now.events[0], {
    type: 'leaderChosen',
    leader: 'B',
    rolls: [
      { figure: 'A', face: 4 },
      { figure: 'B', face: 11 },
      { figure: 'C', face: 7 },
    ],
    rules: ['ADV-SET-32'],
    news: true,
  });
});

rule('ADV-SET-29', 'those who tie roll again among themselves', () => {
  const now = play(table(ROOM, PARTY), [9, 3, 9, 2, 6], electLeader);
  assert.equal(now.state.leader, 'C');
});

rule('ADV-SET-32', 'the knocked out do not roll, henchmen never; the old leader does', () => {
  const t = table(ROOM, { ...PARTY, B: { seat: 'ben', wounds: 0 } });
  assert.deepEqual(eligible(t.state), ['A', 'C']);
  const now = play(t, [5, 6], electLeader);
  assert.equal(now.state.leader, 'C');
});

rule('ADV-SET-32', 'a leader lost in between is replaced at once; one still standing is not', () => {
  const t = table(ROOM, { ...PARTY, A: { wounds: 0 } }, { state: { leader: 'A' } });
  assert.equal(play(t, [1, 2], ensureLeader).state.leader, 'C');
  assert.equal(play(table(ROOM, PARTY), [], ensureLeader).events.length, 0);
});

rule('ADV-SET-32', 'a leader who leaves by the stairs is replaced before play goes on', () => {
  const t = table(ROOM, PARTY, { places: { A: { kind: 'stairs', stairs: 'out' } } });
  t.do({ type: 'leaveDungeon', figure: 'A' }, [8, 3]);
  assert.equal(t.state.leader, 'B');
});

rule('ADV-SET-33', 'the others roll for the map; ties again; a lone hero has both roles', () => {
  const t = table(ROOM, PARTY);
  assert.equal(play(t, [3, 3, 1, 2], electMapper).state.mapper, 'C');
  const alone = table(ROOM, { A: {} });
  assert.equal(play(alone, [], electMapper).state.mapper, 'A');
});

rule('ADV-SET-33', 'the mapper keeps the map, though chosen as leader later', () => {
  const t = table(ROOM, PARTY, { state: { leader: 'A', mapper: 'B' } });
  const { leader, mapper } = play(t, [4, 11, 7], electLeader).state;
  assert.deepEqual([leader, mapper], ['B', 'B']);
});

rule('ADV-MAP-01', 'every expedition has a mapper of its own', () => {
  const now = play(table(ROOM, PARTY), [12, 1], electMapper);
  assert.equal(now.state.mapper, 'B');
  assert.ok(now.events[0]!.rules.includes('ADV-MAP-01'));
});

rule('ADV-SET-32', 'a hero who waits below on the stairs may lead, unless knocked out', () => {
  const t = table(ROOM, PARTY);
  const waits = (wounds: number): string[] => {
    const b = t.state.figures.find(({ id }) => id === 'B');
    return eligible({
      ...t.state,
      sheets: t.state.sheets.map((sheet) => (sheet.id === 'B' ? { ...sheet, where: 'below' } : sheet)),
      figures: t.state.figures.filter(({ id }) => id !== 'B'),
      levels: [{ ...t.state.levels[0]!, left: [{ ...b!, wounds }] }],
    });
  };
  assert.deepEqual(
    [waits(2), waits(0)],
    [
      ['A', 'B', 'C'],
      ['A', 'C'],
    ],
  );
});

rule('ADV-SET-32', 'which rule called for a new leader is told', () => {
  const rulesOf = (now: Play): readonly string[] => now.events[0]!.rules;
  const first = table(ROOM, { A: {} }, { state: { leader: null } });
  assert.deepEqual(rulesOf(play(first, [], electLeader)), ['ADV-SET-29']);
  const later = table(ROOM, { A: {} }, { state: { leader: 'B' } });
  assert.deepEqual(rulesOf(play(later, [], electLeader)), ['ADV-SET-32']);
  const fought = play(later, [], (now) => electLeader(now, 'ADV-CMB-27'));
  assert.deepEqual(rulesOf(fought), ['ADV-CMB-27']);
  assert.equal(fought.events[0]!.news, undefined, 'no die was rolled');
  assert.equal(play(table(ROOM, PARTY), [4, 11, 7], electLeader).events[0]!.news, true);
  assert.equal(play(table(ROOM, PARTY), [3, 1], electMapper).events[0]!.news, true);
});
