import assert from 'node:assert/strict';
import { rule } from '@oubliette/kernel/testing';
import { levelOf } from '../figures.ts';
import { PLAIN_PLAN } from '../scenario/plain.ts';
import { table } from '../testing/table.ts';
import type { AdvancedTable } from '../testing/table.ts';
import { laidIn } from '../testing/digging.ts';

const FIELD = { width: 40, height: 40, x: 10, y: 20 };
const MAP = `
  +-+-+-+-+-+x+x+
  |: : E :d: : :|
  + + + + +-+ + +
  |: : : :|. . .|
  +-+-+-+-+-+-+-+
`;

/** Length 1, empty, a dead end. */
const SHORT = [1, 4, 5, 3, 3];

/** A hero on a piece with open exits, at the end of the heroes' phase. */
function standingOn(map: string, kind: 'junction' | 'turn' | 'corridor'): AdvancedTable {
  return table(map, { E: {} }, { field: FIELD, places: { E: { kind } } });
}

const JUNCTION = `
  +x+x+
  |E :|
  + + +
  |: :|
  +x+x+
`;
const TURN = `
  +x+x+
  |E :|
  + + +
  |: :|
  +-+-+
`;

rule('ADV-GEN-03', 'a hero on a junction uncovers every passage that leaves it', () => {
  const here = standingOn(JUNCTION, 'junction');
  here.do({ type: 'done' }, [...SHORT, ...SHORT, 5]);
  assert.deepEqual(laidIn(here), ['deadEnd K16', 'deadEnd K23']);
});

rule('ADV-GEN-05', 'a hero on a turn uncovers what lies round the corner', () => {
  const here = standingOn(TURN, 'turn');
  here.do({ type: 'done' }, [...SHORT, 5]);
  assert.deepEqual(laidIn(here), ['deadEnd K16']);
});

rule('ADV-GEN-08', 'the passages of a junction are not seen from beside it', () => {
  const here = standingOn(MAP, 'corridor');
  here.do({ type: 'done' }, [5]);
  assert.deepEqual(laidIn(here), []);
});

rule('ADV-GEN-09', 'nor what is behind a turn', () => {
  const beside = standingOn(MAP, 'corridor');
  beside.do({ type: 'done' }, [5]);
  assert.deepEqual(laidIn(beside), []);
  const on = standingOn(MAP.replace('E :d:', ': :d:').replace(': : :|', ': E :|'), 'turn');
  on.do({ type: 'done' }, [...SHORT, 5]);
  assert.deepEqual(laidIn(on), ['deadEnd P16']);
});

rule('ADV-GEN-06', 'sections are laid in the exploration phase', () => {
  const here = standingOn(TURN, 'turn');
  here.do({ type: 'done' }, [...SHORT, 5]);
  const types = here.types();
  const began = here.events.findIndex(
    (event) => event.type === 'phaseBegan' && event.phase === 'exploration',
  );
  assert.ok(began >= 0 && began < types.indexOf('sectionLaid'));
});

rule('ADV-GEN-04', 'a door opened for the first time uncovers what is behind it', () => {
  const map = `
    +-+-+-+
    |: E :|
    +-+d+-+
  `;
  const here = table(map, { E: {} }, { field: FIELD });
  const [exit] = levelOf(here.state).layout.exits;
  here.state = {
    ...here.state,
    frontier: [exit!],
    levels: [{ ...levelOf(here.state), opened: [exit!] }],
  };
  here.do({ type: 'done' }, [6]);
  assert.equal(here.event('roomRolled').room, 'normal');
  here.do({ type: 'chooseLayout', option: 0 }, [1, 5]);
  assert.equal(laidIn(here).length, 1);
  assert.deepEqual(levelOf(here.state).doors, ['open']);
  assert.deepEqual([levelOf(here.state).opened, here.state.frontier], [[], []]);
});

rule('ADV-GEN-47', 'on another level the table is cleared, and the level left is kept as it was', () => {
  const levels = [{ tag: 'random', down: 'tables' } as const, { tag: 'random', down: 'none' } as const];
  const here = table(
    `
    +-+-+
    |E :|
    +-+-+
    `,
    { E: {} },
    { places: { E: { kind: 'stairs', stairs: 'down' } }, setup: { dungeon: { ...PLAIN_PLAN, levels } } },
  );
  const before = levelOf(here.state).layout;
  here.do({ type: 'takeStairs', figure: 'E' });
  here.do({ type: 'changeLevel' });
  assert.equal(here.state.level, 1);
  assert.deepEqual(
    levelOf(here.state).layout.pieces.map(({ section }) => section),
    ['stairs', 'passage', 'passage', 'tJunction'],
  );
  assert.deepEqual(here.state.levels[0]!.layout, before);
});
