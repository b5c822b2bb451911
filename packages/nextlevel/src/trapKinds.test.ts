import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NEXT_TRAP_KINDS } from './content/traps.ts';
import { table } from './testing/index.ts';

const HALL = `
  +-+-+-+-+-+-+-+-+-+-+
  |E . . . . . . . . .|
  +-+-+-+-+-+-+-+-+-+-+`;
const TRAPS = [
  { kind: 'spear', at: 'B1' },
  { kind: 'pit', at: 'C1' },
  { kind: 'spear', at: 'D1' },
  { kind: 'spear', at: 'E1' },
  { kind: 'rockfall', at: 'F1' },
  { kind: 'spear', at: 'G1' },
  { kind: 'spear', at: 'H1' },
  { kind: 'pit', at: 'I1' },
];

function kinds(options: object): readonly string[] {
  return table(HALL, { E: { kind: 'elf' } }, { quest: { traps: TRAPS }, next: { options: { ...options } } })
    .state.next.trapKinds;
}

void test('traps are what the map prints, unless the table wants them varied', () => {
  assert.deepEqual(
    kinds({}),
    TRAPS.map(({ kind }) => kind),
  );
  assert.deepEqual(kinds({ traps: 'varied' }), [
    'spear',
    'pit',
    'poisonedDarts',
    'swingingBlade',
    'fireCloud',
    'steelJaw',
    'spear',
    'deepPit',
  ]);
});

void test('which trap is which is for the game master’s eyes', () => {
  const t = table(
    HALL,
    { E: { kind: 'elf' } },
    { quest: { traps: TRAPS }, next: { options: { traps: 'varied' } } },
  );
  assert.deepEqual([t.view('morcar').next.screen?.trapKinds.length, t.view('heroes').next.screen], [8, null]);
  const known = JSON.stringify({ ...t.view('heroes').next, options: null });
  assert.ok(NEXT_TRAP_KINDS.filter((kind) => kind !== 'chest').every((kind) => !known.includes(`"${kind}"`)));
});
